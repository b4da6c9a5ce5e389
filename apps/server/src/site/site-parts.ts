import type pg from 'pg'
import type { Database } from '../foundation/db/database.ts'
import type { Queue } from '../foundation/jobs/queue.ts'
import type { AccountProof } from '../verdicts/consent/prove-account.ts'
import type { VerificationParts } from '../verdicts/verifications/verification-parts.ts'
import type { AccountDuties } from './data-requests/account-data.ts'
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
  /** What the room of accounts does when a person asks for their data or its deletion. */
  accounts: AccountDuties
  /** Called in the transaction that erases a creator, for rooms that keep creators by name and lie above this one. */
  creatorErased: (tx: pg.PoolClient, creator: { platform: string; handles: readonly string[] }) => Promise<void>
  /** Called in the transaction that stops new verdicts on a creator, for rooms in which nobody finds them any more. */
  creatorWithheld: SiteParts['creatorErased']
  /** Whether a creator can prove a request that way: this instance asks the platform, and the platform says which profile it is. */
  canProveByConsent: (target: AccountProof['target']) => boolean
  /** Leads the browser of a creator who proves a request by connecting the account. @returns where it goes, and the cookie that it keeps */
  proveByConsent: (proof: AccountProof, cookie: string | undefined) => Promise<{ location: string; cookie: string }>
  /** The engine behind the free tool. */
  verifying: VerificationParts
}
