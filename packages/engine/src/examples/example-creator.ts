import type { HistoryPoint, Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import { snapshotSchemaId } from '../snapshot/snapshot.ts'
import { seededRandom } from '../statistics/seeded-random.ts'

/** An ordinary creator to tell stories about in tests: counts that vary as people vary, nothing bought, every value known.
 *  Tests change the one thing that their story is about. */

/** What a story may choose; all else follows from it. */
export interface ExampleOptions {
  /** Instagram unless said otherwise: likes and comments without views. */
  platform?: Platform
  /** 200,000 unless said otherwise. */
  followers?: number
  /** 30, the window that most signals look at. */
  posts?: number
  /** 120, one count a day. */
  historyDays?: number
  /** Another seed is another creator of the same kind. */
  seed?: number
}

/** The moment of every example. */
export const exampleMoment = '2026-11-20T10:00:00Z'
/** Milliseconds of a day. */
const dayMs = 86_400_000
const momentMs = Date.parse(exampleMoment)

/** @returns a snapshot that owes nothing to chance: the same options give the same creator */
export function exampleCreator(options: ExampleOptions = {}): Snapshot {
  const { platform = 'instagram', followers = 200_000, posts = 30, historyDays = 120, seed = 7 } = options
  const random = normalNumbers(seed)
  return {
    schema: snapshotSchemaId,
    platform,
    handle: 'example',
    fetchedAt: exampleMoment,
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    profile: { id: 'creator', displayName: 'Example', followers, following: 400, posts: 900, createdAt: '2017-03-01' },
    posts: Array.from({ length: posts }, (_, index) => examplePost(index, platform, followers, random)),
    comments: [],
    likers: [],
    accounts: [],
    history: exampleHistory(followers, historyDays, random),
  }
}

/** @returns the date of a day, counted back from the moment of the examples, YYYY-MM-DD */
export function daysBefore(days: number): string {
  return new Date(momentMs - days * dayMs).toISOString().slice(0, 10)
}

/** @returns the snapshot with each post changed by a function of the post and its position, newest first */
export function withPosts(snapshot: Snapshot, change: (post: Post, index: number) => Partial<Post>): Snapshot {
  return { ...snapshot, posts: snapshot.posts.map((post, index) => ({ ...post, ...change(post, index) })) }
}

/** Adds followers on a day of the history and keeps them until the end, and in the profile.
 *
 *  @param daysAgo day on which they arrive
 *  @param gain people, or fewer than 0 for a loss */
export function withGain(snapshot: Snapshot, daysAgo: number, gain: number): Snapshot {
  const from = daysBefore(daysAgo)
  const history = snapshot.history.map((point) =>
    point.at >= from ? { ...point, followers: (point.followers ?? 0) + gain } : point,
  )
  const followers = (snapshot.profile?.followers ?? 0) + gain
  return { ...snapshot, history, profile: { ...snapshot.profile, followers } }
}

/** Likes follow views, comments follow likes, each with its own luck. */
function examplePost(index: number, platform: Platform, followers: number, random: () => number): Post {
  const viewed = platform === 'tiktok' || platform === 'youtube' || platform === 'x' || platform === 'twitch'
  const luck = Math.exp(0.45 * random())
  const views = Math.round(followers * 0.16 * luck)
  const likesPerView = platform === 'youtube' ? 0.03 : 0.13
  const likes = Math.round((viewed ? views * likesPerView : followers * 0.013 * luck) * Math.exp(0.12 * random()))
  const commentsPerLike = platform === 'youtube' ? 0.07 : 0.008
  const comments = Math.round(likes * commentsPerLike * Math.exp(0.3 * random()))
  return {
    id: `post-${String(index).padStart(3, '0')}`,
    publishedAt: new Date(momentMs - (index * 1.7 + 0.6) * dayMs).toISOString(),
    kind: viewed ? 'video' : 'image',
    caption: 'A day by the sea',
    hashtags: ['sea'],
    mentions: [],
    sponsored: false,
    likes: platform === 'twitch' ? null : likes,
    comments: platform === 'twitch' ? null : comments,
    views: viewed ? views : null,
    shares: platform === 'tiktok' ? Math.round(likes * 0.01) : null,
  }
}

/** Daily gains of about .06 % of the audience that differ by half from day to day. */
function exampleHistory(followers: number, days: number, random: () => number): HistoryPoint[] {
  const points: HistoryPoint[] = []
  let count = followers
  for (let daysAgo = 0; daysAgo < days; daysAgo += 1) {
    points.unshift({ at: daysBefore(daysAgo), followers: Math.round(count), following: 400, posts: null, views: null })
    count -= followers * 0.0006 * Math.exp(0.5 * random())
  }
  return points
}

/** Standard normal numbers (Box and Muller 1958) from a seed. */
function normalNumbers(seed: number): () => number {
  const uniform = seededRandom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}
