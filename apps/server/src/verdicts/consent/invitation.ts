import type { ConsentInvitation } from '@vouch/contract'
import { workspaceName } from '../../customers/accounts/workspace-place.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { tellBrand } from './consent-letters.ts'
import type { ConsentParts } from './consent-parts.ts'
import { doorOf } from './doors.ts'
import { loadByLink, type RequestRow, requireWaiting, stateOf } from './request-row.ts'

/** What a brand's link shows a creator, and the answer no. */

/** @returns what the page of the link shows. @throws Problem `not_found` */
export async function loadInvitation(parts: ConsentParts, token: string): Promise<ConsentInvitation> {
  const row = await loadByLink(parts.db.pool, token, parts)
  return invitationOf(parts, row)
}

async function invitationOf(parts: ConsentParts, row: RequestRow): Promise<ConsentInvitation> {
  const { platform, creatorFirst, uploaded, target, expiresAt } = row
  const named = await parts.db.pool.query<{ name: string }>(
    `select ${workspaceName} as name from workspaces join users owner on owner.id = owner_id where workspaces.id = $1`,
    [row.workspaceId],
  )
  return {
    state: stateOf(row, parts.now()),
    brand: onlyRow(named).name,
    ...{ platform, handle: target.handle, profileUrl: target.url, creatorFirst, uploaded },
    door: doorOf(parts, target),
    expiresAt: expiresAt.toISOString(),
  }
}

/** Says no, once and for all. @throws Problem `not_found` or `link_ended` */
export async function declineRequest(parts: ConsentParts, token: string): Promise<ConsentInvitation> {
  const declined = await withTransaction(parts.db, async (tx) => {
    const row = await loadByLink(tx, token, parts, true)
    requireWaiting(row, parts.now())
    await tx.query(`update consent_requests set state = 'declined', answered_at = $2, email = null where id = $1`, [
      row.id,
      parts.now(),
    ])
    await tellBrand(tx, parts, row, 'declined')
    return { ...row, state: 'declined' as const }
  })
  return invitationOf(parts, declined)
}
