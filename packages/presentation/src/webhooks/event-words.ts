import type { WebhookData, WebhookEvent } from '@vouch/contract'
import { type DecisionWord, plural } from '@vouch/engine'
import { number, range } from '../format.ts'
import { platformName } from '../platform-name.ts'
import { decisionName } from '../report/decision-words.ts'
import { changeWords, usualWords } from '../watch-words.ts'

/** What webhooks tell, in words: for Slack, and for whoever reads the log of deliveries. */

type Creator = WebhookData['verification.done']['creator']
type Trust = WebhookData['score.changed']['after']

const deliverableNews = {
  'deliverable.submitted': 'has a draft to review',
  'deliverable.returned': 'was sent back for changes',
  'deliverable.approved': 'was approved',
  'deliverable.posted': 'was posted',
} as const

/** @returns an event in a sentence or two: `@ava on Instagram is verified: trust 82 (78 to 86). Book.` */
export function eventSentence(event: WebhookEvent): string {
  switch (event.type) {
    case 'verification.done':
      return `${capital(nameOf(event.data.creator))} is verified: ${verdictWords(event.data)}`
    case 'verification.failed':
      return `The verification of ${nameOf(event.data.creator)} failed: ${event.data.error} Its credits are back.`
    case 'score.changed': {
      const { before, after } = event.data
      return `The trust score of ${nameOf(event.data.creator)} left the range of your last report: ${trustRange(before)} before, ${trustRange(after)} now.`
    }
    case 'credits.low':
      return `${plural(event.data.remaining, 'credit')} left in your Vouch workspace.`
    case 'batch.done': {
      const { name, done, failed } = event.data
      const without = failed === 0 ? '' : `, ${number(failed)} without a report`
      return `The list “${name}” is done: ${number(done)} verified${without}.`
    }
    case 'watch.alert':
      return `${capital(nameOf(event.data.creator))} ${changeWords(event.data)}. ${usualWords(event.data)}`
    case 'campaign.moved':
      return `The campaign “${event.data.name}” was ${event.data.change}.`
    case 'campaign.step': {
      const { name, step, stepName, done } = event.data
      return `Step ${step} of the campaign “${name}”, ${stepName.toLowerCase()}, is ${done ? 'done' : 'open again'}.`
    }
    case 'deliverable.submitted':
    case 'deliverable.returned':
    case 'deliverable.approved':
    case 'deliverable.posted': {
      const { title, kind, campaign, creator } = event.data
      return `${capital(nameOf(creator))}: “${title || kind}” for the campaign “${campaign}” ${deliverableNews[event.type]}.`
    }
    case 'order.received': {
      const { total, currency, shop, creator, campaignId } = event.data
      const whose = creator ? `, through ${nameOf(creator)}` : campaignId === null ? '' : ', through a campaign’s link'
      return `A new order of ${number(total, 2)} ${currency} in ${shop}${whose}.`
    }
    case 'outreach.replied':
      return `${capital(nameOf(event.data.creator))} replied to “${event.data.subject}”.`
    case 'contract.sent':
      return `The contract “${event.data.title}” was sent to ${nameOf(event.data.creator)}.`
    case 'contract.accepted':
      return `${event.data.signer} accepted the contract “${event.data.title}” for ${nameOf(event.data.creator)}.`
    case 'contract.declined':
      return `${capital(nameOf(event.data.creator))} declined the contract “${event.data.title}”: ${event.data.reason}`
    case 'webhook.test':
      return event.data.message
  }
}

function verdictWords({ trust, decision, state }: WebhookData['verification.done']): string {
  if (trust === null) return state === 'NOT_FOUND' ? 'the profile wasn’t found.' : 'there’s no score.'
  const word = decision === null ? '' : ` ${decisionName(decision as DecisionWord)}.`
  return `trust ${trustRange(trust)}.${word}`
}

function trustRange({ score, low, high }: Trust): string {
  return `${number(score, 0)} (${range(low, high)})`
}

function nameOf(creator: Creator): string {
  return creator === null ? 'a creator' : `@${creator.handle} on ${platformName(creator.platform)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Why nothing arrived, to stand behind a colon or by itself. The codes of attempts, and of endpoints that were turned off. */
export const deliveryTrouble: Readonly<Record<string, string>> = {
  timeout: 'no response within 10 seconds.',
  unreachable: 'we couldn’t connect, or the connection broke.',
  private_address: 'the address leads to a private network, which Vouch never calls.',
  redirected: 'it redirected somewhere else, and Vouch doesn’t follow.',
  bad_address: 'the address doesn’t exist.',
  gone: 'the receiver answered 410, which means that it’s gone.',
  failing: 'nothing arrived for three days.',
}
