import { denseSolution } from '../statistics/dense-solution.ts'
import { ascending, quantileOfSorted } from '../statistics/quantile.ts'

/** The small measurements that the figures of a count pattern are made of. All take logarithms, in which a factor is a distance.
 *
 *  None of them is evidence. Each is a number that differs a little between creators as they are and creators for whom a count
 *  was bought; the tables that were fitted on both say how much each is worth. Innocent reasons exist for every one of them,
 *  and the tables have met those too, since the untouched creators have them. */

/** Part of the posts that a campaign typically covers; stretches of this length are looked at. */
const stretchShare = 0.25
/** Parts of the median count that are tried as a fixed number on every post. */
const floorShares = [0.1, 0.2, 0.3, 0.4, 0.55, 0.7] as const

/** @returns the plain mean; 0 for an empty list */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Standard deviation. Logarithms have no wild tails, so the plain one serves. */
export function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** Cuts sorted values in two so that the halves explain the most: two heaps give a gain near 1, one heap about .64.
 *
 *  @param sorted ascending
 *  @returns gain: part of the variance that lies between the halves; below: part of the values in the lower one */
export function bestSplit(sorted: readonly number[]): { gain: number; below: number } {
  const size = sorted.length
  const [total, variance] = [mean(sorted) * size, spread(sorted) ** 2]
  let [best, below, left] = [0, 0.5, 0]
  for (let count = 1; count < size; count++) {
    left += sorted[count - 1] ?? 0
    if (count < 2 || size - count < 2) continue
    const distance = (total - left) / (size - count) - left / count
    const between = (count / size) * (1 - count / size) * distance ** 2
    if (between > best) [best, below] = [between, count / size]
  }
  return { gain: best / Math.max(1e-3, variance), below }
}

/** The stretch of a quarter of the posts in a row whose mean lies highest above the others, in spreads of all values times the root
 *  of the stretch's length: a campaign delivers to posts that follow one another.
 *
 *  @param values in order of time
 *  @returns at least 0 */
export function bestStretch(values: readonly number[]): number {
  const size = values.length
  const length = Math.max(2, Math.round(stretchShare * size))
  if (size < 2 * length) return 0
  const [total, scale] = [mean(values) * size, spread(values) + 0.05]
  let [inside, best] = [0, 0]
  for (const [index, value] of values.entries()) {
    inside += value - (index >= length ? (values[index - length] ?? 0) : 0)
    if (index < length - 1) continue
    best = Math.max(best, inside / length - (total - inside) / (size - length))
  }
  return (best / scale) * Math.sqrt(length)
}

/** A seller who adds 2,000 likes to every post leaves a sum of two parts, of which one follows the views and the other does not.
 *
 *  Takes a fixed number off every post and asks whether the rest follows the other count more closely: what an equal package on
 *  every post leaves behind.
 *
 *  @param tops counts, not logarithms
 *  @param column logarithms of the other count
 *  @returns share: the number taken off, over the median; gain: log of the spread before over after, times the number of posts */
export function flooredSpread(tops: readonly number[], column: readonly number[]): { share: number; gain: number } {
  const median = quantileOfSorted(ascending(tops), 0.5)
  const spreadWithout = (share: number) =>
    spread(tops.map((top, post) => Math.log(Math.max(top - share * median, 0.03 * top, 0.5)) - (column[post] ?? 0)))
  const before = spreadWithout(0)
  let best = { share: 0, gain: 0 }
  for (const share of floorShares) {
    const gain = tops.length * Math.log((before + 0.03) / (spreadWithout(share) + 0.03))
    if (gain > best.gain) best = { share, gain }
  }
  return best
}

/** How far a count follows several others at once, by least squares with a light pull to 0.
 *
 *  The pull keeps the answer finite where two of the others say the same, as comments and shares sometimes do. With no others
 *  the residuals are the distances from the mean.
 *
 *  @returns slope: the sum of the slopes, 1 being "in proportion"; residuals in the order of the posts */
export function leastSquares(
  tops: readonly number[],
  columns: readonly (readonly number[])[],
): { slope: number; residuals: number[] } {
  const top = mean(tops)
  const centred = columns.map((column) => {
    const middle = mean(column)
    return column.map((value) => value - middle)
  })
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  const above = tops.map((value) => value - top)
  const matrix = centred.map((row, i) => centred.map((column, j) => product(row, column) + (i === j ? 0.3 : 0)))
  const slopes = denseSolution(
    matrix,
    centred.map((column) => product(column, above)),
  )
  const residuals = above.map((value, post) =>
    slopes.reduce((left, slope, index) => left - slope * (centred[index]?.[post] ?? 0), value),
  )
  return { slope: slopes.reduce((sum, slope) => sum + slope, 0), residuals }
}

/** Whether what a straight line leaves is higher at the low end of the other count than in its middle.
 *
 *  @param values logarithms of the count
 *  @param others logarithms of what it should follow
 *  @returns the correlation of the residuals with the square of the distance, times the root of the number of posts: standard
 *  deviations, above 0 where both ends stand above the line */
export function bendOf(values: readonly number[], others: readonly number[]): number {
  const { residuals } = leastSquares(values, [others])
  const middle = mean(others)
  const squares = leastSquares(
    others.map((other) => (other - middle) ** 2),
    [others],
  ).residuals
  const product = mean(squares.map((square, post) => square * (residuals[post] ?? 0)))
  return (product / ((spread(squares) + 0.01) * (spread(residuals) + 0.03))) * Math.sqrt(values.length)
}

/** How far a count follows among the posts with little of the other and among those with much.
 *
 *  @returns slopes of the lower and the upper half, and the logarithm of the count's spread in the lower half */
export function slopesByHalf(
  values: readonly number[],
  others: readonly number[],
): { low: number; high: number; lowSpread: number } {
  const order = values
    .map((_, post) => post)
    .sort((a, b) => (others[a] ?? 0) - (others[b] ?? 0) || (values[a] ?? 0) - (values[b] ?? 0))
  const half = Math.floor(order.length / 2)
  const part = (posts: readonly number[]) => ({
    values: posts.map((post) => values[post] ?? 0),
    others: posts.map((post) => others[post] ?? 0),
  })
  const [low, high] = [part(order.slice(0, half)), part(order.slice(half))]
  return {
    low: leastSquares(low.values, [low.others]).slope,
    high: leastSquares(high.values, [high.others]).slope,
    lowSpread: Math.log(spread(low.values) + 0.05),
  }
}
