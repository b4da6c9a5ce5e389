import type { Database } from '../../foundation/db/database.ts'
import type { KeyLetterRoom } from '../api-keys/key-letters.ts'

export interface OauthParts extends KeyLetterRoom {
  db: Database
  /** The product's time. */
  now: () => Date
  publicAddress: () => string
}
