import { evenestStretch, stretchDays } from '../growth/evenest-stretch.ts'
import { followerDays } from '../growth/follower-days.ts'
import { sampleWeight, tailEvidence } from '../statistics/tail-evidence.ts'
import { count, percent } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Daily gains that are more even than people are. Interest comes with posts, weekdays and luck; a slow delivery does not.
 *
 *  What a newcomer would get wrong is to test for jumps only. Sellers offer slow delivery precisely because jumps are
 *  looked for; its own mark is that it has no weekends. */

/** Position is −ln(spread): ordinary down to 25 %, speaking from 18 %, in full at 3 %. The stretch is long on purpose: half a
 *  point more of bought followers must not change a verdict.
 *
 *  A spread of a quarter is what chance arrivals at 16 a day would give; people, who come together, spread more. */
const weights = { ordinary: -Math.log(0.25), from: -Math.log(0.18), to: -Math.log(0.03), cap: 2.2, reassurance: 0.25 }
/** Evidence from which a reader's attention is asked for; below it the growth is merely a little even. */
const concernFrom = 0.3
/** What simulated organic growth shows in its evenest four weeks.
 *
 *  It is the benchmark that a report shows, and no threshold. */
const usualSpread = 0.35

/** Formula: 2.2 × ramp of −ln(spread) from −ln .18 to −ln .03, less .25 above .25; for the evenest 28 days in a row.
 *  Source: simulated creators: organic growth shows .2 and more in its evenest four weeks, deliveries less than .05. Independent
 *  arrivals at 100 a day would show .1, so less than that is more even than chance itself.
 *  Innocent: an advertisement with a fixed budget for each day.
 *  Limits: needs daily counts; a delivery far below the organic gain drowns in it. */
export const growthDrip: SignalDefinition = {
  id: 'growth.drip',
  title: 'Unnaturally steady growth',
  group: 'growth',
  question: 'Does the account gain the same number of followers every day?',
  unit: 'spread of daily gains relative to their median',
  absence: 0.25,
  measure: (facts) => {
    const growth = followerDays(facts.history, facts.snapshot.profile?.followersRounded === true)
    const stretch = growth === null ? null : evenestStretch(growth)
    if (growth === null || stretch === null) {
      return unmeasured(`Needs ${stretchDays} days in a row with at least 20 new followers on a typical day.`)
    }
    const position = -Math.log(Math.max(stretch.spread, 0.01))
    const logOdds = tailEvidence(position, weights)
    const even = logOdds > concernFrom
    const text = `${stretchDays} days through ${stretch.until}: +${count(stretch.perDay)} on a typical day, varying by ${percent(stretch.spread)}`
    return measured({
      value: stretch.spread,
      verdict: even ? 'concern' : position < weights.ordinary ? 'strength' : 'neutral',
      benchmark: {
        value: usualSpread,
        source: 'Our simulated creators with organic growth',
        basis: `steadiest ${stretchDays} days of daily gains`,
      },
      logOdds: logOdds > 0 ? logOdds : logOdds * sampleWeight(growth.span, 30),
      uncertainty: 0.2,
      // Only a doubt has a day of its own on the chart; ordinary growth is a remark about the whole.
      evidence: [{ at: even ? stretch.until : null, text }],
      explanation: even
        ? `For ${stretchDays} days the account gained almost the same number of followers every day, about ${count(stretch.perDay)}. Purchased followers delivered slowly can look like this; so can a steady ad budget.`
        : 'Daily gains vary, as they do when real people decide to follow.',
    })
  },
}
