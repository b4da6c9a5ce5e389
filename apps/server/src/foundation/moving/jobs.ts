import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { eachPart } from '../jobs/each-part.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import type { MovableBodies } from '../objects/movable-bodies.ts'
import { deleteLeavings } from './delete-leavings.ts'
import { moveBodies } from './move-bodies.ts'

/** What keeps the object store and the database in step. Without a store there is nothing to do. */

const limits = { timeoutSeconds: 3_600, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 }
const none = z.record(z.string(), z.never())

export const objectMoveKind: JobKind<Record<string, never>> = { name: 'objects.move', data: none, limits }
export const objectLeavingsKind: JobKind<Record<string, never>> = { name: 'objects.leavings', data: none, limits }

/** @param movable what every room lets move
 *  @returns the jobs: one moves every five minutes, the other deletes what was left every minute */
export function objectJobs(db: Database, movable: readonly MovableBodies[]): Job[] {
  const { objects } = db
  return [
    defineJob(objectMoveKind, {
      schedule: '*/5 * * * *',
      resumable: true,
      run: async (_, { signal }) => {
        if (objects !== null)
          await eachPart(...movable.map((bodies) => () => moveBodies({ db, objects, signal }, bodies)))
      },
    }),
    defineJob(objectLeavingsKind, {
      schedule: '* * * * *',
      resumable: true,
      run: async (_, { signal }) => {
        if (objects !== null) await deleteLeavings(db, objects, signal)
      },
    }),
  ]
}
