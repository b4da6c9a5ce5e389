import type { RoiAnswer } from '@vouch/contract'
import { type Report, roiCreatorOf, type Snapshot } from '@vouch/engine'
import { figureTable } from '@vouch/presentation'

/** @returns what the engine reads off a report for a forecast, and what the report states of one usual post */
export function roiOf(report: Report, snapshot: Snapshot): Pick<RoiAnswer, 'creator' | 'reach' | 'suggestedFee'> {
  const price = figureTable.price.read(report)?.value ?? null
  const reach = figureTable.reach.read(report)
  return {
    creator: roiCreatorOf(report, snapshot),
    reach:
      reach?.value == null
        ? null
        : { value: reach.value, low: reach.low ?? reach.value, high: reach.high ?? reach.value },
    suggestedFee: price === null ? null : Math.round(price),
  }
}
