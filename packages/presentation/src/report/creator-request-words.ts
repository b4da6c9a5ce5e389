import type { CreatorRequest } from '@vouch/contract'

/** What a reader of a report is told of the creator's objection, on screen and on paper. A request that is examined may be a stranger's, so
 *  it is not said to be the creator's. */
export const creatorRequestWords: Readonly<Record<CreatorRequest, { title: string; text: string }>> = {
  examined: {
    title: 'A request is being examined',
    text: 'Someone who says this profile is theirs has objected to it being verified. This report stays up until we’ve answered the request.',
  },
  withheld: {
    title: 'No new verdicts',
    text: 'The creator objected to being verified, and we agreed. This report stays; no new one will be made.',
  },
}
