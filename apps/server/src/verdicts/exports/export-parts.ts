import { z } from 'zod'
import type { JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { SnapshotReader } from '../creators/snapshot-reader.ts'
import type { SharingParts } from '../sharing/sharing-parts.ts'
import type { ListSource } from './list-source.ts'
import type { Printer } from './pdf/printer.ts'

/** What exports are given. */
export interface ExportParts
  extends Pick<SharingParts, 'db' | 'now' | 'publicAddress' | 'linkSecret' | 'config' | 'keys'> {
  queue: Pick<Queue, 'enqueue'>
  printer: Pick<Printer, 'print'>
  snapshots: SnapshotReader
  sources: readonly ListSource[]
}

export const makeKind: JobKind<{ exportId: string }> = {
  name: 'exports.make',
  data: z.object({ exportId: z.uuid() }),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 2, backoffSecondsMax: 30, concurrency: 2 },
}

/** Files of one account that may wait to be made. Who asks for more would keep everybody else's waiting. */
export const waitingMax = 10

/** Rows of an exported list at most. */
export const listRowsMax = 10_000
