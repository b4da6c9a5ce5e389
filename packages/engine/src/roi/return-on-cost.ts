import { significant } from '../statistics/significant.ts'
import { ratioOfDraws, type Spread, spreadOf } from './spread-of-draws.ts'

/** ROI as this product means it everywhere: attributable gross profit over total cost, and 1 is break-even.
 *
 *  What a newcomer would get wrong is to subtract 1, as accountants do: a campaign at 1.2 has earned a fifth of its cost, not
 *  1.2 times of it on top. */
export interface ReturnOnCost {
  /** ROI draw by draw; null where nothing is paid, for which there is no ratio. */
  draws: Float64Array | null
  roi: Spread | null
  /** Share of the draws that earn more than they cost, 0 to 1; breaking even exactly is not above. */
  chanceRoiAboveOne: number | null
}

/** A cost below a billionth of a dollar is divided by as if it were that, so that a nearly free draw stays finite. */
const costFloor = 1e-9

/** @param grossProfit US dollars, draw by draw; may be below zero
 *  @param cost US dollars, 0 and more, in the same order of draws
 *  @returns everything null where no draw costs anything
 *  @example profits of 50, 100 and 300 at a cost of 100 each: ROI .5, 1 and 3, and a chance of a third */
export function returnOnCost(grossProfit: Float64Array, cost: Float64Array): ReturnOnCost {
  if (cost.every((paid) => paid <= 0)) return { draws: null, roi: null, chanceRoiAboveOne: null }
  const draws = ratioOfDraws(grossProfit, cost, costFloor)
  const above = draws.filter((value) => value > 1).length
  return { draws, roi: spreadOf(draws), chanceRoiAboveOne: significant(above / draws.length) }
}
