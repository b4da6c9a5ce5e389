/** Distributions given by their quantiles. What was measured on real creators is a handful of quantiles, so they are the
 *  parameters: a draw interpolates between them, linear in the logarithm over the normal score. No family is assumed. */

/** Values at the 5th, 25th, 50th, 75th and 95th percentile, all above zero, ascending. */
export type Quantiles = readonly [q05: number, q25: number, q50: number, q75: number, q95: number]

/** Normal scores of the five percentiles. */
const scores = [-1.645, -0.6745, 0, 0.6745, 1.645] as const

/** @param z a standard normal score; cut at 2.6, so that the tails beyond the data stay believable.
 *  @returns the value at that score. */
export function atScore(quantiles: Quantiles, z: number): number {
  const score = Math.max(-2.6, Math.min(2.6, z))
  let segment = 0
  while (segment < 3 && score > (scores[segment + 1] ?? 0)) segment++
  const z0 = scores[segment] ?? 0
  const z1 = scores[segment + 1] ?? 0
  const v0 = Math.log(quantiles[segment] ?? 1)
  const v1 = Math.log(quantiles[segment + 1] ?? 1)
  return Math.exp(v0 + ((score - z0) / (z1 - z0)) * (v1 - v0))
}

/** @returns quantiles of a log-normal with this median and standard deviation of the logarithm. */
export function logNormalQuantiles(median: number, sdLog: number): Quantiles {
  const at = (score: number): number => median * Math.exp(sdLog * score)
  return [at(scores[0]), at(scores[1]), median, at(scores[3]), at(scores[4])]
}
