import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { forgetOldScreenings } from './screenings.ts'
import { deleteEnded } from './sign-in-extension.ts'

/** What the extension left ends as its room says. */

export const extensionRetentionKind: JobKind<Record<string, never>> = {
  name: 'extension.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

export function extensionRetentionJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(extensionRetentionKind, {
    schedule: '47 * * * *',
    run: async () => {
      await deleteEnded(db.pool)
      await forgetOldScreenings(db.pool, now())
    },
  })
}
