/** The live connector of Instagram: business discovery through the operator's own professional account. One or two calls a check. It shows professional accounts
 *  only, and neither their followers nor comments. */

import { type Post, type PostKind, type Profile, plural } from '@vouch/engine'
import { type ClientClock, type ClientLimits, type PlatformClient, platformClient } from '../client/platform-client.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import type { Connector } from '../connector.ts'
import { looksOf } from '../counts-port.ts'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { eachOnce, knownTime } from '../reading/known-values.ts'
import { type Check, type Found, liveConnector, liveCounts, nameOf, notFound } from '../reading/live-connector.ts'
import { instagramFailureOf, instagramStandingOf } from './instagram-failures.ts'
import { type DiscoveredAccount, discovery, type InstagramMedia } from './instagram-shapes.ts'

export interface InstagramSettings extends ClientClock, ClientLimits {
  accessToken: string
  /** The id of our own professional account. */
  businessId: string
  baseUrl: string
  rates: RateLedger
  /** The same rates, of which a watch leaves a part to others. */
  watchRates?: RateLedger
}

/** Calls of an app an hour for each of its users, of whom the token's owner is one. */
export const instagramRate: RateLimit = { calls: 200, seconds: 3_600 }
/** One call shows the counts and the latest posts. */
export const instagramLooksPerDay = looksOf(instagramRate.calls, 1)

/** Of the Graph API. */
export const instagramVersion = 'v25.0'
const postsMax = 50
/** Instagram thins pages of what it does not show. */
const mediaPagesMax = 2
const profileFields = 'id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count'
const mediaFields =
  'id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,view_count,thumbnail_url'

export function instagramConnector(settings: InstagramSettings): Connector {
  const dialect = { name: 'Instagram', failureOf: instagramFailureOf, standingOf: instagramStandingOf }
  const client = platformClient({ ...settings, dialect, quota: null })
  const watching = platformClient({ ...settings, rates: settings.watchRates ?? settings.rates, dialect, quota: null })
  const read = (check: Check) => readCreator(client, settings, check)
  const counts = liveCounts({
    platform: 'instagram',
    looksPerDay: instagramLooksPerDay,
    read: (check) => readCreator(watching, settings, check, 1),
  })
  return liveConnector({ platform: 'instagram', way: 'key', now: settings.now, read, counts })
}

async function readCreator(
  client: PlatformClient,
  settings: InstagramSettings,
  check: Check,
  pagesMax = mediaPagesMax,
): Promise<Found> {
  const { target, progress, signal } = check
  const name = nameOf(target).toLowerCase()
  // The name becomes part of an expression; what is no name is nobody's.
  if (!/^[a-z0-9._]{1,30}$/.test(name)) throw notFound('Instagram')
  const account = await discovered(client, settings, `username(${name}){${profileFields},${mediaPage(null)}}`, signal)
  progress({ name: 'profile', state: 'done', detail: account.name ?? account.username ?? name })
  progress({ name: 'posts', state: 'running', detail: null })
  const media = [...(account.media?.data ?? [])]
  let cursor = account.media?.paging?.cursors?.after ?? null
  for (let page = 1; page < pagesMax && cursor && media.length > 0 && media.length < postsMax; page++) {
    const more = await discovered(client, settings, `username(${name}){${mediaPage(cursor)}}`, signal)
    const before = media.length
    media.push(...(more.media?.data ?? []))
    const next = more.media?.paging?.cursors?.after ?? null
    cursor = next === cursor || media.length === before ? null : next
  }
  const posts = eachOnce(media.flatMap((one) => postOf(one) ?? [])).slice(0, postsMax)
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'post') })
  progress({ name: 'followers', state: 'skipped', detail: 'Instagram doesn’t share follower lists' })
  progress({ name: 'comments', state: 'skipped', detail: 'Instagram shares comments only with the creator’s consent' })
  return { handle: (account.username ?? name).toLowerCase(), profile: profileOf(account, name), posts }
}

function mediaPage(cursor: string | null): string {
  // A cursor of another make than ours would end the expression.
  const after = cursor && /^[\w=+/-]{1,1000}$/.test(cursor) ? `.after(${cursor})` : ''
  return `media${after}.limit(${postsMax}){${mediaFields}}`
}

async function discovered(
  client: PlatformClient,
  { accessToken, businessId }: InstagramSettings,
  expression: string,
  signal: AbortSignal,
): Promise<DiscoveredAccount> {
  const path = `/${instagramVersion}/${encodeURIComponent(businessId)}`
  const query = { fields: `business_discovery.${expression}`, access_token: accessToken }
  const answer = await client({ path, query, rate: 'discovery', shape: discovery }, signal)
  return answer.business_discovery
}

function profileOf(account: DiscoveredAccount, name: string): Profile {
  const handle = (account.username ?? name).toLowerCase()
  return {
    id: account.id,
    displayName: account.name ?? handle,
    url: `https://www.instagram.com/${handle}/`,
    avatarUrl: account.profile_picture_url,
    bio: account.biography,
    externalUrl: account.website || null,
    verified: null,
    // Business discovery finds firms and creators and does not say which.
    accountType: null,
    isPrivate: false,
    createdAt: null,
    country: null,
    language: null,
    categories: [],
    followers: account.followers_count,
    following: account.follows_count,
    posts: account.media_count,
    totalViews: null,
    followersRounded: false,
  }
}

function postOf(media: InstagramMedia): Post | null {
  const publishedAt = knownTime(media.timestamp)
  if (!publishedAt) return null
  const caption = media.caption ?? ''
  return {
    id: media.id,
    publishedAt,
    kind: kindOf(media),
    caption: media.caption,
    hashtags: hashtagsIn(caption),
    mentions: mentionsIn(caption),
    durationSeconds: null,
    // An advertisement is the creator's own; paid partnerships are not told.
    sponsored: null,
    likes: media.like_count,
    comments: media.comments_count,
    views: media.view_count,
    shares: null,
    saves: null,
  }
}

function kindOf({ media_type, media_product_type }: InstagramMedia): PostKind {
  if (media_product_type === 'STORY') return 'story'
  if (media_product_type === 'REELS') return 'short'
  if (media_type === 'CAROUSEL_ALBUM') return 'carousel'
  return media_type === 'VIDEO' ? 'video' : 'image'
}
