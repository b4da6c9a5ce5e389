import { knownQuantity } from '../statistics/known-value.ts'
import { logSpread, safeLog, z90 } from '../statistics/log-range.ts'
import { logistic } from '../statistics/logistic.ts'
import { significant } from '../statistics/significant.ts'
import type { Calibration, RateCalibration } from './calibration.ts'
import type { Stage } from './factor.ts'
import { codeUndercount } from './forecast-roi.ts'
import { outcomesOf } from './outcomes.ts'
import { untaught } from './own-rates.ts'
import { type Plan, planOf } from './plan.ts'
import type { RoiInput } from './roi-input.ts'

/** What a brand's own campaigns say about the published click and order rates.
 *
 *  Each campaign tells by what factor the published rate was off. Part of that is the brand's own and will be there next
 *  time, part is the creator's and will not; part is chance. Empirical Bayes splits them: the brand's factor has the normal
 *  law of the published spread as its prior, and is pulled towards 1 as long as campaigns are few or disagree. What a
 *  newcomer would get wrong is to multiply the next forecast by the last result: after one lucky campaign everything
 *  would be booked, and the second would be the disappointment. */
export interface CampaignResult {
  /** As it was forecast; a calibration and rates of the workspace's own in it are not used. */
  input: RoiInput
  /** What came out; null where it was not counted. */
  reach: number | null
  clicks: number | null
  orders: number | null
  /** A discount code misses those who order without it, so its orders are corrected upwards and count less. */
  countedBy: 'analytics' | 'code'
}

/** One campaign's log ratio of result to forecast, and the variance of it that is not the brand's or the creator's. */
export interface Observation {
  /** Logarithm of counted over expected. */
  ratio: number
  /** Variance of counting, and of the steps before that were not counted. */
  noise: number
  /** What the plan says of the brand's and of the creators' parts. */
  brandVariance: number
  /** Of the logarithm, as published; results widen or narrow it for the next forecast. */
  creatorVariance: number
}

/** What one campaign says about each rate; null where that was not counted. It holds no count and no name, so it can outlast what it was
 *  learnt from. */
export interface Lesson {
  clicks: Observation | null
  orders: Observation | null
}

/** How many campaigns the published spread between creators is worth. A proposal. */
const priorCampaigns = 4
/** Variance of a brand's own factor before any result, at least: a factor of 1.6 either way. The published spread is that of
 *  rates that others wrote down, and a brand that sold nothing in five campaigns must be able to say so. A proposal. */
const brandVarianceMin = 0.25
/** Added to counts, so that a campaign without orders has a logarithm. */
const half = 0.5
/** Rounds of the estimate: a fixed number and no test for convergence, so that the same results take the same steps everywhere.
 *  It moves by less than a thousandth after ten. */
const rounds = 30

/** @param results campaigns of one brand, in any order
 *  @returns null where no campaign has both a forecast and a count
 *  @example ten campaigns with three times the published clicks: a shift of about ln 2.8 and a third of the brand's spread */
// Each campaign is forecast again as the engine forecasts today. A result that was compared with an old forecast would mix what the
// brand taught with what the tables said then.
export function recalibrate(results: readonly CampaignResult[]): Calibration | null {
  return calibrationOf(results.map(lessonOf))
}

/** Results are held against the published rates, never against the workspace's own: what is learned corrects the published ones.
 *
 *  @returns what one campaign says; both null where it cannot be forecast, or nothing was counted */
export function lessonOf(result: CampaignResult): Lesson {
  const creator = { ...result.input.creator, ownRates: null }
  const plan = planOf({ ...result.input, creator, calibration: null })
  return plan === null ? { clicks: null, orders: null } : observationsOf(plan, result)
}

/** @param lessons of one brand, in any order
 *  @returns null where none says anything */
export function calibrationOf(lessons: readonly Lesson[]): Calibration | null {
  const clicks = lessons.flatMap((lesson) => lesson.clicks ?? [])
  const orders = lessons.flatMap((lesson) => lesson.orders ?? [])
  if (clicks.length + orders.length === 0) return null
  return { clicks: rateCalibration(clicks), orders: rateCalibration(orders) }
}

/** Counts against the medians of the plan. Where reach or clicks were counted, the step before them is known and adds nothing. */
function observationsOf(plan: Plan, result: CampaignResult): Lesson {
  const median = outcomesOf(plan, 1, () => new Float64Array(1))
  const reach = knownQuantity(result.reach)
  const clicks = knownQuantity(result.clicks)
  const orders = knownQuantity(result.orders)
  const clickRate = logistic(plan.middles.clicks)
  const orderRate = logistic(plan.middles.orders)
  const clicksExpected = (reach ?? median.reach[0] ?? 0) * clickRate
  const reachNoise = reach === null ? varianceOf(plan, ['exposure', 'people']) : 0
  const clickNoise = clicks === null ? reachNoise + varianceOf(plan, ['clicks']) : 0
  const isCode = result.countedBy === 'code'
  const [least, usual, most] = codeUndercount
  const codeNoise = isCode ? (safeLog(most / least) / (2 * z90)) ** 2 : 0
  const ordersExpected = ((clicks ?? clicksExpected) * orderRate) / (isCode ? usual : 1)
  return {
    clicks: clicks === null ? null : observation(plan, 'clicks', clicks, clicksExpected, reachNoise),
    orders: orders === null ? null : observation(plan, 'orders', orders, ordersExpected, clickNoise + codeNoise),
  }
}

/** The noise of a count is about one over it. Count and expectation are averaged for that, since a campaign without a single
 *  order where twenty were expected says much, and one over nothing would say that it says little. */
function observation(plan: Plan, stage: Stage, count: number, expected: number, noise: number): Observation {
  return {
    ratio: Math.log((count + half) / (expected + half)),
    noise: noise + 1 / ((count + expected) / 2 + half),
    brandVariance: varianceOf(plan, [stage], true),
    creatorVariance: varianceOf(plan, [stage], false),
  }
}

/** Variance of the logarithm in some stages, of all effects or of the brand's or the creators' alone. */
function varianceOf(plan: Plan, of: readonly Stage[], brand: boolean | null = null): number {
  return plan.drawn
    .filter((effect) => of.includes(effect.stage) && (brand === null || effect.brand === brand))
    .reduce((sum, { log }) => sum + logSpread(log) ** 2, 0)
}

/** Expectation and maximisation by turns: the brand's factor for a given spread between creators, then that spread for the
 *  given factor, with the published one as four campaigns of its own (a scaled inverse chi-square prior).
 *
 *  A result far outside the published spread widens the spread between creators and is believed less for it. That keeps one
 *  freak campaign from deciding; its price is that a single campaign without any click lowers the rate by less than one with a
 *  single click. Without campaigns nothing changes. */
function rateCalibration(unsorted: readonly Observation[]): RateCalibration {
  // Sums of floating-point numbers depend on their order; the order of the campaigns must not matter.
  const observations = [...unsorted].sort((a, b) => a.ratio - b.ratio || a.noise - b.noise)
  const campaigns = observations.length
  if (campaigns === 0) return untaught
  const published = meanOf(observations, ({ creatorVariance }) => creatorVariance)
  const assumed = meanOf(observations, ({ brandVariance }) => brandVariance)
  const prior = Math.max(brandVarianceMin, assumed)
  if (!(assumed > 0 && published > 0)) return { ...untaught, campaigns }
  let [shift, variance, between] = [0, prior, published]
  for (let round = 0; round < rounds; round += 1) {
    const weights = observations.map(({ noise }) => 1 / (between + noise))
    const precision = weights.reduce((sum, weight) => sum + weight, 1 / prior)
    shift = observations.reduce((sum, { ratio }, at) => sum + (weights[at] ?? 0) * ratio, 0) / precision
    variance = 1 / precision
    const squares = observations.reduce((sum, { ratio, noise }) => {
      const gain = between / (between + noise)
      return sum + gain ** 2 * ((ratio - shift) ** 2 + variance) + gain * noise
    }, 0)
    between = (priorCampaigns * published + squares) / (priorCampaigns + campaigns)
  }
  return {
    shift: significant(shift),
    brandSpread: significant(Math.sqrt(variance / assumed)),
    creatorSpread: significant(Math.sqrt(between / published)),
    campaigns,
    weight: significant(1 - variance / prior),
  }
}

/** The plain mean over campaigns: their published spreads hardly differ. */
function meanOf(observations: readonly Observation[], value: (one: Observation) => number): number {
  return observations.reduce((sum, one) => sum + value(one), 0) / observations.length
}
