import { thresholds } from '../benchmarks/thresholds.ts'
import type { Evidence } from '../report/report-signals.ts'
import { timeOf } from '../snapshot/order.ts'
import { logRamp } from '../statistics/ramp.ts'
import { count, factor } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** The shape of the creator's own profile. Following thousands is how follow-for-follow audiences are made; a large audience
 *  on an account of a few weeks was moved, bought or lucky. All of it is weak evidence.
 *
 *  What a newcomer would get wrong is to let the follower count alone speak. Everything here is a relation: to the
 *  accounts followed, and to the days that the account has existed. */

/** Accounts followed: from 1,500, in full at 6,000, and only while the audience is not far larger.
 *
 *  Both conditions are multiplied, so either alone says nothing. */
const following = { from: 1_500, to: 6_000, cap: 0.7 }
/** Followers per account followed: 1 is a trade of follows, 20 is an audience. */
const trade = { from: 20, to: 1.5 }
/** Followers per day of the account's life: 3,000 a day for good is a hit a day.
 *
 *  The fastest honest accounts gather tens of thousands a day for weeks, and hardly any for a whole life. */
const speed = { from: 3_000, to: 50_000, cap: 0.7 }
const dayMs = 86_400_000
/** Following few is what nearly everybody does and shows little. */
const reassurance = 0.1

/** Formula: .7 × log ramp(1,500 → 6,000 followed) × log ramp(20 → 1.5 followers per followed) + .7 × log ramp(3,000 → 50,000
 *  followers per day of life), less .1 when both are ordinary.
 *  Source: 1,500 is the industry's limit of a mass follower; the rest is ours and weak on purpose.
 *  Innocent: a network of friends; an account that was renamed, merged or moved from another platform.
 *  Limits: most platforms hide the age of an account. */
export const profileShape: SignalDefinition = {
  id: 'audience.profile-shape',
  title: 'Followers vs. following',
  group: 'audience',
  question: 'Do followers, following and account age fit together?',
  unit: 'followers per account followed',
  absence: 0.15,
  measure: ({ followers, snapshot }) => {
    const follows = snapshot.profile?.following ?? null
    const created = snapshot.profile?.createdAt ?? null
    if (followers === null) return unmeasured('The follower count is unknown.')
    if (follows === null && created === null)
      return unmeasured('Both the following count and the account’s age are unknown.')
    const ratio = follows === null ? null : followers / Math.max(1, follows)
    const traded =
      ratio === null || follows === null
        ? 0
        : following.cap * logRamp(follows, following.from, following.to) * logRamp(ratio, trade.from, trade.to)
    // The snapshot's own time is "now": the engine has no clock.
    const ageDays = created === null ? null : Math.max(1, (timeOf(snapshot.fetchedAt) - timeOf(created)) / dayMs)
    const fast = ageDays === null ? 0 : speed.cap * logRamp(followers / ageDays, speed.from, speed.to)
    const evidence: Evidence[] = []
    if (follows !== null) {
      evidence.push({ at: null, text: `${count(followers)} followers, following ${count(follows)}` })
    }
    if (ageDays !== null) {
      evidence.push({
        at: created,
        text: `The account is ${count(ageDays)} days old: ${factor(followers / ageDays)} followers a day`,
      })
    }
    const speaking = traded + fast
    const { source } = thresholds.massFollowing
    return measured({
      value: ratio,
      verdict: speaking > 0.15 ? 'concern' : 'neutral',
      benchmark: {
        value: trade.from,
        source,
        basis: 'followers per account followed, for accounts following more than 1,500',
      },
      logOdds: speaking - (follows === null ? 0 : reassurance * (1 - Math.min(1, speaking / 0.2))),
      uncertainty: 0.1,
      evidence,
      explanation: explanationOf(traded, fast),
    })
  },
}

/** @param traded log-odds from following
 *  @param fast log-odds from the age of the account */
function explanationOf(traded: number, fast: number): string {
  if (traded > 0.15)
    return 'The creator follows thousands of accounts and has few followers in return, which suggests follow-for-follow.'
  if (fast > 0.15)
    return 'The account gained its audience unusually fast for its age. A moved or renamed account looks the same.'
  return 'Followers, following and account age fit together.'
}
