import type { SourceGrade } from '../benchmarks/sourced.ts'
import type { LogRange } from '../statistics/log-range.ts'
import type { RoiInput } from './roi-input.ts'

/** What a factor is: a declaration that says which way it pushes, how hard, who says so, and how it reads its value.
 *
 *  Nothing else enters the simulation. Whoever doubts a forecast can read it off the list of factors: each row is one
 *  multiplier of one stage. What a newcomer would get wrong: a factor that is not known is not left out, it stands at
 *  its default with the default's spread, and says that it does. */

/** What is multiplied. From `views` down to `orders` each stage is the former one times a rate; the others are money.
 *
 *  `exposure` moves impressions and people alike, `people` and `impressions` only their own. Clicks and orders are
 *  rates in odds, so no multiplier makes more clicks than people or more orders than clicks. */
export const stages = [
  'exposure',
  'people',
  'impressions',
  'engagements',
  'clicks',
  'orders',
  'price',
  'margin',
  'rights',
  'exclusivity',
  'paidImpressions',
] as const
export type Stage = (typeof stages)[number]

/** A table with one value for each stage, so that a stage is looked up by its name and no look-up can miss.
 *
 *  @param value called once for each stage, in their order
 *  @example perStage(() => 0).clicks is 0 */
export function perStage<T>(value: (stage: Stage) => T): Record<Stage, T> {
  return {
    exposure: value('exposure'),
    people: value('people'),
    impressions: value('impressions'),
    engagements: value('engagements'),
    clicks: value('clicks'),
    orders: value('orders'),
    price: value('price'),
    margin: value('margin'),
    rights: value('rights'),
    exclusivity: value('exclusivity'),
    paidImpressions: value('paidImpressions'),
  }
}

/** Where a value comes from: the user said it, we measured it, or nobody did and a published figure stands in. */
export const factorKinds = ['input', 'measured', 'default'] as const
/** Shown beside each value; only `default` is an invitation to answer a question. */
export type FactorKind = (typeof factorKinds)[number]

/** What a rising value does to the figure in `moves`. `peak`: there is a best value, and both more and less are worse.
 *  `wider`: the middle stays and the interval grows. */
export const directions = ['up', 'down', 'peak', 'wider'] as const
/** Held to by tests that turn each factor and look where its figure goes. */
export type Direction = (typeof directions)[number]

/** The figure that the direction speaks of. */
export type Moved = 'reach' | 'engagements' | 'clicks' | 'orders' | 'grossProfit' | 'roi' | 'regret'

/** One multiplier of one stage. */
export interface Effect {
  stage: Stage
  /** Logarithm of the multiplier with its spread; of a first step, of the quantity itself. */
  log: LogRange
}

/** What a factor says about one creator and one campaign. */
export interface Reading {
  kind: FactorKind
  /** The value in `unit`, or in words; null where it is not known. */
  value: number | string | null
  /** What the value counts or divides by, in words. */
  unit: string
  /** Empty where the value is known and changes nothing. */
  effects: readonly Effect[]
}

/** Whose doing the uncertainty is. What belongs to the brand is the same for all its creators, is drawn once for all of
 *  them, and can be learnt from its campaigns; `both` is half of either. */
export type Scope = 'creator' | 'brand' | 'both'

/** Where a factor acts: in every forecast, only between several creators, or not at all (`why` says why not). */
export type Activity = 'forecast' | 'several' | 'none'

/** One row of the table: everything that the forecast believes about one influence. */
export interface Factor {
  /** Stable; draws are seeded by it, so a renamed factor has other luck. */
  id: string
  /** Its place among the 42 published ones; null for rows that the chain needs besides. */
  number: number | null
  title: string
  moves: Moved
  direction: Direction
  /** How much, in words, as published or as we read it. */
  size: string
  source: string
  /** How good the source is; a size that is ours is a `proposal` whoever named the factor. */
  grade: SourceGrade
  scope: Scope
  active: Activity
  /** What a reader should know about the size, or why the factor does not act. */
  why: string
  /** @returns null where the factor does not apply to this creator and campaign */
  read: (input: RoiInput) => Reading | null
}

/** A factor that acts on every forecast. */
export function active(factor: Omit<Factor, 'active' | 'why'> & { why?: string }): Factor {
  return { why: '', ...factor, active: 'forecast' }
}

/** A factor that is known and not used, with the reason. It reads nothing. */
export function notUsed(factor: Omit<Factor, 'active' | 'read' | 'scope'>): Factor {
  return { ...factor, scope: 'creator', active: 'none', read: () => null }
}

/** A reading that the brand gave. */
export function given(value: number | string, unit: string, ...effects: Effect[]): Reading {
  return { kind: 'input', value, unit, effects }
}

/** A reading that was measured on the creator. */
export function measuredValue(value: number | string, unit: string, ...effects: Effect[]): Reading {
  return { kind: 'measured', value, unit, effects }
}

/** A reading that a published or proposed figure stands in for. */
export function standIn(value: number | string | null, unit: string, ...effects: Effect[]): Reading {
  return { kind: 'default', value, unit, effects }
}

/** What the brand said, or what usually holds where it left the question open; the effects are the same for both.
 *
 *  @param value as the brand gave it; null where it said nothing
 *  @param usual what then stands in its place and is shown as a default
 *  @example givenOr(null, 1, 'posts') is a default of 1 */
export function givenOr<T extends number | string>(
  value: T | null,
  usual: number | string | null,
  unit: string,
  ...effects: Effect[]
): Reading {
  return value === null ? standIn(usual, unit, ...effects) : given(value, unit, ...effects)
}

/** The same for what is measured on the creator.
 *
 *  @example measuredOr(.4, .1, 'share of comments') is a measurement of .4 */
export function measuredOr(value: number | null, usual: number | null, unit: string, ...effects: Effect[]): Reading {
  return value === null ? standIn(usual, unit, ...effects) : measuredValue(value, unit, ...effects)
}

/** One multiplier of one stage, for readable tables. */
export function on(stage: Stage, log: LogRange): Effect {
  return { stage, log }
}
