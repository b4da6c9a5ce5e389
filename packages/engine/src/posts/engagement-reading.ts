import { bandOf, engagementCell, percentileOf } from '../benchmarks/benchmarks.ts'
import type { Facts } from '../facts.ts'
import type { Engagement, EngagementBasis } from '../report.ts'
import type { Platform, Post } from '../snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { engagementsOf } from './engagements.ts'
import { recentPosts } from './recent-posts.ts'

/** The engagement rate with the basis that it was computed on. Two rates on different bases differ by ten times for the
 *  same creator, so nothing in the engine handles a rate without its basis. */

/** The denominator that each platform's benchmark table uses. */
const usualBasis: Record<Platform, EngagementBasis> = {
  instagram: 'followers',
  x: 'followers',
  linkedin: 'followers',
  tiktok: 'views',
  youtube: 'subscribers',
  twitch: 'views',
}

/** One post of the reading. */
export interface PostRate {
  post: Post
  /** Engagements of this post over the basis. */
  rate: number
}

/** The reading with the posts that it was taken from. */
export interface EngagementReading extends Engagement {
  rates: PostRate[]
}

/** The median rate of the latest posts, with its place among creators of the same size.
 *
 *  Where the platform's usual basis is views and no views are known, followers serve instead, and the basis says so.
 *
 *  @returns null when no post has both an engagement count and a denominator */
export function engagementReading(facts: Facts): EngagementReading | null {
  const { platform } = facts.snapshot
  const usual = usualBasis[platform]
  const posts = recentPosts(facts)
  const rates = postRates(posts, facts, usual)
  if (rates.length > 0) return readingOf(rates, usual, facts)
  const others = usual === 'views' ? postRates(posts, facts, 'followers') : []
  return others.length > 0 ? readingOf(others, 'followers', facts) : null
}

/** @returns the rate of each post where it can be computed, in the order of the posts */
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

/** The median and its place. A creator of unknown size has a rate per view and no place. */
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
