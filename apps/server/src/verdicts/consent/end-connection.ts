import { withTransaction } from '../../foundation/db/database.ts'
import type { ConsentParts } from './consent-parts.ts'
import { giveBackUnsent } from './start-report.ts'
import { takeTokens } from './stored-tokens.ts'

/** Ends a consent: no token of it is left here, and the platform is told where it can be.
 *  @returns whether the platform confirmed that its side has ended */
export async function endConnection(parts: ConsentParts, pageId: string, by: 'creator' | 'time'): Promise<boolean> {
  const taken = await takeTokens(parts, pageId, by)
  await withTransaction(parts.db, (tx) => giveBackUnsent(tx, 'page_id = $1', [pageId], parts.now()))
  return taken?.platform ? taken.platform.revoke(taken.tokens) : false
}
