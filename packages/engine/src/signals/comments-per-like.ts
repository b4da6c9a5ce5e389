import { thresholds } from '../benchmarks/thresholds.ts'
import { isGiveaway } from '../posts/post-markers.ts'
import { countRatios, recentPosts } from '../posts/recent-posts.ts'
import type { Post } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { factor } from '../verdict/wording.ts'
import { ratioPosition } from './ratio-position.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Comments for each like. Likes cost a hundredth of what comments cost, so bought engagement shows as many likes that
 *  nobody comments; pods and comment bots show as the opposite. Giveaway posts are left out: they ask for comments.
 *
 *  What a newcomer would get wrong is to read silence as guilt: closed comments, few likes and posts without a
 *  question all have few comments, and each is ruled out or weighed down before the ratio speaks. */

/** Fewer posts than this make a median that one post can move. */
const postsMin = 5
/** Where 3 of 1,000 likes bring a comment, 1,000 likes bring none by chance once in twenty times. */
const likesMin = 1_000
/** Tails of real creators are heavier than normal: one in a hundred lies 3.9 below and 3.6 above.
 *
 *  Positions are standard deviations of the logarithm; a sample of n posts weighs n/(n+4). Both sides reassure alike
 *  in the middle, and the lower side speaks louder, since likes are what is sold most. */
const weights = {
  below: { ordinary: 1.5, from: 3, to: 6, cap: 1.8, reassurance: 0.25 },
  above: { ordinary: 2, from: 3.8, to: 7, cap: 1.2, reassurance: 0.25 },
  basis: 'comments per like, median of posts',
  uncertainty: 0.4,
}

/** Formula: 1.8 × ramp(3 → 6) below and 1.2 × ramp(3.8 → 7) above in standard deviations of the logarithm, less .25 while
 *  ordinary, × n/(n+4) × creators/(creators+20).
 *  Source: measured on untouched creators of the platform; elsewhere the published 2 to 5 per 100 is shown and weighs nothing.
 *  Innocent: limited comments, posts that ask a question, a topic that people like in silence.
 *  Limits: a pod of a dozen people hides in the comments of a large creator. */
export const commentsPerLike: SignalDefinition = {
  id: 'engagement.comments-per-like',
  title: 'Comments per like',
  group: 'engagement',
  question: 'Do people who like a post comment as often as they do for other creators?',
  unit: 'comments per like',
  absence: 0.25,
  measure: (facts) => {
    const posts = recentPosts(facts).filter((post) => !isGiveaway(post) && !commentsLookOff(post))
    const ratios = countRatios(posts, 'comments', 'likes')
    if (ratios.length < postsMin) {
      return unmeasured(
        `Needs likes and comments on at least ${postsMin} posts with comments turned on; ${ratios.length} had both.`,
      )
    }
    const value = typicalRatio(posts, ratios)
    if (value === null) return unmeasured('The posts have too few likes to expect comments.')
    const place = ratioPosition(
      facts.snapshot.platform,
      'commentsPerLike',
      value,
      ratios.length,
      weights,
      facts.followers,
    )
    const hundred = factor(value * 100)
    const evidence = [{ at: null, text: `${hundred} comments per 100 likes, median of ${ratios.length} posts` }]
    if (place === null) {
      const { basis, source } = thresholds.commentsPerLikeHealthy
      return measured({
        value,
        verdict: 'neutral',
        benchmark: { value: thresholds.commentsPerLikeHealthy.value, source, basis },
        logOdds: 0,
        uncertainty: 0.35,
        evidence,
        explanation: `${hundred} comments per 100 likes. There’s no published norm for this platform, so it doesn’t affect the score.`,
      })
    }
    const typical = factor(place.reference.q50 * 100)
    return measured({
      value,
      verdict: place.side === 'ordinary' ? (Math.abs(place.position) < 1.5 ? 'strength' : 'neutral') : 'concern',
      benchmark: place.benchmark,
      logOdds: place.logOdds,
      uncertainty: place.uncertainty,
      evidence,
      explanation: explanationOf(place.side, hundred, typical),
    })
  },
}

/** The median ratio; where posts have a comment or two, which makes the median jump, all comments over all likes.
 *
 *  @param posts those that were compared, for their sums
 *  @param ratios one for each post with both counts
 *  @returns null where so few people like that no comment needs to be expected */
function typicalRatio(posts: readonly Post[], ratios: readonly number[]): number | null {
  const known = posts.filter((post) => typeof post.likes === 'number' && typeof post.comments === 'number')
  const likes = known.reduce((sum, post) => sum + (post.likes ?? 0), 0)
  if (likes < likesMin) return null
  const comments = known.map((post) => post.comments ?? 0)
  return median(comments) >= 3 ? median(ratios) : comments.reduce((sum, count) => sum + count, 0) / likes
}

/** No comment at all under a post that many like: the creator has switched comments off. One creator in fifty does so.
 *
 *  With three comments for 1,000 likes as the lowest usual ratio, none at all under 1,000 likes has a chance of one
 *  in twenty on each post; on post after post it is a setting. */
function commentsLookOff({ likes, comments }: Post): boolean {
  return comments === 0 && (likes ?? 0) >= likesMin
}

/** What the ratio means, in one sentence that also says what else would look like this.
 *
 *  @param hundred the creator's comments for 100 likes, in words
 *  @param typical the same of the median creator */
function explanationOf(side: 'below' | 'above' | 'ordinary', hundred: string, typical: string): string {
  if (side === 'below') {
    return `${hundred} comments per 100 likes, where ${typical} is typical. Purchased likes look like this; so do posts with limited comments.`
  }
  if (side === 'above') {
    return `${hundred} comments per 100 likes, where ${typical} is typical. Comment pods look like this; so do posts that ask a question.`
  }
  return `${hundred} comments per 100 likes, which isn’t unusual (typical is ${typical}).`
}
