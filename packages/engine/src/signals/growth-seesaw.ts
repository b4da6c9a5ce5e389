import { thresholds } from '../benchmarks/thresholds.ts'
import { dateOf, followerDays } from '../growth/follower-days.ts'
import { followerDrops } from '../growth/follower-drops.ts'
import { followerJumps } from '../growth/follower-jumps.ts'
import { followingSwings } from '../growth/following-swings.ts'
import type { Evidence } from '../report/report-signals.ts'
import { logRamp } from '../statistics/ramp.ts'
import { sampleWeight } from '../statistics/tail-evidence.ts'
import { count, percent, plural } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Two see-saws that tools leave behind. Following: thousands are followed so that they follow back, then dropped. Followers:
 *  a bulk arrives and is taken away again, by the platform's clean-up or by the end of the service's guarantee.
 *
 *  Either see-saw is enough. A rise without a fall is the business of the signal for jumps, a fall without a rise is
 *  nobody's. */

/** A week, below which a swing cannot be told from a correction. */
const pointsMin = 7
/** Accounts followed and dropped again within the history: from 300, in full at 3,000.
 *
 *  Counted in accounts and not as a share, since platforms limit how many anybody may follow. */
const churn = { from: 300, to: 3_000, cap: 2.8 }
/** Followers lost in bulk after a rise, as a share of all: from 1 %, in full at 12 %.
 *
 *  A share, because a delivery is sized by the account that it is bought for. */
const losses = { from: 0.01, to: 0.12, cap: 1.8 }
const reassurance = 0.2
/** Of either kind; the explanation counts them all. */
const evidenceMax = 6

/** Formula: the larger of 2.8 × log ramp(300 → 3,000 accounts) and 1.8 × log ramp(1 → 12 % of the followers), plus half the
 *  smaller, less .2 × d/(d+30) when neither speaks.
 *  Source: "thousands followed, then unfollowed" is HypeAuditor's sign of a tool; the stretches are ours.
 *  Innocent: tidying up once; the ebb after a giveaway; a clean-up by the platform, which has no rise before it.
 *  Limits: connectors without following counts see the second see-saw only. */
export const growthSeesaw: SignalDefinition = {
  id: 'growth.seesaw',
  title: 'Follow-unfollow',
  group: 'growth',
  question: 'Does the creator follow and unfollow accounts in bulk, or gain and lose followers in bulk?',
  unit: 'accounts followed and dropped',
  absence: 0.2,
  measure: (facts) => {
    const following = facts.history.filter((point) => typeof point.following === 'number')
    const growth = followerDays(facts.history, facts.snapshot.profile?.followersRounded === true)
    const days = growth?.span ?? 0
    if (following.length < pointsMin && (growth === null || growth.steps.length < pointsMin)) {
      return unmeasured(`Needs ${pointsMin} days of follower or following counts.`)
    }
    const swings = followingSwings(following)
    const drops = growth === null ? { drops: [], share: 0 } : followerDrops(growth, followerJumps(facts, growth).jumps)
    const byChurn = churn.cap * logRamp(swings.churn, churn.from, churn.to)
    const byLoss = losses.cap * logRamp(drops.share, losses.from, losses.to)
    const speaking = Math.max(byChurn, byLoss) + 0.5 * Math.min(byChurn, byLoss)
    const weight = sampleWeight(Math.max(days, following.length), 30)
    const evidence: Evidence[] = [
      ...swings.turns.slice(0, evidenceMax).map(({ day, followed, dropped }) => ({
        at: dateOf(day),
        text: `Followed ${count(followed)} accounts, then unfollowed ${count(dropped)}`,
      })),
      ...drops.drops.slice(0, evidenceMax).map((drop) => ({
        at: drop.at,
        text: `${count(drop.gain)} followers in ${plural(drop.days, 'day')} after a rise`,
      })),
    ]
    const { source } = thresholds.historyDays
    return measured({
      value: swings.churn,
      verdict: speaking > 0.15 ? 'concern' : 'neutral',
      benchmark: {
        value: 0,
        source,
        basis: `accounts followed and unfollowed within ${plural(Math.max(1, days), 'day')}`,
      },
      logOdds: speaking - reassurance * weight * (1 - Math.min(1, speaking / 0.5)),
      uncertainty: 0.15 + 0.15 * (1 - weight),
      evidence,
      explanation: explanationOf(byChurn, byLoss, swings.churn, drops.share),
    })
  },
}

/** @param byChurn log-odds from the following counts
 *  @param byLoss log-odds from the follower counts
 *  @returns one sentence; it names each see-saw that speaks by more than .15 */
function explanationOf(byChurn: number, byLoss: number, churned: number, share: number): string {
  const parts: string[] = []
  if (byChurn > 0.15)
    parts.push(
      `The creator followed and then unfollowed ${count(churned)} accounts, which suggests a follow-unfollow tool`,
    )
  if (byLoss > 0.15)
    parts.push(
      `${percent(share)} of followers were lost in bulk after a rise, as happens when purchased accounts are removed`,
    )
  if (parts.length === 0) return 'No bulk swings in following or followers.'
  return `${parts.join('; ')}.`
}
