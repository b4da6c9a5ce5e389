import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import { deleteOldClientErrors } from './client-errors.ts'
import { deletePastUses } from './daily-uses.ts'

/** What the site forgets by itself. */

/** A closed request proves for a year that it was honoured. */
const closedDays = 365
/** A request that no mailbox confirmed is somebody's mistake, or a stranger's. */
const unconfirmedDays = 30

export const siteRetentionKind: JobKind<Record<string, never>> = {
  name: 'site.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** Deletes what is over. Erasures keep their request: the list of suppressed creators refers to it. */
export async function forgetPast({ pool }: Database, at: Date): Promise<void> {
  await deletePastUses(pool, at)
  await deleteOldClientErrors(pool)
  const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000)
  await pool.query(
    `update data_requests set email = 'erased@erased.invalid', name = '', details = ''
      where closed_at < $1 and email <> 'erased@erased.invalid'
        and exists (select from creator_suppressions where request_id = data_requests.id)`,
    [daysAgo(closedDays)],
  )
  await pool.query(
    `delete from data_requests
      where (closed_at < $1 and not exists (select from creator_suppressions where request_id = data_requests.id))
         or (state = 'unconfirmed' and received_at < $2)`,
    [daysAgo(closedDays), daysAgo(unconfirmedDays)],
  )
}

/** The job that runs hourly. */
export function siteRetentionJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(siteRetentionKind, { schedule: '41 * * * *', run: () => forgetPast(db, now()) })
}
