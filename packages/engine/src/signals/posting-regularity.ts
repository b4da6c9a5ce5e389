import { recentPosts } from '../posts/recent-posts.ts'
import { timeOf } from '../snapshot/order.ts'
import { median, quantile } from '../statistics/quantile.ts'
import { relativeSpread } from '../statistics/robust-spread.ts'
import { factor } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** How regularly the creator posts. A brand wants to know; a schedule, even an exact one, is a tool that honest creators use,
 *  so this weighs nothing in the verdict. */

/** Five gaps are the least that have a middle. */
const postsMin = 6
/** Typical gap of untouched creators, whose medians lie between .7 and 1.4 days. */
const usualGapDays = 1.3
/** A fortnight is a holiday; a pause has to be longer than that and unusual for this creator. */
const longGapDays = 14
const dayMs = 86_400_000

/** Method: median days between the latest 30 posts; a pause is 14 days and five times the usual gap.
 *  Source: measured on untouched creators, whose median gap is 1.3 days.
 *  Innocent: everything here is.
 *  Limits: deleted posts and stories are not seen. */
export const postingRegularity: SignalDefinition = {
  id: 'content.regularity',
  title: 'Posting rhythm',
  group: 'content',
  question: 'How often and how regularly does the creator post?',
  unit: 'days between posts',
  absence: 0,
  measure: (facts) => {
    const posts = recentPosts(facts)
    const times = posts.map((post) => timeOf(post.publishedAt)).filter((time) => time > 0)
    if (times.length < postsMin) return unmeasured(`Needs at least ${postsMin} dated posts; found ${times.length}.`)
    const gaps = times.slice(1).map((time, index) => ((times[index] ?? time) - time) / dayMs)
    const value = median(gaps)
    const longest = quantile(gaps, 1)
    const spread = relativeSpread(gaps)
    const pauses = longest > longGapDays && longest > 5 * value
    const pauseIndex = gaps.indexOf(longest)
    const pausePost = posts[pauseIndex]
    return measured({
      value,
      verdict: pauses || value > longGapDays ? 'neutral' : 'strength',
      benchmark: {
        value: usualGapDays,
        source: 'Measured on 2,102 public Instagram and TikTok creators',
        basis: 'median days between the latest 30 posts',
      },
      logOdds: 0,
      uncertainty: 0,
      evidence: pauses
        ? [
            {
              at: pausePost?.publishedAt ?? null,
              text: `A break of ${factor(longest)} days before this post`,
              refs: pausePost === undefined ? [] : [pausePost.id],
            },
          ]
        : [{ at: null, text: `${posts.length} posts, one every ${factor(value)} days` }],
      explanation: `A post every ${factor(value)} days${spread < 0.2 ? ', on a nearly exact schedule' : ''}${pauses ? `, with one break of ${factor(longest)} days` : ''}. This describes posting habits and says nothing about manipulation.`,
    })
  },
}
