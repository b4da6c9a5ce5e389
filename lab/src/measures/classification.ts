import { rankingQuality } from './ranking-quality.ts'

/** How good probabilities are, on rows that were not trained on. */
export interface Classification {
  rows: number
  /** Share of rows on the right side of one half. */
  accuracy: number
  ranking: number
  /** Expected calibration error over ten equal bins. */
  calibrationError: number
  f1: number
  /** Share of fakes found where 3.7% of the real accounts are flagged, the error that HypeAuditor states. */
  foundAtFixedFalse: number
}

const falseShare = 0.037
const bins = 10

export function classification(probabilities: Float64Array, labels: Float64Array): Classification {
  const rows = probabilities.length
  let [right, hits, flagged, fakes] = [0, 0, 0, 0]
  const gaps = new Float64Array(bins)
  for (const [row, p] of probabilities.entries()) {
    const label = labels[row] ?? 0
    const says = p >= 0.5 ? 1 : 0
    right += Number(says === label)
    hits += says * label
    flagged += says
    fakes += label
    const bin = Math.min(bins - 1, Math.floor(p * bins))
    gaps[bin] = (gaps[bin] ?? 0) + p - label
  }
  return {
    rows,
    accuracy: right / rows,
    ranking: rankingQuality({ scores: probabilities, labels }),
    calibrationError: gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / rows,
    f1: (2 * hits) / Math.max(1, flagged + fakes),
    foundAtFixedFalse: foundAtFalseShare(probabilities, labels),
  }
}

function foundAtFalseShare(probabilities: Float64Array, labels: Float64Array): number {
  const reals = probabilities.filter((_, row) => labels[row] === 0).sort()
  const limit = reals[Math.max(0, Math.ceil((1 - falseShare) * reals.length) - 1)] ?? 1
  const fakes = probabilities.filter((_, row) => labels[row] === 1)
  return fakes.filter((p) => p > limit).length / Math.max(1, fakes.length)
}
