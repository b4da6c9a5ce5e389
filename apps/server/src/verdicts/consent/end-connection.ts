import { withTransaction } from '../../foundation/db/database.ts'
import type { ConsentParts } from './consent-parts.ts'
import { giveBackUnsent } from './start-report.ts'
import { takeTokens } from './stored-tokens.ts'

/** The end of a consent: no token of it is left here, and the platform is told where it can be. */

/** Days after the end of a consent for which what was read of a channel may stay.
 *  Source: YouTube API Services Developer Policies, III.D.2.c: deletion within seven days of a revocation. */
const youtubeDaysAfter = 7

/** @returns whether the platform confirmed that its side has ended */
export async function endConnection(parts: ConsentParts, pageId: string, by: 'creator' | 'time'): Promise<boolean> {
  const at = parts.now()
  const taken = await takeTokens(parts, pageId, by)
  await withTransaction(parts.db, async (tx) => {
    await giveBackUnsent(tx, 'page_id = $1', [pageId], at)
    await tx.query(
      `update snapshots set expires_at = least(coalesce(expires_at, 'infinity'), $2::timestamptz + make_interval(days => $3))
        where connector = 'youtube' and workspace_id is not null
          and id in (select snapshot_id from verification_runs run join consent_requests on run_id = run.id where page_id = $1)`,
      [pageId, at, youtubeDaysAfter],
    )
  })
  return taken?.platform ? taken.platform.revoke(taken.tokens) : false
}
