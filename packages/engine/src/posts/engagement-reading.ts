import { bandOf, engagementCell, percentileOf } from '../benchmarks/benchmarks.ts'
import type { Facts } from '../facts.ts'
import type { Engagement, EngagementBasis } from '../report/report.ts'
import type { Platform, Post } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { engagementsOf } from './engagements.ts'
import { recentPosts } from './recent-posts.ts'

/** The engagement rate with the basis that it was computed on. Two rates on different bases differ by ten times for the
 *  same creator, so nothing in the engine handles a rate without its basis.
 *
 *  The median of the single posts' rates is taken and not the sum of engagements over the sum of views: one viral
 *  post would be the whole of the latter. Everything that compares a rate, the two engagement signals, the key figure
 *  and the chart, takes it from here. */

/** The denominator that each platform's benchmark table uses.
 *
 *  Of platforms without a published table the basis only decides how the figure is named. */
const usualBasis: Record<Platform, EngagementBasis> = {
  instagram: 'followers',
  x: 'followers',
  linkedin: 'followers',
  tiktok: 'views',
  youtube: 'subscribers',
  twitch: 'views',
}

/** One post of the reading.
 *
 *  A ratio: .021 is 21 engagements for 1,000 of the basis. */
export interface PostRate {
  post: Post
  /** Engagements of this post over the basis. */
  rate: number
}

/** The reading with the posts that it was taken from.
 *
 *  Its `rates` are in the order of the posts, newest first, and never empty. */
export interface EngagementReading extends Engagement {
  rates: PostRate[]
}

/** The median rate of the latest posts, with its place among creators of the same size.
 *
 *  Where the platform's usual basis is views and no views are known, followers serve instead, and the basis says so.
 *
 *  @param facts posts newest first
 *  @returns null when no post has both an engagement count and a denominator
 *  @example 30 posts with 2,600 engagements each and 200,000 followers: rate .013 on followers */
export function engagementReading(facts: Facts): EngagementReading | null {
  const { platform } = facts.snapshot
  const usual = usualBasis[platform]
  const posts = recentPosts(facts)
  const rates = postRates(posts, facts, usual)
  if (rates.length > 0) return readingOf(rates, usual, facts)
  const others = usual === 'views' ? postRates(posts, facts, 'followers') : []
  return others.length > 0 ? readingOf(others, 'followers', facts) : null
}

/** A post with a hidden like count has no rate; one that nobody liked has the rate 0, which is a measurement.
 *  Subscribers are the follower count of a channel.
 *
 *  @returns the rate of each post where it can be computed, in the order of the posts */
export function postRates(posts: readonly Post[], facts: Facts, basis: EngagementBasis): PostRate[] {
  const rates: PostRate[] = []
  for (const post of posts) {
    const engagements = engagementsOf(post, facts.snapshot.platform)
    const denominator = basis === 'views' ? post.views : facts.followers
    if (engagements === null || typeof denominator !== 'number' || denominator <= 0) continue
    rates.push({ post, rate: engagements / denominator })
  }
  return rates
}

/** The median and its place. A creator of unknown size has a rate per view and no place.
 *
 *  The place is null below 1,000 followers and on platforms without a table, for the same reason in both cases:
 *  nobody has published what is usual there. */
function readingOf(rates: PostRate[], basis: EngagementBasis, { snapshot, followers }: Facts): EngagementReading {
  const rate = median(rates.map((post) => post.rate))
  const cell = followers === null ? null : engagementCell(snapshot.platform, followers, basis)
  return {
    rate,
    basis,
    posts: rates.length,
    tierMedian: cell === null ? null : cell.tierMedian,
    percentile: cell === null ? null : percentileOf(cell, rate),
    band: cell === null ? null : bandOf(cell, rate),
    rates,
  }
}
