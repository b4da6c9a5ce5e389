/** What share of the sample is fake? The answer that maximises the likelihood of all scores together, with an interval.
 *
 *  Counting the accounts above 50 % is the wrong estimator: where one in ten is fake, most of what a good classifier
 *  flags is real. The right question is which share explains the whole distribution of scores best (Saerens, Latinne
 *  and Decaestecker 2002, "Adjusting the outputs of a classifier to new a priori probabilities"). The likelihood in
 *  the share is concave, so its top is unique and the iterations of that paper can be replaced by a bisection. */
import { ninetyPercent } from '../statistics/wilson-interval.ts'
import type { TransferFigures } from './account-model.ts'
import { scoreCells, scoreOfCell } from './score-counts.ts'

/** What is known before any account is seen, in imagined accounts: half of one fake among two and a half, the middle
 *  of the published shares of suspicious followers (10 to 30 %; HypeAuditor 2019 to 2022). It decides only where a
 *  handful of accounts, or accounts of which nothing is known, leave the question open. */
const imaginedFakes = 0.5
const imaginedReals = 2

/** The share is kept this far from 0 and 1, where its logarithm would be infinite. */
const shareMin = 1e-4

/** Halvings of an interval: thirty leave a billionth, far below the six digits of a report. */
const bisections = 30

/** A share with its 90 % interval, all 0 to 1. */
export interface ShareEstimate {
  share: number
  low: number
  high: number
}

/** Estimates the share of fakes and its 90 % interval.
 *
 *  The interval has two sources. The likelihood's own width covers sampling error and unclear scores: accounts about
 *  which nothing is known have a ratio of 1, make the likelihood flat, and widen the interval to everything. The second
 *  is the transfer error: how far the estimate was off, in the laboratory, for sources that the model had never seen.
 *
 *  @param counts   number of accounts by cell of the score grid; scores are log likelihood ratios
 *  @param transfer spread of the estimate over unknown sources
 *  @param selection extra standard deviation of the share because of how the sample was drawn; 0 for a random one
 *  @returns shares, 0 to 1, with low <= share <= high */
export function suspiciousShare(counts: Float64Array, transfer: TransferFigures, selection: number): ShareEstimate {
  const cells = filledCells(counts)
  const share = highestLikelihood(cells)
  // A fall of z²/2 below the top bounds the interval of a log-likelihood (Wilks 1938).
  const floor = logLikelihood(cells, share) - (ninetyPercent * ninetyPercent) / 2
  const low = crossing(cells, floor, share, shareMin)
  const high = crossing(cells, floor, share, 1 - shareMin)
  return {
    share,
    low: Math.max(0, share - Math.hypot(share - low, share - shiftBound(share, transfer, selection, 0))),
    high: Math.min(1, share + Math.hypot(high - share, shiftBound(share, transfer, selection, 1) - share)),
  }
}

/** @param counts as for `suspiciousShare`
 *  @returns the share alone, 0 to 1, at a third of the cost of its interval */
export function likeliestShare(counts: Float64Array): number {
  return highestLikelihood(filledCells(counts))
}

/** Likelihood ratio of each cell, the same for every sample. */
const ratioOfCell = Float64Array.from({ length: scoreCells }, (_, cell) => Math.exp(scoreOfCell(cell)))

/** The cells that hold anybody, ascending: most of the grid is empty, and the likelihood is asked for a hundred times. */
interface FilledCells {
  counts: Float64Array
  ratios: Float64Array
}

function filledCells(counts: Float64Array): FilledCells {
  const filled = ratioOfCell.map((_, cell) => cell).filter((cell) => (counts[cell] ?? 0) > 0)
  return { counts: filled.map((cell) => counts[cell] ?? 0), ratios: filled.map((cell) => ratioOfCell[cell] ?? 1) }
}

/** The true share farthest towards `end` that could still have given this estimate, by the transfer error alone.
 *
 *  The error is taken at that true share and not at the estimate: a model that overlooks a whole kind of fakes estimates
 *  a small share, where its error looks small, and only the inversion asks what it does where fakes are many. */
function shiftBound(estimate: number, transfer: TransferFigures, selection: number, end: 0 | 1): number {
  let [inside, outside]: [number, number] = [estimate, end]
  const possible = (share: number) => {
    const error = Math.hypot((1 - share) * transfer.errorAtNone, share * transfer.errorAtAll, selection)
    return Math.abs(share - estimate) <= ninetyPercent * error
  }
  if (possible(end)) return end
  for (let step = 0; step < bisections; step++) {
    const middle = (inside + outside) / 2
    if (possible(middle)) inside = middle
    else outside = middle
  }
  return (inside + outside) / 2
}

/** The top of the likelihood, by bisection on its falling slope. */
function highestLikelihood({ counts, ratios }: FilledCells): number {
  let low = shareMin
  let high = 1 - shareMin
  for (let step = 0; step < bisections; step++) {
    const share = (low + high) / 2
    // Derivative of the log-likelihood: each account pulls by how much its ratio differs from 1.
    let slope = imaginedFakes / share - imaginedReals / (1 - share)
    for (let cell = 0; cell < counts.length; cell++) {
      const ratio = ratios[cell] ?? 1
      slope += ((counts[cell] ?? 0) * (ratio - 1)) / (share * ratio + 1 - share)
    }
    if (slope > 0) low = share
    else high = share
  }
  return (low + high) / 2
}

/** Log-likelihood of a share given the counts, up to a constant, with the imagined accounts. */
function logLikelihood({ counts, ratios }: FilledCells, share: number): number {
  let sum = imaginedFakes * Math.log(share) + imaginedReals * Math.log(1 - share)
  for (let cell = 0; cell < counts.length; cell++) {
    sum += (counts[cell] ?? 0) * Math.log(share * (ratios[cell] ?? 1) + 1 - share)
  }
  return sum
}

/** Where the log-likelihood falls to `floor` on the way from the top to `end`; `end` where it never does. */
function crossing(cells: FilledCells, floor: number, top: number, end: number): number {
  if (logLikelihood(cells, end) >= floor) return end
  let [inside, outside] = [top, end]
  for (let step = 0; step < bisections; step++) {
    const middle = (inside + outside) / 2
    if (logLikelihood(cells, middle) >= floor) inside = middle
    else outside = middle
  }
  return (inside + outside) / 2
}
