/** Where the score starts, why there, and what it would be for a reader who starts elsewhere. */

import type { Report } from '@vouch/engine'
import { number, plural, wholePercent } from '../format.ts'
import { type Contributions, scoreAt } from './contributions.ts'

/** The ends between which published shares of manipulated creators lie: a careful guess, and what HypeAuditor calls affected by any fraud. */
export const otherPriors = [0.1, 0.36] as const

/** @param share of creators that a reader takes to be manipulated, above 0 and below 1
 *  @returns the score, 0 to 100, from the same evidence; null where there is no score */
export function scoreAtPrior(
  { priorLogOdds, signals }: Pick<Report, 'priorLogOdds' | 'signals'>,
  share: number,
): number | null {
  if (priorLogOdds === null) return null
  const evidence = signals.reduce((sum, { logOdds }) => sum + (logOdds ?? 0), 0)
  return Math.round(scoreAt(Math.log(share / (1 - share)) + evidence))
}

/** @returns the share that a report starts from; null where there is no score */
export function priorShare({ priorLogOdds }: Pick<Report, 'priorLogOdds'>): number | null {
  return priorLogOdds === null ? null : 1 - scoreAt(priorLogOdds) / 100
}

/** @returns what the first row of the contributions is called: `Base rate, 22% manipulated` */
export function baseRateLabel({ start }: Pick<Contributions, 'start'>): string {
  return `Base rate, ${wholePercent(1 - start / 1000)} manipulated`
}

/** @param share of creators that a reader takes to be manipulated, above 0 and below 1
 *  @returns the score there and how far from the report's own; null where there is no score
 *  @example `With a base rate of 36%, this score would be 94, 3 points lower.` */
export function scoreAtPriorSentence(report: Pick<Report, 'priorLogOdds' | 'signals'>, share: number): string | null {
  const own = priorShare(report)
  const [there, here] = [share, own ?? share].map((one) => scoreAtPrior(report, one))
  if (own === null || there == null || here == null) return null
  const moved = there - here
  const words = moved === 0 ? 'the same' : `${plural(Math.abs(moved), 'point')} ${moved > 0 ? 'higher' : 'lower'}`
  return `With a base rate of ${wholePercent(share)}, this score would be ${number(there, 0)}, ${words}.`
}

/** @returns the starting point with its source and the score at other ones, in three sentences; null where there is no score */
export function priorSentence(report: Pick<Report, 'priorLogOdds' | 'signals'>): string | null {
  const share = priorShare(report)
  if (share === null) return null
  const [low, high] = otherPriors
  return [
    `Every score starts from a base rate of ${wholePercent(share)}: the share of creators we assume are manipulated, which alone would give a score of ${number(100 * (1 - share), 0)}.`,
    'HypeAuditor found 36% to 50% of Instagram influencers affected by any fraud (2020 to 2022); we count only a fifth or more, so we start lower.',
    `With a base rate of ${wholePercent(low)}, this score would be ${number(scoreAtPrior(report, low), 0)}; with ${wholePercent(high)}, ${number(scoreAtPrior(report, high), 0)}.`,
  ].join(' ')
}
