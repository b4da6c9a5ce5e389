/** The live connector of Twitch: account, followers in number, latest videos with their views. Five calls of an app's 800 a minute. Twitch names followers
 *  only with the creator's consent, and counts neither likes nor comments of a video. */

import { type Post, type Profile, plural } from '@vouch/engine'
import { type Connector, ConnectorFailure, type Target } from '../connector.ts'
import { type ConsentTokens, noConsent, requireConnected } from '../consent-tokens.ts'
import { looksOf } from '../counts-port.ts'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { eachOnce, knownTime } from '../reading/known-values.ts'
import { type Check, type Found, liveConnector, liveCounts, notFound } from '../reading/live-connector.ts'
import { whyMissing } from '../reading/optional-part.ts'
import { partSources } from '../reading/part-sources.ts'
import { consentedFollowers } from './consented-followers.ts'
import { type TwitchClient, type TwitchClientSettings, twitchClient, twitchRate } from './twitch-client.ts'
import {
  channelList,
  followerTotal,
  ownerList,
  type TwitchChannel,
  type TwitchUser,
  type TwitchVideo,
  userList,
  videoList,
} from './twitch-shapes.ts'

const videosMax = 100

export interface TwitchSettings extends TwitchClientSettings {
  /** The same rates, of which a watch leaves a part to others. */
  watchRates?: TwitchClientSettings['rates']
  /** What creators allowed; absent: nothing. */
  tokens?: ConsentTokens
}

/** Account, channel, followers in number, videos. */
const callsPerLook = 4
const secondsPerHour = 3_600
export const twitchLooksPerDay = looksOf((twitchRate.calls * secondsPerHour) / twitchRate.seconds, callsPerLook)

export function twitchConnector(settings: TwitchSettings): Connector {
  const client = twitchClient(settings)
  const read = (check: Check) => readCreator(client, check, settings.tokens)
  const watching = twitchClient({ ...settings, rates: settings.watchRates ?? settings.rates })
  const counts = liveCounts({
    platform: 'twitch',
    looksPerDay: twitchLooksPerDay,
    read: (check) => readCreator(watching, check),
  })
  return liveConnector({ platform: 'twitch', way: 'key', now: settings.now, read, counts })
}

async function readCreator(client: TwitchClient, check: Check, tokens: ConsentTokens = noConsent): Promise<Found> {
  const { target, progress, signal } = check
  const users = await client('users', await filterFor(client, target, signal), userList, signal)
  const user = users.data[0]
  if (!user) throw notFound('Twitch')
  const channel = await client('channels', { broadcaster_id: user.id }, channelList, signal)
  const followers = await client('channels/followers', { broadcaster_id: user.id, first: '1' }, followerTotal, signal)
  progress({ name: 'profile', state: 'done', detail: user.display_name ?? user.login })
  progress({ name: 'posts', state: 'running', detail: null })
  const query = { user_id: user.id, first: String(videosMax), sort: 'time', type: 'all' }
  const videos = await client('videos', query, videoList, signal)
  const posts = eachOnce(videos.data.flatMap((video) => videoPost(video) ?? []))
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'video') })
  const shown = await followersOf(client, check, user, tokens)
  progress({ name: 'comments', state: 'skipped', detail: 'videos on Twitch have no comments' })
  const profile = profileOf(user, channel.data[0], followers.total)
  return { handle: user.login.toLowerCase(), profile, posts, ...shown }
}

/** @returns the follower list of a creator who allowed it, with where each part comes from */
async function followersOf(
  client: TwitchClient,
  { target, progress, signal, at }: Check,
  { id: userId, login }: TwitchUser,
  tokens: ConsentTokens,
): Promise<Pick<Found, 'followersSample' | 'sources'>> {
  const told = (state: 'done' | 'skipped', detail: string) => progress({ name: 'followers', state, detail })
  const access = target.consent ? await tokens(target) : null
  if (access === null) {
    told('skipped', 'Twitch shares follower lists only with the creator’s consent')
    return {}
  }
  requireConnected(access, { platform: 'twitch', handle: login.toLowerCase(), id: userId })
  progress({ name: 'followers', state: 'running', detail: null })
  const sample = await consentedFollowers(client, { userId, token: access.token, signal })
  if (sample === null || sample instanceof ConnectorFailure) {
    told('skipped', sample === null ? 'the creator didn’t allow this part' : whyMissing(sample, 'Twitch'))
    return {}
  }
  told('done', `${plural(sample.accounts.length, 'follower')}, shown by the creator`)
  const parts = { profile: 'public', posts: 'public', followers: 'consent' } as const
  return { followersSample: sample, sources: partSources('twitch', at, parts) }
}

/** A video or a clip names its channel's id. */
async function filterFor(client: TwitchClient, target: Target, signal: AbortSignal): Promise<Record<string, string>> {
  if (target.kind === 'profile') return { login: target.handle }
  const things = await client(target.what === 'clip' ? 'clips' : 'videos', { id: target.id }, ownerList, signal)
  const owner = things.data[0]?.user_id ?? things.data[0]?.broadcaster_id
  if (owner) return { id: owner }
  throw new ConnectorFailure('video_not_found', `This ${target.what} doesn’t exist or was deleted.`)
}

function profileOf(user: TwitchUser, channel: TwitchChannel | undefined, followers: number | null): Profile {
  return {
    id: user.id,
    displayName: user.display_name ?? user.login,
    url: `https://www.twitch.tv/${user.login.toLowerCase()}`,
    avatarUrl: user.profile_image_url || null,
    bio: user.description,
    externalUrl: null,
    // Twitch marks partners alone; what it says of others is not that they are not who they are.
    verified: user.broadcaster_type === 'partner' ? true : null,
    accountType: null,
    isPrivate: false,
    createdAt: knownTime(user.created_at),
    country: null,
    language: /^[a-z]{2}$/.test(channel?.broadcaster_language ?? '') ? (channel?.broadcaster_language ?? null) : null,
    categories: channel?.game_name ? [channel.game_name] : [],
    followers,
    following: null,
    posts: null,
    // Twitch stopped counting the views of a channel and sends an old figure.
    totalViews: null,
    followersRounded: false,
  }
}

function videoPost(video: TwitchVideo): Post | null {
  const publishedAt = knownTime(video.published_at) ?? knownTime(video.created_at)
  if (!publishedAt || (video.viewable !== null && video.viewable !== 'public')) return null
  const caption = [video.title, video.description].filter(Boolean).join('\n\n')
  return {
    id: video.id,
    publishedAt,
    // An archive is what was live; uploads and highlights were made.
    kind: video.type === 'archive' ? 'stream' : 'video',
    caption,
    hashtags: hashtagsIn(caption),
    mentions: mentionsIn(caption),
    durationSeconds: secondsOf(video.duration),
    sponsored: null,
    likes: null,
    comments: null,
    views: video.view_count,
    shares: null,
    saves: null,
  }
}

/** @param duration such as `3h8m33s`. */
function secondsOf(duration: string | null): number | null {
  const parts = /^(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?$/.exec(duration ?? '')
  if (!parts) return null
  const [hours, minutes, seconds] = [1, 2, 3].map((index) => Number(parts[index] ?? 0))
  return (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null
}
