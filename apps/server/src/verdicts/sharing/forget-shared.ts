import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'

/** What sharing forgets: by itself when time has passed, and when a creator is erased. */

/** What no mailbox confirmed is somebody's mistake, or a stranger's. */
export const unconfirmedDays = 30
/** Who wrote is forgotten a year after the answer; what was accepted stays on the report, without a name. */
export const answeredDays = 365
/** A link that has ended is listed for a while, so that its maker sees what became of it. */
export const endedLinkDays = 180

export const sharingRetentionKind: JobKind<Record<string, never>> = {
  name: 'sharing.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** Deletes what is over. */
export async function forgetPastSharing({ pool }: Database, at: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000)
  await pool.query(
    `delete from disputes where (state = 'unconfirmed' and written_at < $1) or (state = 'declined' and answered_at < $2)`,
    [daysAgo(unconfirmedDays), daysAgo(answeredDays)],
  )
  await pool.query(
    `update disputes set name = '', email = 'erased@erased.invalid'
      where state = 'accepted' and answered_at < $1 and email <> 'erased@erased.invalid'`,
    [daysAgo(answeredDays)],
  )
  await pool.query('delete from share_links where least(expires_at, revoked_at) < $1', [daysAgo(endedLinkDays)])
}

/** The job that runs hourly. */
export function sharingRetentionJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(sharingRetentionKind, { schedule: '29 * * * *', run: () => forgetPastSharing(db, now()) })
}

/** Takes a creator's own words away with all else about them, in the caller's transaction. Links show nothing once the report is gone.
 *  @param handles in lower case, every name that the creator is kept under */
export async function forgetDisputesOf(
  tx: Pick<pg.Pool, 'query'>,
  { platform, handles }: { platform: string; handles: readonly string[] },
): Promise<void> {
  await tx.query('delete from disputes where platform = $1 and handle = any($2)', [platform, handles])
}
