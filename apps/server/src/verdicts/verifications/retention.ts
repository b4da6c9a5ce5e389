import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { keepPartitions } from '../../foundation/db/partitions.ts'
import { eachPart } from '../../foundation/jobs/each-part.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { growingReadings } from '../creators/readings.ts'

/** Deletes what a platform's terms forbid to keep: the snapshot, every report computed from it, and the figures and names
 *  that its steps and its creator show. The verification itself stays, with its charge. */

/** Snapshots deleted in one statement, so that the job never holds many locks. */
const batch = 200
const readingsBatch = 5_000

const text = `
  with gone as (
    delete from snapshots where id in (
      select id from snapshots where expires_at <= $1 order by expires_at limit $2 for update skip locked)
    returning id, creator_id
  ), nameless as (
    update creators set display_name = null from gone where creators.id = gone.creator_id and last_snapshot_id = gone.id
  ), silent as (
    update verification_runs
       set steps = (select jsonb_agg(step || '{"detail": null}' order by place)
                      from jsonb_array_elements(steps) with ordinality as listed (step, place))
      from gone where verification_runs.snapshot_id = gone.id
  )
  select count(*)::int as deleted from gone`

/** Deletes the snapshots whose time is over. @returns how many. */
export async function deleteExpiredSnapshots(pool: pg.Pool, at: Date): Promise<number> {
  for (let total = 0; ; ) {
    const { deleted } = onlyRow(await pool.query<{ deleted: number }>(text, [at, batch]))
    total += deleted
    if (deleted < batch) return total
  }
}

/** Deletes the counts whose time is over. @returns how many days of a creator. */
export async function deleteExpiredReadings(pool: pg.Pool, at: Date): Promise<number> {
  for (let total = 0; ; ) {
    const gone = await pool.query(
      `delete from creator_readings where (creator_id, day) in (
         select creator_id, day from creator_readings
          where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
      [at, readingsBatch],
    )
    const deleted = gone.rowCount ?? 0
    total += deleted
    if (deleted < readingsBatch) return total
  }
}

export const retentionKind: JobKind<Record<string, never>> = {
  name: 'verifications.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 3, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** The job that runs hourly, at a minute that is not everybody's. */
export function retentionJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(retentionKind, {
    schedule: '17 * * * *',
    run: () =>
      eachPart(
        () => deleteExpiredSnapshots(db.pool, now()),
        () => deleteExpiredReadings(db.pool, now()),
        () => keepPartitions(db, growingReadings, now()),
      ),
  })
}
