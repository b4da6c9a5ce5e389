import { exportDaysKept, Problem } from '@vouch/contract'
import type pg from 'pg'
import { capture, release } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job } from '../../foundation/jobs/job.ts'
import { type ExportParts, makeKind } from './export-parts.ts'
import { type ExportOrder, type MadeFile, makeFile } from './make-file.ts'

/** Makes a file and settles what it costs. Only one attempt can end an export; whoever comes second changes nothing, so a file is
 *  charged once however often the work was begun. */

const msPerDay = 86_400_000
const failed = 'We couldn’t create the file. You weren’t charged. Please try again.'

/** The job behind every export. */
export function makeJob(parts: ExportParts): Job {
  return defineJob(makeKind, {
    run: async ({ exportId }) => {
      const order = await begin(parts, exportId)
      if (order === null) return
      try {
        const file = await makeFile(parts, order, (progress, stage) => note(parts, exportId, progress, stage))
        await finish(parts, exportId, file)
      } catch (error) {
        // What a caller could cause does not get better by trying again.
        if (!(error instanceof Problem)) throw error
        await fail(parts, exportId, `${error.message} You weren’t charged.`)
      }
    },
    abandon: ({ exportId }) => fail(parts, exportId, failed),
  })
}

async function begin({ db }: ExportParts, id: string): Promise<ExportOrder | null> {
  const begun = await db.pool.query<ExportOrder>(
    `with begun as (
       update exports set state = 'running', progress = 5, stage = 'Beginning'
        where id = $1 and state in ('queued', 'running') returning *)
     select begun.id, begun.workspace_id as "workspaceId", begun.user_id as "userId", begun.subject, format, source_id as "sourceId", choices,
            begun.report_id as "reportId", reports.body as report, run.origin
       from begun left join reports on reports.id = begun.report_id
       left join verifications on begun.subject = 'report' and verifications.id = source_id
       left join verification_runs run on run.id = run_id`,
    [id],
  )
  return begun.rows[0] ?? null
}

async function note({ db }: ExportParts, id: string, progress: number, stage: string): Promise<void> {
  await db.pool.query(`update exports set progress = $2, stage = $3 where id = $1 and state = 'running'`, [
    id,
    progress,
    stage,
  ])
}

async function finish(parts: ExportParts, id: string, file: MadeFile): Promise<void> {
  const at = parts.now()
  const expiresAt = new Date(at.getTime() + exportDaysKept * msPerDay)
  await withTransaction(parts.db, async (tx) => {
    const ended = await tx.query<{ holdId: string | null }>(
      `update exports set state = 'ready', progress = 100, stage = null, ended_at = $2, expires_at = $3, bytes = $4,
                          credits_used = credits_held, choices = choices || jsonb_strip_nulls(jsonb_build_object('title', $5::text))
        where id = $1 and state = 'running' returning hold_id as "holdId"`,
      [id, at, expiresAt, file.body.length, file.title ?? null],
    )
    const [row] = ended.rows
    if (row === undefined) return
    if (row.holdId !== null) await capture(tx, row.holdId, at)
    await keep(tx, id, file, expiresAt)
  })
}

async function keep(tx: pg.PoolClient, id: string, file: MadeFile, expiresAt: Date): Promise<void> {
  await tx.query(
    'insert into export_files (export_id, media_type, file_name, body, expires_at) values ($1, $2, $3, $4, $5)',
    [...[id, file.mediaType, file.fileName, file.body, expiresAt]],
  )
  const kept = await tx.query(
    'insert into export_sources (export_id, report_id) select $1, id from reports where id = any($2) for key share',
    [id, file.reportIds],
  )
  // A report that was deleted while the file was made must not live on in it.
  if (kept.rowCount !== file.reportIds.length) await tx.query('delete from export_files where export_id = $1', [id])
}

async function fail(parts: ExportParts, id: string, reason: string): Promise<void> {
  const at = parts.now()
  await withTransaction(parts.db, async (tx) => {
    const ended = await tx.query<{ holdId: string | null }>(
      `update exports set state = 'failed', stage = null, ended_at = $2, failure = $3, credits_used = 0
        where id = $1 and state in ('queued', 'running') returning hold_id as "holdId"`,
      [id, at, reason],
    )
    for (const { holdId } of ended.rows) if (holdId !== null) await release(tx, holdId, at)
  })
}
