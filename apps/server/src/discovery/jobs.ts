import type { Job } from '../jobs/job.ts'
import { forgetJob, forgetKind, indexJob, indexKind } from './index-report.ts'
import { type SandboxIndexParts, screeningJob, screeningKind } from './sandbox-index.ts'

/** Every kind of job of discovery. */
export const discoveryKinds = [indexKind, forgetKind, screeningKind]

/** @returns the jobs of discovery. */
export function discoveryJobs(parts: SandboxIndexParts): Job[] {
  return [indexJob(parts), forgetJob(parts), screeningJob(parts)]
}
