import type { discovery, ReplyOf } from '@vouch/contract'

/** The list of creators that a page of discovery comes with. The server draws it with the page's own components when it hands the page out, and
 *  leaves what it drew from beside it, so that the application takes the list over instead of asking for it again. */

export type CreatorPage = ReplyOf<typeof discovery.creators>

export interface FirstList {
  page: CreatorPage
  /** The day on which the server read it. */
  on: string
}

/** The element with what the list was drawn from; empty where the page came without one. */
export const firstListId = 'first-list'
/** The place of the list in a page that has none yet. */
export const waitingPart = { 'data-part': firstListId }

/** @returns the list that this page came with; null where it has none, and while the site is built */
export function firstList(): FirstList | null {
  const text = typeof document === 'undefined' ? '' : (document.getElementById(firstListId)?.textContent ?? '')
  return text === '' ? null : (JSON.parse(text) as FirstList)
}
