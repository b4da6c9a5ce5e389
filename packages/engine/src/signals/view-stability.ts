import { type ReferenceQuantiles, referenceOf } from '../benchmarks/reference-quantiles.ts'
import { knownCounts, recentPosts } from '../posts/recent-posts.ts'
import { logSpread } from '../statistics/robust-spread.ts'
import { sampleWeight, tailEvidence } from '../statistics/tail-evidence.ts'
import { factor } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** How much views differ from post to post. Views that are too alike look delivered; views that differ wildly make a campaign
 *  hard to plan, which is a matter of price and not of honesty.
 *
 *  What a newcomer would get wrong is to punish wild views: short videos live on luck, and the middle half of
 *  untouched creators differs by 1.7 to 2.4 times from post to post. */

/** Seven views have quartiles made of single posts. */
const postsMin = 8
/** Position is −ln(spread): ordinary down to .3, speaking from .2, in full at .06. One in a hundred of 1,137 untouched TikTok
 *  creators lies below .26.
 *
 *  A spread of .3 in the logarithm is a typical difference of a third. */
const weights = { ordinary: -Math.log(0.3), from: -Math.log(0.2), to: -Math.log(0.06), cap: 1.2, reassurance: 0.15 }

/** Formula: 1.2 × ramp of −ln(spread) from −ln .2 to −ln .06, less .15 above .3, × n/(n+6), spread of ln(views).
 *  Source: measured on 1,137 TikTok creators and 14 YouTube channels.
 *  Innocent: a series with a regular crowd, a channel whose viewers come by subscription.
 *  Limits: streams are left out; a wild spread is a remark for the planner and no evidence. */
export const viewStability: SignalDefinition = {
  id: 'engagement.view-stability',
  title: 'View consistency',
  group: 'engagement',
  question: 'Do views vary from post to post, as they do when real people choose?',
  unit: 'log spread',
  absence: 0.15,
  measure: (facts) => {
    const views = knownCounts(recentPosts(facts), 'views').filter((count) => count > 0)
    if (views.length < postsMin)
      return unmeasured(`Needs views on at least ${postsMin} posts; ${views.length} had them.`)
    const { platform } = facts.snapshot
    // Streams gather a regular crowd and nobody has measured them, so no evenness of theirs is evidence.
    if (platform === 'twitch') return unmeasured('Streams have regular viewers, and there’s no published norm.')
    const value = logSpread(views)
    const reference = referenceOf(platform, 'viewSpread')
    const weight = sampleWeight(views.length, 6)
    const position = -Math.log(Math.max(value, 0.001))
    const even = position > weights.from
    const times = factor(Math.exp(value))
    return measured({
      value,
      verdict: even ? 'concern' : value <= (reference?.q75 ?? 0.9) ? 'strength' : 'neutral',
      benchmark: reference === null ? null : benchmarkOf(reference),
      logOdds: weight * tailEvidence(position, weights),
      uncertainty: 0.1 + 0.15 / Math.sqrt(views.length),
      evidence: [
        { at: null, text: `Views on ${views.length} posts typically differ from the median by a factor of ${times}` },
      ],
      explanation: even
        ? `Views barely differ from post to post (a factor of ${times}). Real people are less consistent than that.`
        : value > (reference?.q95 ?? 1.35)
          ? `Views differ by a factor of ${times} from post to post, so a single post’s results are hard to predict. This isn’t a sign of manipulation.`
          : `Views differ by a factor of ${times} from post to post, which is typical.`,
    })
  },
}

/** @returns the typical spread of the platform, for a report to show; the evidence goes by `weights` */
function benchmarkOf({ q50, source }: ReferenceQuantiles) {
  return { value: q50, source, basis: 'typical variation in views from post to post' }
}
