import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'

/** What the routes of tracking are given. */
export interface TrackingParts {
  db: Database
  /** The product's clock: clicks and orders stand beside the dates of campaigns. */
  now: () => Date
  publicAddress: () => string
  /** The host of short links; null: that of the public address. */
  linkDomain: string | null
  /** Secrets of shops are sealed under it. */
  ring: KeyRing
  snapshots: SnapshotReader
}

export type Sql = Pick<pg.Pool, 'query'>
export type Tx = pg.PoolClient
