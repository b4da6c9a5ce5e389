import { z } from 'zod'
import type { Database } from '../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../foundation/jobs/job.ts'
import { deleteOldClientErrors } from './client-errors.ts'
import { deletePastUses } from './daily-uses.ts'

/** What the site forgets by itself: what the privacy policy promises, with its periods. */

/** A closed request proves for a year that it was honoured. */
export const closedDays = 365
/** A request that no mailbox confirmed is somebody's mistake, or a stranger's. */
export const unconfirmedDays = 30
/** A conversation is kept this long after its last message, an address of the free tool after it was last unlocked, and the note that
 *  a letter was sent after it was written. */
export const visitorsMonths = 24
export const waitlistYearsAfterLaunch = 2

export const siteRetentionKind: JobKind<Record<string, never>> = {
  name: 'site.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** Deletes what is over. Erasures keep their request: the list of suppressed creators refers to it.
 *  @param launchedOn the day from which waiting lists count down; null before it */
export async function forgetPast({ pool }: Database, at: Date, launchedOn: Date | null): Promise<void> {
  await forgetVisitors(pool, at, launchedOn)
  await deletePastUses(pool, at)
  await deleteOldClientErrors(pool)
  const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000)
  await pool.query(
    `update data_requests set email = 'erased@erased.invalid', name = '', details = '', doubt = null
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

/** Messages go conversation by conversation: a question stays readable while its writer still writes. */
async function forgetVisitors(pool: Database['pool'], at: Date, launchedOn: Date | null): Promise<void> {
  const lastKept = new Date(at)
  lastKept.setUTCMonth(at.getUTCMonth() - visitorsMonths)
  await pool.query(
    `delete from contact_messages where email in
       (select email from contact_messages group by email having max(received_at) < $1)`,
    [lastKept],
  )
  await pool.query('delete from tool_registrations where registered_at < $1', [lastKept])
  await pool.query(`delete from mails where state <> 'waiting' and written_at < $1`, [lastKept])
  if (launchedOn === null) return
  await pool.query(
    `delete from waitlist_entries where greatest(joined_at, $1::timestamptz) + make_interval(years => $2) < $3`,
    [launchedOn, waitlistYearsAfterLaunch, at],
  )
}

interface RetentionParts {
  db: Database
  now: () => Date
  launchedOn: Date | null
}

/** The job that runs hourly. */
export function siteRetentionJob({ db, now, launchedOn }: RetentionParts): Job {
  return defineJob(siteRetentionKind, { schedule: '41 * * * *', run: () => forgetPast(db, now(), launchedOn) })
}
