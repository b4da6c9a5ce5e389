/** The quota ledger over PostgreSQL: one row per connector, bucket and day, shared by every process. The day is the
 *  platform's: Google counts from midnight in California, daylight saving included, X from midnight UTC. */

import type { Pool } from 'pg'
import { soonOnDisk } from '../../../foundation/db/soon-on-disk.ts'
import type { ConnectorFailure } from '../connector.ts'
import { type QuotaDay, type QuotaLedger, type QuotaLimits, quotaExhausted } from './quota-ledger.ts'

export interface PostgresQuotaSettings {
  connector: string
  /** The platform's name, for the sentence that refuses. */
  platform: string
  limits: QuotaLimits
  now: () => Date
  /** Where the platform's day begins at midnight. */
  timeZone?: 'America/Los_Angeles' | 'UTC'
  /** Units that the platform counts itself, so that a crash of the database may forget the last second of them. Money never is. */
  countedThere?: boolean
  /** What an exhausted day is refused with. */
  exhausted?: () => ConnectorFailure
}

// One statement books or refuses: two processes that spend the last unit at once cannot both have it. The first spending of
// a day inserts, unless it alone exceeds the limit; later ones add, unless the sum would.
const bookFrom = (waits: string) => `
insert into connector_quota as quota (connector, bucket, day, units)
select $1, $2, ($3::timestamptz at time zone $6)::date, $4::integer ${waits}
 where $4::integer <= $5::integer
on conflict (connector, bucket, day) do update set units = quota.units + excluded.units
 where quota.units + excluded.units <= $5::integer
returning day::text`
const book = bookFrom('')
const bookSoon = bookFrom(`from ${soonOnDisk} as soon`)

// What was booked before midnight and is settled after it belongs to the old day: the new one's allowance was not touched by it.
const settleDay = `
update connector_quota set units = greatest(0, units - $4::integer)
 where connector = $1 and bucket = $2 and day = $3::date`

/** @returns the ledger of one connector. */
export function postgresQuota(pool: Pool, settings: PostgresQuotaSettings): QuotaLedger {
  const { connector, platform, limits, now, timeZone = 'America/Los_Angeles' } = settings
  const { exhausted = () => quotaExhausted(platform), countedThere = false } = settings
  return {
    async spend(units, bucket) {
      const limit = limits[bucket] ?? 0
      const values = [connector, bucket, now().toISOString(), units, limit, timeZone]
      const { rows } = await pool.query<{ day: QuotaDay }>(countedThere ? bookSoon : book, values)
      if (!rows[0]) throw exhausted()
      return rows[0].day
    },
    async settle(unused, bucket, day) {
      if (unused !== 0) await pool.query(settleDay, [connector, bucket, day, unused])
    },
  }
}
