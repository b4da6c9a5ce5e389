import { sharedId, shareToken } from '../sharing/share-token.ts'
import type { ConsentParts } from './consent-parts.ts'

/** The links to a creator's page: its owner's, which also disconnects, and the one with which the report is passed on. */

type Signing = Pick<ConsentParts, 'linkSecret'>

/** @returns the owner's link without the host */
export function pagePath(pageId: string, { linkSecret }: Signing): string {
  return `/creator/${shareToken(pageId, linkSecret, 'creator page')}`
}

/** @param readerKey of the page; another one ends the link */
export function readerPath(readerKey: string, { linkSecret }: Signing): string {
  return `/creator/${shareToken(readerKey, linkSecret, 'creator report')}`
}

/** @returns what a link's token opens; null for one that was not signed here */
export function openedBy(token: string, { linkSecret }: Signing): { pageId: string } | { readerKey: string } | null {
  const pageId = sharedId(token, linkSecret, 'creator page')
  if (pageId !== null) return { pageId }
  const readerKey = sharedId(token, linkSecret, 'creator report')
  return readerKey === null ? null : { readerKey }
}
