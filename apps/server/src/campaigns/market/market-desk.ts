import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'

/** What the routes of the market are given. */
export interface MarketDesk {
  db: Database
  /** The product's clock: months that were paid for follow it. */
  now: () => Date
  /** Whether simulated creators stand beside verified ones. */
  sandbox: boolean
  /** Reading the simulated creators is asked for by whoever first looks at a market. */
  queue: Queue
}

export type Sql = Pick<pg.Pool, 'query'>
export type Tx = pg.PoolClient
