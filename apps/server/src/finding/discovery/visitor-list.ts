import { discovery, type ReplyOf } from '@vouch/contract'
import { type FindingParts, findCreators } from './find-creators.ts'

/** The list that the public page of discovery comes with: what a visitor's first call would be answered. */

export interface VisitorList {
  page: ReplyOf<typeof discovery.creators>
  /** The day on which it was read, by the product's clock: `2026-11-21`. */
  on: string
}

/** What the page asks where its address names no search: critical risk is left out unless somebody says otherwise. */
const firstQuery = discovery.creators.query.parse({ withoutCritical: 'true' })

export async function loadVisitorList(parts: FindingParts): Promise<VisitorList> {
  const reply = await findCreators(parts, { member: null, query: firstQuery })
  return { page: discovery.creators.reply.parse(reply), on: parts.now().toISOString().slice(0, 10) }
}
