import { thresholds } from '../benchmarks/thresholds.ts'
import { isGiveaway } from '../posts/post-markers.ts'
import { knownCounts, recentPosts } from '../posts/recent-posts.ts'
import { relativeSpread } from '../statistics/robust-spread.ts'
import { sampleWeight, tailEvidence } from '../statistics/tail-evidence.ts'
import { percent } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** How evenly likes fall on posts. A like service delivers the same number to each post, so inflated likes are too even.
 *
 *  The published rule calls everything below 40 % inflated. Measured, half of 632 Instagram creators of 2017 lie below 28 %
 *  and one in a hundred below 7 %, so the rule is shown as the benchmark and the evidence begins far below it. */

/** With seven posts the quartiles are single posts. */
const postsMin = 8
/** Position is −ln(spread): ordinary down to 18 %, speaking from 11 %, in full at 4 %. */
const weights = { ordinary: -Math.log(0.18), from: -Math.log(0.11), to: -Math.log(0.04), cap: 1.6, reassurance: 0.2 }
/** The normal approximation of a quartile distance from n values has a relative error of about 1.6 / √n; half of the
 *  creators' true spread may lie on the other side of the measured one.
 *
 *  It enters the uncertainty only and never the figure that is shown. */
const relativeError = 1.6

/** Formula: 1.6 × ramp of −ln(spread) from −ln .11 to −ln .04, less .2 above .18, × n/(n+6).
 *  Source: trendHERO's 40 to 100 % for the benchmark; the stretch of evidence from 632 untouched creators.
 *  Innocent: a faithful audience that likes whatever comes; a short window of similar posts.
 *  Limits: large spread is never held against anybody, because viral posts and giveaways cause it. */
export const likesSpread: SignalDefinition = {
  id: 'engagement.likes-spread',
  title: 'Variation in likes',
  group: 'engagement',
  question: 'Do likes vary from post to post, as they do when real people decide?',
  unit: 'spread relative to the median',
  absence: 0.2,
  measure: (facts) => {
    const posts = recentPosts(facts)
    const likes = knownCounts(posts, 'likes')
    if (likes.length < postsMin)
      return unmeasured(`Needs likes on at least ${postsMin} posts; ${likes.length} had them.`)
    const value = relativeSpread(likes)
    if (Number.isNaN(value)) return unmeasured('Half the posts have no likes at all.')
    const weight = sampleWeight(likes.length, 6)
    const position = -Math.log(Math.max(value, 0.001))
    const even = position > weights.from
    const boosted = value > thresholds.likeSpreadBoosted.value
    const giveaways = posts.filter(isGiveaway).map((post) => post.id)
    const { source, basis } = thresholds.likeSpreadInflated
    const text = `Likes on ${likes.length} posts are typically ${percent(value)} away from their median`
    return measured({
      value,
      verdict: even ? 'concern' : boosted || value < 0.18 ? 'neutral' : 'strength',
      benchmark: { value: thresholds.likeSpreadInflated.value, source, basis },
      logOdds: weight * tailEvidence(position, weights),
      uncertainty: 0.1 + 0.1 * (relativeError / Math.sqrt(likes.length)),
      evidence: [{ at: null, text, refs: boosted ? giveaways : [] }],
      explanation: explanationOf(even, boosted, giveaways.length, value),
    })
  },
}

/** @param even the spread is below what people show
 *  @param boosted the spread is above 100 %, which is remarked and never held against anybody
 *  @param giveaways how many of the posts invite to one
 *  @param value the spread, .28 meaning 28 % */
function explanationOf(even: boolean, boosted: boolean, giveaways: number, value: number): string {
  if (even) {
    return `Likes vary by only ${percent(value)} from post to post. Real people are less consistent; services that sell likes aren’t.`
  }
  if (boosted) {
    return giveaways > 0
      ? `Likes vary by ${percent(value)} from post to post. Giveaways among the posts explain the peaks.`
      : `Likes vary by ${percent(value)} from post to post. Giveaways, viral posts and paid promotion do this, and none of them counts against the creator.`
  }
  return `Likes vary by ${percent(value)} from post to post, as they do when real people decide.`
}
