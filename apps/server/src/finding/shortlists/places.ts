import { Problem, type ShortlistRoom, shortlistPlaces } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'

/** The places on a workspace's shortlists. A creator takes one, on however many lists they are; what is removed takes none. */

type Sql = Pick<pg.Pool, 'query'>

/** How long what was removed can be brought back. */
const restorableMs = 24 * 3_600_000

/** @returns the moment before which what was removed is gone for good */
export function oldestRestorable(at: Date): Date {
  return new Date(at.getTime() - restorableMs)
}

/** Makes changes of who is on the lists wait for each other until the transaction ends: two that each saw the last free place
 *  would both take it. */
export async function lockPlaces(tx: Sql, workspaceId: string): Promise<void> {
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
}

/** Loads how many places are taken. */
export async function loadPlaces(sql: Sql, workspaceId: string): Promise<ShortlistRoom> {
  const found = await sql.query<{ used: number }>({
    name: 'shortlist-places',
    text: `select count(distinct creator_id)::int as used
       from shortlist_entries join shortlists on shortlists.id = shortlist_id
      where workspace_id = $1 and shortlists.removed_at is null and shortlist_entries.removed_at is null`,
    values: [workspaceId],
  })
  return { used: onlyRow(found).used, limit: shortlistPlaces }
}

/** Call it after the change, in its transaction: what does not fit is rolled back.
 *  @throws Problem `shortlist_full` where more places are taken than there are. */
export async function refuseOverfull(tx: Sql, workspaceId: string): Promise<void> {
  const { used, limit } = await loadPlaces(tx, workspaceId)
  if (used <= limit) return
  throw new Problem(
    'shortlist_full',
    `All ${limit} shortlist spots are used. Remove a creator to make room for another.`,
    { limit },
  )
}
