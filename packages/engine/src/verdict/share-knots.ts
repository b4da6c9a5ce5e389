/** Tables over the share of a part: values at fixed shares, straight lines between them on the scale of factors. */

/** Shares at which a table has its values; a level below the first and above the last. From a share that no sample tells from nothing to nearly all. */
export const shareKnots = [0.002, 0.005, 0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5, 0.9] as const

/** @param share 0 to 1
 *  @returns place among the knots, 0 for the first one and below, 11 for the last one and above
 *  @example .002 and less is 0, .01 is 2, halfway between .1 and .15 on the scale of factors is 6.5 */
export function knotPlace(share: number): number {
  const next = shareKnots.findIndex((knot) => knot >= share)
  if (next < 0) return shareKnots.length - 1
  const [from, to] = [shareKnots[next - 1], shareKnots[next]]
  if (from === undefined || to === undefined) return 0
  return next - 1 + Math.log(share / from) / Math.log(to / from)
}

/** @param table one value for each knot
 *  @param place as `knotPlace` gives it
 *  @returns the value there */
export function valueAtPlace(table: ArrayLike<number>, place: number): number {
  const below = Math.floor(place)
  const low = table[below] ?? 0
  return low + ((table[below + 1] ?? low) - low) * (place - below)
}

/** @param share 0 to 1
 *  @returns the table's value at this share; rises with it where the table rises */
export function knotValue(table: ArrayLike<number>, share: number): number {
  return valueAtPlace(table, knotPlace(share))
}
