import { ascending, median } from '../statistics/quantile.ts'
import { robustSpread } from '../statistics/robust-spread.ts'

/** What a count varies by itself, told from the creator's own earlier values and from nothing else.
 *
 *  What a newcomer would get wrong is to compare with other creators, or with a percentage. A creator who wins 50 followers a day, give or
 *  take 5, has changed when a day brings 200; one who wins anything between 0 and 2,000 has not. */

/** Where the next value is expected if nothing has changed. */
export interface OwnRange {
  /** The median of the earlier values, in their unit. */
  expected: number
  low: number
  high: number
  /** Earlier values that it rests on. */
  n: number
}

/** Fewer earlier values do not show what is usual: a week of days. */
export const earlierMin = 7
/** Half of the range in standard deviations, and what few values add to it: a median absolute deviation of n values is itself off by about
 *  1.2 over the root of n. Both chosen by simulation, 40,000 latest values each: with 7 to 59 earlier values of a bell curve at most
 *  2 of 10,000 lie outside, of a skewed count (log-normal, 0.5) 50 to 75 of 10,000. */
const [deviations, fewValues] = [5, 8]

/** The range is centered on the median and five standard deviations wide on either side and more where few values are known, read from the median absolute deviation: one
 *  purchase in the past neither shifts nor widens it. It always spans the earlier values but for the most extreme one on each
 *  side: what happened twice is usual, what happened once is not.
 *
 *  @param earlier values of the same kind, in any order; what is no number is passed over
 *  @param noise the least standard deviation that such a count has anyway, in its unit: of counting (the root of what is counted) or of rounding
 *  @returns null where fewer than seven earlier values are known
 *  @example ownRange([48, 49, 50, 50, 50, 51, 52], 0) is 50, from 34.1 to 65.9 */
export function ownRange(earlier: readonly number[], noise: number): OwnRange | null {
  const values = ascending(earlier.filter(Number.isFinite))
  const n = values.length
  if (n < earlierMin) return null
  const expected = median(values)
  const half = deviations * (1 + fewValues / n) * Math.max(robustSpread(values), noise)
  return {
    expected,
    low: Math.min(expected - half, values[1] ?? expected),
    high: Math.max(expected + half, values[n - 2] ?? expected),
    n,
  }
}

/** @returns whether a value lies outside; an end belongs to the range */
export function isOutside(value: number, { low, high }: Pick<OwnRange, 'low' | 'high'>): boolean {
  return value < low || value > high
}
