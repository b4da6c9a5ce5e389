import type { OutreachMessage } from './outreach-parts.ts'

/** When a thread takes a reply of ours. A reply is free and leaves before everything else, so it is for creators who were written to and wrote back: whoever never answered gets
 *  follow-ups, which are counted and paid for. The screen shows by this what the server does. */

/** Replies of ours that a creator may get in a row. */
export const repliesInRowMax = 3

/** Ways in which a message ends without having arrived. */
const undelivered: readonly OutreachMessage['state'][] = ['canceled', 'refused', 'bounced']

/** What is counted and paid for. */
const opening: readonly OutreachMessage['kind'][] = ['first', 'follow-up']

/** @param messages those of a thread, oldest first
 *  @returns the sentence that says why no reply can be sent; null where one can */
export function whyNoReply(messages: readonly Pick<OutreachMessage, 'kind' | 'state'>[]): string | null {
  const opened = messages.filter(({ kind }) => opening.includes(kind)).map(({ state }) => state)
  if (!opened.includes('sent') && opened.some((state) => state === 'waiting' || state === 'sending'))
    return 'Your first email hasn’t gone out yet.'
  if (!opened.includes('sent')) return 'You haven’t emailed this creator from Vouch yet. Send a first email instead.'
  const heard = messages.findLastIndex(({ kind }) => kind === 'received')
  if (heard < 0) return 'This creator hasn’t replied yet. If they answered elsewhere, log their reply first.'
  const since = messages.slice(heard + 1).filter(({ kind, state }) => kind === 'reply' && !undelivered.includes(state))
  if (since.length < repliesInRowMax) return null
  return `You’ve sent ${repliesInRowMax} replies since this creator last wrote. You can send another once they answer.`
}
