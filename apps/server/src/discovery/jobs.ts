import type { Job } from '../jobs/job.ts'
import { audienceJob, audienceKind, type CompareParts } from './compare-customers.ts'
import { forgetJob, forgetKind, indexJob, indexKind } from './index-report.ts'
import { screeningJob, screeningKind } from './sandbox-index.ts'

/** Every kind of job of discovery. */
export const discoveryKinds = [indexKind, forgetKind, screeningKind, audienceKind]

/** @returns the jobs of discovery. */
export function discoveryJobs(parts: CompareParts): Job[] {
  return [indexJob(parts), forgetJob(parts), screeningJob(parts), audienceJob(parts)]
}
