import type { Contribution } from './contributions.ts'
import type { FraudRisk, Trust, TrustBand } from './report.ts'
import { logistic, logit } from './statistics/logistic.ts'
import { significant } from './statistics/significant.ts'
import { ninetyPercent } from './statistics/wilson-interval.ts'

/** The verdict as a number. Evidence for manipulation adds up in log-odds; trust is the chance of its absence in per cent.
 *
 *  What a newcomer would get wrong: the score is not an average of marks. A creator about whom nothing is known stands at
 *  the base rate, and knowing nothing shows in the interval, not in the score. */

/** One in five creators has a materially manipulated audience. Vendors report 36 to 50 % of Instagram influencers "impacted
 *  by fraud" (HypeAuditor 2020 to 2022), counting everyone whose audience holds some; 22 % of influencers' followers look
 *  suspicious on average (2019). */
export const priorManipulated = 0.2
export const priorLogOdds = significant(logit(priorManipulated))

/** How unsure the base rate itself is: half to twice the odds. */
const priorDeviation = 0.42

/** The score with its interval, and the same in words. */
export interface Verdict {
  trust: Trust
  fraudRisk: FraudRisk
}

/** @param contributions measured or not; what is missing widens the interval and moves nothing
 *  @returns score, 90 % interval, band and risk; low ≤ score ≤ high, all 0 to 100 */
export function verdictOf(contributions: readonly Contribution[]): Verdict {
  const total = totalLogOdds(contributions.map(({ logOdds }) => logOdds))
  const score = scoreOf(total)
  const low = scoreOf(total + ninetyPercent * deviationOf(contributions, 'down'))
  const high = scoreOf(total - ninetyPercent * deviationOf(contributions, 'up'))
  return { trust: { score, low, high, band: bandOf(score) }, fraudRisk: fraudRiskOf(score, low, high) }
}

/** Doubts of different signals are taken as independent, so they add up as squares, with that of the prior.
 *
 *  @returns standard deviation of the total log-odds in one direction */
function deviationOf(contributions: readonly Contribution[], direction: 'down' | 'up'): number {
  return Math.sqrt(contributions.reduce((sum, { doubt }) => sum + doubt[direction] ** 2, priorDeviation ** 2))
}

/** @param logOdds the signals' contributions as the report states them
 *  @returns prior and contributions added in the order given, which is the order of the report */
export function totalLogOdds(logOdds: readonly (number | null)[]): number {
  return logOdds.reduce<number>((sum, value) => sum + (value ?? 0), priorLogOdds)
}

/** @returns 0 to 100, falling with the log-odds of manipulation */
export function scoreOf(total: number): number {
  return Math.round(100 * (1 - logistic(total)))
}

/** Bands as the product sells them; stricter than all published ones. */
function bandOf(score: number): TrustBand {
  if (score >= 90) return 'excellent'
  if (score >= 80) return 'good'
  return score >= 70 ? 'moderate' : 'poor'
}

/** From these the risk is at least what is named; each asks the favourable end of the interval too, so that a wide interval,
 *  which is what missing data gives, can make a risk medium and never more. */
export const riskCutOffs = {
  critical: { scoreBelow: 20, highBelow: 55 },
  high: { scoreBelow: 45, highBelow: 85 },
  medium: { scoreBelow: 70, lowBelow: 20 },
} as const

/** @returns the risk in words. `low` needs a good score that is also known well enough. */
export function fraudRiskOf(score: number, low: number, high: number): FraudRisk {
  const { critical, high: highRisk, medium } = riskCutOffs
  if (score < critical.scoreBelow && high < critical.highBelow) return 'critical'
  if (score < highRisk.scoreBelow && high < highRisk.highBelow) return 'high'
  return score < medium.scoreBelow || low < medium.lowBelow ? 'medium' : 'low'
}
