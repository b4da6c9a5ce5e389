import {
  type FraudRisk,
  fraudRisks,
  type Part,
  type ReportState,
  type Trust,
  type TrustBand,
} from '../report/report.ts'
import { logistic, logit } from '../statistics/logistic.ts'
import { significant } from '../statistics/significant.ts'
import { ninetyPercent } from '../statistics/wilson-interval.ts'
import type { Contribution } from './contributions.ts'
import { hiddenShare } from './unseen.ts'

/** The verdict as a number. Evidence for manipulation adds up in log-odds; trust is the chance of its absence in per cent.
 *
 *  What a newcomer would get wrong: the score is not an average of marks. A creator about whom nothing is known stands at
 *  the base rate, and knowing nothing shows in the interval, not in the score. */

/** A good fifth of creators have a materially manipulated audience. Vendors report 36 to 50 % of Instagram
 *  influencers "impacted by fraud" (HypeAuditor 2020 to 2022), counting everyone whose audience holds some; 22 % of
 *  influencers' followers look suspicious on average (2019).
 *
 *  A score of 78 is therefore what knowing nothing gives, moderate and not good, and a verdict starts from there in
 *  both directions. */
export const priorManipulated = 0.22
/** −1.266, stated in the report so that a reader can add the signals' log-odds to it and arrive at the score. */
export const priorLogOdds = significant(logit(priorManipulated))

/** The score with its interval, and the same in words. */
export interface Verdict {
  trust: Trust
  fraudRisk: FraudRisk
}

/** The interval need not be symmetric: what nobody looked at holds the unfavourable end down, however good the rest looks.
 *
 *  @param contributions measured or not; what is missing widens the interval and moves nothing
 *  @returns score, 90 % interval, band and risk; low ≤ score ≤ high, all 0 to 100
 *  @example no signal at all: the base rate as a score, 78 */
export function verdictOf(contributions: readonly Contribution[]): Verdict {
  const total = totalLogOdds(contributions.map(({ logOdds }) => logOdds))
  const score = scoreOf(total)
  const low = scoreOf(
    Math.max(total + ninetyPercent * deviationOf(contributions, 'down'), unseenLogOdds(hiddenOf(contributions))),
  )
  const high = scoreOf(total - ninetyPercent * deviationOf(contributions, 'up'))
  return { trust: { score, low, high, band: bandOf(score) }, fraudRisk: fraudRiskOf(score, low, high) }
}

function hiddenOf(contributions: readonly Contribution[]): number {
  const measured = new Map(contributions.map(({ definition, measurement }) => [definition.id, measurement.measured]))
  return hiddenShare((id) => measured.get(id))
}

/** @param hidden share of the manipulated creators who may show nothing in what was looked at, see `hiddenShare`
 *  @returns log-odds of manipulation that the unfavourable end has at least: as many as hide there are manipulated and look like this; minus infinity
 *  where none can hide
 *  @example with a quarter hidden −2.65, which is a score of 93 */
export function unseenLogOdds(hidden: number): number {
  return priorLogOdds + Math.log(hidden)
}

/** What really varies, and no constant: the samples behind the signals, what is missing, and how far each signal's worth differs between
 *  fits, platforms and kinds of manipulation. Doubts of different signals are taken as independent, so they add up as squares.
 *
 *  The chance that the score states has the samples' luck in it already; the interval says how far that chance itself could be off.
 *
 *  @returns standard deviation of the total log-odds in one direction */
function deviationOf(contributions: readonly Contribution[], direction: 'down' | 'up'): number {
  return Math.sqrt(
    contributions.reduce(
      (sum, { doubt, spread, logOdds }) => sum + doubt[direction] ** 2 + (spread * (logOdds ?? 0)) ** 2,
      0,
    ),
  )
}

/** From it on a creator is moderate or better, and no part can be wholly above the line. */
const moderateFrom = 70

/** A part that is wholly above the line says nine times in ten that the creator is manipulated, so the favorable end can't be moderate, however little the
 *  worth of its signals is known.
 *
 *  @returns the verdict with a range that ends below 70 beside such a part, and the risk that follows from it */
export function besideParts(verdict: Verdict, parts: readonly Part[]): Verdict {
  const { score, low, high, band } = verdict.trust
  if (high < moderateFrom || parts.every((part) => part.verdict !== 'manipulated')) return verdict
  const held = Math.max(score, moderateFrom - 1)
  return { trust: { score, low, high: held, band }, fraudRisk: fraudRiskOf(score, low, held) }
}

/** @param logOdds the signals' contributions as the report states them
 *  @returns prior and contributions added in the order given, which is the order of the report
 *  @example totalLogOdds([null, 1]) is the prior plus 1 */
export function totalLogOdds(logOdds: readonly (number | null)[]): number {
  return logOdds.reduce<number>((sum, value) => sum + (value ?? 0), priorLogOdds)
}

/** @returns 0 to 100, falling with the log-odds of manipulation
 *  @example scoreOf(−1.266) is 78, scoreOf(0) is 50, scoreOf(3) is 5 */
export function scoreOf(total: number): number {
  return Math.round(100 * (1 - logistic(total)))
}

/** Bands as the product sells them; stricter than all published ones.
 *
 *  Edges belong to the better band: 70 is moderate. */
function bandOf(score: number): TrustBand {
  if (score >= 90) return 'excellent'
  if (score >= 80) return 'good'
  return score >= moderateFrom ? 'moderate' : 'poor'
}

/** From these the risk is at least what is named. A word pays below 100 × missed ÷ (missed + falsely) of what both errors cost, in fees: asking
 *  an honest creator .1 against .4 for not asking a manipulated one, which is 80, and dropping an honest one unasked 4 against 1, which is 20.
 *  Warning pays below 44; it begins at 35, below which no more than 2 of 100 untouched creators of any platform lie.
 *
 *  High and critical ask the favourable end of the interval too: of a critical risk even that end is poor, of a high one it is not excellent. So
 *  a wide interval, which is what missing data gives, can make a risk medium and never more. `low` is said of
 *  good and excellent scores alone: a moderate score beside the word low would be read as an all-clear. */
export const riskCutOffs = {
  critical: { scoreBelow: 20, highBelow: 70 },
  high: { scoreBelow: 35, highBelow: 90 },
  medium: { scoreBelow: 80, lowBelow: 20 },
} as const

/** @returns the risk as a report states it. Too little data is no reason to call the risk low: then it is at least medium. A part that is
 *  wholly above the line makes it at least high. */
export function statedRisk(risk: FraudRisk, state: ReportState, parts: readonly Part[]): FraudRisk {
  const floor = parts.some(({ verdict }) => verdict === 'manipulated')
    ? 'high'
    : state === 'LOW_CONFIDENCE'
      ? 'medium'
      : 'low'
  return fraudRisks.indexOf(risk) < fraudRisks.indexOf(floor) ? floor : risk
}

/** @param score 0 to 100
 *  @param low unfavourable end of the 90 % interval
 *  @param high favourable end
 *  @returns the risk in words. `low` needs a good score that is also known well enough.
 *  @example a score of 10 with 2 to 40 is critical, with 1 to 70 high; 30 with 5 to 95 is medium */
export function fraudRiskOf(score: number, low: number, high: number): FraudRisk {
  const { critical, high: highRisk, medium } = riskCutOffs
  if (score < critical.scoreBelow && high < critical.highBelow) return 'critical'
  if (score < highRisk.scoreBelow && high < highRisk.highBelow) return 'high'
  return score < medium.scoreBelow || low < medium.lowBelow ? 'medium' : 'low'
}
