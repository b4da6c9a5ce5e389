import type { Job } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { audienceJob, audienceKind, type CompareParts } from './compare-customers.ts'
import { forgetJob, forgetKind, type IndexParts, indexJob, indexKind } from './index-report.ts'
import { refillJob, refillKind } from './refill-traits.ts'
import { sandboxIndexJob, sandboxIndexKind } from './sandbox-index.ts'
import { askForScreening, screeningJob, screeningKind } from './screen-sandbox.ts'
import { type SearchLetterDesk, searchLettersJob, searchLettersKind } from './search-letters.ts'

/** Every kind of job of discovery. */
export const discoveryKinds = [
  indexKind,
  forgetKind,
  sandboxIndexKind,
  screeningKind,
  audienceKind,
  refillKind,
  searchLettersKind,
]

/** @returns the jobs of discovery. */
export function discoveryJobs(parts: CompareParts & IndexParts & SearchLetterDesk & { queue: Queue }): Job[] {
  const filling = sandboxIndexJob(parts, () => askForScreening(parts.db, parts.queue))
  return [
    ...[indexJob(parts), forgetJob(parts), filling, screeningJob(parts), audienceJob(parts), refillJob(parts)],
    searchLettersJob(parts),
  ]
}
