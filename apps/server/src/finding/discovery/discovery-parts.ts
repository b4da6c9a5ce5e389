import type { UploadDoor } from '../../foundation/http/uploads.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'
import type { ReadCustomers } from './read-customers.ts'
import type { SandboxIndexParts } from './sandbox-index.ts'

/** What the routes of discovery are given. */
export interface DiscoveryParts extends SandboxIndexParts {
  queue: Queue
  /** Whether simulated creators stand beside verified ones. */
  sandbox: boolean
  /** Reads what stands behind a score. */
  snapshots: SnapshotReader
  /** Reads customer lists. */
  uploads: UploadDoor<ReadCustomers>
}
