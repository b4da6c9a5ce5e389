import type { ForecastMetric } from '../forecast/forecast-model.ts'
import { forecastNextPosts } from '../forecast/forecast-next-posts.ts'
import { knownCounts, recentPosts } from '../posts/recent-posts.ts'
import type { Estimate } from '../roi/roi-input.ts'
import { newestFirst } from '../snapshot/order.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { z90 } from '../statistics/log-range.ts'
import { median } from '../statistics/quantile.ts'
import { significant } from '../statistics/significant.ts'

/** What a single next post will probably get, where reach and price begin. A campaign buys few posts, so the luck of one post is part
 *  of the range. */
export interface NextPost extends Estimate {
  /** Posts that it was read from. */
  posts: number
}

/** Spread of the logarithm of views between posts of one creator, and how many posts of his own outweigh it. The spread is the
 *  middle of measured creators; its weight is ours. */
const usualSpread = { value: 0.7, posts: 5 } as const

/** The learnt forecast where the platform has one. Twitch, X and LinkedIn have no public post histories to learn from; there the latest
 *  posts speak for the next one. On Instagram they may not: its public views are those of reels, and a usual post is none.
 *
 *  @param metric `views` or `likes`
 *  @returns six significant digits; null where no post counts the metric
 *  @example ten posts on Twitch with 500 views each: 500, with one post in ten below 265 */
export function nextPost(snapshot: Snapshot, metric: Extract<ForecastMetric, 'views' | 'likes'>): NextPost | null {
  const forecast = forecastNextPosts(snapshot).metrics.find((each) => each.metric === metric)
  if (forecast !== undefined) {
    const { p10, p50, p90 } = forecast.single
    return { p10, p50, p90, posts: forecast.posts }
  }
  return metric === 'views' && snapshot.platform !== 'instagram' ? latestPosts(snapshot, metric) : null
}

/** The median of the latest posts, and around it what single posts differ by. */
function latestPosts(snapshot: Snapshot, metric: 'views'): NextPost | null {
  const counts = knownCounts(recentPosts({ posts: newestFirst(snapshot.posts) }), metric)
  if (counts.length === 0) return null
  const middle = median(counts)
  const times = Math.exp(z90 * spreadOf(counts, middle))
  return {
    ...{ p10: significant(middle / times), p50: significant(middle), p90: significant(middle * times) },
    posts: counts.length,
  }
}

/** Few posts lean on what is usual, and the median of few is itself uncertain.
 *  @returns a standard deviation of logarithms, above 0 */
function spreadOf(counts: readonly number[], middle: number): number {
  const { value, posts } = usualSpread
  const squares = counts.reduce((sum, count) => sum + (Math.log1p(count) - Math.log1p(middle)) ** 2, 0)
  const variance = (squares + posts * value ** 2) / (counts.length + posts)
  return Math.sqrt(variance * (1 + 1 / counts.length))
}
