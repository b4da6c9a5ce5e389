import type { Database } from '../../foundation/db/database.ts'
import type { KeyRing } from './key-ring.ts'

/** What signing is given. */
export interface SigningParts {
  db: Database
  keys: KeyRing
  /** The product's clock: signatures bear its time. */
  now: () => Date
  /** Where people find this instance, without a slash at the end. */
  publicAddress: () => string
}
