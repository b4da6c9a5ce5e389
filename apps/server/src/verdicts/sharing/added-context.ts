import type { AddedContext } from '@vouch/contract'
import type pg from 'pg'
import { requireOwned } from './share-links.ts'
import type { SharingParts } from './sharing-parts.ts'

/** What creators added to reports, as readers see it: only once the team has accepted it, and never with a name or an address. */

type Sql = Pick<pg.Pool, 'query'>
type ContextRow = Omit<AddedContext, 'writtenAt' | 'answeredAt'> & { writtenAt: Date; answeredAt: Date }

const shownMax = 20

/** Loads what was added about a creator for a workspace, newest first. */
export async function loadContext(
  sql: Sql,
  about: { workspaceId: string; platform: string; handle: string },
): Promise<AddedContext[]> {
  const found = await sql.query<ContextRow>(
    `select id, relation, body as text, proof_url as "proofUrl", answer, written_at as "writtenAt", answered_at as "answeredAt"
       from disputes where workspace_id = $1 and platform = $2 and handle = $3 and state = 'accepted'
      order by answered_at desc, id limit ${shownMax}`,
    [about.workspaceId, about.platform, about.handle],
  )
  return found.rows.map(({ writtenAt, answeredAt, ...row }) => ({
    ...row,
    writtenAt: writtenAt.toISOString(),
    answeredAt: answeredAt.toISOString(),
  }))
}

/** Loads what was added about the creator of a verification. It stands on later reports too, with its date.
 *  @throws Problem `not_found` for a verification of another workspace. */
export async function loadContextOf(
  { db }: Pick<SharingParts, 'db'>,
  workspaceId: string,
  verificationId: string,
): Promise<AddedContext[]> {
  await requireOwned(db.pool, workspaceId, verificationId)
  const found = await db.pool.query<{ platform: string; handle: string }>(
    `select subject ->> 'platform' as platform, lower(subject ->> 'handle') as handle
       from (select body -> 'subject' as subject from reports join verifications on report_id = reports.id
              where verifications.id = $1) as shown`,
    [verificationId],
  )
  const [creator] = found.rows
  return creator === undefined ? [] : loadContext(db.pool, { workspaceId, ...creator })
}
