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
  formal: 'Hello {{creator_name|there}},',
  short: 'Hi {{first_name|there}},',
}

const closings: Readonly<Record<DraftTone, string>> = {
  friendly: 'Best,\n{{sender_name}}',
  formal: 'Kind regards,\n{{sender_name}}\n{{brand}}',
  short: '{{sender_name}}',
}

/** A brand's own words as they end a sentence: one line, one period, no shouting. */
function sentenceOf(words: string): string {
  return `${words
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<![.!?…;,:])[.!?…;,:]+$/, '')}.`
}

/** Whoever names a fee does not ask for one. */
const namesFee = /[$€£]\s?\d|\d\s?(?:USD|EUR|GBP|dollars|euros)\b/i

/** @returns a first message with two follow-ups, all merge fields in their place */
export function builtInDraft({ product, offer, tone }: DraftFacts): Draft {
  const about = product.trim() === '' ? '' : ' on a campaign for {{product}}'
  const terms = offer.trim() === '' ? [] : [`What we have in mind: ${sentenceOf(offer)}`]
  const opening = {
    friendly: `I’m {{sender_name}} from {{brand}}. We came across @{{handle}} on {{platform}}, and we’d like to work with you${about}.`,
    formal: `I’m writing on behalf of {{brand}}. We came across your profile on {{platform}} and would like to work with you${about}.`,
    short: `{{brand}} would like to work with you${about}. We found @{{handle}} on {{platform}}.`,
  }[tone]
  const question = (namesFee.test(offer) ? termsQuestions : ratesQuestions)[tone]
  const letter = (...paragraphs: string[]) => [greetings[tone], ...paragraphs, closings[tone]].join('\n\n')
  return {
    subject: product.trim() === '' ? 'Working with {{brand}}' : 'A campaign for {{product}} with {{brand}}',
    body: letter(opening, ...terms, question),
    followUps: [
      { afterDays: 4, body: letter(reminders[tone].replace('{about}', about)) },
      { afterDays: 7, body: letter(lastNotes[tone]) },
    ],
  }
}

const ratesQuestions: Readonly<Record<DraftTone, string>> = {
  friendly: 'Would this be a fit? If so, what are your rates, and when could you start?',
  formal: 'If you’re interested, could you send us your rates and tell us when you’d be available?',
  short: 'Interested? What are your rates?',
}

const termsQuestions: Readonly<Record<DraftTone, string>> = {
  friendly: 'Would this be a fit? If so, when could you start?',
  formal: 'If you’re interested, could you tell us when you’d be available?',
  short: 'Interested? When could you start?',
}

const reminders: Readonly<Record<DraftTone, string>> = {
  friendly:
    'I wanted to make sure you saw my note about working with {{brand}}{about}. A quick yes or no helps either way.',
  formal:
    'I’m following up on my email about working with {{brand}}{about}. Could you let us know if you’re interested? A short reply either way would help us plan.',
  short: 'Did you see my note about working with {{brand}}{about}? A quick yes or no helps either way.',
}

const lastNotes: Readonly<Record<DraftTone, string>> = {
  friendly: 'This is my last note for now. If another time works better, just reply and we’ll pick it up from there.',
  formal:
    'This is the last email I’ll send about this. If another time would suit you better, just reply and we’ll be in touch then.',
  short: 'This is my last note. If another time works better, just reply.',
}

const subjectMax = 120
const bodyMax = 1_600
const followUpMax = 600
/** What nobody told the model: links, sums and addresses; merge fields are taken out before. Any other figure is looked for among those it was told. */
const foreign = /https?:|www\.|[$€£]\s?\d|\d\s?(?:USD|EUR|GBP|dollars|euros)\b|@[\w.]{1,60}/i

/** @param answer JSON of a model. @param told what it was told: whatever stands there may be said. @returns the draft; null where it is too long, lacks a field that every message needs, names a field that there is not, or
 *  says what it was not told */
export function heldDraft(answer: string, told: readonly string[]): Draft | null {
  const parsed = parsedDraft(answer)
  if (parsed === null) return null
  const { subject, body, followUps } = parsed
  const texts = [subject, body, ...followUps]
  const invents = texts.some((text) => isForeign(text, told))
  const isLong =
    subject.length > subjectMax || body.length > bodyMax || followUps.some((text) => text.length > followUpMax)
  const isMade = texts.some((text) => text.trim() === '' || filledText(text, {}).unknown.length > 0)
  const named = /\{\{ ?(first_name|creator_name|handle)/.test(body) && body.includes('{{brand}}')
  if (invents || isLong || isMade || !named || /[\r\n]/.test(subject) || followUps.length !== 2) return null
  return { subject, body, followUps: followUps.map((text, at) => ({ afterDays: at === 0 ? 4 : 7, body: text })) }
}

function isForeign(text: string, told: readonly string[]): boolean {
  const known = told.map((each) => each.trim()).filter((each) => each !== '')
  const own = known.reduce((rest, each) => rest.replaceAll(each, ' '), text.replaceAll(/\{\{[^{}]*\}\}/g, ' '))
  if (foreign.test(own)) return true
  const figures = new Set(known.join(' ').match(/\d+/g) ?? [])
  return (own.match(/\d+/g) ?? []).some((figure) => !figures.has(figure))
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
