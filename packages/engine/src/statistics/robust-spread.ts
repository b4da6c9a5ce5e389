import { ascending, median, quantileOfSorted } from './quantile.ts'

/** How far values lie from the typical one, measured so that a few wild values cannot hide themselves.
 *  A standard deviation grows with the very outlier that is looked for; these measures do not.
 *
 *  Four measures stand here because inflation hides in four ways: all values close together (relative and log
 *  spread), a few far out (robust spread), and a quarter of them boosted (lower spread). All are 0 for equal values;
 *  the first two are in the unit of the values, the last two have none. */

/** Turns a median absolute deviation into a standard deviation under the normal law: 1 / Φ⁻¹(3/4). */
const normalConsistency = 1.4826
/** Quartile distance of the standard normal: Φ⁻¹(3/4). */
const normalQuartile = 0.6745

/** Median absolute deviation, scaled to a standard deviation (Hampel 1974).
 *
 *  Used for daily gains, where one delivery must not widen the ruler by which it is measured. Half of the values may
 *  be anything.
 *
 *  @returns 0 when more than half of the values are equal; NaN for an empty list
 *  @example robustSpread([9, 10, 11, 12, 13]) is 1.48 */
export function robustSpread(values: readonly number[]): number {
  const centre = median(values)
  return normalConsistency * median(values.map((value) => Math.abs(value - centre)))
}

/** Spread of the lower half only, scaled to a standard deviation.
 *  Inflation pushes values up and never down, so the lower half stays clean although a quarter of the posts was boosted.
 *
 *  Used for the ratio of two counts of a post, whose upper half is what is in question.
 *
 *  @returns NaN for an empty list
 *  @example lowerSpread([1, 2, 3, 4, 5]) is 1.48, and the same with 500 for the 5 */
export function lowerSpread(values: readonly number[]): number {
  const sorted = ascending(values)
  return (quantileOfSorted(sorted, 0.5) - quantileOfSorted(sorted, 0.25)) / normalQuartile
}

/** Robust coefficient of variation: the interquartile range as a standard deviation, over the median.
 *
 *  It does not depend on the size of the creator: a thousand times the counts have the same spread. Quartiles instead
 *  of ends, so two viral posts of thirty change nothing.
 *
 *  @param values non-negative counts
 *  @returns a ratio, 0.4 meaning "typically 40 % away from the middle"; NaN when the median is 0 or the list is empty
 *  @example relativeSpread([8, 9, 10, 11, 12]) is 0.148: typically 15 % away from the middle */
export function relativeSpread(values: readonly number[]): number {
  const sorted = ascending(values)
  const middle = quantileOfSorted(sorted, 0.5)
  if (!(middle > 0)) return Number.NaN
  return (quantileOfSorted(sorted, 0.75) - quantileOfSorted(sorted, 0.25)) / (2 * normalQuartile * middle)
}

/** Robust spread of the logarithms: 0.7 means that values typically differ by a factor of e^0.7, about 2, from the middle.
 *  Counts vary by factors, so this is the natural scale to compare a small creator with a large one.
 *
 *  @param values positive numbers; others are left out
 *  @returns NaN when nothing is left
 *  @example logSpread([10, 100, 1_000]) is 3.41, a factor of thirty */
export function logSpread(values: readonly number[]): number {
  return robustSpread(values.filter((value) => value > 0).map(Math.log))
}
