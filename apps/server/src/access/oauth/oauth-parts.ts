import type { Database } from '../../foundation/db/database.ts'

export interface OauthParts {
  db: Database
  /** The product's time. */
  now: () => Date
  publicAddress: () => string
}
