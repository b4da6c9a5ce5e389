import type pg from 'pg'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { UploadDoor } from '../../foundation/http/uploads.ts'
import type { JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { Connector, ConsentGrant, Target } from '../../outside/platforms/connector.ts'
import type { SnapshotReader } from '../creators/snapshot-reader.ts'
import type { ImportDoor } from './import-door.ts'
import type { ReadUpload } from './read-upload.ts'

/** What verifications are given, and the numbers that bound them. */
export interface VerificationParts {
  db: Database
  /** The product's clock. */
  now: () => Date
  config: Pick<Config, 'youtube'>
  queue: Queue
  connectors: readonly Connector[]
  snapshots: SnapshotReader
  uploads: UploadDoor<ReadUpload>
  imports: ImportDoor
  /** Hears in the same transaction of every report that ends a run, so that other rooms can follow it up with a job. */
  reported?: (tx: pg.PoolClient, reportId: string) => Promise<void>
  /** Hears when somebody opens a report. */
  reportOpened?: () => void
  /** Finds what a creator allowed the workspace to read; null where there is nothing. Absent: nobody can be asked. */
  consentOf?: (workspaceId: string, target: Target) => Promise<ConsentGrant | null>
  /** Shorter limits, for tests. */
  limits?: RunLimits
}

export interface RunLimits {
  /** Longest that all steps together may take. */
  totalMs: number
  /** Longest that a connector may work without telling of any progress. */
  silenceMs: number
}

/** A large channel takes about twenty calls of one to two seconds each; three times that is a connector that hangs. */
export const runLimitsUsual: RunLimits = { totalMs: 120_000, silenceMs: 45_000 }

/** Hours in which a workspace that paid for a creator verifies the same creator again for nothing. */
export const freeRepeatHours = 24
export const msPerHour = 3_600_000
/** Data younger than this is not fetched again, whoever asks: platforms count every call, and nothing has changed meanwhile. */
export const freshMsMax = 5 * 60_000

export const runKind: JobKind<{ runId: string }> = {
  name: 'verifications.run',
  data: z.object({ runId: z.uuid() }),
  limits: {
    // The run's own limit comes first and says what was slow; this one catches a process that hangs.
    timeoutSeconds: runLimitsUsual.totalMs / 1_000 + 30,
    retries: 3,
    backoffSeconds: 2,
    backoffSecondsMax: 60,
    concurrency: 4,
  },
}
