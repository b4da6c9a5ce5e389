import { creatorKey } from '../creators/creator-key.ts'
import type { VerificationParts } from '../verifications/verification-parts.ts'
import type { TokenParts } from './consent-parts.ts'
import { requestEnds } from './consent-time.ts'

/** @returns what finds the consent that a workspace was given for a creator and that still lasts, the newest first. A verification of the same
 *  creator by the same workspace reads by it. */
export function consentFinder({
  db,
  now,
}: Pick<TokenParts, 'db' | 'now'>): NonNullable<VerificationParts['consentOf']> {
  return async (workspaceId, target) => {
    if (target.kind !== 'profile') return null
    const found = await db.pool.query<{ id: string }>({
      name: 'find-consent',
      text: `select consent_requests.id from consent_requests join creator_pages on creator_pages.id = page_id
        where workspace_id = $1 and consent_requests.platform = $2 and consent_requests.handle = $3 and state = 'connected'
          and access_sealed is not null and ${requestEnds} > $4
        order by answered_at desc limit 1`,
      values: [workspaceId, target.platform, creatorKey(target.platform, target.handle), now()],
    })
    const [row] = found.rows
    return row === undefined ? null : { id: row.id, workspaceId }
  }
}
