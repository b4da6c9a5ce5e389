import { ascending, quantileOfSorted } from '../statistics/quantile.ts'
import { mean, spread } from './pattern-statistics.ts'

/** Asks which fixed number, taken off some of the posts, lets the rest follow the other counts best.
 *
 *  This is a sale as sellers describe it: 2,000 likes for some posts; where every post got them, `flooredSpread` asks. The number and the posts are sought together, by
 *  a few rounds of expectation and maximization for each of a handful of sizes. What it finds says how much was bought, if
 *  anything was; on honest creators it finds something small that explains little. */

/** Sizes that are tried, as parts of the median count. */
const sizes = [0.12, 0.25, 0.45, 0.8, 1.5, 3, 6] as const
const rounds = 3
/** Residuals of real creators never spread less; without it a perfect fit of few posts would be infinitely likely. */
const spreadMin = 0.05
/** Pull of the slope to 0, as in `leastSquares`. */
const ridge = 0.3
/** A post that is hardly larger than the package did not get it. */
const remainder = 1.02
/** How sharply a post that stands above the line counts as one that got the package, at first. */
const firstGuess = 6

/** What the best package explains. */
export interface PackageFit {
  /** Log likelihood ratio of the best package against none, at least 0. */
  gain: number
  /** Part of all counts that it would be, 0 to below 1. */
  share: number
  /** Part of the posts that got it, 0 to 1. */
  covered: number
}

/** Cost: seven sizes × three passes over the posts, about a tenth of a millisecond for a hundred.
 *
 *  @param tops counts, not logarithms
 *  @param expected what the other counts suggest, as logarithms; only differences matter */
export function packageFit(tops: readonly number[], expected: readonly number[]): PackageFit {
  const logs = tops.map((top) => Math.log(Math.max(top, 0.5)))
  const line = lineThrough(logs, expected)
  const before = logs.map((value, at) => value - line.offset - line.slope * (expected[at] ?? 0))
  const plain = spread(before) + spreadMin
  const base = before.reduce((sum, value) => sum + logDensity(value, plain), 0)
  const total = Math.max(1, mean(tops) * tops.length)
  const median = quantileOfSorted(ascending(tops), 0.5)
  let best: PackageFit = { gain: 0, share: 0, covered: 0 }
  for (const part of sizes) {
    const size = part * median
    const { gain, weight } = withPackage({ tops, logs, expected, size }, before)
    if (gain - base <= best.gain) continue
    best = { gain: gain - base, share: Math.min(0.95, (weight * size) / total), covered: weight / tops.length }
  }
  return best
}

interface Sale {
  tops: readonly number[]
  logs: readonly number[]
  expected: readonly number[]
  size: number
}

/** @param before how far each post stands above the line without a package
 *  @returns gain: log likelihood of the mixture; weight: posts that got the package */
function withPackage(
  { tops, logs, expected, size }: Sale,
  before: readonly number[],
): { gain: number; weight: number } {
  const without = tops.map((top) => (top > remainder * size ? Math.log(Math.max(top - size, 0.02 * top)) : null))
  const parts = before.map((value, at) => (without[at] === null ? 0 : 1 / (1 + Math.exp(-firstGuess * value))))
  let [gain, weight] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const mixed = logs.map((value, at) => value + (parts[at] ?? 0) * ((without[at] ?? value) - value))
    const { slope, offset } = lineThrough(mixed, expected)
    const scale = spread(mixed.map((value, at) => value - slope * (expected[at] ?? 0))) + spreadMin
    const covered = Math.min(0.98, Math.max(0.02, mean(parts)))
    gain = 0
    weight = 0
    for (const [at, value] of logs.entries()) {
      const fitted = offset + slope * (expected[at] ?? 0)
      const less = without[at]
      const plain = Math.log(1 - covered) + logDensity(value - fitted, scale)
      gain += plain
      parts[at] = 0
      if (less === null || less === undefined) continue
      // The last term is the Jacobian: a step of one percent is more of the whole than of what is left.
      const odds = Math.log(covered) + logDensity(less - fitted, scale) + value - less - plain
      gain += odds > 0 ? odds + Math.log1p(Math.exp(-odds)) : Math.log1p(Math.exp(odds))
      parts[at] = 1 / (1 + Math.exp(-odds))
      weight += parts[at] ?? 0
    }
  }
  return { gain, weight }
}

function lineThrough(values: readonly number[], expected: readonly number[]): { slope: number; offset: number } {
  const [middle, height] = [mean(expected), mean(values)]
  let [xx, xy] = [0, 0]
  for (const [at, value] of values.entries()) {
    const distance = (expected[at] ?? 0) - middle
    xx += distance * distance
    xy += distance * (value - height)
  }
  const slope = xy / (xx + ridge)
  return { slope, offset: height - slope * middle }
}

function logDensity(residual: number, scale: number): number {
  return -Math.log(scale) - (residual / scale) ** 2 / 2
}
