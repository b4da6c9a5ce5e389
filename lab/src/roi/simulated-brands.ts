import { type RoiInput, seededRandom } from '@vouch/engine'
import { planOf } from '../../../packages/engine/src/roi/plan.ts'
import { logAt } from '../../../packages/engine/src/statistics/log-range.ts'
import { heavyTailed, normalOf, poisson } from './random-draws.ts'

/** Brands and their campaigns with known outcomes. Nobody publishes what creators sold, so this is the only ground there is: it
 *  shows whether the arithmetic is right and how fast a brand is learnt, and not whether the published rates are true. */

/** What is different from what the engine assumes. */
export interface World {
  name: string
  /** Logarithm of the brand's own click rate over the published one: middle and spread, beside the published spread. */
  shift: number
  shiftSpread: number
  heavyTails: boolean
}

export const worlds: readonly World[] = [
  { name: 'as assumed', shift: 0, shiftSpread: 0, heavyTails: false },
  { name: 'heavy tails', shift: 0, shiftSpread: 0, heavyTails: true },
  { name: 'brands differ by twice', shift: 0, shiftSpread: 0.7, heavyTails: false },
  { name: 'published rates 2.5 times too high', shift: -Math.log(2.5), shiftSpread: 0.3, heavyTails: false },
]

export interface Campaign {
  input: RoiInput
  reach: number
  clicks: number
  orders: number
  grossProfit: number
}

/** @param seed another brand for each
 *  @returns campaigns in their order */
export function simulatedBrand(world: World, seed: number, campaigns: number): Campaign[] {
  const random = seededRandom(seed)
  const draw = world.heavyTails ? heavyTailed : normalOf
  const brandDraws = new Map<string, number>()
  const shift = world.shift + world.shiftSpread * normalOf(random)
  const brand = {
    price: Math.round(20 + 100 * random()),
    margin: 0.4 + 0.4 * random(),
    conversionRate: random() < 0.5 ? 0.01 + 0.03 * random() : null,
  }
  return Array.from({ length: campaigns }, (_, index) => {
    const input = simulatedInput(`${seed}-${index}`, brand, random)
    return outcomeOf(input, brandDraws, () => draw(random), shift, random)
  })
}

interface Brand {
  price: number
  margin: number
  conversionRate: number | null
}

/** A creator of 200,000 to 10,000,000 followers on one of three platforms, and what a brand would know of it. Large ones, so that
 *  orders are counted in tens: of two or three orders any range is right that says "few". */
function simulatedInput(id: string, brand: Brand, random: () => number): RoiInput {
  const followers = Math.round(200_000 * 50 ** random())
  const platform = (['instagram', 'tiktok', 'youtube'] as const)[Math.floor(3 * random())] ?? 'instagram'
  const views = followers * 0.15 * Math.exp(0.6 * normalOf(random))
  const likes = followers * 0.012 * Math.exp(0.5 * normalOf(random))
  const around = (middle: number, width: number) => ({ p10: middle / width, p50: middle, p90: middle * width })
  const fake = 0.03 + 0.25 * random()
  return {
    creator: {
      ...{ id, platform, followers, reach: null, engagement: null },
      views: platform === 'instagram' ? null : around(views, 2.2),
      likes: platform === 'instagram' ? around(likes, 1.6) : null,
      suspiciousShare: { share: fake, low: fake * 0.7, high: fake * 1.4 },
      ...{ massFollowerShare: 0.15, inauthenticCommentsShare: 0.1, growthAnomaly: 0, commentsPerLike: 0.008 },
      ...{ savesPerLike: 0.05, replyShare: 0.1, viewSpread: 0.7, postsPerWeek: 3, originalShare: 0.9 },
      ...{ sponsoredShare: 0.1 + 0.3 * random(), paidPerformance: null, otherBrands: 2, audienceCountries: null },
      ...{ audienceMatch: random(), interestFit: null, safetyRisk: 0, history: null },
    },
    campaign: {
      fee: Math.round(followers * 0.01),
      ...{ otherCosts: 100, posts: 1 + Math.floor(3 * random()), linkPlace: null, brandLinked: true, niche: 'fitness' },
      format: platform === 'instagram' && random() < 0.5 ? 'story' : null,
      ...{ productPrice: brand.price, margin: brand.margin, conversionRate: brand.conversionRate },
      ...{ landingQuality: null, discount: null, markets: null, attributionDays: 30, usageRights: 'none' },
      ...{ exclusivityMonths: 0, boostSpend: 0, earlierCampaigns: 0 },
    },
    calibration: null,
  }
}

/** One throw of the dice: the brand's are thrown once, the campaign's each time, counts are whole numbers of Poisson's law. */
function outcomeOf(
  input: RoiInput,
  brandDraws: Map<string, number>,
  draw: () => number,
  shift: number,
  random: () => number,
): Campaign {
  const plan = planOf(input)
  if (plan === null) throw new Error('A simulated creator has views or likes.')
  const logs = { ...plan.middles }
  const own = new Map<string, number>()
  for (const { key, brand, stage, log } of plan.drawn) {
    const draws = brand ? brandDraws : own
    const z = draws.get(key) ?? draw()
    draws.set(key, z)
    logs[stage] += logAt(log, z)
  }
  const rate = (odds: number) => odds / (1 + odds)
  const impressions = Math.exp(logs.exposure + logs.impressions)
  const reach = Math.min(impressions, Math.exp(logs.exposure + logs.people))
  const clicks = Math.min(reach, poisson(reach * rate(Math.exp(logs.clicks + shift)), random))
  const orders = Math.min(clicks, poisson(clicks * rate(Math.exp(logs.orders)), random))
  const { productPrice, margin } = input.campaign
  return { input, reach, clicks, orders, grossProfit: orders * (productPrice ?? 0) * (margin ?? 0) }
}
