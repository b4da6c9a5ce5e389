import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { postgresQuota } from './platforms/client/postgres-quota.ts'
import { postgresRates } from './platforms/client/postgres-rates.ts'
import type { Connector } from './platforms/connector.ts'
import { sandboxConnector } from './platforms/sandbox.ts'
import { youtubeRate } from './platforms/youtube/youtube-client.ts'
import { youtubeConnector } from './platforms/youtube/youtube-connector.ts'

/** The connectors that a configuration makes possible: generated creators in sandbox, real ones where a key is set. */

export interface ConnectorSettings {
  config: Pick<Config, 'mode' | 'youtube'>
  pool: pg.Pool
  now: () => Date
}

/** YouTube's own bucket for searches: 100 calls a day. */
const youtubeSearchesDaily = 100
/** And for statistics alone. */
const youtubeStatsDaily = 10_000

export function openConnectors({ config, pool, now }: ConnectorSettings): Connector[] {
  const { apiKey, baseUrl, commentersMax, dailyUnits } = config.youtube
  const connectors: Connector[] = config.mode === 'sandbox' ? [sandboxConnector({ now })] : []
  if (apiKey !== null) {
    const limits = { general: dailyUnits, search: youtubeSearchesDaily, stats: youtubeStatsDaily }
    const quota = postgresQuota(pool, { connector: 'youtube', platform: 'YouTube', limits, now })
    const rates = postgresRates(pool, { connector: 'youtube', limitOf: () => youtubeRate, now })
    const connector = youtubeConnector({ apiKey, baseUrl, quota, rates, now, commentersMax })
    connectors.push({ ...connector, dailyLimits: limits })
  }
  return connectors
}

/** @returns what each connector may spend in a day, by connector and bucket, as the monitoring names them. */
export function dailyLimits(connectors: readonly Connector[]): Record<string, number> {
  return Object.fromEntries(
    connectors.flatMap(({ id, dailyLimits = {} }) =>
      Object.entries(dailyLimits).map(([bucket, units]) => [`${id} ${bucket}`, units]),
    ),
  )
}
