import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'

/** What webhooks are given. Deliveries follow real time, as receivers do; the moments that events tell of are the product's. */
export interface WebhookParts {
  db: Database
  queue: Pick<Queue, 'enqueue'>
  /** Addresses and secrets are sealed under it. */
  ring: KeyRing
  config: Pick<Config, 'company'>
  /** Where links lead. */
  publicAddress: () => string
  /** Hosts on this machine that an endpoint may have, without encryption: for tests and sandboxes alone. */
  testHosts: readonly string[]
}

export type Sql = Pick<pg.Pool, 'query'>

/** Rings where events are told and deliveries wait. */
export const webhookChannel = 'webhooks'
