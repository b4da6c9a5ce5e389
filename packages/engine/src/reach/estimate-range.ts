import type { Range } from '../benchmarks/reach-shares.ts'
import type { Estimate } from '../roi/roi-input.ts'
import { knownQuantity } from '../statistics/known-value.ts'

/** A forecast that was handed in, put in order before anything is computed from it.
 *
 *  It may come from a person, a file or another program. A low end of zero is the usual fault: "0 to 5,000 likes" does not say
 *  that nobody may like the post, it says that the low end is not known. */
export interface EstimateRange {
  /** The middle as it was given, 0 and more. */
  middle: number
  /** The three percentiles, all above zero and none falling. */
  ends: Range
}

/** Ends further out than this many times the middle are drawn in. Ours: no forecast of a post is less sure than that. */
const timesMax = 100
/** A middle of zero has no logarithm; it counts as a millionth of a person. */
const middleMin = 1e-6

/** @returns null where the middle is not known; an end that is not known, or on the wrong side, lies at the middle
 *  @example 0, 500 and 800 become 5, 500 and 800; 900, 500 and 400 become 500 three times */
export function estimateRange(estimate: Estimate | null): EstimateRange | null {
  const middle = knownQuantity(estimate?.p50)
  if (estimate === null || middle === null) return null
  const center = Math.max(middle, middleMin)
  const low = Math.min(center, Math.max(knownQuantity(estimate.p10) ?? center, center / timesMax))
  const high = Math.max(center, Math.min(knownQuantity(estimate.p90) ?? center, center * timesMax))
  return { middle, ends: [low, center, high] }
}
