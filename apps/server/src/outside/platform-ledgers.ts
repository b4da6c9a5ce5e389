import { platformNames } from '@vouch/engine'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { postgresQuota } from './platforms/client/postgres-quota.ts'
import { postgresRates } from './platforms/client/postgres-rates.ts'
import type { RateLedger, RateLimit } from './platforms/client/rate-ledger.ts'
import { sharedQuota } from './platforms/client/shared-quota.ts'
import type { AccountBookings } from './platforms/consent/paid-account.ts'
import { keptBack, watchShare } from './platforms/counts-port.ts'
import { xRateOf } from './platforms/x/x-client.ts'
import { spendingUsedUp } from './platforms/x/x-failures.ts'
import { millsPerUsd, spendingBucket, xMills } from './platforms/x/x-prices.ts'
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

const youtubeLimits = ({ config }: LedgerSettings) => ({
  general: config.youtube.dailyUnits,
  search: youtubeSearchesDaily,
  stats: youtubeStatsDaily,
})

export function youtubeLedgers(settings: LedgerSettings) {
  const { pool, now } = settings
  const limits = youtubeLimits(settings)
  const quota = postgresQuota(pool, {
    ...{ connector: 'youtube', platform: platformNames.youtube, limits, now },
    countedThere: true,
  })
  return { limits, quota, rates: ratesIn({ pool, now }, 'youtube', () => youtubeRate) }
}

/** What a watch may take of YouTube's quota: it pays from its share, and stops where little is left for verifications. A look takes two general
 *  units, for the channel and its list of videos, and one for their statistics. */
export function youtubeWatch(settings: LedgerSettings) {
  const { pool, now } = settings
  const { general, stats } = youtubeLimits(settings)
  const limitsOf = (part: number) => ({ general: Math.floor(part * general), stats: Math.floor(part * stats) })
  const ledger = (connector: string, part: number) =>
    postgresQuota(pool, {
      ...{ connector, platform: platformNames.youtube, limits: limitsOf(part), now },
      countedThere: true,
    })
  return {
    limits: limitsOf(watchShare),
    quota: sharedQuota(ledger('youtube-watch', watchShare), ledger('youtube', 1 - keptBack)),
    looksPerDay: Math.floor(watchShare * Math.min(general / 2, stats)),
  }
}

/** @param dailyUsd what X may cost in a day */
export function xLedgers({ pool, now }: Pick<LedgerSettings, 'pool' | 'now'>, dailyUsd: number) {
  const limits = { [spendingBucket]: Math.floor(dailyUsd * millsPerUsd) }
  const exhausted = () => spendingUsedUp(dailyUsd)
  const money = { connector: 'x', platform: platformNames.x, limits, now, timeZone: 'UTC', exhausted } as const
  return { limits, spending: postgresQuota(pool, money), rates: ratesIn({ pool, now }, 'x', xRateOf) }
}

/** @returns what it costs to ask whose account a creator's token opens. */
export function accountBookings(settings: LedgerSettings & { config: Pick<Config, 'x'> }): AccountBookings {
  return {
    x: () => xLedgers(settings, settings.config.x.dailyUsd).spending.spend(xMills.user, spendingBucket),
    youtube: () => youtubeLedgers(settings).quota.spend(1, 'general'),
  }
}

export function ratesIn(
  { pool, now }: Pick<LedgerSettings, 'pool' | 'now'>,
  connector: string,
  limitOf: (bucket: string) => RateLimit,
): RateLedger {
  return postgresRates(pool, { connector, limitOf, now })
}

/** Rates of which a watch leaves the rest to verifications. */
export function watchRatesIn(
  { pool, now }: Pick<LedgerSettings, 'pool' | 'now'>,
  connector: string,
  limit: RateLimit,
): RateLedger {
  const spareOf = () => Math.ceil((1 - watchShare) * limit.calls)
  return postgresRates(pool, { connector, limitOf: () => limit, now, spareOf })
}
