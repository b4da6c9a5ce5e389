import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'

/** What the routes of tracking are given. */
export interface TrackingParts {
  db: Database
  /** The product's clock: clicks and orders stand beside the dates of campaigns. */
  now: () => Date
  publicAddress: () => string
  /** The host of short links; null: that of the public address. */
  linkDomain: string | null
}

export type Sql = Pick<pg.Pool, 'query'>
export type Tx = pg.PoolClient
