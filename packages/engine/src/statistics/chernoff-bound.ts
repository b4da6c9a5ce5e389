/** An upper bound on how likely a count is to exceed what was expected, when the single events are rare or even unequal.
 *
 *  For a sum of independent or negatively associated indicators with mean μ, P(X ≥ x) ≤ exp(−(x ln(x/μ) − x + μ))
 *  (Chernoff 1952; Dubhashi and Ranjan 1998 for negative association). Never too small, unlike an approximation.
 *
 *  @param observed the count, at least 0
 *  @param expected its mean, at least 0
 *  @returns natural logarithm of the bound, at most 0 */
export function logChernoffBound(observed: number, expected: number): number {
  if (observed <= expected) return 0
  if (expected <= 0) return Number.NEGATIVE_INFINITY
  return -(observed * Math.log(observed / expected) - observed + expected)
}
