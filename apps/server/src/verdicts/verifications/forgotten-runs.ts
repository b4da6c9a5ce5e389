import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { abandonVerification } from './run-verification.ts'
import { runKind, type VerificationParts } from './verification-parts.ts'

/** Ends runs that nobody will finish any more: their job is gone, because a backup was restored or a dead letter could not be
 *  settled. Such a run would keep credits on hold, and everybody who asks for its creator would join it and wait. */

/** Ends the live runs without a job. @returns how many there were. */
export async function endForgottenRuns(parts: VerificationParts): Promise<number> {
  // Runs first, jobs second: a run that ends in between is found ended and left alone.
  const live = await parts.db.pool.query<{ id: string }>(
    `select id from verification_runs where state in ('queued', 'running')`,
  )
  const unfinished = new Set((await parts.queue.unfinished(runKind)).map(({ runId }) => runId))
  const forgotten = live.rows.filter(({ id }) => !unfinished.has(id))
  for (const { id } of forgotten) await abandonVerification(parts, id)
  return forgotten.length
}

export const forgottenKind: JobKind<Record<string, never>> = {
  name: 'verifications.forgotten',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 0, backoffSeconds: 1, backoffSecondsMax: 1, concurrency: 1 },
}

/** The job that runs every five minutes. */
export function forgottenJob(parts: VerificationParts): Job {
  return defineJob(forgottenKind, {
    schedule: '*/5 * * * *',
    run: async () => {
      await endForgottenRuns(parts)
    },
  })
}
