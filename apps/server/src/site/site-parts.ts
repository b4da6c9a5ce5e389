import type { Database } from '../db/database.ts'
import type { Queue } from '../jobs/queue.ts'
import type { VerificationParts } from '../verifications/verification-parts.ts'
import type { PublicConfig } from './operator-routes.ts'

/** What the forms and tools of the public site are given. */
export interface SiteParts {
  db: Database
  config: PublicConfig
  queue: Queue
  /** The product's clock: the day of a daily limit, and the due date of a request, follow it. */
  now: () => Date
  /** Where links in mail lead, without a slash at the end. */
  publicAddress: () => string
  /** The engine behind the free tool. */
  verifying: VerificationParts
}
