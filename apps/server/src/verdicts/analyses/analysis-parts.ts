import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import type { JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { SnapshotReader } from '../creators/snapshot-reader.ts'

/** What paid analyses are given. */
export interface AnalysisParts {
  db: Database
  /** The product's clock. */
  now: () => Date
  queue: Queue
  snapshots: SnapshotReader
}

/** The hold travels with the job: a report that is deleted meanwhile takes the analysis with it, and its credits must come
 *  back all the same. */
export const analysisKind: JobKind<{ analysisId: string; holdId: string }> = {
  name: 'analyses.run',
  data: z.object({ analysisId: z.uuid(), holdId: z.string() }),
  limits: { timeoutSeconds: 60, retries: 2, backoffSeconds: 1, backoffSecondsMax: 10, concurrency: 2 },
}
