import type { Range } from '../benchmarks/reach-shares.ts'
import { knownValue } from '../statistics/known-value.ts'
import type { Calibration, RateCalibration } from './calibration.ts'
import { usualPlace } from './click-rates.ts'
import type { OwnRateId, RoiInput } from './roi-input.ts'

/** Rates that a workspace knows better than the published tables: what it pays, and what its own campaigns bring.
 *
 *  What a newcomer would get wrong: such a rate holds for creators of one platform and size, so it comes with the creator
 *  and not with the plan. It replaces the published figure with everything that the published one is adjusted by. */

/** The rate of the plan's trade, else the one for all trades.
 *
 *  @returns null where the workspace has none, or what it has is no rising range above 0 */
export function ownRate({ creator, campaign }: RoiInput, id: OwnRateId): Range | null {
  const all = (creator.ownRates ?? []).filter((rate) => rate.id === id)
  const found = all.find(({ niche }) => niche !== null && niche === campaign.niche) ?? all.find(({ niche }) => !niche)
  if (found === undefined) return null
  const { p10, p50, p90 } = found
  return p10 > 0 && p10 <= p50 && p50 <= p90 && Number.isFinite(p90) ? [p10, p50, p90] : null
}

/** The workspace's own click rate is that of the place where links usually stand; a plan that puts the link elsewhere is read off the table. */
export function ownClickRate(input: RoiInput): Range | null {
  const { linkPlace, format } = input.campaign
  const usual = usualPlace(input.creator.platform, null)
  return (linkPlace ?? usualPlace(input.creator.platform, format)) === usual ? ownRate(input, 'clickRate') : null
}

/** What the workspace's campaigns with such creators bring; what a plan says of the brand's own page counts before it. */
export function ownOrderRate(input: RoiInput): Range | null {
  return knownValue(input.campaign.conversionRate, 0, 0.95) === null ? ownRate(input, 'orderRate') : null
}

/** What no result has corrected. */
export const untaught: RateCalibration = { shift: 0, brandSpread: 1, creatorSpread: 1, campaigns: 0, weight: 0 }

/** What results taught, as far as it holds for a forecast. A rate of the workspace's own has its results in it already, so they do not move it
 *  a second time.
 *
 *  @returns null without a calibration */
export function calibrationFor(input: RoiInput): Calibration | null {
  if (input.calibration === null) return null
  return {
    clicks: ownClickRate(input) === null ? input.calibration.clicks : untaught,
    orders: ownOrderRate(input) === null ? input.calibration.orders : untaught,
  }
}
