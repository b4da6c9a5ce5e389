/** An upper bound on how likely a count is to exceed what was expected, when the single events are rare or even unequal.
 *
 *  For a sum of independent or negatively associated indicators with mean μ, P(X ≥ x) ≤ exp(−(x ln(x/μ) − x + μ))
 *  (Chernoff 1952; Dubhashi and Ranjan 1998 for negative association). Never too small, unlike an approximation.
 *
 *  Used where an exact chance would need all the single chances, which differ from pair to pair. Being an upper bound
 *  it can only be too kind: a crowd may pass as chance, chance never passes as a crowd. A natural logarithm of −16 is
 *  about one in nine million.
 *
 *  @param observed the count, at least 0
 *  @param expected its mean, at least 0
 *  @returns natural logarithm of the bound, at most 0
 *  @example logChernoffBound(20, 4) is −16.2: twenty where four were expected; logChernoffBound(3, 3) is 0 */
export function logChernoffBound(observed: number, expected: number): number {
  if (observed <= expected) return 0
  if (expected <= 0) return Number.NEGATIVE_INFINITY
  return -(observed * Math.log(observed / expected) - observed + expected)
}
