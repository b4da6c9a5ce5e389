import { scoreCell, scoreCells, seededRandom, suspiciousShare, type TransferFigures } from '@vouch/engine'
import type { ScoredTable } from './scored-table.ts'

/** How far the estimated share of fakes is off, over imagined follower samples drawn from one source. */
export interface ShareTrials {
  /** Mean absolute error in points. */
  error: number
  /** The same for counting the accounts above one half. */
  countingError: number
  /** Share of trials whose true share lies inside the 90% interval. */
  covered: number
  /** Mean width of the interval in points. */
  width: number
}

/** Which samples are drawn. */
export interface TrialPlan {
  shares: readonly number[]
  trialsPerShare: number
  /** Accounts in a sample. */
  sampleSize: number
}

/** What the goals are measured with. */
const usualPlan: TrialPlan = {
  shares: [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8],
  trialsPerShare: 20,
  sampleSize: 400,
}
const seed = 20_190_805

/** Draws samples with known shares of fakes, 400 accounts where nothing else is asked, and compares the estimates with the truth.
 *  @param scored  rows that the scores' model has not seen
 *  @param slope   factor on the scores
 *  @param transfer the interval's transfer terms */
export function shareTrials(
  scored: ScoredTable,
  slope: number,
  transfer: TransferFigures,
  { shares, trialsPerShare, sampleSize }: TrialPlan = usualPlan,
): ShareTrials {
  const random = seededRandom(seed)
  const byLabel = [0, 1].map((label) => scored.scores.filter((_, row) => scored.labels[row] === label))
  let [error, countingError, covered, width, trials] = [0, 0, 0, 0, 0]
  for (const share of shares) {
    for (let trial = 0; trial < trialsPerShare; trial++) {
      const counts = new Float64Array(scoreCells)
      let [fakes, flagged] = [0, 0]
      for (let account = 0; account < sampleSize; account++) {
        const label = random() < share ? 1 : 0
        const scores = byLabel[label] ?? new Float64Array()
        const score = slope * (scores[Math.floor(random() * scores.length)] ?? 0)
        const cell = scoreCell(score)
        counts[cell] = (counts[cell] ?? 0) + 1
        fakes += label
        flagged += Number(score >= 0)
      }
      const estimate = suspiciousShare(counts, transfer, 0)
      // The truth is the sample's own share of fakes: the interval also allows for sampling, so it is judged on the
      // share that the sample was drawn with.
      error += Math.abs(estimate.share - fakes / sampleSize)
      countingError += Math.abs(flagged - fakes) / sampleSize
      covered += Number(estimate.low <= share && share <= estimate.high)
      width += estimate.high - estimate.low
      trials++
    }
  }
  return {
    error: (100 * error) / trials,
    countingError: (100 * countingError) / trials,
    covered: covered / trials,
    width: (100 * width) / trials,
  }
}
