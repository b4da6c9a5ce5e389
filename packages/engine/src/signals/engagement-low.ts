import { cellBenchmark, engagementCell, tierName } from '../benchmarks/benchmarks.ts'
import { engagementReading } from '../posts/engagement-reading.ts'
import { sampleWeight, tailEvidence } from '../statistics/tail-evidence.ts'
import { peopleOf, percent } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Engagement far below creators of the same size: what is left when followers, or on TikTok views, were bought and nobody is
 *  there to react. Weak by itself: audiences tire, and platforms show old accounts to fewer people.
 *
 *  What a newcomer would get wrong is to take a low rate for proof. Of untouched creators above a million followers
 *  one in six would fail a threshold at half the edge. */

/** Fewer posts than this make a median that one post can move. */
const postsMin = 3
/** How far below the "low" band a reader's attention is asked for: a quarter of its upper edge.
 *
 *  Log of the ratio between the edge and the rate, as all positions of this file are. */
const concernFrom = Math.log(4)
/** Upper edge of the "low" band over the rate, in factors of e. Of untouched creators above a million followers one in six lies
 *  below half the edge and one in twenty below a fifth, which is why the evidence begins late and rises slowly. */
const weights = { ordinary: 0, from: Math.log(2.5), to: Math.log(16), cap: 1.6, reassurance: 0.2 }

/** Formula: 1.6 × ramp of ln(low edge ÷ rate) from ln 2.5 to ln 16, less .2 at the edge and above, × n/(n+3).
 *  Source: Modash band tables; the edge of "low" is theirs, the stretch below it is measured on untouched creators.
 *  Innocent: an audience that grew old with the creator, a pause, a change of topic, an algorithm that lost interest.
 *  Limits: platforms without a published table are not judged, nor creators below 1,000 followers. The rate is compared with the
 *  table on its own basis only: per follower, per view and per subscriber differ by ten times for the same creator. */
export const engagementLow: SignalDefinition = {
  id: 'engagement.low',
  title: 'Engagement too low',
  group: 'engagement',
  question: 'Do far fewer people engage than with other creators of this size?',
  unit: 'engagement rate',
  absence: 0.22,
  measure: (facts) => {
    const reading = engagementReading(facts)
    if (reading === null) return unmeasured('No post has both engagement counts and a known audience size.')
    if (reading.posts < postsMin)
      return unmeasured(`An engagement rate needs at least ${postsMin} posts; ${reading.posts} had counts.`)
    const { followers, snapshot } = facts
    const cell = followers === null ? null : engagementCell(snapshot.platform, followers, reading.basis)
    if (cell === null) return unmeasured('No published engagement benchmark covers this platform and size.')
    const position = Math.log(cell.edges[0] / Math.max(reading.rate, 1e-9))
    const weight = sampleWeight(reading.posts, 3)
    const people = peopleOf[reading.basis]
    const logOdds = weight * tailEvidence(position, weights)
    const text = `Median of ${reading.posts} posts: ${percent(reading.rate)} of ${people}; typical is ${percent(cell.tierMedian)}`
    const low = position > concernFrom
    return measured({
      value: reading.rate,
      verdict: low ? 'concern' : reading.rate >= cell.edges[1] ? 'strength' : 'neutral',
      benchmark: cellBenchmark(cell, cell.edges[0]),
      logOdds,
      uncertainty: 0.35 * (1 - weight) + 0.1,
      evidence: [{ at: null, text, refs: low ? reading.rates.slice(0, 10).map(({ post }) => post.id) : [] }],
      explanation: low
        ? `Only ${percent(reading.rate)} of ${people} engage with a post, less than a quarter of what counts as low for accounts with ${tierName(cell.tier)}. Inauthentic followers can look like this; so can an audience that has lost interest.`
        : `${percent(reading.rate)} of ${people} engage with a post, which isn’t unusually low for accounts with ${tierName(cell.tier)}.`,
    })
  },
}
