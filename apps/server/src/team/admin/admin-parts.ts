import type { Config } from '../../config/config.ts'
import type { AuthService } from '../../customers/accounts/auth-service.ts'
import type { LifeParts } from '../../customers/billing/life/read-again.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { StandingSettings } from '../../outside/connector-standings.ts'
import type { PublicConfig } from '../../site/operator-routes.ts'
import type { SiteParts } from '../../site/site-parts.ts'
import type { SharingParts } from '../../verdicts/sharing/sharing-parts.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'
import type { LiveAddresses } from './operator-addresses.ts'

/** What the team's side is given. */
export interface AdminParts {
  db: Database
  config: Pick<Config, 'mode' | 'company'>
  live: Pick<LiveAddresses<PublicConfig>, 'set' | 'configured' | 'tell'>
  queue: Queue
  /** The product's clock: due dates and terms follow it. */
  now: () => Date
  publicAddress: () => string
  authService: AuthService
  life: LifeParts
  site: SiteParts
  sharing: SharingParts
  verifying: VerificationParts
  /** What is configured of the platforms. */
  platforms: StandingSettings['config']
}
