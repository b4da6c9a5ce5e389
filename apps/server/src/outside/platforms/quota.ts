/** The quota ledger over PostgreSQL: one row per connector, bucket and day, shared by every process. The day is the
 *  platform's: Google counts from midnight in California, daylight saving included. */

import type { Pool } from 'pg'
import { type QuotaLedger, type QuotaLimits, quotaExhausted } from './quota-ledger.ts'

export interface PostgresQuotaSettings {
  connector: string
  /** The platform's name, for the sentence that refuses. */
  platform: string
  limits: QuotaLimits
  now: () => Date
}

// One statement books or refuses: two processes that spend the last unit at once cannot both have it. The first spending of
// a day inserts, unless it alone exceeds the limit; later ones add, unless the sum would.
const book = `
insert into connector_quota as quota (connector, bucket, day, units)
select $1, $2, ($3::timestamptz at time zone 'America/Los_Angeles')::date, $4::integer
 where $4::integer <= $5::integer
on conflict (connector, bucket, day) do update set units = quota.units + excluded.units
 where quota.units + excluded.units <= $5::integer
returning units`

/** @returns the ledger of one connector. */
export function postgresQuota(pool: Pool, settings: PostgresQuotaSettings): QuotaLedger {
  const { connector, platform, limits, now } = settings
  return {
    async spend(units, bucket) {
      const booked = await pool.query(book, [connector, bucket, now().toISOString(), units, limits[bucket] ?? 0])
      if (booked.rowCount !== 1) throw quotaExhausted(platform)
    },
  }
}
