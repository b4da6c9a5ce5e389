import { isGiveaway } from '../posts/post-markers.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import { elasticityMeasurement } from './elasticity-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Whether posts that are liked more are talked about more. Comment bots and pods come to every post in the same number.
 *  Comments are few and follow loosely, so this speaks late and softly. */

/** Slope of the major axis: one in ten untouched creators lies below .93 on Instagram (333 creators) and below .69 on TikTok
 *  (1,137), one in fifty below .71 and .56.
 *
 *  The major axis is read because comments are noisy themselves: least squares would flatten the slope of honest
 *  creators too. */
const weights = {
  over: 'comments',
  under: 'likes',
  slope: 'axisSlope',
  from: { instagram: 0.88, tiktok: 0.66, youtube: 0.6 },
  elsewhere: 0.55,
  depth: 0.45,
  cap: 1.4,
  reassurance: 0.15,
  usual: 1,
  source: 'Measured on 1,470 public Instagram and TikTok creators (2020)',
} as const

/** Formula: 1.4 × ramp(from → from − .45), less .15 up to halfway to the usual slope, × n/(n+6), half of it where unmeasured.
 *  Source: slopes of untouched creators; they spread widely, which is why the cap is low.
 *  Innocent: a circle of friends who greet every post.
 *  Limits: posts with a handful of comments make a poor slope, which is read in the creator's favour by half its error. */
export const commentsFollowLikes: SignalDefinition = {
  id: 'engagement.comments-follow-likes',
  title: 'Comments vs. likes',
  group: 'engagement',
  question: 'Do posts with more likes also get more comments?',
  unit: 'elasticity',
  absence: 0.12,
  measure: (facts) => {
    const posts = recentPosts(facts).filter((post) => !isGiveaway(post))
    return elasticityMeasurement(posts, facts.snapshot.platform, weights)
  },
}
