import { thresholds } from '../benchmarks/thresholds.ts'
import { followerDays } from '../growth/follower-days.ts'
import { type FollowerJump, followerJumps } from '../growth/follower-jumps.ts'
import type { Evidence } from '../report.ts'
import { measured, type SignalDefinition, unmeasured } from '../signal.ts'
import { logRamp } from '../statistics/ramp.ts'
import { sampleWeight } from '../statistics/tail-evidence.ts'
import { count, factor, percent, plural } from '../wording.ts'

/** Days on which followers arrived in bulk. Innocent causes are ruled out first: a viral post, a giveaway, an appearance
 *  elsewhere, a wave that fades, moderate gains over days as advertising brings.
 *
 *  What a newcomer would get wrong is to add up jumps. A delivery may come as one step or as five, so the evidence is
 *  the share of the followers that came unexplained, and the number of jumps is only what is shown. */

/** Below a week of steps nobody knows what a usual day is. */
const stepsMin = 7
/** Unexplained followers as a share of all: from .5 % it begins to speak, at 12 % it speaks in full. Jumps whose
 *  cause could not be looked for, and waves that fade, count for half at most. */
const weights = { from: 0.005, to: 0.12, cap: 3, arguablePart: 0.5, reassurance: 0.4 }
/** Oldest first; further jumps still count for the score. */
const evidenceMax = 12

/** Formula: 3 × log ramp(.5 → 12 %) of the unexplained followers' share, less .4 × d/(d+30) after d quiet days.
 *  Source: the innocent causes, a week of history and 5,000 a day for advertising are HypeAuditor's; jump size and weights are
 *  ours, set on simulated creators with known truth.
 *  Innocent: press, television, a mention by someone larger. None leaves a post, so the advice is to ask, not to conclude.
 *  Limits: counts that are weeks apart blur a jump; platforms that round hide small ones. */
export const growthSteps: SignalDefinition = {
  id: 'growth.step',
  title: 'Follower jumps without a cause',
  group: 'growth',
  question: 'Did followers arrive in bulk on days when nothing happened?',
  unit: 'jumps',
  absence: 0.35,
  measure: (facts) => {
    const growth = followerDays(facts.history, facts.snapshot.profile?.followersRounded === true)
    if (growth === null || growth.span < thresholds.historyDays.value || growth.steps.length < stepsMin) {
      return unmeasured(
        `Needs ${thresholds.historyDays.value} days of follower counts; ${growth?.steps.length ?? 0} known.`,
      )
    }
    const { jumps, usual } = followerJumps(facts, growth)
    const doubtful = jumps.filter(isUnexplained)
    const shareOf = (some: FollowerJump[]) =>
      some.reduce((sum, jump) => sum + jump.weight * jump.excess, 0) / Math.max(1, growth.followers)
    const plain = shareOf(jumps.filter((jump) => jump.postsKnown && !jump.fades))
    const arguable = shareOf(jumps.filter((jump) => !jump.postsKnown || jump.fades))
    const share = plain + arguable
    const weight = sampleWeight(growth.span, 30)
    // A cause that could not be looked for may be there: posts that were not fetched must never make an innocent look guilty,
    // and a wave that fades like attention may have come from where no post tells of it.
    const byArguable = weights.arguablePart * logRamp(arguable, weights.from, weights.to)
    const speaking = Math.min(1, logRamp(plain, weights.from, weights.to) + byArguable)
    const { source } = thresholds.paidPromotionPerDay
    return measured({
      value: doubtful.length,
      verdict:
        speaking > 0.1 && doubtful.length > 0
          ? 'concern'
          : doubtful.length === 0 && speaking <= 0.1 && growth.span >= 30
            ? 'strength'
            : 'neutral',
      benchmark: { value: 0, source, basis: `daily follower counts over ${growth.span} days` },
      // A jump that is there is there; only its absence needs a long history to mean something.
      logOdds: weights.cap * speaking - weights.reassurance * weight * (1 - logRamp(share, 0.0005, weights.from)),
      uncertainty: 0.15 + 0.2 * (1 - weight) + 0.3 * speaking * (1 - speaking),
      evidence: jumps.slice(0, evidenceMax).map((jump) => evidenceOf(jump, usual)),
      explanation: explanationOf(jumps, doubtful, share, growth.span),
    })
  },
}

/** A jump with its day, its size, and the innocent reading that was found first.
 *
 *  @param usual gain of a usual day; below 1 no factor is named, for it would be enormous and mean nothing
 *  @returns evidence dated by the first day of the wave; `refs` names the post that explains it, if one does */
function evidenceOf(jump: FollowerJump, usual: number): Evidence {
  const gain = jump.steps.reduce((sum, step) => sum + step.gain, 0)
  const days = jump.steps.reduce((sum, step) => sum + step.days, 0)
  const usually =
    usual < 1 ? 'where a usual day brings none' : `${factor(jump.times)} times the usual day (+${count(usual)})`
  const lead = `+${count(gain)} followers in ${days === 1 ? 'a day' : plural(days, 'day')}, ${usually}`
  const refs = jump.cause === null ? [] : [jump.cause.post.id]
  const at = jump.steps[0]?.at ?? null
  if (jump.cause !== null) return { at, text: `${lead}; explained by ${jump.cause.text}`, refs }
  if (jump.fades) return { at, text: `${lead}; it fades over days, as waves of attention do`, refs }
  if (jump.likeAdvertising)
    return { at, text: `${lead}; advertising could bring this, which counts for about a seventh`, refs }
  if (!jump.postsKnown) return { at, text: `${lead}; no post of those days is known, so a cause may be missing`, refs }
  return { at, text: `${lead}, no post that explains it`, refs }
}

/** Whether no innocent reading was found. One that could not be looked for, because no post of those days is known, counts as
 *  not found; it weighs half.
 *
 *  What it answers decides the count that is shown, while the weights decide the evidence. */
function isUnexplained(jump: FollowerJump): boolean {
  return jump.cause === null && !jump.fades && !jump.likeAdvertising
}

/** @param share of the followers, 0 to 1, weighted by how far each jump is unexplained
 *  @param span days from the first to the last count */
function explanationOf(jumps: FollowerJump[], doubtful: FollowerJump[], share: number, span: number): string {
  if (doubtful.length > 0) {
    return `${plural(doubtful.length, 'jump')} in ${span} days brought ${percent(share)} of the followers with no post, giveaway or appearance that explains it; a delivery of bought followers looks like this.`
  }
  if (jumps.length === 0) return `No follower jumps in ${span} days.`
  const moderate = jumps.filter((jump) => jump.cause === null && !jump.fades)
  if (moderate.length === 0)
    return `${plural(jumps.length, 'jump')} in ${span} days, each with an innocent explanation.`
  return `${plural(jumps.length, 'jump')} in ${span} days; ${moderate.length === jumps.length ? 'all' : `${moderate.length} of them`} moderate enough for advertising. Ask whether the creator advertised: a slow delivery of followers would look alike, so a small doubt stays.`
}
