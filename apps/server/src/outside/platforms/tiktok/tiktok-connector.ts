/** The live connector of TikTok: the Display API, by a token that the creator gave. It shows the creator's own profile and videos with their figures, no
 *  followers and no comments. Without a token there is nothing that a business may read. */

import { type Post, type Profile, plural } from '@vouch/engine'
import type { z } from 'zod'
import { type ClientClock, type ClientLimits, type PlatformClient, platformClient } from '../client/platform-client.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import { type Connector, ConnectorFailure } from '../connector.ts'
import { type ConsentTokens, consentRequired, requireOwn, whereRefused } from '../consent-tokens.ts'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { eachOnce, timeOfSeconds } from '../reading/known-values.ts'
import { type Check, type Found, liveConnector, nameOf } from '../reading/live-connector.ts'
import { missingPart, whyMissing } from '../reading/optional-part.ts'
import { tiktokFailureOf } from './tiktok-failures.ts'
import { type TiktokUser, type TiktokVideo, userInfo, videoPage } from './tiktok-shapes.ts'

export interface TiktokSettings extends ClientClock, ClientLimits {
  baseUrl: string
  rates: RateLedger
  tokens: ConsentTokens
}

/** TikTok allows 600 calls of each kind in any minute. It counts a sliding one and we a fixed one, so half of them never exceeds it. */
export const tiktokRate: RateLimit = { calls: 300, seconds: 60 }

const videosMax = 60
const videosPerPage = 20
const userFields =
  'open_id,display_name,username,avatar_url,bio_description,is_verified,follower_count,following_count,video_count'
const videoFields = 'id,create_time,title,video_description,duration,like_count,comment_count,share_count,view_count'

export function tiktokConnector(settings: TiktokSettings): Connector {
  const client = platformClient({ ...settings, quota: null, dialect: { name: 'TikTok', failureOf: tiktokFailureOf } })
  const read = (check: Check) => readCreator(client, settings.tokens, check)
  return liveConnector({ platform: 'tiktok', way: 'consent', now: settings.now, read })
}

async function readCreator(client: PlatformClient, tokens: ConsentTokens, check: Check): Promise<Found> {
  const { target, progress, signal } = check
  const handle = nameOf(target)
  const access = await tokens(target)
  if (access === null) throw consentRequired('tiktok', handle, 'followers, videos and their figures')
  const headers = { authorization: `Bearer ${access.token}` }
  const asked = { path: '/v2/user/info/', query: { fields: userFields }, headers, rate: 'user', shape: userInfo }
  const answer = await client(asked, signal).catch(async (failure: unknown) => {
    throw await whereRefused(access, failure)
  })
  const { user } = answer.data
  requireOwn(access, { platform: 'tiktok', handle, name: user.username, id: user.open_id })
  progress({ name: 'profile', state: 'done', detail: user.display_name ?? handle })
  progress({ name: 'posts', state: 'running', detail: null })
  const { videos, missing } = await latestVideos(client, headers, signal)
  const posts = eachOnce(videos.flatMap((video) => postOf(video) ?? []))
  const why = missing && whyMissing(missing, 'TikTok')
  const detail = [posts.length > 0 || !why ? plural(posts.length, 'video') : null, why].filter(Boolean).join('; ')
  progress({ name: 'posts', state: why && posts.length === 0 ? 'skipped' : 'done', detail })
  progress({ name: 'followers', state: 'skipped', detail: 'TikTok doesn’t share follower lists' })
  progress({ name: 'comments', state: 'skipped', detail: 'TikTok doesn’t share comments' })
  return { handle, profile: profileOf(user, handle), posts, consented: true }
}

interface LatestVideos {
  videos: TiktokVideo[]
  /** Why there are no more of them; null where these are all that are read. */
  missing: ConnectorFailure | null
}

async function latestVideos(
  client: PlatformClient,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<LatestVideos> {
  const videos: TiktokVideo[] = []
  let cursor: number | null = null
  for (let page = 0; page < videosMax / videosPerPage; page++) {
    const data: VideoPage | ConnectorFailure = await videosFrom(client, headers, cursor, signal).catch(missingPart)
    if (data instanceof ConnectorFailure) {
      // What was read stays, and so does the profile where the videos were left off; a fault at the first page may be none a minute later.
      if (page > 0 || data.code === 'consent_required') return { videos, missing: data }
      throw data
    }
    videos.push(...data.videos)
    // The cursor runs back in time; one that stands still is the end.
    const ended = !data.has_more || data.cursor === null || data.videos.length === 0
    if (ended || (cursor !== null && data.cursor !== null && data.cursor >= cursor)) break
    cursor = data.cursor
  }
  return { videos, missing: null }
}

type VideoPage = z.output<typeof videoPage>['data']

async function videosFrom(
  client: PlatformClient,
  headers: Record<string, string>,
  cursor: number | null,
  signal: AbortSignal,
): Promise<VideoPage> {
  const body = { max_count: videosPerPage, ...(cursor !== null && { cursor }) }
  const query = { fields: videoFields }
  const asked = { path: '/v2/video/list/', query, body, headers, rate: 'videos', shape: videoPage }
  return (await client(asked, signal)).data
}

function profileOf(user: TiktokUser, handle: string): Profile {
  return {
    id: user.open_id,
    displayName: user.display_name ?? handle,
    url: `https://www.tiktok.com/@${handle}`,
    avatarUrl: user.avatar_url,
    bio: user.bio_description,
    externalUrl: null,
    verified: user.is_verified,
    accountType: null,
    isPrivate: null,
    createdAt: null,
    country: null,
    language: null,
    categories: [],
    followers: user.follower_count,
    following: user.following_count,
    posts: user.video_count,
    totalViews: null,
    followersRounded: false,
  }
}

function postOf(video: TiktokVideo): Post | null {
  const publishedAt = timeOfSeconds(video.create_time)
  if (!publishedAt) return null
  const caption = video.video_description || video.title || ''
  return {
    id: video.id,
    publishedAt,
    kind: 'short',
    caption,
    hashtags: hashtagsIn(caption),
    mentions: mentionsIn(caption),
    durationSeconds: video.duration,
    sponsored: null,
    likes: video.like_count,
    comments: video.comment_count,
    views: video.view_count,
    shares: video.share_count,
    saves: null,
  }
}
