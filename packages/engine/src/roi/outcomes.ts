import { impressionsPerReach } from '../benchmarks/reach-shares.ts'
import { type LogRange, z90 } from '../statistics/log-range.ts'
import { logistic } from '../statistics/logistic.ts'
import { perStage, type Stage } from './factor.ts'
import { normalQuantile } from './normal-draws.ts'
import type { Plan } from './plan.ts'

/** From the drawn multipliers to people, clicks, orders and money, draw by draw.
 *
 *  What holds in every single draw, and not only in the middle: people are no more than impressions, clicks no more than
 *  people, orders no more than clicks; nothing but profit is ever below zero. */
export interface Outcomes {
  /** People who are reached, without those who look inauthentic. */
  reach: Float64Array
  /** As the platform counts them, inauthentic ones and bought ones with them. */
  impressions: Float64Array
  /** Likes and comments; 0 in every draw where nothing is known of them. */
  engagements: Float64Array
  /** Visits of the landing page. */
  clicks: Float64Array
  /** Smooth, not whole: .3 is a campaign that usually sells nothing. */
  orders: Float64Array
  /** US dollars after the discount, before the goods. */
  revenue: Float64Array
  /** What is left of the revenue after the goods; may be below zero where the discount exceeds the margin. */
  grossProfit: Float64Array
  /** US dollars: fee with rights and exclusivity, other costs, advertising. */
  cost: Float64Array
  /** The fee at which this draw would break even, 0 where none would. */
  breakEvenFee: Float64Array
  /** 1 where something happened that made the brand withdraw. */
  event: Uint8Array
}

/** One column of logarithms for each stage. */
type StageLogs = Record<Stage, Float64Array>

/** Fewer orders than this are none. The logarithm of what comes out of a chain of tiny rates has to stop somewhere. */
const ordersMin = 1e-12

/** Where the draws come from: chance for the simulation, a design for the tornado, nothing but zeros for the median.
 *
 *  The name gives the same numbers wherever it is asked. `part` is the share of the factor's spread that the name stands
 *  for, which a design has to know and chance has not. */
export type Normals = (key: string, part: number) => Float64Array

/** @param count number of draws
 *  @param normals standard normal numbers for each name, `count` of them
 *  @returns one value of everything for each draw */
export function outcomesOf(plan: Plan, count: number, normals: Normals): Outcomes {
  const logs = stageLogs(plan, count, normals)
  // Luck and events are the creator's own: two creators of one brand share its page and not their accidents.
  const luck = normals(`orders of ${plan.creatorId}`, 1)
  const events = normals(`brand-safety of ${plan.creatorId}`, 1)
  const eventFrom = normalQuantile(1 - plan.eventChance)
  const out = emptyOutcomes(count)
  for (let draw = 0; draw < count; draw += 1) {
    peopleOf(plan, logs, draw, out)
    const clicks = (out.reach[draw] ?? 0) * logistic(logs.clicks[draw] ?? 0)
    out.clicks[draw] = clicks
    const expected = clicks * logistic(logs.orders[draw] ?? 0)
    out.orders[draw] = Math.min(clicks, counted(expected, luck[draw] ?? 0))
    out.event[draw] = (events[draw] ?? 0) >= eventFrom ? 1 : 0
    moneyOf(plan, logs, draw, out)
  }
  return out
}

/** People and impressions, from the creator and from advertising.
 *
 *  People are capped by impressions: nobody is reached who sees nothing, and where a published share of people would
 *  say so, the share is what is wrong. */
function peopleOf(plan: Plan, logs: StageLogs, draw: number, out: Outcomes): void {
  const exposure = logs.exposure[draw] ?? 0
  const impressions = Math.exp(exposure + (logs.impressions[draw] ?? 0))
  const people = Math.min(impressions, Math.exp(exposure + (logs.people[draw] ?? 0)))
  const paid = plan.present.has('paidImpressions') ? Math.exp(logs.paidImpressions[draw] ?? 0) : 0
  out.impressions[draw] = impressions + paid
  out.reach[draw] = people + paid / impressionsPerReach.value
  out.engagements[draw] = plan.present.has('engagements') ? Math.exp(logs.engagements[draw] ?? 0) : 0
}

/** A discount comes off the price and off the margin alike, so gross profit is price × (margin − discount).
 *
 *  The fee at which a draw breaks even leaves rights and exclusivity in proportion to it: fee × times + other costs + advertising
 *  equals the profit. An event ends what is earned and not what is owed.
 *
 *  @example 10 orders of $60 at a margin of .6 and a code of 10 %: revenue 540, gross profit 300; with $50 of other costs and
 *  rights of 25 % it breaks even at (300 − 50) / 1.25 = $200 */
function moneyOf(plan: Plan, logs: StageLogs, draw: number, out: Outcomes): void {
  const { fee, otherCosts, boostSpend, discount, present } = plan
  const orders = out.orders[draw] ?? 0
  const price = Math.exp(logs.price[draw] ?? 0)
  const margin = Math.min(1, Math.exp(logs.margin[draw] ?? 0))
  const earned = orders * price * (margin - discount)
  const profit = out.event[draw] === 1 ? Math.min(0, earned) : earned
  const rights = present.has('rights') ? Math.exp(logs.rights[draw] ?? 0) : 0
  const exclusivity = present.has('exclusivity') ? Math.exp(logs.exclusivity[draw] ?? 0) : 0
  const feeTimes = 1 + rights + exclusivity
  out.revenue[draw] = orders * price * (1 - discount)
  out.grossProfit[draw] = profit
  out.cost[draw] = fee * feeTimes + otherCosts + boostSpend
  out.breakEvenFee[draw] = Math.max(0, profit - otherCosts - boostSpend) / feeTimes
}

/** Real orders come in ones and twos: a mean of three brings none in one campaign of twenty. The logarithmic normal law with
 *  the mean and the variance of Poisson's keeps the draws smooth, and rising with the mean at every luck.
 *
 *  @param expected mean, 0 and more
 *  @param luck a standard normal number
 *  @example a mean of 1,000 at no luck is 999.5; a mean of 1 is .71 */
export function counted(expected: number, luck: number): number {
  if (!(expected > ordersMin)) return 0
  const variance = Math.log1p(1 / expected)
  return expected * Math.exp(luck * Math.sqrt(variance) - variance / 2)
}

/** The sum of all effects of each stage in each draw. Sums of logarithms, because products of forty numbers overflow long
 *  before their sums do. */
function stageLogs(plan: Plan, count: number, normals: Normals): StageLogs {
  const logs = perStage((stage) => new Float64Array(count).fill(plan.middles[stage]))
  for (const { key, part, stage, log } of plan.drawn) addDraws(logs[stage], log, normals(key, part))
  return logs
}

/** The same as `logAt` for a range around zero, written out because it runs a quarter of a million times in a forecast. */
function addDraws(sums: Float64Array, { p10, p90, min, max }: LogRange, zs: Float64Array): void {
  const down = -p10 / z90
  const up = p90 / z90
  for (let draw = 0; draw < sums.length; draw += 1) {
    const z = zs[draw] ?? 0
    const log = z < 0 ? z * down : z * up
    sums[draw] = (sums[draw] ?? 0) + (log > max ? max : log < min ? min : log)
  }
}

/** Columns of zeros, filled in draw by draw. */
function emptyOutcomes(count: number): Outcomes {
  const column = () => new Float64Array(count)
  return {
    ...{ reach: column(), impressions: column(), engagements: column(), clicks: column(), orders: column() },
    ...{ revenue: column(), grossProfit: column(), cost: column(), breakEvenFee: column() },
    event: new Uint8Array(count),
  }
}
