/** What the market's price of a post comes to for those who see it and those who react. Computed from the report's own figures, so that it
 *  can be recomputed by hand from what stands beside it. */

import type { Report } from '@vouch/engine'
import { dollars, moneyText } from '../format.ts'
import { figureTable } from './figure-table.ts'

/** US dollars at the middle of the market's price, and at its 10th and 90th percentile. Reach and reactions are held at their medians: the
 *  range is that of the price alone. */
export interface CostFigure {
  value: number
  low: number
  high: number
}

export interface CostFigures {
  /** For a thousand people reached, all accounts; null where reach or price is not known. */
  perThousand: CostFigure | null
  /** For one engagement with the median post; null where neither the rate nor its basis is known. */
  perEngagement: CostFigure | null
}

/** @returns what a post costs by what it brings
 *  @example a post at $54 that reaches 1,437 people costs $37.58 for a thousand of them */
export function costFigures(report: Report): CostFigures {
  const reach = figureTable.reach.read(report)?.value ?? null
  return {
    perThousand: costOf(report, reach === null ? null : reach / 1_000),
    perEngagement: costOf(report, engagementsOf(report)),
  }
}

function costOf(report: Report, units: number | null): CostFigure | null {
  const price = figureTable.price.read(report)
  if (price?.value == null || price.low === null || price.high === null) return null
  if (units === null || units <= 0) return null
  return { value: price.value / units, low: price.low / units, high: price.high / units }
}

/** Engagements with the median post: its rate times what the rate is counted on. */
function engagementsOf(report: Report): number | null {
  const { engagement } = report
  if (engagement === null) return null
  const counted = engagement.basis === 'views' ? figureTable.medianViews : figureTable.followers
  const size = counted.read(report)?.value ?? null
  return size === null ? null : engagement.rate * size
}

/** Cents matter below ten dollars. */
const centsBelow = 10

/** @returns what something costs as exactly as it is known: `$0.12`, `$38`. */
export function costText(cost: number): string {
  return cost < centsBelow ? dollars(Math.round(cost * 100) / 100) : moneyText(cost)
}

/** What the two are called wherever they stand, with what they are counted on. */
export const costNames = { perThousand: 'CPM, 1,000 people reached', perEngagement: 'CPE, one engagement' } as const
