import { scoreCell, scoreCells, suspiciousShare, type TransferFigures } from '@vouch/engine'
import type { ScoredTable } from './scored-table.ts'

/** Used where too few sources are left to measure transfer: a cautious guess, in the middle of what was measured. */
const unmeasuredTransfer: TransferFigures = { slope: 0.6, errorAtNone: 0.12, errorAtAll: 0.12 }

/** Shares at which the error of the estimate is measured. */
const sharesTried = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]

/** Size of the imagined samples: large enough that the error is transfer and not sampling. */
const sampleSize = 2000

const shareUnknown: TransferFigures = { slope: 1, errorAtNone: 0, errorAtAll: 0 }

/** Learns from sources that a model had not seen how far its scores can be trusted on the next unknown source.
 *  @param unseen scores by models that had not seen the source, one entry a source */
export function transferFigures(unseen: ScoredTable[]): TransferFigures {
  const usable = unseen.filter((table) => countOf(table, 0) > 0 && countOf(table, 1) > 0)
  if (usable.length < 2) return unmeasuredTransfer
  const slope = bestSlope(usable)
  const { errorAtNone, errorAtAll } = spreadOverSources(usable, slope)
  const widening = fewSourcesFactor(usable.length)
  return {
    slope: rounded(slope),
    errorAtNone: rounded(errorAtNone * widening),
    errorAtAll: rounded(errorAtAll * widening),
  }
}

/** How far the estimated share is off from source to source, beyond sampling: an error where nobody is fake, one where everybody
 *  is. With scores of rows that were held back from known sources it is the error of the classifier inside what it knows.
 *  @param scored scores of rows that the model had not seen, one entry a source, both classes in each */
export function spreadOverSources(scored: ScoredTable[], slope: number): TransferFigures {
  const errors = scored.flatMap((table) =>
    sharesTried.map((share) => ({ share, error: mixedShare(table, slope, share) - share })),
  )
  const { none, all } = spreadOfErrors(errors)
  return { slope, errorAtNone: none, errorAtAll: all }
}

/** Student’s t, 95% point. A spread that is learnt from seven sources is itself uncertain; the
 *  engine multiplies it by the normal 1.645, so it is stored widened by what t demands beyond that. By degrees of freedom, from one up. */
const studentT = [6.314, 2.92, 2.353, 2.132, 2.015, 1.943, 1.895, 1.86, 1.833, 1.812]
const normalPoint = 1.645

/** @param sources what the spread was learnt from, each one a degree of freedom
 *  @returns what the spread is to be multiplied by, at least 1 */
export function fewSourcesFactor(sources: number): number {
  return (studentT[Math.min(sources, studentT.length) - 1] ?? normalPoint) / normalPoint
}

function rounded(value: number): number {
  return Number(value.toFixed(4))
}

function countOf(table: ScoredTable, label: number): number {
  return table.labels.reduce((sum, value) => sum + (value === label ? 1 : 0), 0)
}

/** The factor on the scores with the smallest log-loss, every source and both classes counting the same. The loss is
 *  convex in the factor, so thirds of the interval can be thrown away. */
function bestSlope(tables: ScoredTable[]): number {
  let [low, high] = [0.05, 1.5]
  for (let step = 0; step < 40; step++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3]
    if (balancedLoss(tables, left) < balancedLoss(tables, right)) high = right
    else low = left
  }
  return (low + high) / 2
}

function balancedLoss(tables: ScoredTable[], slope: number): number {
  let loss = 0
  for (const table of tables) {
    const sizes = [countOf(table, 0), countOf(table, 1)]
    for (const [row, label] of table.labels.entries()) {
      if (label !== 0 && label !== 1) continue
      const towards = (label === 1 ? 1 : -1) * slope * (table.scores[row] ?? 0)
      loss += Math.log1p(Math.exp(-towards)) / (sizes[label] ?? 1)
    }
  }
  return loss
}

/** The estimate for a sample of the source in which the given share is fake: rows are weighted, none is drawn. */
export function mixedShare(table: ScoredTable, slope: number, share: number): number {
  const counts = new Float64Array(scoreCells)
  const weights = [((1 - share) * sampleSize) / countOf(table, 0), (share * sampleSize) / countOf(table, 1)]
  for (const [row, label] of table.labels.entries()) {
    if (label !== 0 && label !== 1) continue
    const cell = scoreCell(slope * (table.scores[row] ?? 0))
    counts[cell] = (counts[cell] ?? 0) + (weights[label] ?? 0)
  }
  return suspiciousShare(counts, shareUnknown, 0).share
}

/** Fits `error² = ((1 - share) · none)² + (share · all)²` by least squares, both terms at least 0.
 *  @param relative whether an error counts by its size, so that small ones are met as well as large ones */
export function spreadOfErrors(
  errors: readonly { share: number; error: number }[],
  relative = false,
): { none: number; all: number } {
  let [aa, ab, bb, ay, by] = [0, 0, 0, 0, 0]
  for (const { share, error } of errors) {
    const [a, b, y] = [(1 - share) ** 2, share ** 2, error ** 2]
    const weight = relative ? 1 / Math.max(1e-9, y) : 1
    aa += weight * a * a
    ab += weight * a * b
    bb += weight * b * b
    ay += weight * a * y
    by += weight * b * y
  }
  const determinant = aa * bb - ab * ab
  const none = (ay * bb - by * ab) / determinant
  const all = (by * aa - ay * ab) / determinant
  if (none < 0) return { none: 0, all: Math.sqrt(by / bb) }
  if (all < 0) return { none: Math.sqrt(ay / aa), all: 0 }
  return { none: Math.sqrt(none), all: Math.sqrt(all) }
}
