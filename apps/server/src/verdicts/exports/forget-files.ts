import { csvRows } from '@vouch/presentation'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'

/** What exports forget: a file after its thirty days, the line about it a year later. */

const listedDays = 365
const batch = 200

export const exportRetentionKind: JobKind<Record<string, never>> = {
  name: 'exports.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** Deletes the files whose time is over. @returns how many. */
export async function deleteExpiredFiles({ pool }: Database, at: Date): Promise<number> {
  await pool.query('delete from exports where ended_at < $1', [new Date(at.getTime() - listedDays * 86_400_000)])
  for (let total = 0; ; ) {
    const gone = await pool.query(
      `delete from export_files where export_id in (
         select export_id from export_files where expires_at <= $1 order by expires_at limit ${batch} for update skip locked)`,
      [at],
    )
    const deleted = gone.rowCount ?? 0
    total += deleted
    if (deleted < batch) return total
  }
}

/** Takes a creator's name out of what was asked for, in the caller's transaction. Files that show a report go with it; a list may name the
 *  creator without one, so the files of lists are searched for a row of theirs. Every list has the handle beside its platform (a test holds
 *  that), so whoever is called like a column or a word of somebody else's row takes nothing along.
 *  @param handles in lower case, every name that the creator is kept under */
export async function forgetExportsOf(
  tx: Pick<pg.Pool, 'query'>,
  { platform, handles }: { platform: string; handles: readonly string[] },
): Promise<void> {
  await tx.query(
    `update exports set choices = choices || '{"title": "Verifications", "creator": null}'
      where lower(ltrim(choices ->> 'creator', '@')) = any($1)`,
    [handles],
  )
  await tx.query(`update exports set choices = choices - 'filter' where lower(choices #>> '{filter,q}') = any($1)`, [
    handles,
  ])
  const rows = handles.flatMap((handle) => [
    csvRows([[platform, handle]]).trimEnd(),
    JSON.stringify({ platform, handle }).slice(1, -1),
  ])
  // No PDF is read as text: the condition stands in a case, which nothing is moved out of.
  await tx.query(
    `delete from export_files using exports
      where exports.id = export_id
        and case when subject = 'report' then false
                 else exists (select from unnest($1::text[]) as listed (row)
                               where position(row in lower(convert_from(body, 'UTF8'))) > 0) end`,
    [rows],
  )
}

/** The job that runs hourly. */
export function exportRetentionJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(exportRetentionKind, {
    schedule: '53 * * * *',
    run: async () => {
      await deleteExpiredFiles(db, now())
    },
  })
}
