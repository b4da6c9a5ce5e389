import { cellBenchmark, engagementCell, tierName } from '../benchmarks/benchmarks.ts'
import { engagementReading } from '../posts/engagement-reading.ts'
import { sampleWeight, tailEvidence } from '../statistics/tail-evidence.ts'
import { factor, peopleOf, percent } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Engagement far above creators of the same size: bought likes and pods look like this. So do stars, and on TikTok the
 *  lucky, so only rates that one in a hundred untouched creators reaches begin to count.
 *
 *  It is the counterpart of the low rate and not its mirror: few bought followers lower a rate by half, few bought
 *  likes raise it tenfold, so this one begins later and ends further out. */

/** Fewer posts than this make a median that one post can move. */
const postsMin = 3
/** Rate over the lower edge of the "high" band from which it begins to speak, by basis. Of untouched creators, one in
 *  a hundred exceeds 5.7 times on Instagram (per follower) and 3.3 times on TikTok (per view). */
const startTimes = { followers: 5, views: 3.2, subscribers: 5 } as const
/** The same ratio at which it speaks in full. Per view nothing can exceed 1, so the stretch is shorter there. */
const fullTimes = { followers: 20, views: 8, subscribers: 25 } as const
/** Odds of five to one at most: stars exist. */
const cap = 1.6
/** Being no star is hardly a merit. */
const reassurance = 0.1

/** Formula: 1.6 × ramp of ln(rate ÷ high edge) from ln(start) to ln(full), less .1 while ordinary, × n/(n+3).
 *  Source: Modash band tables for the edge, untouched creators for start and full.
 *  Innocent: a month in which everything went viral, a small and devoted audience, a giveaway run.
 *  Limits: likes bought in moderation stay below the start; ratios and bursts look for those. */
export const engagementHigh: SignalDefinition = {
  id: 'engagement.high',
  title: 'Engagement too high',
  group: 'engagement',
  question: 'Do far more people engage than an audience of this size can explain?',
  unit: 'engagement rate',
  absence: 0.18,
  measure: (facts) => {
    const reading = engagementReading(facts)
    if (reading === null) return unmeasured('No post has both engagement counts and a known audience size.')
    if (reading.posts < postsMin)
      return unmeasured(`An engagement rate needs at least ${postsMin} posts; ${reading.posts} had counts.`)
    const { followers, snapshot } = facts
    const cell = followers === null ? null : engagementCell(snapshot.platform, followers, reading.basis)
    if (cell === null) return unmeasured('No published engagement benchmark covers this platform and size.')
    const highEdge = cell.edges[3]
    const times = reading.rate / highEdge
    const from = Math.log(startTimes[reading.basis])
    const to = Math.log(fullTimes[reading.basis])
    const weight = sampleWeight(reading.posts, 3)
    const position = Math.log(Math.max(times, 1e-9))
    const logOdds = weight * tailEvidence(position, { ordinary: from - 1, from, to, cap, reassurance })
    const high = position > from
    return measured({
      value: reading.rate,
      verdict: high ? 'concern' : 'neutral',
      benchmark: cellBenchmark(cell, highEdge),
      logOdds,
      uncertainty: 0.3 * (1 - weight) + 0.1,
      evidence: [
        {
          at: null,
          text: `Median of ${reading.posts} posts: ${percent(reading.rate)} of ${peopleOf[reading.basis]}; “high” starts at ${percent(highEdge)}`,
          refs: high ? reading.rates.slice(0, 10).map(({ post }) => post.id) : [],
        },
      ],
      explanation: high
        ? `Engagement is ${factor(times)} times what already counts as high for accounts with ${tierName(cell.tier)}. Purchased engagement can look like this; so can a viral streak.`
        : `Engagement is within the normal range for accounts with ${tierName(cell.tier)}.`,
    })
  },
}
