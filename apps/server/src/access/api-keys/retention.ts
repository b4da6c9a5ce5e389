import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { keepPartitions } from '../../foundation/db/partitions.ts'
import { eachPart } from '../../foundation/jobs/each-part.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { forgetOldCalls, growingCalls } from './key-calls.ts'
import { forgetOldAnswers } from './repeated-calls.ts'

/** What is kept of programs' calls ends as its rooms say. */

export const keyRetentionKind: JobKind<Record<string, never>> = {
  name: 'api-keys.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

export function keyRetentionJob({ db }: { db: Database }): Job {
  return defineJob(keyRetentionKind, {
    schedule: '41 * * * *',
    run: () =>
      eachPart(
        () => forgetOldAnswers(db.pool),
        async () => {
          await keepPartitions(db, growingCalls, new Date())
          await forgetOldCalls(db.pool)
        },
      ),
  })
}
