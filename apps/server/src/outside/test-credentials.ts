import { type Platform, platformNames } from '@vouch/engine'
import { testFix } from '@vouch/presentation'
import { z } from 'zod'
import type { ConnectorSettings } from './connectors.ts'
import { ratesIn, xLedgers, youtubeLedgers } from './platform-ledgers.ts'
import { platformClient } from './platforms/client/platform-client.ts'
import { failuresOf } from './platforms/client/platform-failures.ts'
import { ConnectorFailure } from './platforms/connector.ts'
import { ConsentRefusal } from './platforms/consent/consent-platform.ts'
import { openConsentPlatforms } from './platforms/consent/open-consent-platforms.ts'
import { noteFault } from './platforms/fault-log.ts'
import { instagramRate } from './platforms/instagram/instagram-connector.ts'
import { instagramFailureOf, instagramStandingOf } from './platforms/instagram/instagram-failures.ts'
import { instagramVersion } from './platforms/instagram/instagram-records.ts'
import { tiktokRate } from './platforms/tiktok/tiktok-connector.ts'
import { tiktokFailureOf } from './platforms/tiktok/tiktok-failures.ts'
import { twitchClient, twitchRate } from './platforms/twitch/twitch-client.ts'
import { xClient } from './platforms/x/x-client.ts'
import { youtubeClient } from './platforms/youtube/youtube-client.ts'

/** Tries the credentials of a platform with one cheap call, which is booked and limited like every other. */

export type TestSettings = Pick<ConnectorSettings, 'config' | 'pool' | 'now'> & { publicAddress: () => string }

export interface CredentialTest {
  ok: boolean
  /** What came back, in a sentence. No secret is in it. */
  says: string
  /** What to do, in a sentence; null where it works. */
  fix: string | null
}

/** What came of a call that was answered as it should be. */
type Told = string
type Try = (settings: TestSettings, signal: AbortSignal) => Promise<Told> | null

const timeoutMs = 15_000
/** A test that is repeated by itself would cost more than it says. */
const once = { attemptsMax: 1 } as const
const anyObject = z.looseObject({})
/** Accounts of the platforms themselves, which will not go away: Google for Developers, Twitch, X. */
const standing = { youtube: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', twitch: 'twitch', x: 'X' } as const

/** @returns what came back; null where nothing is set, or the platform has no call that tests credentials alone */
export async function testCredentials(
  platform: Platform,
  settings: TestSettings,
  signal: AbortSignal = AbortSignal.timeout(timeoutMs),
): Promise<CredentialTest | null> {
  try {
    const told = await tries[platform](settings, signal)
    const app = await tryApp(platform, settings)
    const says = [told, app].filter((one) => one !== null)
    return says.length === 0 ? null : { ok: true, says: says.join(' '), fix: null }
  } catch (error) {
    if (!(error instanceof ConnectorFailure)) throw error
    if (!signal.aborted) await noteFault(settings.pool, platform, error, settings.now())
    const says = signal.aborted ? `${platformNames[platform]} took too long to respond.` : error.message
    return { ok: false, says, fix: testFix(error.code) }
  }
}

const tries: Readonly<Record<Platform, Try>> = {
  youtube: tryYoutube,
  instagram: tryInstagram,
  tiktok: tryTiktok,
  twitch: tryTwitch,
  x: tryX,
  // LinkedIn looks at its client only when a person comes back with a code.
  linkedin: () => null,
}

/** Platforms whose app for creators has credentials of its own, and that tell a wrong app from a wrong code. TikTok, Twitch and LinkedIn have the same
 *  ones for both uses; Instagram answers both alike. */
const ownApps: ReadonlySet<Platform> = new Set(['youtube', 'x'])

/** Tries the app that creators connect to. @returns null where there is none with credentials of its own */
async function tryApp(platform: Platform, settings: TestSettings): Promise<Told | null> {
  const app = ownApps.has(platform) ? openConsentPlatforms({ ...settings, outside: null }).find(platform, false) : null
  if (app === null) return null
  const name = platformNames[platform]
  const knows = await app.knowsApp().catch((error: unknown) => {
    if (error instanceof ConsentRefusal) throw failuresOf(name).unreachable()
    throw error
  })
  if (!knows) throw failuresOf(name).keyRefused('client ID and secret')
  return `${name} accepted the client ID and secret for creators.`
}

function tryYoutube(settings: TestSettings, signal: AbortSignal): Promise<Told> | null {
  const { apiKey, baseUrl } = settings.config.youtube
  if (apiKey === null) return null
  const call = youtubeClient({ apiKey, baseUrl, ...youtubeLedgers(settings), ...once, now: settings.now })
  const answer = call('channels', { part: 'id', id: standing.youtube }, anyObject, signal)
  return answer.then(() => 'YouTube accepted the API key.')
}

function tryInstagram({ config, pool, now }: TestSettings, signal: AbortSignal): Promise<Told> | null {
  if (config.instagram === null) return null
  const { accessToken, businessId, baseUrl } = config.instagram
  const rates = ratesIn({ pool, now }, 'instagram', () => instagramRate)
  const dialect = { name: 'Instagram', failureOf: instagramFailureOf, standingOf: instagramStandingOf }
  const call = platformClient({ baseUrl, rates, now, ...once, quota: null, dialect })
  const query = { fields: 'username', access_token: accessToken }
  const shape = z.object({ username: z.string() })
  const path = `/${instagramVersion}/${encodeURIComponent(businessId)}`
  const answer = call({ path, query, rate: 'discovery', shape }, signal)
  return answer.then(({ username }) => `Instagram accepted the token. It reads as @${username}.`)
}

function tryTiktok({ config, pool, now }: TestSettings, signal: AbortSignal): Promise<Told> | null {
  if (config.tiktok === null) return null
  const { clientKey, clientSecret, baseUrl } = config.tiktok
  const rates = ratesIn({ pool, now }, 'tiktok', () => tiktokRate)
  const call = platformClient({
    baseUrl,
    rates,
    now,
    ...once,
    quota: null,
    dialect: { name: 'TikTok', failureOf: tiktokFailureOf },
  })
  const form = { client_key: clientKey, client_secret: clientSecret, grant_type: 'client_credentials' }
  const shape = z.object({ access_token: z.string() })
  const answer = call({ path: '/v2/oauth/token/', form, rate: 'tokens', shape }, signal)
  return answer.then(() => 'TikTok accepted the client key and secret.')
}

function tryTwitch({ config, pool, now }: TestSettings, signal: AbortSignal): Promise<Told> | null {
  if (config.twitch === null) return null
  const call = twitchClient({
    ...config.twitch,
    ...once,
    now,
    rates: ratesIn({ pool, now }, 'twitch', () => twitchRate),
  })
  const answer = call('users', { login: standing.twitch }, anyObject, signal)
  return answer.then(() => 'Twitch accepted the client ID and secret.')
}

function tryX(settings: TestSettings, signal: AbortSignal): Promise<Told> | null {
  const { bearerToken, baseUrl, dailyUsd } = settings.config.x
  if (bearerToken === null) return null
  const client = xClient({ bearerToken, baseUrl, ...xLedgers(settings, dailyUsd), ...once, now: settings.now })
  return client.user(standing.x, signal).then(() => 'X accepted the bearer token.')
}
