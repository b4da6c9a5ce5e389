import type { ContactSource, MessageState, OutreachMessage, SenderRecord, ThreadState } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { dateTimeIn } from '../../ui/own-time.ts'

/** What the screens of outreach call things. */

export const threadStateWords: Readonly<Record<ThreadState, string>> = {
  waiting: 'Waiting for a reply',
  replied: 'Replied',
  agreed: 'Agreed',
  declined: 'Declined',
  closed: 'Closed',
  failed: 'Not delivered',
  unsubscribed: 'Unsubscribed',
}

export const sourceWords: Readonly<Record<ContactSource, string>> = {
  bio: 'In their bio',
  'linked-page': 'On the page they link to',
  consent: 'Connected their account',
  given: 'They gave it to you',
}

const stateWords: Readonly<Record<MessageState, string>> = {
  waiting: 'Not sent yet',
  sending: 'Sending',
  sent: 'Sent',
  refused: 'Refused. You weren’t charged.',
  bounced: 'Came back',
  canceled: 'Canceled. You weren’t charged.',
  kept: '',
}

/** @param zone of whoever sends
 *  @returns how a message stands, in a line */
export function messageStanding(message: OutreachMessage, zone: string): string {
  const { kind, state, dueAt, sentAt, createdAt, afterDays, maybeTwice } = message
  if (state === 'kept') return `${kind === 'reply' ? 'Sent outside Vouch, ' : ''}${dateTimeIn(createdAt, zone)}`
  if (state === 'waiting' && dueAt !== null) return `Sends ${dateTimeIn(dueAt, zone)}`
  if (state === 'waiting') return `${plural(afterDays ?? 0, 'day')} after the one before it`
  const words = state === 'sent' && sentAt !== null ? `Sent ${dateTimeIn(sentAt, zone)}` : stateWords[state]
  const twice = maybeTwice && state === 'sent' ? ' It may have been sent twice; you paid once.' : ''
  return `${words}${twice}`
}

export const messageKindWords: Readonly<Record<OutreachMessage['kind'], string>> = {
  first: 'First email',
  'follow-up': 'Follow-up',
  reply: 'Your reply',
  received: 'Their reply',
  note: 'Note',
}

/** @returns whether a record is right, in a word */
export function recordWord({ ok }: SenderRecord): string {
  return ok === null ? 'Unknown' : ok ? 'OK' : 'Missing'
}
