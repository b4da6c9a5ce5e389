import type { Candidate } from './choice-problem.ts'
import type { RoiForecast } from './forecast-roi.ts'

/** A forecast as a candidate for the choice of creators.
 *
 *  Means and not medians: a budget is spent on many creators, and what many bring together is the sum of their means. A creator
 *  who seldom sells much has a median of nearly nothing and is worth his rare success all the same.
 *
 *  @param id the creator's, as in the input that was forecast
 *  @returns expected people, cost and gross profit, alone; people, US dollars and US dollars
 *  @example a forecast with a mean profit of $480 for $1,000: cost 1,000, grossProfit 480 */
export function candidateOf(id: string, { expected }: RoiForecast): Candidate {
  return { id, reach: expected.reach, cost: expected.cost, grossProfit: expected.grossProfit }
}
