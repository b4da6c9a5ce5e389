import { ratioBursts } from '../posts/ratio-bursts.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import { burstMeasurement, burstPostsMin } from './burst-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Posts whose likes leap while views (or, where views are hidden, comments) do not follow.
 *
 *  A viral post lifts likes and views together and is no burst here. What a newcomer would get wrong is to compare
 *  likes with the creator's other posts: then every success would be suspect. */

/** The words stand in the explanation, beside what bought likes look like. */
const innocent = 'posts that are easy to like but hard to comment on'
/** Likes follow views closely: 98 of 100 untouched TikTok creators show no burst. Comments follow more loosely.
 *
 *  `from` and `to` are shares of the posts; `usual` is what a typical untouched creator shows. */
const againstViews = {
  over: 'likes',
  under: 'views',
  from: 0.05,
  to: 0.2,
  cap: 2.8,
  reassurance: 0.25,
  usual: { value: 0, source: 'Measured on 1,137 public TikTok creators (2020)' },
  innocent,
} as const
/** Comments vary more by what a post asks for, so it begins later and weighs less than against views. */
const againstComments = {
  over: 'likes',
  under: 'comments',
  from: 0.07,
  to: 0.25,
  cap: 2.5,
  reassurance: 0.2,
  usual: { value: 0.003, source: 'Measured on 333 public Instagram creators above 1M followers (2020)' },
  innocent,
} as const

/** Formula: cap × ramp(share of posts) × k/(k+1) for k bursts, less a reassurance for none, × n/(n+6).
 *  Source: 1,137 TikTok and 333 Instagram creators; against views nine in ten show none, against comments eight in ten.
 *  Innocent: a picture that needs no words, comments closed by the platform on one post.
 *  Limits: what is bought for more than half of the posts looks usual here and is found by the slope instead. */
export const likeBursts: SignalDefinition = {
  id: 'engagement.like-bursts',
  title: 'Like spikes',
  group: 'engagement',
  question: 'Do likes spike on posts that didn’t get more views or comments?',
  unit: 'posts',
  absence: 0.25,
  measure: (facts) => {
    const posts = recentPosts(facts)
    const byViews = ratioBursts(posts, 'likes', 'views')
    if (byViews.examined >= burstPostsMin) return burstMeasurement(byViews, againstViews)
    return burstMeasurement(ratioBursts(posts, 'likes', 'comments'), againstComments)
  },
}
