/** Simulated creators whose posts were read several times, with and without purchases that follow each post. The innocent ones among them have viral
 *  posts, giveaways and shout-outs, and in the simulator's own course of things late waves, posts that were passed on and posts that were promoted. */

import type { Platform, Post, Snapshot } from '@vouch/engine'
import { type Random, random, type Scenario, simulateCreator } from '@vouch/simulator'

/** Platforms that show the count, and on which it is bought. */
export const arrivalPlatforms: Readonly<Record<'likes' | 'views', readonly Platform[]>> = {
  likes: ['instagram', 'tiktok', 'youtube', 'x', 'linkedin'],
  views: ['tiktok', 'youtube', 'twitch', 'x'],
}

export interface ArrivalPurchase {
  count: 'likes' | 'views'
  /** Part of the count over all posts that is bought, 0 to 1. */
  share: number
  /** Orders began some weeks ago: the older posts, up to half of them, are as people left them. */
  recent?: boolean
}

/** Which readings there are: all six, or a day and a week after publication alone. */
export const readingKinds = ['all', 'few'] as const
export type ReadingKind = (typeof readingKinds)[number]

const innocents = ['viral', 'giveaway', 'shout-out'] as const
/** Part of the creators to whom something innocent happens. */
const innocentPart = 0.4
/** Posts and their counts are all that is read. */
const size = {
  ...{ followersSampled: 0, posts: 30, comments: 0, commentedPosts: 0, likedPosts: 0, likersPerPost: 0 },
  historyDays: 60,
}
/** Purchases began before the oldest post, or with one of these of all posts, newest first. */
const sinceDays = 4000
const recentPosts = [0.5, 0.85] as const

/** @param seed names the creator; with and without a purchase it is the same one
 *  @param purchase null for an untouched creator */
export function arrivalCreator(
  seed: string,
  platform: Platform,
  purchase: ArrivalPurchase | null,
  readings: ReadingKind,
): Snapshot {
  const draw = random('arrival', seed)
  const kind = draw.pick(platform === 'twitch' ? (['viral', 'shout-out'] as const) : innocents)
  const innocent: Scenario[] = draw.chance(innocentPart) ? [{ kind, intensity: draw.between(0.05, 0.3) }] : []
  const made = (bought: readonly Scenario[]) =>
    simulateCreator({
      seed: `arrival/${seed}`,
      platform,
      at: madeAt,
      size,
      followersMethod: 'none',
      reads: true,
      scenarios: [...innocent, ...bought],
    }).snapshot
  const orders = (one: ArrivalPurchase) => (one.recent === true ? recentOrder(made([]), one, draw) : alwaysOrder(one))
  const snapshot = made(purchase === null ? [] : [orders(purchase)])
  return readings === 'all' ? snapshot : { ...snapshot, posts: snapshot.posts.map(thinned) }
}

const madeAt = '2026-11-20T10:00:00Z'

function alwaysOrder({ count, share }: ArrivalPurchase): Scenario {
  return { kind: kindOf[count], intensity: share, daysBefore: sinceDays, sizedBy: 'post' }
}

const kindOf = { likes: 'bought-likes', views: 'bought-views' } as const

/** As much is bought in all, for fewer posts, so more for each of them. */
function recentOrder({ posts }: Snapshot, { count, share }: ArrivalPurchase, draw: Random): Scenario {
  const times = posts.map(({ publishedAt }) => Date.parse(publishedAt)).sort((a, b) => b - a)
  const from = times[Math.floor(draw.between(...recentPosts) * (times.length - 1))] ?? 0
  const daysBefore = Math.ceil((Date.parse(madeAt) - from) / (24 * hourMs))
  const sum = (some: readonly Post[]) => some.reduce((total, post) => total + (post[count] ?? 0), 0)
  const since = posts.filter(({ publishedAt }) => Date.parse(publishedAt) >= from)
  const perOwn = ((share / (1 - share)) * sum(posts)) / Math.max(1, sum(since))
  return { kind: kindOf[count], intensity: perOwn / (1 + perOwn), daysBefore, sizedBy: 'post' }
}

const hourMs = 3_600_000
/** Hours after publication between which the readings of a day and of a week lie. */
const keptHours = [
  [20, 30],
  [150, 180],
] as const

function thinned(post: Snapshot['posts'][number]): Snapshot['posts'][number] {
  const { reads, ...rest } = post
  const kept = (reads ?? []).filter(({ at }) => {
    const hours = (Date.parse(at) - Date.parse(post.publishedAt)) / hourMs
    return keptHours.some(([from, to]) => hours >= from && hours <= to)
  })
  return kept.length > 0 ? { ...rest, reads: kept } : rest
}
