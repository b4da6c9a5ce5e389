import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { Connector } from '../../outside/platforms/connector.ts'

/** Creators that another room has watched: a statement whose rows name a workspace, a creator and since when. */
export interface WatchSource {
  text: string
}

/** What the room of the watch is given. */
export interface WatchParts {
  db: Database
  now: () => Date
  queue: Pick<Queue, 'enqueue'>
  connectors: readonly Connector[]
  config: Pick<Config, 'company'> & { youtube: Pick<Config['youtube'], 'derivedMetrics'> }
  /** Where links in mail lead. */
  publicAddress: () => string
  sources: readonly WatchSource[]
}

export type Sql = Pick<pg.Pool, 'query'>

/** Connectors that a watch can read by, by name. */
export function countingConnectors(connectors: readonly Connector[]) {
  return connectors.flatMap(({ id, platforms, counts }) => (counts ? [{ id, platforms, counts }] : []))
}
