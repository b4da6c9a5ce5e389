import { z } from 'zod'
import type { JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'
import type { TrackingParts } from '../tracking/tracking-parts.ts'
import type { PerformancePrinter } from './paper/performance-printer.ts'

/** What the room of performance reports is given. */
export interface PerformanceParts extends Pick<TrackingParts, 'db' | 'now' | 'snapshots'> {
  queue: Queue
  /** Verifies the audience again when a campaign is over. */
  verifying: VerificationParts
  printer: Pick<PerformancePrinter, 'print'>
  /** Who runs this product, for the last line of a page. */
  operator: string
}

/** The hold travels with the job: a campaign that is deleted meanwhile takes its reports with it, and the credits must come back all the same. */
export const performanceKind: JobKind<{ performanceId: string; holdId: string }> = {
  name: 'performance.make',
  data: z.object({ performanceId: z.uuid(), holdId: z.string() }),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 2, backoffSecondsMax: 20, concurrency: 1 },
}
