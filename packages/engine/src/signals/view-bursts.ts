import { isSponsored } from '../posts/post-markers.ts'
import { ratioBursts } from '../posts/ratio-bursts.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import { burstMeasurement } from './burst-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Posts whose views leap while likes do not follow. Sponsored posts are left out: brands promote them, and paid viewers like
 *  less.
 *
 *  Views are the cheapest thing to buy and the first that a brand asks for. */

/** `from` and `to` are shares of the posts. It begins later than for likes, because embeds and recommendations move
 *  views alone now and then. */
const weights = {
  over: 'views',
  under: 'likes',
  from: 0.08,
  to: 0.28,
  cap: 2.5,
  reassurance: 0.2,
  usual: { value: 0.004, source: 'Measured on 1,137 public TikTok creators (2020)' },
  innocent: 'posts promoted as ads',
} as const

/** Formula: 2.5 × ramp(8 → 28 % of the posts) × k/(k+1), less .2 for none, × n/(n+6).
 *  Source: 1,137 TikTok creators; one in fifty shows it on every twelfth post.
 *  Innocent: a post that was promoted as an advertisement without being labelled, an embed on a large site.
 *  Limits: needs likes beside views. */
export const viewBursts: SignalDefinition = {
  id: 'engagement.view-bursts',
  title: 'View spikes',
  group: 'engagement',
  question: 'Do views spike on posts that didn’t get more likes?',
  unit: 'posts',
  absence: 0.2,
  measure: (facts) => {
    const posts = recentPosts(facts).filter((post) => !isSponsored(post))
    return burstMeasurement(ratioBursts(posts, 'views', 'likes'), weights)
  },
}
