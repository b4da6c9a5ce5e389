/** Order statistics: what a typical value is when some values are wild.
 *  Counts of likes and views are heavy-tailed, so the engine never takes a plain mean of them. */

/** @returns a sorted copy; numbers compare as numbers, which the built-in default does not do. */
export function ascending(values: readonly number[]): number[] {
  return Array.from(Float64Array.from(values).sort())
}

/** Quantile by linear interpolation between order statistics (type 7 of Hyndman and Fan, 1996; the default of R and NumPy).
 *
 *  @param sorted ascending values, at least one
 *  @param p probability, 0 to 1
 *  @returns the value below which a share `p` of the values lies; NaN for an empty list */
export function quantileOfSorted(sorted: readonly number[], p: number): number {
  const place = p * (sorted.length - 1)
  const below = Math.floor(place)
  const lower = sorted[below] ?? Number.NaN
  const upper = sorted[below + 1] ?? lower
  return lower + (upper - lower) * (place - below)
}

/** As `quantileOfSorted`, for values in any order. Costs one sort. */
export function quantile(values: readonly number[], p: number): number {
  return quantileOfSorted(ascending(values), p)
}

/** The middle value: half of the values are above it. Up to half of them may be wild without moving it far.
 *
 *  @returns the median; NaN for an empty list */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
