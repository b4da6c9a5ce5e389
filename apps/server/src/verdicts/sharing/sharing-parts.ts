import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { SigningParts } from '../signing/signing-parts.ts'

/** What sharing is given. */
export interface SharingParts extends Pick<SigningParts, 'keys'> {
  db: Database
  config: Pick<Config, 'company' | 'supportEmail'>
  queue: Pick<Queue, 'enqueue'>
  /** The product's clock: links end by it. */
  now: () => Date
  /** Where links lead, without a slash at the end. */
  publicAddress: () => string
  /** What links are signed with; the same in all processes. */
  linkSecret: string
}
