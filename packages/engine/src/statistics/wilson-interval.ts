/** Interval of a share that was counted in a sample (Wilson 1927).
 *  Unlike the textbook "share ± 1.64 standard errors" it stays inside 0 to 1 and is honest for small samples and for 0 of n.
 *
 *  Nobody among twenty followers looking odd does not mean that nobody does: up to one in eight still might. */

/** Two-sided 90 % of the standard normal. Every interval of a report is a 90 % interval.
 *
 *  It is Φ⁻¹(.95): one in twenty lies above the interval and one in twenty below it. Ninety and not ninety-five,
 *  because a brand decides many times and wants a range that is narrow enough to compare. */
export const ninetyPercent = 1.6449

/** @param hits how many of the sample have the property; fractions are allowed for weighted counts
 *  @param total size of the sample, above 0
 *  @param z half-width in standard deviations
 *  @returns `[low, high]`, both 0 to 1; `[0, 1]` for an empty sample
 *  @example wilsonInterval(0, 20) is [0, 0.119] */
export function wilsonInterval(hits: number, total: number, z: number = ninetyPercent): [number, number] {
  if (!(total > 0)) return [0, 1]
  const share = hits / total
  const zz = z * z
  const centre = (share + zz / (2 * total)) / (1 + zz / total)
  const half = (z / (1 + zz / total)) * Math.sqrt((share * (1 - share)) / total + zz / (4 * total * total))
  // The share itself always lies within; where the two terms cancel, as at 0 of n, their rounding would leave it outside.
  return [Math.max(0, Math.min(share, centre - half)), Math.min(1, Math.max(share, centre + half))]
}
