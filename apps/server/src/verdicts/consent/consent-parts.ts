import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { ConsentPlatforms } from '../../outside/platforms/consent/open-consent-platforms.ts'
import type { SigningParts } from '../signing/signing-parts.ts'
import type { VerificationParts } from '../verifications/verification-parts.ts'
import type { KeyRing } from './key-ring.ts'

/** What is kept sealed, and whom it opens. */
export interface TokenParts {
  db: Database
  /** The product's clock: the time for which a creator allowed something passes by it. */
  now: () => Date
  ring: KeyRing
  platforms: ConsentPlatforms
}

/** What the room of creators' consent is given. */
export interface ConsentParts extends TokenParts, Pick<SigningParts, 'keys'> {
  config: Pick<Config, 'company' | 'sandboxOpen'>
  queue: Pick<Queue, 'enqueue'>
  /** Where links lead, without a slash at the end. */
  publicAddress: () => string
  /** What links are signed with; the same in all processes. */
  linkSecret: string
  verifying: VerificationParts
  /** Hears that the owner of an account proved a request of theirs, by its id, and does what waited for it.
   *  @param account the one that was proved, which may have taken over the name from somebody else */
  proved: (subject: string, account: { handle: string; id: string }) => Promise<void>
}
