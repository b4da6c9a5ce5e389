import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { readDue } from './read-due.ts'
import { settleAllPlaces } from './settle-places.ts'
import { tellOfChanges } from './watch-letters.ts'
import type { WatchParts } from './watch-parts.ts'
import { deleteOldWatchData } from './watch-retention.ts'

type NoData = Record<string, never>
const noData = z.record(z.string(), z.never())

function kind(name: string, timeoutSeconds: number): JobKind<NoData> {
  return {
    name: `watch.${name}`,
    data: noData,
    limits: { timeoutSeconds, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
  }
}

export const settleKind = kind('settle', 300)
/** Runs in every process: who is read is claimed in the database. */
export const readKind = kind('read', 600)
export const tellKind = kind('tell', 300)
export const watchRetentionKind = kind('retention', 300)

/** Every kind of job of the watch. */
export const watchKinds = [settleKind, readKind, tellKind, watchRetentionKind]

/** @returns the jobs of the watch, in the order in which a moved clock runs them. */
export function watchJobs(parts: WatchParts): Job[] {
  const { db, now } = parts
  return [
    defineJob(settleKind, { schedule: '*/10 * * * *', run: () => settleAllPlaces(db, parts) }),
    defineJob(readKind, {
      schedule: '* * * * *',
      resumable: true,
      run: async (_data, { signal }) => {
        await readDue(parts, signal)
      },
    }),
    defineJob(tellKind, { schedule: '7,37 * * * *', run: () => tellOfChanges(parts) }),
    defineJob(watchRetentionKind, {
      schedule: '17 * * * *',
      run: async () => {
        await deleteOldWatchData(db.pool, now())
      },
    }),
  ]
}
