import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { forgetRemoved } from './change-lists.ts'
import { compareChecks, compareKind } from './compare-checks.ts'
import type { ShortlistParts } from './shortlist-parts.ts'
import { beginDueChecks } from './weekly-checks.ts'

type NoData = Record<string, never>
const noData = z.record(z.string(), z.never())

export const weeklyKind: JobKind<NoData> = {
  name: 'shortlists.weekly',
  data: noData,
  limits: { timeoutSeconds: 600, retries: 3, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

export const forgetRemovedKind: JobKind<NoData> = {
  name: 'shortlists.forget',
  data: noData,
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 60, backoffSecondsMax: 300, concurrency: 1 },
}

/** Every kind of job of shortlists. */
export const shortlistKinds = [weeklyKind, compareKind, forgetRemovedKind]

/** @returns the jobs of shortlists. */
export function shortlistJobs(parts: ShortlistParts): Job[] {
  const { db, now } = parts.verifying
  return [
    defineJob(weeklyKind, { schedule: '41 * * * *', run: () => beginDueChecks(parts) }),
    // By the clock for verifications that failed, and for those that ended before their check was written.
    defineJob(compareKind, {
      schedule: '*/10 * * * *',
      run: ({ reportId }) => compareChecks(parts, reportId ?? null),
    }),
    defineJob(forgetRemovedKind, { schedule: '53 * * * *', run: () => forgetRemoved(db.pool, now()) }),
  ]
}
