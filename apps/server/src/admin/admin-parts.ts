import type { AuthService } from '../accounts/auth-service.ts'
import type { LifeParts } from '../billing/life/read-again.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Queue } from '../jobs/queue.ts'
import type { SiteParts } from '../site/site-parts.ts'
import type { VerificationParts } from '../verifications/verification-parts.ts'

/** What the team's side is given. */
export interface AdminParts {
  db: Database
  config: Pick<Config, 'mode' | 'company'>
  queue: Queue
  /** The product's clock: due dates and terms follow it. */
  now: () => Date
  publicAddress: () => string
  authService: AuthService
  life: LifeParts
  site: SiteParts
  verifying: VerificationParts
}
