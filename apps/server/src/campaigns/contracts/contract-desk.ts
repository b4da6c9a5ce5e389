import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import type { SigningParts } from '../../verdicts/signing/signing-parts.ts'
import type { ContractPrinter } from './pdf/contract-printer.ts'

/** What contracts are given. */
export interface ContractDesk extends Pick<SigningParts, 'keys' | 'publicAddress'> {
  db: Database
  /** The product's clock: contracts bear its time. */
  now: () => Date
  queue: Pick<Queue, 'enqueue'>
  /** What their links are signed with. */
  linkSecret: string
  company: Config['company']
  printer: Pick<ContractPrinter, 'print'>
}

export type Sql = Pick<pg.Pool, 'query'>
export type Tx = pg.PoolClient
