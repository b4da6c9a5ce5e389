import { type DraftTone, filledText } from '@vouch/contract'

/** The built-in writer of first messages: what a marketer would send, from what the campaign says and nothing else. */

export interface DraftFacts {
  brand: string
  /** Empty where the campaign names none. */
  product: string
  offer: string
  tone: DraftTone
}

export interface Draft {
  subject: string
  body: string
  followUps: { afterDays: number; body: string }[]
}

const greetings: Readonly<Record<DraftTone, string>> = {
  friendly: 'Hi {{first_name|there}},',
  formal: 'Dear {{creator_name|creator}},',
  short: 'Hi {{first_name|there}},',
}

const closings: Readonly<Record<DraftTone, string>> = {
  friendly: 'Best,\n{{sender_name}}',
  formal: 'Kind regards,\n{{sender_name}}\n{{brand}}',
  short: '{{sender_name}}',
}

/** @returns a first message with two follow-ups, all merge fields in their place */
export function builtInDraft({ product, offer, tone }: DraftFacts): Draft {
  const subject = product === '' ? 'Working with {{brand}}' : 'A partnership on {{product}}'
  const about = product === '' ? '' : ' on {{product}}'
  const terms = offer === '' ? '' : `${offer.replace(/[.!?]$/, '')}.`
  const opening = {
    friendly: `I’m {{sender_name}} from {{brand}}. I’ve been following @{{handle}} on {{platform}}, and I’d like to work with you${about}.`,
    formal: `I am writing on behalf of {{brand}}. We would like to work with you${about} on {{platform}}.`,
    short: `{{brand}} would like to work with you${about} on {{platform}}.`,
  }[tone]
  const question = {
    friendly: 'Would this be a fit? If so, what are your rates and when could you start?',
    formal: 'If this is of interest, may we ask for your rates and your availability?',
    short: 'Interested? What are your rates?',
  }[tone]
  const body = [greetings[tone], opening, ...(terms === '' ? [] : [terms]), question, closings[tone]].join('\n\n')
  const ends = closings[tone]
  return {
    subject,
    body,
    followUps: [
      {
        afterDays: 4,
        body: `${greetings[tone]}\n\nDid you have a chance to look at my note about working with {{brand}}? A short yes or no helps either way.\n\n${ends}`,
      },
      {
        afterDays: 7,
        body: `${greetings[tone]}\n\nThis is my last note. If the timing is better later, just reply and I’ll come back to you.\n\n${ends}`,
      },
    ],
  }
}

const subjectMax = 120
const bodyMax = 1_600
const followUpMax = 600
/** What nobody told the model: sums, links and addresses. */
const foreign = /https?:|www\.|[$€£]\s?\d|\d\s?(?:USD|EUR|GBP|dollars|euros)\b|@(?!\{\{handle)[\w.]{1,60}/i

/** @param answer JSON of a model. @returns the draft; null where it is too long, lacks a field that every message needs, names a field that there is not, or
 *  says what it was not told */
export function heldDraft(answer: string, offer: string): Draft | null {
  const parsed = parsedDraft(answer)
  if (parsed === null) return null
  const { subject, body, followUps } = parsed
  const texts = [subject, body, ...followUps]
  const invents = texts.some((text) => foreign.test(text.replaceAll(offer === '' ? '\0' : offer, '')))
  const isLong =
    subject.length > subjectMax || body.length > bodyMax || followUps.some((text) => text.length > followUpMax)
  const isMade = texts.some((text) => text.trim() === '' || filledText(text, {}).unknown.length > 0)
  const named = /\{\{ ?(first_name|creator_name|handle)/.test(body) && body.includes('{{brand}}')
  if (invents || isLong || isMade || !named || /[\r\n]/.test(subject) || followUps.length !== 2) return null
  return { subject, body, followUps: followUps.map((text, at) => ({ afterDays: at === 0 ? 4 : 7, body: text })) }
}

function parsedDraft(answer: string): { subject: string; body: string; followUps: string[] } | null {
  const [from, to] = [answer.indexOf('{"'), answer.lastIndexOf('}')]
  if (from < 0 || to < from) return null
  try {
    const read: unknown = JSON.parse(answer.slice(from, to + 1))
    if (typeof read !== 'object' || read === null) return null
    const { subject, body, followUps } = read as Record<string, unknown>
    const isTexts = Array.isArray(followUps) && followUps.every((text) => typeof text === 'string')
    return typeof subject === 'string' && typeof body === 'string' && isTexts ? { subject, body, followUps } : null
  } catch {
    return null
  }
}
