import type { Provenance } from '../benchmarks/sourced.ts'
import { type MarketPrice, marketPrice } from '../price/market-price.ts'
import { type PriceRule, priceRules } from '../price/price-rules.ts'
import { knownQuantity, knownValue } from '../statistics/known-value.ts'
import { significant } from '../statistics/significant.ts'
import { type EmvMethod, emvMethods, type MediaCounts } from './emv.ts'
import { engagementVolume } from './engagement-volume.ts'
import { type FactorLine, factorLines } from './factor-lines.ts'
import { normalSlices, shuffledFor } from './normal-draws.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'
import { type Plan, planOf } from './plan.ts'
import { returnOnCost } from './return-on-cost.ts'
import type { RoiInput } from './roi-input.ts'
import { meanOf, ratioOfDraws, type Spread, spreadOf } from './spread-of-draws.ts'

/** The forecast of a campaign's return: what it will probably reach, sell and earn, with ranges that say how little is known.
 *
 *  ROI is attributable gross profit over total cost and 1 is break-even. It is validated on simulated brands only, since no
 *  public data show what creators sold; whoever shows a figure of it says so. */
export interface RoiForecast {
  /** Simulated campaigns behind every percentile. */
  draws: number
  /** People reached by all posts, without accounts that look inauthentic. `postReach` counts all accounts, for one post. */
  reach: Spread
  /** As the platform counts them, whoever or whatever they are of. */
  impressions: Spread
  /** Visits of the landing page. */
  clicks: Spread
  /** Expected orders with the noise of small counts; parts of one are chances. */
  orders: Spread
  /** US dollars after discounts. */
  revenue: Spread
  /** Revenue less goods; below zero where the discount exceeds the margin. */
  grossProfit: Spread
  /** Gross profit less cost. */
  profit: Spread
  /** All that is paid; it is spread only where rights are priced by a range. */
  cost: Spread
  /** Null where nothing is paid. */
  roi: Spread | null
  /** Cost of a thousand impressions, of an engagement, of an order. */
  cpm: Spread
  /** Null where nothing is known of likes and comments. */
  cpe: Spread | null
  /** Very large where hardly anything is sold, and never infinite. */
  cpa: Spread
  /** Share of the simulated campaigns that earn more than they cost; null where nothing is paid. */
  chanceRoiAboveOne: number | null
  /** Chance that the brand would regret it: ROI below 1, or an event that makes it withdraw. */
  regretRate: number
  /** The fee with an even chance of ROI above 1 is `p50`; at `p10` the chance is nine in ten. */
  breakEvenFee: Spread
  /** What the market asks, what the campaign carries, and where the two meet. */
  fairPrice: FairPrice
  /** Orders that a discount code alone would show; null without a code. */
  ordersByCode: Spread | null
  /** Means over the draws: what many such campaigns would bring on average. */
  expected: { reach: number; grossProfit: number; cost: number }
  /** For comparison with other tools only: it is not revenue and enters nothing here. */
  emv: EmvLine[]
  /** What it all stands on, default by default. */
  factors: FactorLine[]
}

/** From what the market asks to what the campaign carries. */
export interface FairPrice {
  /** Published price tables times what the posts will be seen; null on a platform without a table. */
  market: MarketPrice | null
  /** The same as `breakEvenFee`. */
  breakEven: Spread
  /** Rules of thumb of others, for comparison. */
  rules: PriceRule[]
  /** Fees that the market may accept and that break even at the median; null where there is none. */
  range: { low: number; high: number } | null
}

/** One published method's value for the campaign. */
export interface EmvLine extends Provenance, Spread, Pick<EmvMethod, 'id' | 'name' | 'currency' | 'basis'> {}

/** Enough for two steady digits of every percentile. */
export const drawsDefault = 10_000

/** True orders for each order with a code, where a code is all that is counted: 10th, 50th and 90th percentile.
 *
 *  A proposal. Practitioners say that a code captures only the price-sensitive part of the buyers; none prints a number, so the
 *  range is wide and a brand that knows its own should believe that. */
export const codeUndercount: readonly [number, number, number] = [1.3, 1.8, 3]

/** Every figure comes from the same simulated campaigns, so they fit together: the chance that is shown is the share of exactly those
 *  campaigns whose percentiles are shown.
 *
 *  @param draws number of simulated campaigns, at least 100
 *  @returns null where no reach can be computed, which the caller shows as "needs followers, views or likes"
 *  @example about 15 ms for 10,000 draws on one core */
export function forecastRoi(input: RoiInput, draws = drawsDefault): RoiForecast | null {
  const plan = planOf(input)
  if (plan === null) return null
  const outcomes = drawOutcomes(plan, draws)
  const { reach, impressions, engagements, clicks, orders, revenue, grossProfit, cost } = outcomes
  const breakEven = spreadOf(outcomes.breakEvenFee)
  const orderSpread = spreadOf(orders)
  const impressionSpread = spreadOf(impressions)
  const engaged = plan.present.has('engagements') ? spreadOf(engagements) : null
  return {
    draws: reach.length,
    ...{ reach: spreadOf(reach), impressions: impressionSpread, clicks: spreadOf(clicks), orders: orderSpread },
    ...{ revenue: spreadOf(revenue), grossProfit: spreadOf(grossProfit), cost: spreadOf(cost) },
    profit: spreadOf(grossProfit.map((earned, draw) => earned - (cost[draw] ?? 0))),
    cpm: spreadOf(ratioOfDraws(cost, impressions, 1e-3, 1_000)),
    cpe: engaged === null ? null : spreadOf(ratioOfDraws(cost, engagements, 1e-6)),
    cpa: spreadOf(ratioOfDraws(cost, orders, 1e-9)),
    ...returnOf(outcomes),
    breakEvenFee: breakEven,
    fairPrice: fairPriceOf(input, plan, breakEven, engaged?.p50 ?? 0),
    ordersByCode: plan.discount > 0 ? byCode(orderSpread) : null,
    expected: {
      reach: significant(meanOf(reach)),
      grossProfit: significant(meanOf(grossProfit)),
      cost: significant(meanOf(cost)),
    },
    emv: emvLines(input, plan.posts, impressionSpread, engaged),
    factors: factorLines(plan),
  }
}

/** The draws themselves, for what is computed over several creators.
 *
 *  The slices are made once and shuffled for each name; making them anew for each would take most of the time.
 *
 *  @param draws at least 100, else 100 */
export function drawOutcomes(plan: Plan, draws: number): Outcomes {
  const count = knownValue(Math.floor(draws), 100, 1_000_000) ?? drawsDefault
  const slices = normalSlices(count)
  return outcomesOf(plan, count, (key) => shuffledFor(key, slices))
}

/** ROI and the chances that belong to it. Without any cost there is no ratio, and nothing to regret but an event. */
function returnOf({ grossProfit, cost, event }: Outcomes) {
  const { draws, roi, chanceRoiAboveOne } = returnOnCost(grossProfit, cost)
  const losesMoney = (draw: number) => draws !== null && !((draws[draw] ?? 0) > 1)
  const regretted = event.filter((happened, draw) => happened === 1 || losesMoney(draw)).length
  return { roi, chanceRoiAboveOne, regretRate: significant(regretted / event.length) }
}

/** The range begins where the market begins and ends where either the market or the profit ends. It is empty more often than
 *  not: most fees are above what a single campaign returns, and the answer has to be able to say so. */
function fairPriceOf(input: RoiInput, plan: Plan, breakEven: Spread, engagements: number): FairPrice {
  const market = marketPrice(input, plan)
  const high = market === null ? breakEven.p50 : Math.min(market.p90, breakEven.p50)
  const low = market === null ? 0 : market.p10
  const rules = priceRules(input, engagements, plan.posts)
  return {
    market:
      market === null
        ? null
        : { ...market, p10: significant(market.p10), p50: significant(market.p50), p90: significant(market.p90) },
    breakEven,
    rules: rules.map((rule) => ({ ...rule, value: significant(rule.value) })),
    range: high >= low && high > 0 ? { low: significant(low), high: significant(high) } : null,
  }
}

/** The ends of both uncertainties together, which is wider than 80 %: the size of the gap is not measured either. */
function byCode(orders: Spread): Spread {
  const [least, usual, most] = codeUndercount
  return {
    p10: significant(orders.p10 / most),
    p50: significant(orders.p50 / usual),
    p90: significant(orders.p90 / least),
  }
}

/** Each method at the low, middle and high forecast of impressions and engagements.
 *
 *  Both are taken at the same percentile, which is right for one uncertain audience and a little too wide for two independent
 *  ones.
 *
 *  @returns one line for each method that has a rate for the platform, in the order of `emvMethods` */
function emvLines(input: RoiInput, posts: number, impressions: Spread, engaged: Spread | null): EmvLine[] {
  const commentsPerLike = engagementVolume(input)?.commentsPerLike ?? 0
  const counts = (end: keyof Spread): MediaCounts => {
    const likes = (engaged?.[end] ?? 0) / (1 + commentsPerLike)
    return {
      ...{ platform: input.creator.platform, format: input.campaign.format, posts },
      followers: knownQuantity(input.creator.followers),
      ...{ impressions: impressions[end], likes, comments: likes * commentsPerLike, shares: 0 },
    }
  }
  return emvMethods.flatMap(({ value, ...method }) => {
    const [p10, p50, p90] = [value(counts('p10')), value(counts('p50')), value(counts('p90'))]
    if (p10 === null || p50 === null || p90 === null) return []
    return [{ ...method, p10: significant(p10), p50: significant(p50), p90: significant(p90) }]
  })
}
