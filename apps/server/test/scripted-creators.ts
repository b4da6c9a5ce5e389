/** One healthy creator on each platform as its API answers, and its connector against a scripted server: what the tests of live connectors begin
 *  with and then take something away from. */

import { type CountingQuota, countingQuota } from '../src/outside/platforms/client/quota-ledger.ts'
import { countingRates, type RateLedger } from '../src/outside/platforms/client/rate-ledger.ts'
import type { Connector } from '../src/outside/platforms/connector.ts'
import { instagramConnector, instagramRate } from '../src/outside/platforms/instagram/instagram-connector.ts'
import { linkedinConnector, linkedinRate } from '../src/outside/platforms/linkedin/linkedin-connector.ts'
import { tiktokConnector, tiktokRate } from '../src/outside/platforms/tiktok/tiktok-connector.ts'
import { twitchRate } from '../src/outside/platforms/twitch/twitch-client.ts'
import { twitchConnector } from '../src/outside/platforms/twitch/twitch-connector.ts'
import { xRateOf } from '../src/outside/platforms/x/x-client.ts'
import { xConnector } from '../src/outside/platforms/x/x-connector.ts'
import { spendingUsedUp } from '../src/outside/platforms/x/x-failures.ts'
import { youtubeRate } from '../src/outside/platforms/youtube/youtube-client.ts'
import { youtubeConnector } from '../src/outside/platforms/youtube/youtube-connector.ts'
import { type PlatformAnswer, type PlatformCall, steppedClock } from './scripted-platform.ts'

export const livePlatforms = ['instagram', 'twitch', 'x', 'tiktok', 'linkedin'] as const
export type LivePlatform = (typeof livePlatforms)[number]

/** Those and YouTube, whose healthy channel is told in a file of its own: whatever befalls any server befalls them all. */
export const calledPlatforms = [...livePlatforms, 'youtube'] as const
export type CalledPlatform = (typeof calledPlatforms)[number]

export const secrets = ['secret-token', 'secret-key']

export const addresses: Readonly<Record<CalledPlatform, string>> = {
  instagram: 'instagram.com/travel.notes',
  twitch: 'twitch.tv/travelnotes',
  x: 'x.com/travelnotes',
  tiktok: 'tiktok.com/@travelnotes',
  linkedin: 'linkedin.com/in/travelnotes',
  youtube: 'youtube.com/@travelnotes',
}

export interface OpenedOptions {
  timeoutMs?: number
  bytesMax?: number
  /** Thousandths of a dollar. */
  mills?: number
  followersMax?: number
  rates?: RateLedger
  consented?: boolean
}

/** @returns the connector of a platform against a server, with a clock that only pauses move and ledgers in memory. */
export function openedConnector(platform: CalledPlatform, baseUrl: string, options: OpenedOptions = {}) {
  const { timeoutMs = 2_000, mills = 5_000, followersMax = 200, consented = true } = options
  const clock = steppedClock()
  const limits = {
    instagram: () => instagramRate,
    twitch: () => twitchRate,
    x: xRateOf,
    tiktok: () => tiktokRate,
    linkedin: () => linkedinRate,
    youtube: () => youtubeRate,
  }
  const rates = options.rates ?? countingRates(limits[platform], clock.now)
  const spending: CountingQuota = countingQuota({ mills }, 'X', () => spendingUsedUp(mills / 1_000))
  const youtubeQuota = countingQuota({ general: 10_000, search: 100, stats: 10_000 }, 'YouTube')
  const tokens = async () => (consented ? { token: 'secret-token', accountId: null, end: async () => undefined } : null)
  const { bytesMax } = options
  const shared = { ...clock, baseUrl, timeoutMs, rates, ...(bytesMax !== undefined && { bytesMax }) }
  const open: Record<CalledPlatform, () => Connector> = {
    instagram: () =>
      instagramConnector({ ...shared, own: { baseUrl, accessToken: 'secret-token', businessId: '17841406338772941' } }),
    twitch: () => twitchConnector({ ...shared, clientId: 'app', clientSecret: 'secret-key', tokenBaseUrl: baseUrl }),
    x: () => xConnector({ ...shared, bearerToken: 'secret-token', spending, followersMax }),
    tiktok: () => tiktokConnector({ ...shared, tokens }),
    linkedin: () => linkedinConnector({ ...shared, tokens }),
    youtube: () => youtubeConnector({ ...shared, apiKey: 'secret-key', quota: youtubeQuota, commentersMax: 0 }),
  }
  return { connector: open[platform](), clock, spending }
}

const ok = { code: 'ok', message: '', log_id: '1' }

export const media = (index: number) => ({
  id: `1788510339550${index}`,
  caption: 'With @railways.ch #trains',
  media_type: 'IMAGE',
  media_product_type: 'FEED',
  timestamp: '2026-11-01T16:01:55+0000',
  like_count: 120,
  comments_count: 4,
})

export const follower = (index: number) => ({
  id: String(10_000_000_000_000_000 + index * 8),
  username: `person${index}`,
  name: `Person ${index}`,
  description: index % 3 ? 'Trains, mountains and lakes.' : '',
  created_at: '2016-05-01T00:00:00.000Z',
  protected: false,
  verified: false,
  profile_image_url: 'https://pbs.twimg.com/profile_images/1/a_normal.jpg',
  public_metrics: {
    followers_count: 80 + index,
    following_count: 200,
    tweet_count: 500,
    listed_count: 1,
    like_count: 90,
  },
})

const xUser = {
  id: '2244994945',
  username: 'TravelNotes',
  name: 'Travel Notes',
  description: 'Trains.',
  created_at: '2013-12-14T04:35:55.000Z',
  protected: false,
  verified: true,
  public_metrics: { followers_count: 514_020, following_count: 2_038, tweet_count: 3_639, listed_count: 1_676 },
}

const instagramAccount = {
  id: '1',
  username: 'travel.notes',
  name: 'Travel Notes',
  followers_count: 64_976,
  media_count: 436,
  media: { data: Array.from({ length: 50 }, (_, index) => media(index)) },
}
const twitchUser = {
  id: '141981764',
  login: 'travelnotes',
  display_name: 'Travel Notes',
  broadcaster_type: 'partner',
  view_count: 9,
}
const twitchVideo = {
  id: '335921245',
  published_at: '2026-11-01T00:00:00Z',
  title: 'Live',
  type: 'archive',
  view_count: 90,
  duration: '3h8m33s',
}
const xPost = (index: number) => ({
  id: String(index + 1),
  text: 'On #trains',
  created_at: '2026-11-01T00:00:00.000Z',
  public_metrics: { like_count: 3, reply_count: 1, retweet_count: 0, impression_count: 300 },
})
const tiktokUser = {
  open_id: 'a',
  username: 'travelnotes',
  display_name: 'Travel Notes',
  follower_count: 90_000,
  video_count: 40,
}
const tiktokVideo = {
  id: '7080213458555737986',
  create_time: 1_793_000_000,
  video_description: 'On #trains',
  duration: 20,
  view_count: 1_000,
  like_count: 90,
  comment_count: 3,
  share_count: 1,
}

function followers({ query }: PlatformCall) {
  const from = Number(query.pagination_token ?? 0)
  const size = Number(query.max_results)
  const data = Array.from({ length: size }, (_, index) => follower(from + index))
  return { data, meta: { result_count: size, next_token: String(from + size) } }
}

/** Bodies by the path that they answer. */
const bodies: readonly [RegExp, (call: PlatformCall) => object][] = [
  [/^\/v25\.0\//, () => ({ business_discovery: instagramAccount, id: '2' })],
  [/^\/oauth2\/token$/, () => ({ access_token: 'secret-token', expires_in: 5_000, token_type: 'bearer' })],
  [/^\/helix\/users$/, () => ({ data: [twitchUser] })],
  [/^\/helix\/channels$/, () => ({ data: [{ broadcaster_language: 'en', game_name: 'Chess' }] })],
  [/^\/helix\/channels\/followers$/, () => ({ total: 8_967_542, data: [], pagination: {} })],
  [/^\/helix\/videos$/, () => ({ data: [twitchVideo], pagination: {} })],
  [/^\/2\/users\/(by\/username\/\w+|\d+)$/, () => ({ data: xUser })],
  [/\/tweets$/, () => ({ data: Array.from({ length: 30 }, (_, index) => xPost(index)), meta: { next_token: 'more' } })],
  [/\/followers$/, followers],
  [/^\/v2\/user\/info\/$/, () => ({ data: { user: tiktokUser }, error: ok })],
  [
    /^\/v2\/video\/list\/$/,
    () => ({ data: { videos: [tiktokVideo], cursor: 1_646_883_959_000, has_more: false }, error: ok }),
  ],
  [/^\/v2\/userinfo$/, () => ({ sub: '782bbtaQ', name: 'Travel Notes', locale: { country: 'US', language: 'en' } })],
]

/** Answers every call of a healthy platform. */
export function healthy(call: PlatformCall): PlatformAnswer {
  const found = bodies.find(([path]) => path.test(call.path))
  return found ? { body: found[1](call) } : { status: 404, body: {} }
}
