import type { RoiAnswer } from '@vouch/contract'
import { type Report, roiCreatorOf, type Snapshot } from '@vouch/engine'
import { figureTable, type StatedFigure } from '@vouch/presentation'

/** @returns what the engine reads off a report for a forecast, what it decided, and what it states of one usual post */
export function roiOf(report: Report, snapshot: Snapshot): Omit<RoiAnswer, 'saved' | 'calibration'> {
  const { state, trust, fraudRisk, decision, subject } = report
  const price = stated(figureTable.price.read(report))
  return {
    creator: roiCreatorOf(report, snapshot),
    verdict: { state, trust, fraudRisk, decision, displayName: subject.displayName },
    reach: stated(figureTable.reach.read(report)),
    price,
    suggestedFee: price === null ? null : Math.round(price.value),
  }
}

function stated(figure: StatedFigure | null): RoiAnswer['reach'] {
  if (figure?.value == null) return null
  return { value: figure.value, low: figure.low ?? figure.value, high: figure.high ?? figure.value }
}
