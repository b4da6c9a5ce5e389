import { Problem, type Step, type Verification } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from '../../foundation/db/schema.ts'
import { withEveryKey } from '../creators/reports.ts'
import { loadCreatorRequests } from '../creators/suppressions.ts'
import { erasedPrefix } from './erase-creator.ts'
import type { Failure } from './settle-run.ts'
import { freeRepeatHours } from './verification-parts.ts'

/** Loads verifications as the API shows them. Every query names the workspace: another one's verification is not found. */

export interface HeadingRow {
  id: string
  state: Verification['state']
  origin: Verification['origin']
  platform: string
  handle: string
  displayName: string | null
  createdAt: Date
  endedAt: Date | null
  creditsHeld: number
  creditsUsed: number | null
  failure: Failure | null
  freeUntil: Date | null
  dataDeleted: boolean
}

export const heading = `
  verifications.id, run.state, run.origin, run.platform, coalesce(creators.handle, run.label) as handle,
  coalesce(reports.card ->> 'displayName', case run.origin when 'address' then creators.display_name end) as "displayName",
  verifications.created_at as "createdAt", run.ended_at as "endedAt",
  verifications.credits_held as "creditsHeld", verifications.credits_used as "creditsUsed", run.failure,
  (select max(paid.created_at) + make_interval(hours => ${freeRepeatHours})
     from verifications paid
    where paid.workspace_id = verifications.workspace_id
      and paid.creator_id = verifications.creator_id
      and paid.credits_used > 0) as "freeUntil",
  run.state = 'done' and verifications.report_id is null as "dataDeleted"`

export const tables = `
  verifications
  join verification_runs run on run.id = verifications.run_id
  left join creators on creators.id = verifications.creator_id
  left join reports on reports.id = verifications.report_id`

export function headingOf(row: HeadingRow) {
  const { platform, handle, displayName, createdAt, endedAt, freeUntil, dataDeleted, ...rest } = row
  return {
    ...rest,
    creator: { platform, handle: handle.startsWith(erasedPrefix) ? 'erased' : handle, displayName },
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    freeUntil: freeUntil?.toISOString() ?? null,
    ...(dataDeleted && { dataDeleted }),
  }
}

/** Loads one verification with its steps and, when done, its report.
 *  @throws Problem `not_found` for one that does not exist or belongs to another workspace. */
export async function loadVerification(pool: pg.Pool, workspaceId: string, id: string): Promise<Verification> {
  const found = await pool.query<HeadingRow & { steps: Step[]; notes: string[]; report: Report | null }>({
    name: 'verification',
    text: `select ${heading}, run.steps, run.notes, reports.body as report from ${tables}
            where verifications.id = $1 and verifications.workspace_id = $2`,
    values: [id, workspaceId],
  })
  const row = found.rows[0]
  if (!row) throw new Problem('not_found', 'Verification not found.')
  const { steps, notes, report, ...rest } = row
  const [creatorRequest = null] = report === null ? [] : await loadCreatorRequests(pool, [report.subject])
  return {
    ...{ ...headingOf(rest), steps, notes },
    ...(creatorRequest && { creatorRequest }),
    ...(report && { report: withEveryKey(report) }),
  }
}

/** Where a verification's data lies. */
export interface VerificationSource {
  runId: string
  snapshotId: string | null
  ended: boolean
}

/** Loads where a verification's data lies. @throws Problem `not_found` as `loadVerification` does. */
export async function loadSource(kysely: Kysely<DB>, workspaceId: string, id: string): Promise<VerificationSource> {
  const row = await kysely
    .selectFrom('verifications')
    .innerJoin('verification_runs as run', 'run.id', 'verifications.run_id')
    .where('verifications.id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .select(['run.id as runId', 'run.snapshot_id as snapshotId', 'run.ended_at'])
    .executeTakeFirst()
  if (!row) throw new Problem('not_found', 'Verification not found.')
  return { runId: row.runId, snapshotId: row.snapshotId, ended: row.ended_at !== null }
}
