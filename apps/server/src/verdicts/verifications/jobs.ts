import { defineJob, type Job } from '../../foundation/jobs/job.ts'
import { forgottenJob, forgottenKind } from './forgotten-runs.ts'
import { retentionJob, retentionKind } from './retention.ts'
import { abandonVerification, runVerification } from './run-verification.ts'
import { runKind, type VerificationParts } from './verification-parts.ts'

/** Every kind of job that verifications enqueue; the queue must know them before it opens. */
export const verificationKinds = [runKind, retentionKind, forgottenKind]

/** @returns the jobs of verifications and of the data behind them. */
export function verificationJobs(parts: VerificationParts): Job[] {
  return [
    defineJob(runKind, {
      run: ({ runId }, attempt) => runVerification(parts, runId, attempt),
      abandon: ({ runId }) => abandonVerification(parts, runId),
    }),
    retentionJob(parts),
    forgottenJob(parts),
  ]
}
