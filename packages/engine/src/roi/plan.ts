import { knownQuantity, knownShare, knownValue } from '../statistics/known-value.ts'
import type { LogRange } from '../statistics/log-range.ts'
import type { Calibration, RateCalibration } from './calibration.ts'
import { type Factor, perStage, type Reading, type Stage } from './factor.ts'
import { roiFactors } from './factor-list.ts'
import { usualSafetyRisk } from './factors-of-money.ts'
import { calibrationFor } from './own-rates.ts'
import type { RoiInput } from './roi-input.ts'

/** One input, read once: every factor's multipliers sorted by stage, with what is certain already added up.
 *
 *  The simulation and the tornado run on the same plan, so they cannot disagree about what a factor does. */
export interface Plan {
  /** Sum of the middles of all effects: natural logarithms of what is left of each stage at the median. */
  middles: Readonly<Record<Stage, number>>
  /** Effects that are drawn. Their own middles are in `middles` and are 0 here. */
  drawn: readonly DrawnEffect[]
  /** Stages that some effect speaks of; rights that nobody bought cost nothing. */
  present: ReadonlySet<Stage>
  /** What every factor that applies read, in the order of the table, for the list that the answer carries. */
  readings: readonly { factor: Factor; reading: Reading }[]
  /** Names the draws that are the creator's alone. */
  creatorId: string
  /** Posts bought, 1 to 1,000. */
  posts: number
  /** US dollars; what is not known costs nothing. */
  fee: number
  otherCosts: number
  boostSpend: number
  /** Discount of the code, 0 to 1. */
  discount: number
  /** Chance that the profit is lost. */
  eventChance: number
}

/** One random number's part in one stage. A factor that moves two stages uses one number for both. */
export interface DrawnEffect {
  /** Id of the factor. */
  factor: string
  /** What the order of the draws is seeded by. */
  key: string
  stage: Stage
  /** Around zero. */
  log: LogRange
  /** Whether campaigns of the same brand have this draw in common. */
  brand: boolean
  /** Share of the factor's standard deviation: all of it, or the root of a half. */
  part: number
}

/** Effects add up in logarithms, each middle into its stage and each spread into the list of what is drawn. The order of the
 *  factors decides nothing but the last digit of a sum, and that order is fixed.
 *
 *  @returns null where no reach can be computed: neither reach nor views nor likes, nor followers on a platform that shows
 *  posts to them */
export function planOf(input: RoiInput): Plan | null {
  const readings = roiFactors.flatMap((factor) => {
    const reading = factor.read(input)
    return reading === null ? [] : [{ factor, reading }]
  })
  if (readings.every(({ factor }) => factor.id !== 'reach-rate')) return null
  const middles = perStage(() => 0)
  const present = new Set<Stage>()
  const drawn: DrawnEffect[] = []
  const calibration = calibrationFor(input)
  for (const { factor, reading } of readings) {
    for (const { stage, log } of reading.effects) {
      middles[stage] += log.p50
      present.add(stage)
      if (log.p10 !== log.p90 || log.p10 !== log.p50)
        drawn.push(...drawnEffects(factor, { input, calibration }, stage, log))
    }
  }
  middles.clicks += knownShift(calibration?.clicks)
  middles.orders += knownShift(calibration?.orders)
  const { campaign, creator } = input
  return {
    ...{ middles, drawn, present, readings, creatorId: creator.id },
    posts: knownValue(campaign.posts, 1, 1_000) ?? 1,
    fee: knownQuantity(campaign.fee) ?? 0,
    otherCosts: knownQuantity(campaign.otherCosts) ?? 0,
    boostSpend: knownQuantity(campaign.boostSpend) ?? 0,
    discount: knownValue(campaign.discount, 0, 0.95) ?? 0,
    eventChance: knownShare(creator.safetyRisk) ?? usualSafetyRisk,
  }
}

/** One effect as one draw, or as two of half the variance where brand and creator share it.
 *
 *  Half and half is a convention: nobody has measured how much of a click rate is the offer and how much the creator. It
 *  matters when results come in, because only the brand's half can be learnt from another creator's campaign. */
function drawnEffects(
  factor: Factor,
  { input, calibration }: { input: RoiInput; calibration: Calibration | null },
  stage: Stage,
  log: LogRange,
): DrawnEffect[] {
  const learnt = stage === 'clicks' || stage === 'orders' ? calibration?.[stage] : undefined
  const common = { factor: factor.id, stage }
  const part = factor.scope === 'both' ? Math.SQRT1_2 : 1
  const ofBrand = { ...common, key: factor.id, brand: true, part }
  const ofCreator = { ...common, key: `${factor.id} of ${input.creator.id}`, brand: false, part }
  const effects: DrawnEffect[] = []
  if (factor.scope !== 'creator') {
    effects.push({ ...ofBrand, log: centred(log, part * knownSpread(learnt?.brandSpread)) })
  }
  if (factor.scope !== 'brand') {
    effects.push({ ...ofCreator, log: centred(log, part * knownSpread(learnt?.creatorSpread)) })
  }
  return effects
}

/** The range around zero, narrowed or widened by a factor; its limits stay where they are, because a share of all stays a share of all
 *  however much was learnt. */
function centred(log: LogRange, times: number): LogRange {
  return {
    p10: (log.p10 - log.p50) * times,
    p50: 0,
    p90: (log.p90 - log.p50) * times,
    min: log.min - log.p50,
    max: log.max - log.p50,
  }
}

/** A spread from outside: nothing negative, nothing beyond ten times, and the published one where it is no number.
 *
 *  @param spread a multiple of the published spread; absent without a calibration */
function knownSpread(spread: number | undefined): number {
  return knownValue(spread, 0, 10) ?? 1
}

/** The brand's own rate against the published one, as a logarithm; e^7, a factor of 1,100 either way, is where belief ends.
 *
 *  @returns 0 without a calibration */
function knownShift(calibration: RateCalibration | undefined): number {
  return knownValue(calibration?.shift, -7, 7) ?? 0
}
