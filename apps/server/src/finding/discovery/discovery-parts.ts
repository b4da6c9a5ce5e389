import type { Queue } from '../jobs/queue.ts'
import type { SandboxIndexParts } from './sandbox-index.ts'

/** What the routes of discovery are given. */
export interface DiscoveryParts extends SandboxIndexParts {
  queue: Queue
  /** Whether simulated creators stand beside verified ones. */
  sandbox: boolean
}
