import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { forgetDoneJobs } from '../jobs/forget-done.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import { deleteOldServerErrors } from './server-errors.ts'

/** What the machinery forgets by itself. */

const minutesKeptDays = 2
const generationsKeptDays = 30

export const metricsRetentionKind: JobKind<Record<string, never>> = {
  name: 'metrics.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** The job that runs hourly. */
export function metricsRetentionJob({ pool }: Pick<Database, 'pool'>): Job {
  return defineJob(metricsRetentionKind, {
    schedule: '23 * * * *',
    run: async () => {
      await pool.query(`delete from process_minutes where minute < now() - interval '${minutesKeptDays} days'`)
      await pool.query(`delete from generations where at < now() - interval '${generationsKeptDays} days'`)
      await deleteOldServerErrors(pool)
      await forgetDoneJobs(pool)
    },
  })
}
