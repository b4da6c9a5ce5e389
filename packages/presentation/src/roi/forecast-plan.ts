import type { RoiPlan } from '@vouch/contract'
import {
  type Calibration,
  calibrationFor,
  forecastRoi,
  type RoiCreator,
  type RoiForecast,
  type RoiInput,
  roiTornado,
  type TornadoBar,
} from '@vouch/engine'
import { ownResultsSentence } from './own-results.ts'

/** The forecast of one plan, computed in the browser: a tenth of a second of a desk's processor and half a second of a phone's. */
export interface PlanForecast {
  forecast: RoiForecast
  tornado: { median: number; bars: TornadoBar[] } | null
  /** ROI at fees from a quarter of the planned one to its double. */
  fan: FanPoint[]
  /** What own results move in it, as a sentence; null: nothing. */
  learnt: string | null
}

export interface FanPoint {
  fee: number
  p10: number
  p50: number
  p90: number
}

const fanSteps = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 1.75, 2] as const
/** A line through nine fees needs fewer draws than a figure that is read. */
const fanDraws = 2_000
const barsMax = 8

/** @returns null where no reach can be computed: neither views nor likes nor followers are known. */
export function forecastPlan(
  creator: RoiCreator,
  plan: Pick<RoiPlan, 'campaign'>,
  calibration: Calibration | null = null,
): PlanForecast | null {
  const steps = forecastSteps(creator, plan, calibration)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, with a stop after each part, where a browser may answer a press before it goes on. */
export function* forecastSteps(
  creator: RoiCreator,
  { campaign }: Pick<RoiPlan, 'campaign'>,
  calibration: Calibration | null,
): Generator<undefined, PlanForecast | null> {
  const input: RoiInput = { creator, campaign, calibration }
  const forecast = forecastRoi(input)
  if (forecast === null) return null
  const fan: FanPoint[] = []
  for (const times of fanSteps) {
    yield
    const fee = campaign.fee * times
    const roi = fee > 0 ? forecastRoi({ ...input, campaign: { ...campaign, fee } }, fanDraws)?.roi : null
    if (roi) fan.push({ fee, ...roi })
  }
  yield
  const tornado = roiTornado(input)
  const bars = tornado && { ...tornado, bars: tornado.bars.slice(0, barsMax) }
  return { forecast, tornado: bars, fan, learnt: ownResultsSentence(calibrationFor(input)) }
}
