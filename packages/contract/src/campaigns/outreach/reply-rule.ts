import type { OutreachMessage } from './outreach-parts.ts'

/** When a thread takes a reply of ours. A reply is free and leaves before everything else, so it is for creators who were written to and wrote back: whoever never answered gets
 *  follow-ups, which are counted and paid for. The screen shows by this what the server does. */

/** Replies of ours that a creator may get in a row. */
export const repliesInRowMax = 3

/** Ways in which a message ends without having arrived. */
const undelivered: readonly OutreachMessage['state'][] = ['canceled', 'refused', 'bounced']

/** What is counted and paid for. */
const opening: readonly OutreachMessage['kind'][] = ['first', 'follow-up']

type Standing = Pick<OutreachMessage, 'kind' | 'state'>

const openingStates = (messages: readonly Standing[]) =>
  messages.filter(({ kind }) => opening.includes(kind)).map(({ state }) => state)

/** @param messages those of a thread
 *  @returns whether nothing that was paid for arrived or still may, so that another first email can be written */
export function isUnreached(messages: readonly Standing[]): boolean {
  return openingStates(messages).every((state) => undelivered.includes(state))
}

/** @returns what became of a thread's first email that never arrived */
function endOfFirst(messages: readonly Standing[]): string {
  const state = messages.find(({ kind }) => kind === 'first')?.state
  if (state === 'canceled') return 'Your first email was canceled before it went out.'
  if (state === 'refused') return 'Your first email was refused, so it never arrived.'
  if (state === 'bounced') return 'Your first email bounced, so it never arrived.'
  return 'You haven’t emailed this creator from Vouch yet.'
}

/** @param messages those of a thread, oldest first
 *  @param isReached whether the creator was written to in another thread about the same campaign: then no first email goes out
 *  @returns the sentence that says why no reply can be sent; null where one can */
export function whyNoReply(messages: readonly Standing[], isReached: boolean): string | null {
  if (isUnreached(messages))
    return `${endOfFirst(messages)} ${isReached ? 'You wrote to this creator again in another thread.' : 'Send a first email instead.'}`
  if (!openingStates(messages).includes('sent')) return 'Your first email hasn’t gone out yet.'
  const heard = messages.findLastIndex(({ kind }) => kind === 'received')
  if (heard < 0) return 'This creator hasn’t replied yet. If they answered elsewhere, log their reply first.'
  const since = messages.slice(heard + 1).filter(({ kind, state }) => kind === 'reply' && !undelivered.includes(state))
  if (since.length < repliesInRowMax) return null
  return `You’ve sent ${repliesInRowMax} replies since this creator last wrote. You can send another once they answer.`
}
