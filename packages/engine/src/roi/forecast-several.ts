import type { OverlapOf } from '../overlap/audience-overlap.ts'
import { type Audience, freshShares, inOrderOfReach, keptShare } from '../reach/fresh-share.ts'
import { significant } from '../statistics/significant.ts'
import { drawOutcomes, drawsDefault } from './forecast-roi.ts'
import type { Outcomes } from './outcomes.ts'
import { planOf } from './plan.ts'
import { returnOnCost } from './return-on-cost.ts'
import type { RoiInput } from './roi-input.ts'
import { type Spread, spreadOf } from './spread-of-draws.ts'

/** Several creators in one campaign: people who follow two of them are counted once.
 *
 *  What belongs to the brand, such as its landing page, is drawn once for all creators, because a bad page is bad under
 *  every post. That is why a dozen creators narrow the forecast less than a dozen independent bets would. */
export interface SeveralForecast {
  /** Largest first; `fresh` is the share of a creator's people who are in none before it, `reach` what it reaches alone. */
  creators: { id: string; fresh: number; reach: number }[]
  /** Ids without any figure to compute reach from; nothing of them is in the sums. */
  unknown: string[]
  /** Different people. */
  reach: Spread
  /** What the creators reach if none of their audiences overlapped, at the median. */
  reachApart: number
  /** From here on people who were met before count by what a second post brings. */
  clicks: Spread
  /** Counted for each creator with its own luck, then added up. */
  orders: Spread
  /** US dollars after discounts. */
  revenue: Spread
  /** Revenue less goods; below zero where discounts exceed margins. */
  grossProfit: Spread
  /** Overlap saves nothing: every creator is paid in full. */
  cost: Spread
  /** Null where nothing is paid. */
  roi: Spread | null
  /** Share of the simulated campaigns, all creators together, that earn more than they cost; null where nothing is paid. */
  chanceRoiAboveOne: number | null
}

/** A creator with its simulated campaigns, draw by draw in step with all others. */
interface Drawn extends Audience {
  outcomes: Outcomes
}

/** Sums over creators, draw by draw: a sum of percentiles would pretend that all creators have bad luck on the same day.
 *
 *  @param inputs one for each creator, in any order; of a creator that is there twice the last input counts
 *  @param overlapOf share of the smaller audience that is in the larger one, for two ids
 *  @param draws simulated campaigns, 100 to 1,000,000
 *  @returns null where no creator's reach can be computed */
export function forecastSeveral(
  inputs: readonly RoiInput[],
  overlapOf: OverlapOf,
  draws = drawsDefault,
): SeveralForecast | null {
  const unknown: string[] = []
  const drawn: Drawn[] = []
  for (const input of new Map(inputs.map((one) => [one.creator.id, one])).values()) {
    const plan = planOf(input)
    if (plan === null) {
      unknown.push(input.creator.id)
      continue
    }
    const outcomes = drawOutcomes(plan, draws)
    drawn.push({ id: input.creator.id, reach: spreadOf(outcomes.reach).p50, outcomes })
  }
  if (drawn.length === 0) return null
  // Who is met first is decided by the medians, once for all draws: overlap is a property of audiences and not of luck.
  const ordered = inOrderOfReach(drawn)
  const fresh = freshShares(ordered, overlapOf)
  const kept = fresh.map(keptShare)
  const total = (field: 'reach' | 'clicks' | 'orders' | 'revenue' | 'grossProfit' | 'cost', shares: number[] | null) =>
    sumOf(ordered.map(({ outcomes }, index) => [outcomes[field], shares?.[index] ?? 1]))
  const grossProfit = total('grossProfit', kept)
  const cost = total('cost', null)
  const { roi, chanceRoiAboveOne } = returnOnCost(grossProfit, cost)
  return {
    creators: ordered.map(({ id, reach }, index) => ({ id, reach, fresh: significant(fresh[index] ?? 1) })),
    unknown: unknown.sort(),
    reach: spreadOf(total('reach', fresh)),
    reachApart: spreadOf(total('reach', null)).p50,
    ...{ clicks: spreadOf(total('clicks', kept)), orders: spreadOf(total('orders', kept)) },
    ...{ revenue: spreadOf(total('revenue', kept)), grossProfit: spreadOf(grossProfit), cost: spreadOf(cost) },
    ...{ roi, chanceRoiAboveOne },
  }
}

/** A weighted sum of columns, draw by draw. The draws of two creators are in step: draw 17 of both is one and the same day of the
 *  brand's landing page. */
function sumOf(columns: readonly (readonly [Float64Array, number])[]): Float64Array {
  const sum = new Float64Array(columns[0]?.[0].length ?? 0)
  for (const [column, weight] of columns) {
    for (let draw = 0; draw < sum.length; draw += 1) sum[draw] = (sum[draw] ?? 0) + weight * (column[draw] ?? 0)
  }
  return sum
}
