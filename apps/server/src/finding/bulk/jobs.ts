import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'
import { batchKind, resumeWaiting, runBatch } from './run-batch.ts'

const forgottenBatchesKind: JobKind<Record<string, never>> = {
  name: 'bulk.forgotten',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 60, retries: 0, backoffSeconds: 1, backoffSecondsMax: 1, concurrency: 1 },
}

/** Every kind of job of bulk verification. */
export const bulkKinds = [batchKind, forgottenBatchesKind]

/** @returns the jobs of bulk verification. */
export function bulkJobs(parts: VerificationParts): Job[] {
  return [
    defineJob(batchKind, { run: (due, attempt) => runBatch(parts, due, attempt) }),
    defineJob(forgottenBatchesKind, { schedule: '*/5 * * * *', run: () => resumeWaiting(parts) }),
  ]
}
