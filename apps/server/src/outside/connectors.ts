import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Connector } from './platforms/connector.ts'
import { postgresQuota } from './platforms/quota.ts'
import { sandboxConnector } from './platforms/sandbox.ts'
import { youtubeConnector } from './platforms/youtube/youtube-connector.ts'

/** The connectors that a configuration makes possible: generated creators in sandbox, real ones where a key is set. */

export interface ConnectorSettings {
  config: Pick<Config, 'mode' | 'youtube'>
  pool: pg.Pool
  now: () => Date
}

/** YouTube's own bucket for searches: 100 calls a day. */
export const youtubeSearchesDaily = 100

export function openConnectors({ config, pool, now }: ConnectorSettings): Connector[] {
  const { apiKey, baseUrl, commentersMax, dailyUnits } = config.youtube
  const connectors: Connector[] = config.mode === 'sandbox' ? [sandboxConnector({ now })] : []
  if (apiKey !== null) {
    const limits = { general: dailyUnits, search: youtubeSearchesDaily }
    const quota = postgresQuota(pool, { connector: 'youtube', platform: 'YouTube', limits, now })
    connectors.push(youtubeConnector({ apiKey, baseUrl, quota, now, commentersMax }))
  }
  return connectors
}
