import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'
import { batchKind, runBatch } from './run-batch.ts'

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
    defineJob(batchKind, { run: ({ batchId }, attempt) => runBatch(parts, batchId, attempt) }),
    defineJob(forgottenBatchesKind, { schedule: '*/5 * * * *', run: () => resumeForgotten(parts) }),
  ]
}

/** Takes up running batches whose job is gone: it failed for good, or a backup was restored. */
export async function resumeForgotten({ db, queue }: VerificationParts): Promise<void> {
  const running = await db.pool.query<{ id: string }>(`select id from bulk_batches where state = 'running' limit 1000`)
  const known = new Set((await queue.unfinished(batchKind)).map(({ batchId }) => batchId))
  for (const { id } of running.rows) if (!known.has(id)) await queue.enqueue(db.pool, batchKind, { batchId: id })
}
