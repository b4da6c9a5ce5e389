import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'

/** Deletes what a platform's terms forbid to keep: the snapshot and, because its figures come from it, every report. */

/** Snapshots deleted in one statement, so that the job never holds many locks. */
const batch = 500

/** Deletes the snapshots whose time is over, with their reports. @returns how many. */
export async function deleteExpiredSnapshots(pool: pg.Pool, at: Date): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = await pool.query(
      `delete from snapshots where id in (
         select id from snapshots where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
      [at, batch],
    )
    total += deleted.rowCount ?? 0
    if ((deleted.rowCount ?? 0) < batch) return total
  }
}

export const retentionKind: JobKind<Record<string, never>> = {
  name: 'creators.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 3, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** The job that runs hourly, at a minute that is not everybody's. */
export function retentionJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(retentionKind, {
    schedule: '17 * * * *',
    run: async () => {
      await deleteExpiredSnapshots(db.pool, now())
    },
  })
}
