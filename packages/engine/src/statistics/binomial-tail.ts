import { logChoose } from './log-choose.ts'

/** Exact chance of at least so many hits. The normal approximation is wrong by orders of magnitude exactly where
 *  evidence lives, far in the tail of few trials.
 *
 *  Used to ask how often luck alone would bring what was seen: 14 of 20 comments by the same ten people, say. There
 *  the bell curve and the exact tail differ by factors of thousands, and it is the tail that becomes evidence. */

/** Share of the sum below which a term changes none of its digits; half a unit in the last place is five times as much. */
const negligible = 1e-17

/** The first term is taken through logarithms and each further one from the one before, by P(k+1)/P(k) = (n−k)/(k+1)
 *  · p/(1−p). Cost: one step for each count from `hits` until the terms, which only fall, are too small to be seen in the sum.
 *
 *  @param trials number of independent trials
 *  @param chance of a hit in each, 0 to 1
 *  @param hits at least this many
 *  @returns P(X ≥ hits) for X ~ Binomial(trials, chance)
 *  @example binomialUpperTail(10, 0.5, 6) is 0.377: six heads of ten are nothing */
export function binomialUpperTail(trials: number, chance: number, hits: number): number {
  if (hits <= 0) return 1
  if (hits > trials || chance <= 0) return 0
  if (chance >= 1) return 1
  // Below the mean the first terms underflow although the sum is nearly one; the other tail is the small one there.
  if (hits <= trials * chance) return 1 - binomialUpperTail(trials, 1 - chance, trials - hits + 1)
  let term = Math.exp(logChoose(trials, hits) + hits * Math.log(chance) + (trials - hits) * Math.log1p(-chance))
  let sum = 0
  const odds = chance / (1 - chance)
  for (let k = hits; k <= trials; k += 1) {
    if (term <= negligible * sum) break
    sum += term
    term *= ((trials - k) / (k + 1)) * odds
  }
  return Math.min(1, sum)
}
