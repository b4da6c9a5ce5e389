import { platformNames } from '@vouch/engine'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { postgresQuota } from './platforms/client/postgres-quota.ts'
import { postgresRates } from './platforms/client/postgres-rates.ts'
import type { RateLimit } from './platforms/client/rate-ledger.ts'
import type { Connector } from './platforms/connector.ts'
import { type ConsentTokens, noConsent } from './platforms/consent-tokens.ts'
import { instagramConnector, instagramRate } from './platforms/instagram/instagram-connector.ts'
import { linkedinConnector, linkedinRate } from './platforms/linkedin/linkedin-connector.ts'
import { sandboxConnector } from './platforms/sandbox.ts'
import { tiktokConnector, tiktokRate } from './platforms/tiktok/tiktok-connector.ts'
import { twitchRate } from './platforms/twitch/twitch-client.ts'
import { twitchConnector } from './platforms/twitch/twitch-connector.ts'
import { xRateOf } from './platforms/x/x-client.ts'
import { xConnector } from './platforms/x/x-connector.ts'
import { spendingUsedUp } from './platforms/x/x-failures.ts'
import { millsPerUsd, spendingBucket } from './platforms/x/x-prices.ts'
import { youtubeRate } from './platforms/youtube/youtube-client.ts'
import { youtubeConnector } from './platforms/youtube/youtube-connector.ts'

/** The connectors that a configuration makes possible: generated creators in sandbox, real ones where a key is set. */

export interface ConnectorSettings {
  config: Pick<Config, 'mode' | 'youtube' | 'instagram' | 'tiktok' | 'twitch' | 'x' | 'linkedin'>
  pool: pg.Pool
  now: () => Date
  /** What creators allowed; nothing unless said otherwise. */
  tokens?: ConsentTokens
}

/** YouTube's own bucket for searches: 100 calls a day. */
const youtubeSearchesDaily = 100
/** And for statistics alone. */
const youtubeStatsDaily = 10_000

export function openConnectors(settings: ConnectorSettings): Connector[] {
  const { config, pool, now, tokens = noConsent } = settings
  const ratesOf = (connector: Connector['id'], limitOf: (bucket: string) => RateLimit) =>
    postgresRates(pool, { connector, limitOf, now })
  const { instagram, tiktok, twitch, linkedin } = config
  const opened = [
    config.mode === 'sandbox' ? sandboxConnector({ now, tokens }) : null,
    openYoutube(settings),
    instagram && instagramConnector({ ...instagram, now, rates: ratesOf('instagram', () => instagramRate) }),
    tiktok && tiktokConnector({ ...tiktok, now, tokens, rates: ratesOf('tiktok', () => tiktokRate) }),
    twitch && twitchConnector({ ...twitch, now, rates: ratesOf('twitch', () => twitchRate) }),
    openX(settings),
    linkedin && linkedinConnector({ ...linkedin, now, tokens, rates: ratesOf('linkedin', () => linkedinRate) }),
  ]
  return opened.filter((connector) => connector !== null)
}

function openYoutube({ config, pool, now }: ConnectorSettings): Connector | null {
  const { apiKey, baseUrl, commentersMax, dailyUnits } = config.youtube
  if (apiKey === null) return null
  const limits = { general: dailyUnits, search: youtubeSearchesDaily, stats: youtubeStatsDaily }
  const quota = postgresQuota(pool, { connector: 'youtube', platform: platformNames.youtube, limits, now })
  const rates = postgresRates(pool, { connector: 'youtube', limitOf: () => youtubeRate, now })
  const connector = youtubeConnector({ apiKey, baseUrl, quota, rates, now, commentersMax })
  return { ...connector, dailyLimits: limits }
}

function openX({ config, pool, now }: ConnectorSettings): Connector | null {
  if (config.x === null) return null
  const { dailyUsd, ...given } = config.x
  const limits = { [spendingBucket]: Math.floor(dailyUsd * millsPerUsd) }
  const exhausted = () => spendingUsedUp(dailyUsd)
  const money = { connector: 'x', platform: platformNames.x, limits, now, timeZone: 'UTC', exhausted } as const
  const rates = postgresRates(pool, { connector: 'x', limitOf: xRateOf, now })
  const connector = xConnector({ ...given, now, rates, spending: postgresQuota(pool, money) })
  return { ...connector, dailyLimits: limits }
}

/** @returns what each connector may spend in a day, by connector and bucket, as the monitoring names them. */
export function dailyLimits(connectors: readonly Connector[]): Record<string, number> {
  return Object.fromEntries(
    connectors.flatMap(({ id, dailyLimits = {} }) =>
      Object.entries(dailyLimits).map(([bucket, units]) => [`${id} ${bucket}`, units]),
    ),
  )
}
