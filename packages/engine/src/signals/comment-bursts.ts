import { isGiveaway } from '../posts/post-markers.ts'
import { ratioBursts } from '../posts/ratio-bursts.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import { burstMeasurement } from './burst-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Posts whose comments leap while likes do not follow. Giveaways are left out: they ask for comments. Questions and quarrels
 *  do the same, one untouched creator in a hundred shows it on every fifth post, so this speaks late and softly. */

const weights = {
  over: 'comments',
  under: 'likes',
  from: 0.22,
  to: 0.5,
  cap: 1,
  reassurance: 0.1,
  usual: { value: 0.02, source: 'Measured on 1,470 public Instagram and TikTok creators (2020)' },
  innocent: 'posts that ask a question or start an argument',
} as const

/** Formula: 1 × ramp(22 → 50 % of the posts) × k/(k+1), less .1 for none, × n/(n+6).
 *  Source: 1,470 Instagram and TikTok creators.
 *  Innocent: questions, quarrels, votes, and giveaways that do not call themselves so.
 *  Limits: says that people came, not who they were; the comments themselves are read by the signals of their own. */
export const commentBursts: SignalDefinition = {
  id: 'engagement.comment-bursts',
  title: 'Comment spikes',
  group: 'engagement',
  question: 'Do comments spike on posts that didn’t get more likes?',
  unit: 'posts',
  absence: 0.12,
  measure: (facts) => {
    const posts = recentPosts(facts).filter((post) => !isGiveaway(post))
    return burstMeasurement(ratioBursts(posts, 'comments', 'likes'), weights)
  },
}
