/** Platforms as they answer the owner of an account, and connectors that hold the owner's token: what the tests of consented reading begin with and
 *  then take something away from. */

import { countingQuota } from '../src/outside/platforms/client/quota-ledger.ts'
import { countingRates } from '../src/outside/platforms/client/rate-ledger.ts'
import type { Connector } from '../src/outside/platforms/connector.ts'
import { instagramConnector } from '../src/outside/platforms/instagram/instagram-connector.ts'
import { twitchConnector } from '../src/outside/platforms/twitch/twitch-connector.ts'
import { xConnector } from '../src/outside/platforms/x/x-connector.ts'
import { youtubeConnector } from '../src/outside/platforms/youtube/youtube-connector.ts'
import { busyChannel } from './scripted-channel.ts'
import { healthy, media } from './scripted-creators.ts'
import {
  lookedUp,
  type PlatformAnswer,
  type PlatformCall,
  type PlatformScript,
  scriptedPlatform,
  steppedClock,
} from './scripted-platform.ts'

export const ownedPlatforms = ['instagram', 'youtube', 'twitch', 'x'] as const
export type OwnedPlatform = (typeof ownedPlatforms)[number]

export const ownerToken = 'owner-token'
const addresses: Readonly<Record<OwnedPlatform, string>> = {
  instagram: 'instagram.com/travel.notes',
  youtube: 'youtube.com/@travelnotes',
  twitch: 'twitch.tv/travelnotes',
  x: 'x.com/travelnotes',
}

/** Looks a creator up for a brand that the creator allowed.
 *  @param token null: the consent has ended
 *  @param accountId the id of the account that was connected
 *  @returns what was read, and how often the consent was ended */
export async function readAsAllowed(
  platform: OwnedPlatform,
  script: PlatformScript,
  {
    token = ownerToken,
    accountId = null,
    keyed = true,
    timeoutMs = 2_000,
  }: { token?: string | null; accountId?: string | null; keyed?: boolean; timeoutMs?: number } = {},
) {
  const server = await scriptedPlatform(script)
  const { baseUrl } = server
  const clock = steppedClock()
  const shared = { ...clock, timeoutMs, rates: countingRates(() => ({ calls: 10_000, seconds: 60 }), clock.now) }
  const spending = countingQuota({ mills: 5_000 }, 'X')
  let ended = 0
  const end = async () => {
    ended += 1
  }
  const tokens = async () => (token === null ? null : { token, accountId, end })
  const own = keyed ? { baseUrl, accessToken: 'app-token', businessId: '1' } : null
  const open: Record<OwnedPlatform, () => Connector> = {
    instagram: () => instagramConnector({ ...shared, own, consented: { ...shared, baseUrl, tokens } }),
    youtube: () =>
      youtubeConnector({
        ...{ ...shared, baseUrl, apiKey: keyed ? 'k' : null, commentersMax: 0 },
        consented: { ...shared, baseUrl, tokens },
        quota: countingQuota({ general: 1_000, search: 100, stats: 1_000 }, 'YouTube'),
      }),
    twitch: () =>
      twitchConnector({ ...shared, baseUrl, clientId: 'app', clientSecret: 's', tokenBaseUrl: baseUrl, tokens }),
    x: () =>
      xConnector({ ...shared, baseUrl, bearerToken: keyed ? 'app-token' : null, spending, followersMax: 100, tokens }),
  }
  const connector = open[platform]()
  const asking: Connector = {
    ...connector,
    fetchSnapshot: (target, progress, signal) =>
      connector.fetchSnapshot({ ...target, consent: { id: 'c', workspaceId: 'w' } }, progress, signal),
  }
  const outcome = await lookedUp(asking, addresses[platform])
  await server.close()
  return { ...outcome, calls: server.calls, pauses: clock.pauses, connector, ended }
}

const account = {
  user_id: '17841400000000001',
  id: '999',
  username: 'Travel.Notes',
  name: 'Travel Notes',
  account_type: 'MEDIA_CREATOR',
  followers_count: 64_976,
  follows_count: 310,
  media_count: 436,
}

const dimensions: Readonly<Record<string, [string, number][]>> = {
  country: [
    ['US', 400],
    ['DE', 100],
    ['CH', 300],
  ],
  age: [
    ['18-24', 250],
    ['25-34', 700],
  ],
  gender: [
    ['F', 600],
    ['M', 350],
    ['U', 50],
  ],
}

/** An answer of insights with one dimension. */
export function demographic(name: string, results: readonly [string, number][]) {
  const breakdowns = [
    { dimension_keys: [name], results: results.map(([value, count]) => ({ dimension_values: [value], value: count })) },
  ]
  return { data: [{ name: 'follower_demographics', period: 'lifetime', total_value: { breakdowns } }] }
}

export const mediaPage = (from: number, count: number, after?: string) => ({
  data: Array.from({ length: count }, (_, index) => media(from + index)),
  paging: { cursors: { ...(after && { after }) } },
})

export const comment = (id: number, username: string | null) => ({
  id: `c${id}`,
  text: 'Which train is this?',
  timestamp: '2026-11-02T10:56:52+0000',
  like_count: 1,
  ...(username !== null && { username }),
})

function instagram({ path, query }: PlatformCall): PlatformAnswer {
  if (path === '/v25.0/me') return { body: account }
  if (path === '/v25.0/me/media') return { body: mediaPage(0, 12) }
  if (path === '/v25.0/me/insights') {
    if (query.metric === 'reach')
      return { body: { data: [{ name: 'reach', values: [{ value: 3 }, { value: 145_000 }] }] } }
    return { body: demographic(query.breakdown ?? '', dimensions[query.breakdown ?? ''] ?? []) }
  }
  const figures = { views: 2_000, shares: 12, saved: 30 }
  if (path.endsWith('/insights'))
    return { body: { data: Object.entries(figures).map(([name, value]) => ({ name, values: [{ value }] })) } }
  const index = Number(path.split('/')[2]?.slice(13))
  return { body: { data: [comment(index * 10, `fan${index}`), comment(index * 10 + 1, 'travel.notes')] } }
}

const header = (...names: string[]) => names.map((name) => ({ name, columnType: 'DIMENSION', dataType: 'STRING' }))
export const agesAndGenders = {
  kind: 'youtubeAnalytics#resultTable',
  columnHeaders: header('ageGroup', 'gender', 'viewerPercentage'),
  rows: [
    ['age18-24', 'female', 20.5],
    ['age18-24', 'male', 30],
    ['age65-', 'male', '40.5'],
    ['age65-', 'user_specified', 9],
  ],
}
export const countries = {
  columnHeaders: header('country', 'views'),
  rows: [
    ['US', 600],
    ['CH', 300],
    ['ZZ', 100],
  ],
}

function youtube({ path, query }: PlatformCall): PlatformAnswer {
  if (path === '/v2/reports') return { body: query.dimensions === 'country' ? countries : agesAndGenders }
  return busyChannel({ method: path.replace('/youtube/v3/', ''), query }) ?? { status: 404, body: {} }
}

const follower = (index: number) => ({
  user_id: String(1_000 + index),
  user_login: `fan${index}`,
  user_name: `Fan${index}`,
  followed_at: '2022-05-24T22:22:08Z',
})

/** @returns a page of a channel with that many followers */
export function followersFrom({ query, headers }: PlatformCall, total: number): PlatformAnswer {
  if (headers.authorization !== `Bearer ${ownerToken}`) return { body: { total, data: [], pagination: {} } }
  const from = Number(query.after ?? 0)
  const size = Math.min(Number(query.first), total - from)
  const next = from + size < total ? { cursor: String(from + size) } : {}
  return { body: { total, data: Array.from({ length: size }, (_, index) => follower(from + index)), pagination: next } }
}

function twitch(call: PlatformCall): PlatformAnswer {
  if (call.path === '/helix/channels/followers') return followersFrom(call, 250)
  if (call.path === '/helix/users' && call.query.id !== undefined)
    return {
      body: {
        data: call.ids.map((id) => ({
          id,
          login: `fan${Number(id) - 1_000}`,
          display_name: 'Fan',
          description: 'Trains.',
          profile_image_url: 'https://static-cdn.jtvnw.net/a.png',
          created_at: '2020-01-01T00:00:00Z',
          broadcaster_type: '',
        })),
      },
    }
  return healthy(call)
}

function x(call: PlatformCall): PlatformAnswer {
  if (call.path !== '/2/users/me') return healthy(call)
  const shown = healthy({ ...call, path: '/2/users/by/username/travelnotes' }).body as { data: object }
  return { body: { data: { ...shown.data, protected: true } } }
}

/** Answers every call of an owner's healthy platform. */
export const healthyOwner: Readonly<Record<OwnedPlatform, PlatformScript>> = { instagram, youtube, twitch, x }
