/** How authentic the sampled accounts look, counted in tenths.
 *
 *  An account's credibility is the probability that it is not fake, with the estimated share of fakes as prior. A bar of
 *  this chart is not a share of fakes: an account at 40 % is neither counted as fake nor as real, and only all of them
 *  together say how many fakes there are. */
import { logistic } from '../statistics/logistic.ts'
import { scoreOfCell } from './score-counts.ts'

/** Bars of the chart, each a tenth of the scale from 0 to 1. */
export const credibilityBins = 10

/** @param counts accounts by cell of the score grid
 *  @param prior  log-odds of the estimated share of fakes
 *  @returns accounts by tenth of credibility, the least credible first; they add up to all accounts */
export function credibilityCounts(counts: Float64Array, prior: number): number[] {
  const bins = Array.from({ length: credibilityBins }, () => 0)
  for (const [cell, count] of counts.entries()) {
    if (count === 0) continue
    const credible = 1 - logistic(scoreOfCell(cell) + prior)
    const bin = Math.min(credibilityBins - 1, Math.floor(credible * credibilityBins))
    bins[bin] = (bins[bin] ?? 0) + count
  }
  return bins
}
