import { ascending, median, quantileOfSorted } from '../statistics/quantile.ts'
import { densestWindow, footOf, fullestWindow, lowerOverUpper } from './count-density.ts'
import { packageFit } from './package-fit.ts'
import type { PatternCount, PatternPosts } from './pattern-names.ts'
import {
  bendOf,
  bestSplit,
  bestStretch,
  flooredSpread,
  leastSquares,
  mean,
  slopesByHalf,
  spread,
} from './pattern-statistics.ts'

/** What the counts of a creator's posts look like together, as a row of plain figures.
 *
 *  Somebody who buys likes buys likes and nothing else. Against views, comments and shares the likes of those posts then stand
 *  higher, follow less, or fall into two heaps; each figure here asks one such question. What a newcomer would get wrong is to
 *  read one of them alone: half of all honest creators are above the median of anything. */

/** Fewer posts of a kind have no middle of their own. */
const kindPostsMin = 5

/** Logarithms throughout; a count of 0 is read as a half. Multiplying all counts of one kind by a factor changes the levels only.
 *
 *  Cost: a handful of sorts and passes over at most a hundred posts, tens of microseconds.
 *
 *  @param followers null where not known; the level of the count itself is then NaN, which the tables read as "not known"
 *  @returns one figure for each name */
export function patternFigures(
  posts: PatternPosts,
  target: PatternCount,
  others: readonly PatternCount[],
  followers: number | null,
): number[] {
  const tops = posts[target] ?? []
  const logs = logarithms(tops)
  const sorted = ascending(logs)
  const at = (share: number) => quantileOfSorted(sorted, share)
  const figures = [
    Math.log(Math.max(0.05, (at(0.75) - at(0.25)) / 1.349)),
    at(0.5) - at(0.1),
    at(0.9) - at(0.5),
    bestSplit(sorted).gain,
    followers === null || followers <= 0 ? Number.NaN : at(0.5) - Math.log(followers),
    bestStretch(logs),
    densestWindow(sorted, 0.02),
    densestWindow(sorted, 0.05),
    densestWindow(sorted, 0.1),
    fullestWindow(sorted, 0.1),
    fullestWindow(sorted, 0.25),
    footOf(sorted, 0.05),
    footOf(sorted, 0.15),
    lowerOverUpper(sorted, 0.1),
    lowerOverUpper(sorted, 0.25),
  ]
  if (others.length === 0) return figures
  const columns = others.map((other) => logarithms(posts[other] ?? []))
  for (const column of columns) figures.push(...againstOne(tops, logs, column))
  figures.push(...againstAll(tops, logs, columns))
  return figures
}

/** The figures of what all other counts together leave unexplained. */
function againstAll(
  tops: readonly number[],
  logs: readonly number[],
  columns: readonly (readonly number[])[],
): number[] {
  const { slope, residuals } = leastSquares(logs, columns)
  const rest = ascending(residuals)
  const others = logs.map((_, post) => mean(columns.map((column) => column[post] ?? 0)))
  const halves = slopesByHalf(logs, others)
  const expected = logs.map((value, post) => value - (residuals[post] ?? 0))
  const sold = packageFit(tops, expected)
  return [
    slope,
    Math.log(spread(residuals) + 0.03),
    quantileOfSorted(rest, 0.9) + quantileOfSorted(rest, 0.1) - 2 * quantileOfSorted(rest, 0.5),
    quantileOfSorted(rest, 0.95) / (spread(residuals) + 0.02),
    bestStretch(residuals),
    bestSplit(rest).gain,
    bendOf(logs, others),
    halves.low,
    halves.high,
    halves.lowSpread,
    Math.log(1 + sold.gain),
    sold.share,
    sold.covered,
  ]
}

/** The figures of one pair of counts: where their ratio stands, how it spreads and leans, how far one follows the other,
 *  whether the ratio falls into two heaps, and how much better the pair fits when a fixed number is taken off every post. */
function againstOne(tops: readonly number[], logs: readonly number[], column: readonly number[]): number[] {
  const ratios = logs.map((value, post) => value - (column[post] ?? 0))
  const sorted = ascending(ratios)
  const at = (share: number) => quantileOfSorted(sorted, share)
  const middle = mean(column)
  let [xx, xy] = [0, 0]
  for (const [post, value] of column.entries()) {
    xx += (value - middle) ** 2
    xy += (value - middle) * (logs[post] ?? 0)
  }
  const split = bestSplit(sorted)
  const floor = flooredSpread(tops, column)
  return [
    at(0.5),
    Math.log(Math.max(0.03, (at(0.75) - at(0.25)) / 1.349)),
    at(0.9) + at(0.1) - 2 * at(0.5),
    xy / (xx + 0.01 * column.length),
    Math.log((spread(logs) + 0.05) / (spread(column) + 0.05)),
    split.gain,
    split.below,
    floor.share,
    floor.gain,
    bestStretch(ratios),
    densestWindow(sorted, 0.05),
    fullestWindow(sorted, 0.1),
  ]
}

/** Pictures, carousels and videos of one creator are liked and talked about in different measure, which is no pattern of buying.
 *  Counts of each kind are moved towards the middle of all posts, by n/(n+3) of the distance for n posts of the kind.
 *
 *  @param kinds one for each count
 *  @returns counts as if all posts were of one kind; those of a kind with fewer than five posts as they are */
export function evenedByKind(counts: readonly number[], kinds: readonly string[]): number[] {
  const logs = logarithms(counts)
  const groups = new Map<string, number[]>()
  for (const [post, value] of logs.entries()) {
    const kind = kinds[post] ?? ''
    const group = groups.get(kind)
    if (group === undefined) groups.set(kind, [value])
    else group.push(value)
  }
  if (groups.size < 2) return logs.map(Math.exp)
  const middle = median(logs)
  const shifts = new Map<string, number>()
  for (const [kind, group] of groups) {
    const { length } = group
    shifts.set(kind, length < kindPostsMin ? 0 : ((middle - median(group)) * length) / (length + 3))
  }
  return logs.map((value, post) => Math.exp(value + (shifts.get(kinds[post] ?? '') ?? 0)))
}

/** A post that nobody commented on has a place, half a comment down. */
function logarithms(counts: readonly number[]): number[] {
  return counts.map((count) => Math.log(Math.max(count, 0.5)))
}
