import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { ratesIn, watchRatesIn, xLedgers, youtubeLedgers, youtubeWatch } from './platform-ledgers.ts'
import type { RateLimit } from './platforms/client/rate-ledger.ts'
import type { Connector } from './platforms/connector.ts'
import { type ConsentTokens, noConsent } from './platforms/consent-tokens.ts'
import { withFaultLog } from './platforms/fault-log.ts'
import { consentedRate } from './platforms/instagram/consented-account.ts'
import { instagramConnector, instagramRate } from './platforms/instagram/instagram-connector.ts'
import { linkedinConnector, linkedinRate } from './platforms/linkedin/linkedin-connector.ts'
import { sandboxConnector } from './platforms/sandbox.ts'
import { type SuppliedSettings, supplierConnector, withSuppliers } from './platforms/supplier/supplied-connector.ts'
import { tiktokConnector, tiktokRate } from './platforms/tiktok/tiktok-connector.ts'
import { twitchRate } from './platforms/twitch/twitch-client.ts'
import { twitchConnector } from './platforms/twitch/twitch-connector.ts'
import { xConnector } from './platforms/x/x-connector.ts'
import { youtubeConnector } from './platforms/youtube/youtube-connector.ts'

/** The connectors that a configuration makes possible: generated creators in sandbox, real ones where a key is set. */

export interface ConnectorSettings {
  config: Pick<Config, 'mode' | 'youtube' | 'instagram' | 'tiktok' | 'twitch' | 'x' | 'linkedin' | 'consentApps'>
  pool: pg.Pool
  now: () => Date
  /** What creators allowed; nothing unless said otherwise. */
  tokens?: ConsentTokens
  /** What data suppliers give beside the platforms; absent: none is asked. */
  supplied?: SuppliedSettings
}

export function openConnectors(settings: ConnectorSettings): Connector[] {
  const { config, pool, now, tokens = noConsent } = settings
  const ratesOf = (connector: Connector['id'], limit: RateLimit) => ratesIn(settings, connector, () => limit)
  const { tiktok, twitch, linkedin } = config
  const opened = [
    config.mode === 'sandbox' ? sandboxConnector({ now, tokens }) : null,
    openYoutube(settings),
    openInstagram(settings),
    tiktok && tiktokConnector({ ...tiktok, now, tokens, rates: ratesOf('tiktok', tiktokRate) }),
    twitch && twitchConnector({ ...twitch, now, tokens, ...sharedRates(settings, 'twitch', twitchRate) }),
    openX(settings),
    linkedin && linkedinConnector({ ...linkedin, now, tokens, rates: ratesOf('linkedin', linkedinRate) }),
  ]
  // What suppliers make good is a fault of the platform all the same, and theirs is none of it.
  const noted = opened
    .filter((connector) => connector !== null)
    .map((connector) => (connector.id === 'sandbox' ? connector : withFaultLog(connector, pool, now)))
  return withBought(noted, settings.supplied)
}

/** Suppliers stand behind every platform but YouTube, and alone where nothing else reads it. */
function withBought(opened: Connector[], supplied: ConnectorSettings['supplied']): Connector[] {
  if (supplied === undefined) return opened
  const own = new Set(['sandbox', 'youtube'])
  const backed = opened.map((connector) => (own.has(connector.id) ? connector : withSuppliers(connector, supplied)))
  return [...backed, supplierConnector(supplied)]
}

function sharedRates(settings: ConnectorSettings, connector: Connector['id'], limit: RateLimit) {
  return {
    rates: ratesIn(settings, connector, () => limit),
    watchRates: watchRatesIn(settings, connector, limit),
  }
}

/** Instagram Login answers on a host of its own. */
const instagramLoginApi = 'https://graph.instagram.com'

/** Reads professional accounts by a key, and all that creators connected by their tokens; either may be missing. */
function openInstagram(settings: ConnectorSettings): Connector | null {
  const { config, now, tokens = noConsent } = settings
  const { instagram: own, consentApps } = config
  if (own === null && consentApps.instagram === null) return null
  const consented = consentApps.instagram && {
    ...{ tokens, now, baseUrl: consentApps.instagram.base ?? instagramLoginApi },
    rates: ratesIn(settings, 'instagram', () => consentedRate),
  }
  return instagramConnector({
    ...{ own, now },
    ...(consented && { consented }),
    ...sharedRates(settings, 'instagram', instagramRate),
  })
}

/** YouTube Analytics answers on a host of its own, but for tests, which stand in for all hosts of a platform. */
const analyticsApi = 'https://youtubeanalytics.googleapis.com'
const dataApis: readonly string[] = ['https://youtube.googleapis.com', 'https://www.googleapis.com']

function openYoutube(settings: ConnectorSettings): Connector | null {
  const { now, tokens = noConsent } = settings
  const { youtube, consentApps } = settings.config
  const { apiKey, baseUrl, commentersMax } = youtube
  if (apiKey === null && consentApps.youtube === null) return null
  const { limits, ...ledgers } = youtubeLedgers(settings)
  const watch = youtubeWatch(settings)
  const consented = consentApps.youtube && {
    ...{ tokens, now, rates: ledgers.rates },
    baseUrl: dataApis.includes(baseUrl) ? analyticsApi : baseUrl,
  }
  const connector = youtubeConnector({
    ...{ apiKey, baseUrl, ...ledgers, now, commentersMax, watch },
    ...(consented && { consented }),
  })
  return { ...connector, dailyLimits: limits }
}

function openX(settings: ConnectorSettings): Connector | null {
  const { x, consentApps } = settings.config
  if (x.bearerToken === null && consentApps.x === null) return null
  const { limits, ...ledgers } = xLedgers(settings, x.dailyUsd)
  const { now, tokens = noConsent } = settings
  const connector = xConnector({ ...x, ...ledgers, now, tokens })
  return { ...connector, dailyLimits: limits }
}

/** @returns platforms of which anybody's public profile can be read here. */
export function livePlatforms(connectors: readonly Connector[]): Platform[] {
  const live = connectors.filter(({ id, needsConsent }) => id !== 'sandbox' && !needsConsent)
  return [...new Set(live.flatMap(({ platforms }) => platforms))]
}

/** @param apps platforms with an app that creators connect to
 *  @returns those of them that something here reads by what was allowed; a supplier reads nothing so */
export function consentPlatforms(apps: readonly Platform[], connectors: readonly Connector[]): Platform[] {
  const reading = connectors.filter(({ id }) => id !== 'sandbox' && id !== 'supplier')
  return apps.filter((platform) => reading.some(({ platforms }) => platforms.includes(platform)))
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
