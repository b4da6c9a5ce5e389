import { type InspectedVerification, Problem } from '@vouch/contract'
import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import { loadSnapshot, unpackText } from '../../verdicts/creators/snapshots.ts'

/** One verification from the inside: what was asked, what was done, what it was scored from, and what came of it. */

interface Found extends Omit<InspectedVerification, 'createdAt' | 'endedAt' | 'snapshot'> {
  createdAt: Date
  endedAt: Date | null
  snapshot: InspectedVerification['snapshot']
}

const noVerification = 'This verification doesn’t exist.'

/** @throws Problem `not_found` */
export async function inspectVerification(sql: Pick<pg.Pool, 'query'>, id: string): Promise<InspectedVerification> {
  const found = await sql.query<Found>(
    `select v.id, u.email, u.id as "userId", coalesce(c.handle, r.label) as creator, r.platform, r.state, r.origin,
            v.created_at as "createdAt", r.ended_at as "endedAt", v.credits_held as "creditsHeld", v.credits_used as "creditsUsed",
            r.failure, r.notes, r.steps, reports.body as report,
            case when s.id is null then null else jsonb_build_object('id', s.id, 'connector', s.connector, 'basis', s.basis,
              'fetchedAt', s.fetched_at, 'bytes', s.bytes, 'digest', s.digest) end as snapshot
       from verifications v join verification_runs r on r.id = v.run_id join users u on u.id = v.user_id
       left join creators c on c.id = v.creator_id left join reports on reports.id = v.report_id
       left join snapshots s on s.id = r.snapshot_id
      where v.id::text = $1`,
    [id],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', noVerification)
  return { ...row, createdAt: row.createdAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null }
}

/** Loads the text of the snapshot. @throws Problem `not_found` also where it was deleted */
export async function loadInspectedSnapshot(db: Database, id: string): Promise<Buffer> {
  const { snapshot } = await inspectVerification(db.pool, id)
  const stored = snapshot === null ? null : await loadSnapshot(db, snapshot.id)
  if (stored === null) throw new Problem('not_found', 'There is no snapshot: none was fetched, or it has been deleted.')
  return unpackText(stored.body)
}
