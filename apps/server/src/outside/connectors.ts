import { type Platform, platformNames } from '@vouch/engine'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { postgresQuota } from './platforms/client/postgres-quota.ts'
import { postgresRates } from './platforms/client/postgres-rates.ts'
import type { RateLimit } from './platforms/client/rate-ledger.ts'
import { sharedQuota } from './platforms/client/shared-quota.ts'
import type { Connector } from './platforms/connector.ts'
import { type ConsentTokens, noConsent } from './platforms/consent-tokens.ts'
import { keptBack, watchShare } from './platforms/counts-port.ts'
import { instagramConnector, instagramRate } from './platforms/instagram/instagram-connector.ts'
import { linkedinConnector, linkedinRate } from './platforms/linkedin/linkedin-connector.ts'
import { sandboxConnector } from './platforms/sandbox.ts'
import { type SuppliedSettings, supplierConnector, withSuppliers } from './platforms/supplier/supplied-connector.ts'
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
  /** What data suppliers give beside the platforms; absent: none is asked. */
  supplied?: SuppliedSettings
}

/** YouTube's own bucket for searches: 100 calls a day. */
const youtubeSearchesDaily = 100
/** And for statistics alone. */
const youtubeStatsDaily = 10_000

export function openConnectors(settings: ConnectorSettings): Connector[] {
  const { config, pool, now, tokens = noConsent } = settings
  const ratesOf = (connector: Connector['id'], limitOf: (bucket: string) => RateLimit) =>
    postgresRates(pool, { connector, limitOf, now })
  const sharedRates = (connector: Connector['id'], limit: RateLimit) => ({
    rates: ratesOf(connector, () => limit),
    watchRates: postgresRates(pool, {
      ...{ connector, limitOf: () => limit, now },
      spareOf: () => Math.ceil((1 - watchShare) * limit.calls),
    }),
  })
  const { instagram, tiktok, twitch, linkedin } = config
  const opened = [
    config.mode === 'sandbox' ? sandboxConnector({ now }) : null,
    openYoutube(settings),
    instagram && instagramConnector({ ...instagram, now, ...sharedRates('instagram', instagramRate) }),
    tiktok && tiktokConnector({ ...tiktok, now, tokens, rates: ratesOf('tiktok', () => tiktokRate) }),
    twitch && twitchConnector({ ...twitch, now, ...sharedRates('twitch', twitchRate) }),
    openX(settings),
    linkedin && linkedinConnector({ ...linkedin, now, tokens, rates: ratesOf('linkedin', () => linkedinRate) }),
  ]
  return withBought(
    opened.filter((connector) => connector !== null),
    settings.supplied,
  )
}

/** Suppliers stand behind every platform but YouTube, and alone where nothing else reads it. */
function withBought(opened: Connector[], supplied: ConnectorSettings['supplied']): Connector[] {
  if (supplied === undefined) return opened
  const own = new Set(['sandbox', 'youtube'])
  const backed = opened.map((connector) => (own.has(connector.id) ? connector : withSuppliers(connector, supplied)))
  return [...backed, supplierConnector(supplied)]
}

function openYoutube({ config, pool, now }: ConnectorSettings): Connector | null {
  const { apiKey, baseUrl, commentersMax, dailyUnits } = config.youtube
  if (apiKey === null) return null
  const limits = { general: dailyUnits, search: youtubeSearchesDaily, stats: youtubeStatsDaily }
  const quota = postgresQuota(pool, { connector: 'youtube', platform: platformNames.youtube, limits, now })
  const rates = postgresRates(pool, { connector: 'youtube', limitOf: () => youtubeRate, now })
  const watch = { quota: youtubeWatchQuota(pool, limits, now), looksPerDay: youtubeLooks(limits) }
  const connector = youtubeConnector({ apiKey, baseUrl, quota, rates, now, commentersMax, watch })
  return { ...connector, dailyLimits: limits }
}

type YoutubeLimits = Record<'general' | 'search' | 'stats', number>

/** A look takes two general units, for the channel and its list of videos, and one for their statistics. */
function youtubeLooks({ general, stats }: YoutubeLimits): number {
  return Math.floor(watchShare * Math.min(general / 2, stats))
}

/** A watch pays from its share, and stops where little is left for verifications. */
function youtubeWatchQuota(pool: pg.Pool, { general, stats }: YoutubeLimits, now: () => Date) {
  const ledger = (connector: string, part: number) => {
    const limits = { general: Math.floor(part * general), stats: Math.floor(part * stats) }
    return postgresQuota(pool, { connector, platform: platformNames.youtube, limits, now })
  }
  return sharedQuota(ledger('youtube-watch', watchShare), ledger('youtube', 1 - keptBack))
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

/** @returns platforms of which anybody's public profile can be read here. */
export function livePlatforms(connectors: readonly Connector[]): Platform[] {
  const live = connectors.filter(({ id, needsConsent }) => id !== 'sandbox' && !needsConsent)
  return [...new Set(live.flatMap(({ platforms }) => platforms))]
}

/** @returns platforms of which suppliers are asked at the moment. */
export function suppliedPlatforms(connectors: readonly Connector[]): Platform[] {
  return connectors.filter(({ id }) => id === 'supplier').flatMap(({ platforms }) => platforms)
}

/** @returns the most that one check of each platform costs the operator, in dollars, where it costs anything. */
export function checkCosts(connectors: readonly Connector[]): Partial<Record<Platform, number>> {
  const costs: Partial<Record<Platform, number>> = {}
  for (const { id, platforms, usdMax = 0, usdMaxOf = () => usdMax } of connectors) {
    if (id === 'sandbox') continue
    for (const platform of platforms) costs[platform] ||= usdMaxOf(platform)
  }
  return Object.fromEntries(Object.entries(costs).filter(([, usd]) => usd > 0))
}

/** @returns what each connector may spend in a day, by connector and bucket, as the monitoring names them. */
export function dailyLimits(connectors: readonly Connector[]): Record<string, number> {
  return Object.fromEntries(
    connectors.flatMap(({ id, dailyLimits = {} }) =>
      Object.entries(dailyLimits).map(([bucket, units]) => [`${id} ${bucket}`, units]),
    ),
  )
}
