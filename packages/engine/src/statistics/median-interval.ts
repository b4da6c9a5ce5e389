import { binomialUpperTail } from './binomial-tail.ts'
import { ascending, quantileOfSorted } from './quantile.ts'

/** A typical value with how sure it is, of values that nobody knows the law of. */
export interface MedianInterval {
  median: number
  /** Ends of the interval that holds the true median nine times in ten, or oftener. */
  low: number
  high: number
  n: number
}

/** Fewer values have no 90 % interval at all: of four, both ends lie on one side of the median one time in eight. */
export const medianValuesMin = 5

/** Interval of a median by order statistics: how many of n values lie below the true median is a fair coin's matter, whatever the
 *  values are. It needs no bell curve, and one wild value moves neither end.
 *
 *  @returns null for fewer than five values, which the reader is told as "too few"
 *  @example of five values the interval is from the smallest to the largest, of 20 from the 6th to the 15th */
export function medianInterval(values: readonly number[]): MedianInterval | null {
  const n = values.length
  if (n < medianValuesMin) return null
  const sorted = ascending(values)
  let place = 1
  // As long as fewer than `place + 1` values lie below the median at most one time in twenty.
  while (place + 1 <= n / 2 && 1 - binomialUpperTail(n, 0.5, place + 1) <= 0.05) place += 1
  const [low, high] = [sorted[place - 1] ?? Number.NaN, sorted[n - place] ?? Number.NaN]
  return { median: quantileOfSorted(sorted, 0.5), low, high, n }
}
