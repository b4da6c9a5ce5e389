/** The rate ledger over PostgreSQL: one row per connector and bucket, shared by every process. */

import type { Pool } from 'pg'
import { soonOnDisk } from '../../../foundation/db/soon-on-disk.ts'
import { type RateLedger, type RateLimit, restMsMax } from './rate-ledger.ts'

export interface PostgresRatesSettings {
  connector: string
  limitOf: (bucket: string) => RateLimit
  now: () => Date
  /** Calls of a bucket that are left to others; absent: none. */
  spareOf?: (bucket: string) => number
}

// One statement takes a call or refuses it: of two processes that want the last one, one gets it. A row whose time is over
// counts anew. All calls to a platform pass through one row: nobody holds it while the disk is written.
const take = `
insert into connector_rates as rate (connector, bucket, calls_left, until)
select $1, $2, $4::integer - 1, $3::timestamptz + make_interval(secs => $5) from ${soonOnDisk} as soon
on conflict (connector, bucket) do update
   set calls_left = case when rate.until <= $3 then excluded.calls_left else rate.calls_left - 1 end,
       until = case when rate.until <= $3 then excluded.until else rate.until end
 where rate.until <= $3 or rate.calls_left > $6
returning calls_left`

// What the platform says is older than what was taken since, so it can only lower the count; and a rest that it asked for is
// not shortened by the headers of an answer that was on its way.
const note = `
insert into connector_rates as rate (connector, bucket, calls_left, until)
select $1, $2, $4::integer, $5::timestamptz from ${soonOnDisk} as soon
on conflict (connector, bucket) do update
   set calls_left = case when rate.until <= $3 then excluded.calls_left else least(rate.calls_left, excluded.calls_left) end,
       until = case when rate.until > $3 and rate.calls_left = 0 then greatest(rate.until, excluded.until)
                    else excluded.until end`

/** @returns the rates of one connector. */
export function postgresRates(pool: Pool, settings: PostgresRatesSettings): RateLedger {
  const { connector, limitOf, now, spareOf = () => 0 } = settings
  return {
    async enter(bucket) {
      const { calls, seconds } = limitOf(bucket)
      const at = now()
      const taken = await pool.query(take, [connector, bucket, at, calls, seconds, spareOf(bucket)])
      if (taken.rowCount === 1) return null
      const found = await pool.query<{ until: Date }>(
        'select until from connector_rates where connector = $1 and bucket = $2',
        [connector, bucket],
      )
      return found.rows[0]?.until ?? at
    },
    async heed(bucket, { callsLeft, until }) {
      const at = now()
      const latest = new Date(Math.min(until.getTime(), at.getTime() + restMsMax))
      if (latest <= at) return
      await pool.query(note, [connector, bucket, at, Math.max(0, Math.floor(callsLeft)), latest])
    },
  }
}
