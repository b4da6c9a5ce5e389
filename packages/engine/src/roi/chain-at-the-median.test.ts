import { expect, test } from 'vitest'
import { openCampaign, openCreator } from './example-roi.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'
import { planOf } from './plan.ts'
import type { RoiCampaign, RoiCreator, RoiInput } from './roi-input.ts'

/** The whole chain with every random number at zero, where each step can be done on paper. No tolerance is wider than a
 *  billionth: whatever changes a constant, a sign or a unit anywhere in the chain is seen here. */

const campaign = openCampaign(400, {
  ...{ posts: 2, productPrice: 600, margin: 0.6, conversionRate: 0.025, discount: 0.1, otherCosts: 50 },
  ...{ usageRights: 'web', exclusivityMonths: 2, boostSpend: 85 },
})
const creator = openCreator('instagram', 20_000)

function medianOf(known: Partial<RoiCreator> = {}, planned: Partial<RoiCampaign> = {}): Record<keyof Outcomes, number> {
  const input: RoiInput = {
    creator: { ...creator, ...known },
    campaign: { ...campaign, ...planned },
    calibration: null,
  }
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  const out = outcomesOf(plan, 1, () => new Float64Array(1))
  const first = (column: Float64Array | Uint8Array) => column[0] ?? Number.NaN
  return {
    ...{ reach: first(out.reach), impressions: first(out.impressions), engagements: first(out.engagements) },
    ...{ clicks: first(out.clicks), orders: first(out.orders), revenue: first(out.revenue) },
    ...{ grossProfit: first(out.grossProfit), cost: first(out.cost), breakEvenFee: first(out.breakEvenFee) },
    event: first(out.event),
  }
}

/** Orders at no luck: the middle of a law with the mean and variance of Poisson's, m² / √(m² + m). */
const atNoLuck = (mean: number) => mean ** 2 / Math.sqrt(mean ** 2 + mean)
const rateOf = (odds: number) => odds / (1 + odds)

test('impressions: 20,000 followers × 8 % × 3 × 2 posts, and 10,000 that $85 buys at $8.50', () => {
  expect(medianOf().impressions).toBeCloseTo(20_000 * 0.08 * 3 * 2 + 10_000, 6)
  expect(medianOf({}, { boostSpend: 0 }).impressions).toBeCloseTo(9_600, 6)
  expect(medianOf({}, { boostSpend: null, posts: null }).impressions).toBeCloseTo(4_800, 6)
})

test('people: 1,600 a post less 15 % inauthentic ones, the second post worth .37, and a third of what was bought', () => {
  // 20,000 × .08 = 1,600; × .85 = 1,360; × 2^.457 = 1,866.8; 10,000 / 3 = 3,333.3.
  expect(medianOf().reach).toBeCloseTo(1_360 * 2 ** 0.457 + 10_000 / 3, 6)
  const none = { share: 0, low: 0, high: 0 }
  expect(medianOf({ suspiciousShare: none }, { boostSpend: 0, posts: 1 }).reach).toBeCloseTo(1_600, 6)
  const half = { share: 0.5, low: 0.5, high: 0.5 }
  expect(medianOf({ suspiciousShare: half }, { boostSpend: 0, posts: 1 }).reach).toBeCloseTo(800, 6)
})

test('clicks: .8 % of the people where the link is in the biography, and other places by their own rate', () => {
  const { reach, clicks } = medianOf()
  expect(clicks / reach).toBeCloseTo(0.008, 12)
  const described = medianOf({}, { linkPlace: 'description' })
  expect(described.clicks / described.reach).toBeCloseTo(0.0092, 12)
  // Without a link half of ln 1.114 is expected to be lost, in odds.
  const unlinked = medianOf({}, { brandLinked: false })
  expect(unlinked.clicks / unlinked.reach).toBeCloseTo(rateOf(0.008 / 0.992 / Math.sqrt(1.114)), 12)
})

test('niches multiply the odds of a click by their middle over .92', () => {
  // Finance 1.2 to 2.8 %: the root of 3.36 is 1.833, over .92 it is 1.992.
  const { reach, clicks } = medianOf({}, { niche: 'finance' })
  expect(clicks / reach).toBeCloseTo(rateOf((0.008 / 0.992) * (Math.sqrt(1.2 * 2.8) / 0.92)), 12)
})

test('orders: the brand’s 2.5 %, a code of 10 % and a creator below 50,000 followers, in odds', () => {
  const { clicks, orders } = medianOf()
  // A code of 10 %: half of 3 × −ln .9, so .9^−1.5. A creator of .4 × 50,000: half of −.152 × ln .4, so .4^−.076.
  const odds = (0.025 / 0.975) * 0.9 ** -1.5 * 0.4 ** -0.076
  expect(orders).toBeCloseTo(atNoLuck(clicks * rateOf(odds)), 9)
})

test('without a rate of its own the page has 1.8 %, less for a dear product', () => {
  // $600 is ten times the usual $60; half of −.67 × ln 10.
  const { clicks, orders } = medianOf({ followers: 50_000 }, { conversionRate: null, discount: null })
  expect(orders).toBeCloseTo(atNoLuck(clicks * rateOf((0.018 / 0.982) * 10 ** -0.335)), 9)
  const usual = medianOf({ followers: 50_000 }, { conversionRate: null, discount: null, productPrice: 60 })
  expect(usual.orders).toBeCloseTo(atNoLuck(usual.clicks * 0.018), 9)
})

test('money: a code comes off revenue and margin, rights and exclusivity on the fee', () => {
  const { orders, revenue, grossProfit, cost, breakEvenFee } = medianOf()
  expect(revenue).toBeCloseTo(orders * 600 * 0.9, 9)
  expect(grossProfit).toBeCloseTo(orders * 600 * (0.6 - 0.1), 9)
  // $400 × (1 + .28 for the web + 2 × .10 for two months) + 50 + 85.
  expect(cost).toBeCloseTo(400 * 1.48 + 135, 9)
  expect(breakEvenFee).toBeCloseTo((grossProfit - 135) / 1.48, 9)
  expect(breakEvenFee).toBeGreaterThan(0)
})

test('a fee that breaks even does so: paying it leaves nothing', () => {
  const { breakEvenFee } = medianOf()
  const paid = medianOf({}, { fee: breakEvenFee })
  expect(paid.grossProfit - paid.cost).toBeCloseTo(0, 9)
})

test('a fee that nothing could earn back is none, and not below zero', () => {
  expect(medianOf({}, { otherCosts: 1e6 }).breakEvenFee).toBe(0)
  expect(medianOf({}, { discount: 0.9 }).breakEvenFee).toBe(0)
})

test('a story: 10.5 % of followers see it once each, and 4.1 % of them click, after the anchor', () => {
  const alone = { boostSpend: 0, posts: 1, format: 'story' } as const
  const none = { share: 0, low: 0, high: 0 }
  const { impressions, reach, clicks } = medianOf({ suspiciousShare: none }, alone)
  expect(reach).toBeCloseTo(impressions, 6)
  expect(reach / 20_000).toBeCloseTo(0.105, 3)
  expect(clicks / reach).toBeCloseTo(0.041, 3)
})

test('a reel is seen by twice the people of a feed post, 1.43 times by each', () => {
  const alone = { boostSpend: 0, posts: 1, format: 'reel' } as const
  const none = { share: 0, low: 0, high: 0 }
  const { impressions, reach } = medianOf({ suspiciousShare: none }, alone)
  expect(reach).toBeCloseTo(3_200, 6)
  expect(impressions / reach).toBeCloseTo(107 / 75, 9)
})

test('views of TikTok and YouTube are people by .68 and .75', () => {
  const none = { share: 0, low: 0, high: 0 }
  const views = { p10: 4_000, p50: 10_000, p90: 30_000 }
  const of = (platform: 'tiktok' | 'youtube' | 'twitch') =>
    medianOf({ platform, views, suspiciousShare: none }, { boostSpend: 0, posts: 1 }).reach
  expect([of('tiktok'), of('youtube'), of('twitch')].map(Math.round)).toEqual([6_800, 7_500, 7_500])
})

test('likes of an Instagram post are 9.33 impressions each, three of them to a person', () => {
  const none = { share: 0, low: 0, high: 0 }
  const likes = { p10: 100, p50: 300, p90: 900 }
  const { impressions, reach, engagements } = medianOf({ likes, suspiciousShare: none }, { boostSpend: 0, posts: 1 })
  expect(impressions).toBeCloseTo(2_799, 6)
  expect(reach).toBeCloseTo(933, 6)
  // Instagram's middle creator has seven comments for a thousand likes.
  expect(engagements).toBeCloseTo(300 * 1.007, 6)
})

test('nobody follows, nobody buys: zero followers are no people, no orders and the full cost', () => {
  const { reach, orders, grossProfit, cost } = medianOf({ followers: 0 }, { boostSpend: 0 })
  expect(reach).toBeLessThan(1e-5)
  expect(orders).toBeLessThan(1e-9)
  expect(grossProfit).toBeLessThan(1e-5)
  expect(cost).toBeCloseTo(400 * 1.48 + 50, 9)
})
