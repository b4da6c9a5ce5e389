/** Tails of counts whose chance differs from one account to the next. With no dispersion this is the binomial law; with
 *  dispersion, extremes are far more common than the binomial law says, as they are wherever people have tastes.
 *
 *  Used where people are counted who share something by chance, such as the posts that two strangers both comment on.
 *  A binomial law gives everybody the same chance; then a devoted fan looks like a machine. Dispersion lets chances
 *  differ from person to person, and a fan becomes what fans are: rare and ordinary. */

/** All upper tails at once, from the largest term outwards, which neither underflows nor cancels.
 *
 *  The beta-binomial law with mean chance p and intra-class correlation ρ has a = p(1−ρ)/ρ, b = (1−p)(1−ρ)/ρ and
 *  P(k+1)/P(k) = (n−k)/(k+1) · (k+a)/(n−k−1+b) (Skellam 1948).
 *
 *  A dispersion of 0.05 with a mean chance of 0.3 says that typical chances lie between about 0.2 and 0.4. Cost: one
 *  pass up, one down and one over the terms, so 3n steps for all tails together, where n single tails would cost n² /
 *  2.
 *
 *  @param trials n, at least 0
 *  @param chance p, 0 to 1 exclusive
 *  @param dispersion ρ, 0 (binomial) to below 1
 *  @param tails room for the answer, n + 1 places or more; callers with many questions use one again
 *  @returns P(X ≥ k) for k = 0 to n
 *  @example upperTails(2, 0.5, 0) is [1, 0.75, 0.25]: none or more is certain, both are as likely as two heads */
export function upperTails(
  trials: number,
  chance: number,
  dispersion: number,
  tails: Float64Array = new Float64Array(trials + 1),
): Float64Array {
  const mode = Math.min(trials, Math.max(0, Math.floor((trials + 1) * chance)))
  const odds = chance / (1 - chance)
  const isEven = !(dispersion > 0)
  const strength = isEven ? 0 : (1 - dispersion) / dispersion
  const a = chance * strength
  const b = (1 - chance) * strength
  // P(k+1)/P(k).
  const ratio = (k: number): number => ((trials - k) / (k + 1)) * (isEven ? odds : (k + a) / (trials - k - 1 + b))
  tails[mode] = 1
  for (let k = mode; k < trials; k += 1) tails[k + 1] = (tails[k] ?? 0) * ratio(k)
  for (let k = mode; k > 0; k -= 1) tails[k - 1] = (tails[k] ?? 0) / ratio(k - 1)
  for (let k = trials; k > 0; k -= 1) tails[k - 1] = (tails[k - 1] ?? 0) + (tails[k] ?? 0)
  const sum = tails[0] ?? 1
  for (let k = 0; k <= trials; k += 1) tails[k] = (tails[k] ?? 0) / sum
  return tails
}
