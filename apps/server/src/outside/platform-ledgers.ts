import { platformNames } from '@vouch/engine'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { postgresQuota } from './platforms/client/postgres-quota.ts'
import { postgresRates } from './platforms/client/postgres-rates.ts'
import type { RateLedger, RateLimit } from './platforms/client/rate-ledger.ts'
import { xRateOf } from './platforms/x/x-client.ts'
import { spendingUsedUp } from './platforms/x/x-failures.ts'
import { millsPerUsd, spendingBucket } from './platforms/x/x-prices.ts'
import { youtubeRate } from './platforms/youtube/youtube-client.ts'

/** What each platform's calls are booked in: connectors and the test of credentials spend from the same. */

export interface LedgerSettings {
  config: Pick<Config, 'youtube'>
  pool: pg.Pool
  now: () => Date
}

/** YouTube's own bucket for searches: 100 calls a day. */
const youtubeSearchesDaily = 100
/** And for statistics alone. */
const youtubeStatsDaily = 10_000

export function youtubeLedgers({ config, pool, now }: LedgerSettings) {
  const limits = { general: config.youtube.dailyUnits, search: youtubeSearchesDaily, stats: youtubeStatsDaily }
  const quota = postgresQuota(pool, { connector: 'youtube', platform: platformNames.youtube, limits, now })
  return { limits, quota, rates: ratesIn({ pool, now }, 'youtube', () => youtubeRate) }
}

/** @param dailyUsd what X may cost in a day */
export function xLedgers({ pool, now }: Pick<LedgerSettings, 'pool' | 'now'>, dailyUsd: number) {
  const limits = { [spendingBucket]: Math.floor(dailyUsd * millsPerUsd) }
  const exhausted = () => spendingUsedUp(dailyUsd)
  const money = { connector: 'x', platform: platformNames.x, limits, now, timeZone: 'UTC', exhausted } as const
  return { limits, spending: postgresQuota(pool, money), rates: ratesIn({ pool, now }, 'x', xRateOf) }
}

export function ratesIn(
  { pool, now }: Pick<LedgerSettings, 'pool' | 'now'>,
  connector: string,
  limitOf: (bucket: string) => RateLimit,
): RateLedger {
  return postgresRates(pool, { connector, limitOf, now })
}
