import type { Sql } from './webhook-parts.ts'

/** Any constant that nothing else in this database locks. */
const lockKey = 7_326_270

/** One process at a time numbers deliveries or gives endpoints back: both touch many endpoints in one transaction. Ends with it. */
export async function lockFanOut(tx: Sql): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
}
