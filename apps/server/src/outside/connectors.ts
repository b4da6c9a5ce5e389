import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { ratesIn, xLedgers, youtubeLedgers } from './platform-ledgers.ts'
import type { RateLimit } from './platforms/client/rate-ledger.ts'
import type { Connector } from './platforms/connector.ts'
import { type ConsentTokens, noConsent } from './platforms/consent-tokens.ts'
import { withFaultLog } from './platforms/fault-log.ts'
import { instagramConnector, instagramRate } from './platforms/instagram/instagram-connector.ts'
import { linkedinConnector, linkedinRate } from './platforms/linkedin/linkedin-connector.ts'
import { sandboxConnector } from './platforms/sandbox.ts'
import { tiktokConnector, tiktokRate } from './platforms/tiktok/tiktok-connector.ts'
import { twitchRate } from './platforms/twitch/twitch-client.ts'
import { twitchConnector } from './platforms/twitch/twitch-connector.ts'
import { xConnector } from './platforms/x/x-connector.ts'
import { youtubeConnector } from './platforms/youtube/youtube-connector.ts'

/** The connectors that a configuration makes possible: generated creators in sandbox, real ones where a key is set. */

export interface ConnectorSettings {
  config: Pick<Config, 'mode' | 'youtube' | 'instagram' | 'tiktok' | 'twitch' | 'x' | 'linkedin'>
  pool: pg.Pool
  now: () => Date
  /** What creators allowed; nothing unless said otherwise. */
  tokens?: ConsentTokens
}

export function openConnectors(settings: ConnectorSettings): Connector[] {
  const { config, pool, now, tokens = noConsent } = settings
  const ratesOf = (connector: Connector['id'], limit: RateLimit) => ratesIn(settings, connector, () => limit)
  const { instagram, tiktok, twitch, linkedin } = config
  const opened = [
    config.mode === 'sandbox' ? sandboxConnector({ now, tokens }) : null,
    openYoutube(settings),
    instagram && instagramConnector({ ...instagram, now, rates: ratesOf('instagram', instagramRate) }),
    tiktok && tiktokConnector({ ...tiktok, now, tokens, rates: ratesOf('tiktok', tiktokRate) }),
    twitch && twitchConnector({ ...twitch, now, rates: ratesOf('twitch', twitchRate) }),
    openX(settings),
    linkedin && linkedinConnector({ ...linkedin, now, tokens, rates: ratesOf('linkedin', linkedinRate) }),
  ]
  const live = opened.filter((connector) => connector !== null)
  return live.map((connector) => (connector.id === 'sandbox' ? connector : withFaultLog(connector, pool, now)))
}

function openYoutube(settings: ConnectorSettings): Connector | null {
  const { apiKey, baseUrl, commentersMax } = settings.config.youtube
  if (apiKey === null) return null
  const { limits, ...ledgers } = youtubeLedgers(settings)
  const connector = youtubeConnector({ apiKey, baseUrl, ...ledgers, now: settings.now, commentersMax })
  return { ...connector, dailyLimits: limits }
}

function openX(settings: ConnectorSettings): Connector | null {
  const { x } = settings.config
  if (x === null) return null
  const { limits, ...ledgers } = xLedgers(settings, x.dailyUsd)
  const connector = xConnector({ ...x, ...ledgers, now: settings.now })
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
