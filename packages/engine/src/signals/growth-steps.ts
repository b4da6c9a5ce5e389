import { thresholds } from '../benchmarks/thresholds.ts'
import type { FollowerDays } from '../growth/follower-days.ts'
import type { FollowerJump } from '../growth/follower-jumps.ts'
import type { EstimatedShare } from '../report/report.ts'
import type { Evidence } from '../report/report-signals.ts'
import { sampleWeight } from '../statistics/tail-evidence.ts'
import { partDoubt, partLogOdds } from '../verdict/part-reading.ts'
import { count, factor, percent, plural } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Days on which followers arrived in bulk. Innocent causes are ruled out first: a viral post, a giveaway, an appearance
 *  elsewhere, a wave that fades, moderate gains over days as advertising brings.
 *
 *  What a newcomer would get wrong is to add up jumps. A delivery may come as one step or as five, so the evidence is
 *  the share of the followers that came unexplained, and the number of jumps is only what is shown. */

/** Log-odds from which a reader's attention is asked for. */
const concernFrom = 0.5
/** Days without a jump that are worth a remark. */
const quietDaysMin = 30
/** Share of the followers from which on an explanation that covers a wave only in part is told as such. */
const partlyFrom = 0.1
/** So much more than is counted must have come in jumps before it is told that people have left: what is gone adds to no total. */
const leftFrom = 0.1
/** Oldest first; further jumps still count for the score. */
const evidenceMax = 12

/** Formula: the chance that at least a fifth of the followers came in unexplained steps, as log-odds against that of a part of which nothing
 *  is known; reassurance × d/(d+30) after d days.
 *  Source: the innocent causes, a week of history and 5,000 a day for advertising are HypeAuditor's; the size of a jump is ours, set on
 *  simulated creators with known truth.
 *  Innocent: press, television, a mention by someone larger. None leaves a post, so the advice is to ask, not to conclude.
 *  Limits: counts that are weeks apart blur a jump; platforms that round hide small ones. */
export const growthSteps: SignalDefinition = {
  id: 'growth.step',
  title: 'Unexplained follower jumps',
  group: 'growth',
  question: 'Did the account gain followers in bulk on days when nothing happened?',
  unit: 'jumps',
  absence: 0.35,
  measure: ({ growth }) => {
    const { days, jumps, usual, unexplained, countedHigh } = growth ?? { ...noGrowth, jumps: [] }
    if (days === null || usual === null || unexplained === null || countedHigh === null) {
      return unmeasured(
        `Needs ${thresholds.historyDays.value} days of follower counts; ${days?.steps.length ?? 0} available.`,
      )
    }
    const doubtful = jumps.filter(isUnexplained)
    const counted = { ...unexplained, high: countedHigh }
    const logOdds = partLogOdds(counted)
    return measured({
      value: doubtful.length,
      verdict:
        logOdds >= concernFrom
          ? 'concern'
          : logOdds < 0 && isQuiet(jumps) && days.span >= quietDaysMin
            ? 'strength'
            : 'neutral',
      benchmark: {
        value: 0,
        source: thresholds.paidPromotionPerDay.source,
        basis: `daily follower counts over ${days.span} days`,
      },
      // A jump that is there is there; only its absence needs a long history to mean something.
      logOdds: logOdds > 0 ? logOdds : logOdds * sampleWeight(days.span, 30),
      share: unexplained.share,
      uncertainty: partDoubt(counted),
      evidence: jumps.slice(0, evidenceMax).map((jump) => evidenceOf(jump, usual)),
      explanation: explanationOf(jumps, doubtful, unexplained, days),
    })
  },
}

const noGrowth = { days: null, usual: null, unexplained: null, countedHigh: null } as const

/** A jump with its day, its size, and the innocent reading that was found first.
 *
 *  @param usual gain of a usual day; below 1 no factor is named, for it would be enormous and mean nothing
 *  @returns evidence dated by the first day of the wave; `refs` names the post that explains it, if one does */
function evidenceOf(jump: FollowerJump, usual: number): Evidence {
  const gain = jump.steps.reduce((sum, step) => sum + step.gain, 0)
  const days = jump.steps.reduce((sum, step) => sum + step.days, 0)
  const usually =
    usual < 1 ? 'where a typical day brings none' : `${factor(jump.times)} times a typical day (+${count(usual)})`
  const lead = `+${count(gain)} followers in ${days === 1 ? 'a day' : plural(days, 'day')}, ${usually}`
  const refs = jump.cause === null ? [] : [jump.cause.post.id]
  const at = jump.steps[0]?.at ?? null
  if (jump.cause !== null) return { at, text: `${lead}; explained by ${jump.cause.text}`, refs }
  if (jump.fades) return { at, text: `${lead}; it fades over several days, as waves of attention do`, refs }
  if (jump.likeAdvertising)
    return { at, text: `${lead}; ads could explain this, so it counts for only about a seventh`, refs }
  if (!jump.postsKnown)
    return { at, text: `${lead}; we have no posts from those days, so we may be missing the cause`, refs }
  return { at, text: `${lead}, with no post to explain it`, refs }
}

/** Whether no innocent reading was found. One that could not be looked for, because no post of those days is known, counts as
 *  not found; it weighs half.
 *
 *  What it answers decides the count that is shown, while the weights decide the evidence. */
function isUnexplained(jump: FollowerJump): boolean {
  return jump.cause === null && !jump.fades && !jump.likeAdvertising
}

/** No wave but those that a post explains or that fade as attention does. */
function isQuiet(jumps: readonly FollowerJump[]): boolean {
  return jumps.every(({ cause, fades }) => cause !== null || fades)
}

/** @param unexplained share of the followers, 0 to 1, weighted by how far each jump is unexplained, with the end of its range
 *  @param days followers of today, and the days from the first to the last count */
function explanationOf(
  jumps: readonly FollowerJump[],
  doubtful: readonly FollowerJump[],
  { share, high }: Pick<EstimatedShare, 'share' | 'high'>,
  { followers, span }: Pick<FollowerDays, 'followers' | 'span'>,
): string {
  if (doubtful.length > 0) {
    const came = doubtful.reduce((sum, { excess }) => sum + excess, 0) / followers
    const left = came - share > leftFrom ? ' Many who came then have left since.' : ''
    return `${plural(doubtful.length, 'jump')} in ${span} days brought ${percent(share)} of today’s followers with no post, giveaway or appearance to explain it.${left} Purchased followers look like this.`
  }
  if (jumps.length === 0) return `No follower jumps in ${span} days.`
  const moderate = jumps.filter((jump) => jump.cause === null && !jump.fades)
  if (moderate.length === 0)
    return high < partlyFrom
      ? `${plural(jumps.length, 'jump')} in ${span} days, each with an innocent explanation.`
      : `${plural(jumps.length, 'jump')} in ${span} days, each with a possible explanation that may not cover all of it: up to ${percent(high)} of the followers could have come some other way.`
  return `${plural(jumps.length, 'jump')} in ${span} days; ${moderate.length === jumps.length ? 'all' : `${moderate.length} of them`} small enough for ads to explain. Ask whether the creator ran ads: purchased followers delivered slowly would look the same, so a small doubt remains.`
}
