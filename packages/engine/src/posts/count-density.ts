import { quantileOfSorted } from '../statistics/quantile.ts'

/** How densely the counts of a creator's posts stand, wherever they stand densest.
 *
 *  A seller who brings every post up to one level leaves posts that lie within a few percent of each other, where people leave
 *  posts that differ by half and more. A promised minimum leaves a foot: nothing below it, much just above. What a newcomer would
 *  get wrong is to compare with a normal law: honest counts have humps of their own, so the neighborhood is what is expected. */

/** The neighborhood of a window reaches this far to either side of its middle, in windows, and at least half a logarithm. */
const neighborhoodWindows = 5
const neighborhoodMin = 0.5
/** Part of the posts that may lie below a foot: old or forgotten ones. */
const belowFoot = 0.1

/** The scan statistic of Kulldorff (1997) on a line: the most surprising window of one width.
 *
 *  @param sorted ascending logarithms
 *  @param width of the window; .05 holds posts within five percent of each other
 *  @returns at least 0: signed root of the deviance of the fullest window against an even spread over its neighborhood, roughly
 *  standard deviations; it grows with the root of the number of posts */
export function densestWindow(sorted: readonly number[], width: number): number {
  const reach = Math.max(neighborhoodMin, neighborhoodWindows * width)
  let [best, end, from, to] = [0, 0, 0, 0]
  for (const [index, start] of sorted.entries()) {
    while (end < sorted.length && (sorted[end] ?? 0) <= start + width) end += 1
    const inside = end - index
    const middle = start + width / 2
    while ((sorted[from] ?? 0) < middle - reach) from += 1
    while (to < sorted.length && (sorted[to] ?? 0) <= middle + reach) to += 1
    // One post more than were seen around: an empty neighborhood is short of posts, not infinitely thin.
    const expected = ((to - from - inside + 1) * width) / (2 * reach - width)
    if (inside > expected) best = Math.max(best, inside * Math.log(inside / expected) - (inside - expected))
  }
  return Math.sqrt(2 * best)
}

/** @param sorted ascending logarithms
 *  @returns the largest part of the posts within one window, 0 to 1 */
export function fullestWindow(sorted: readonly number[], width: number): number {
  return mostWithin(sorted, width, sorted.length) / Math.max(1, sorted.length)
}

/** @param sorted ascending logarithms
 *  @returns the largest part of the posts in a window with hardly a post below it, 0 to 1 */
export function footOf(sorted: readonly number[], width: number): number {
  return mostWithin(sorted, width, 1 + Math.floor(belowFoot * sorted.length)) / Math.max(1, sorted.length)
}

/** Whether the lower half is pressed together more than the upper one.
 *  @param sorted ascending logarithms
 *  @returns the logarithm of the lower over the upper distance from the middle; below 0 where the low end is pressed */
export function lowerOverUpper(sorted: readonly number[], share: number): number {
  const at = (part: number) => quantileOfSorted(sorted, part)
  return Math.log((at(0.5) - at(share) + 0.03) / (at(1 - share) - at(0.5) + 0.03))
}

function mostWithin(sorted: readonly number[], width: number, starts: number): number {
  let [most, end] = [0, 0]
  for (let index = 0; index < starts; index++) {
    while (end < sorted.length && (sorted[end] ?? 0) <= (sorted[index] ?? 0) + width) end += 1
    most = Math.max(most, end - index)
  }
  return most
}
