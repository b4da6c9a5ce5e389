import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceRules } from '../price/price-rules.ts'
import { knownInput, openInput } from './example-roi.ts'
import { forecastRoi, type RoiForecast } from './forecast-roi.ts'
import type { RoiCampaign, RoiInput } from './roi-input.ts'

/** How money behaves: what is paid, what it is compared with, and what no fee can change. */

const draws = 300
function forecastOf(campaign: Partial<RoiCampaign>, base: RoiInput = knownInput('feed')): RoiForecast {
  const forecast = forecastRoi({ ...base, campaign: { ...base.campaign, ...campaign } }, draws)
  if (forecast === null) throw new Error('no forecast')
  return forecast
}
const people = ({ reach, impressions, clicks, orders, revenue, grossProfit, breakEvenFee }: RoiForecast) => ({
  ...{ reach, impressions, clicks, orders, revenue, grossProfit, breakEvenFee },
})

test('a dearer creator sells no more: the fee changes what is left and nothing that is earned', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (fee) => {
      expect(people(forecastOf({ fee }))).toEqual(people(forecastOf({ fee: 1_000 })))
    }),
    { numRuns: 20 },
  )
})

test('a higher fee never raises ROI, nor the chance to win, and never lowers regret', () => {
  const fees = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }))
  fc.assert(
    fc.property(fees, ([fee, more]) => {
      const [cheap, dear] = [forecastOf({ fee }), forecastOf({ fee: fee + more })]
      expect(dear.roi?.p50).toBeLessThanOrEqual(cheap.roi?.p50 ?? 0)
      expect(dear.chanceRoiAboveOne).toBeLessThanOrEqual(cheap.chanceRoiAboveOne ?? 0)
      expect(dear.regretRate).toBeGreaterThanOrEqual(cheap.regretRate)
    }),
    { numRuns: 25 },
  )
})

test('a fee of a trillion, and one beyond all money, is forecast to a ROI of next to nothing', () => {
  for (const fee of [1e12, 1e30]) {
    const { cost, roi, chanceRoiAboveOne, regretRate } = forecastOf({ fee })
    expect(cost.p50).toBe(1e12)
    expect(roi?.p90).toBeLessThan(1e-6)
    expect(chanceRoiAboveOne).toBe(0)
    expect(regretRate).toBe(1)
  }
})

test('a fee below zero or no number at all is no fee: nobody is paid for paying', () => {
  for (const fee of [-500, Number.NaN, Number.NEGATIVE_INFINITY]) {
    expect(forecastOf({ fee })).toMatchObject({ roi: null, chanceRoiAboveOne: null, cost: { p50: 0 } })
  }
})

test('costs beside the fee count in full, dollar for dollar', () => {
  const plain = forecastOf({ fee: 1_000 }).cost
  expect(forecastOf({ fee: 1_000, otherCosts: 250 }).cost.p50 - plain.p50).toBe(250)
  expect(forecastOf({ fee: 1_000, boostSpend: 250 }).cost.p50 - plain.p50).toBe(250)
  // Rights are a share of the fee, so a product that was sent needs no rights.
  expect(forecastOf({ fee: 0, otherCosts: 250, usageRights: 'all-media' }).cost).toEqual({
    p10: 250,
    p50: 250,
    p90: 250,
  })
})

test('the cost is spread only where rights or exclusivity are priced by a range', () => {
  const isSpread = ({ cost }: RoiForecast) => cost.p10 < cost.p90
  expect(isSpread(forecastOf({ usageRights: 'none', exclusivityMonths: 0, otherCosts: 90, boostSpend: 10 }))).toBe(
    false,
  )
  expect(isSpread(forecastOf({ usageRights: 'web' }))).toBe(true)
  expect(isSpread(forecastOf({ exclusivityMonths: 1 }))).toBe(true)
})

test('price and margin move profit and leave people and orders alone, where the rate is the brand’s own', () => {
  const base = forecastOf({ productPrice: 40, margin: 0.5 })
  const dear = forecastOf({ productPrice: 80, margin: 0.25 })
  expect(dear.orders).toEqual(base.orders)
  expect(dear.revenue.p50).toBeCloseTo(2 * base.revenue.p50, 2)
  expect(dear.grossProfit.p50).toBeCloseTo(base.grossProfit.p50, 2)
})

test('without a margin there is no profit, with all of it profit is revenue', () => {
  const none = forecastOf({ margin: 0 })
  expect(none.grossProfit.p90).toBeLessThan(1e-6)
  expect(none.breakEvenFee.p50).toBeLessThan(1e-6)
  // An event would take the profit and leave the revenue.
  const base = knownInput('feed')
  const all = forecastOf({ margin: 1 }, { ...base, creator: { ...base.creator, safetyRisk: 0 } })
  expect(all.grossProfit).toEqual(all.revenue)
})

test('media values and the market’s price know nothing of margins, rates and discounts', () => {
  const one = forecastOf({ margin: 0.1, conversionRate: 0.001, productPrice: 5 })
  const other = forecastOf({ margin: 0.9, conversionRate: 0.2, productPrice: 500 })
  expect(one.emv).toEqual(other.emv)
  expect(one.fairPrice.market).toEqual(other.fairPrice.market)
  expect(one.fairPrice.rules).toEqual(other.fairPrice.rules)
})

test('the fair range lies inside the market and below break-even, or is not there', () => {
  const campaigns = fc.record({
    productPrice: fc.integer({ min: 5, max: 2_000 }),
    margin: fc.double({ min: 0, max: 1, noNaN: true }),
    conversionRate: fc.double({ min: 0, max: 0.3, noNaN: true }),
  })
  fc.assert(
    fc.property(campaigns, (campaign) => {
      const { market, breakEven, range } = forecastOf(campaign).fairPrice
      if (market === null) throw new Error('Instagram has a price table.')
      expect(range === null).toBe(breakEven.p50 < market.p10 || breakEven.p50 <= 0)
      if (range === null) return
      expect(range.low).toBe(market.p10)
      expect(range.high).toBe(Math.min(market.p90, breakEven.p50))
    }),
    { numRuns: 60 },
  )
})

test('rules of thumb by hand: $100 for 10,000 followers and post, $.14, $.20 or $.25 an engagement', () => {
  const input = openInput('instagram', 30_000, 0)
  const values = (engagements: number, posts: number, one = input) =>
    priceRules(one, engagements, posts).map(({ id, value }) => [id, Math.round(value * 100) / 100])
  // 30,000 / 10,000 × 100 × 2; 1,000 × .14; 1,000 × .25.
  expect(values(1_000, 2)).toEqual([
    ['per-engagement', 140],
    ['cost-per-engagement', 250],
    ['per-followers', 600],
  ])
  const reel = { ...input, campaign: { ...input.campaign, format: 'reel' as const } }
  expect(values(1_000, 1, reel)).toContainEqual(['per-engagement', 200])
})

test('the rule by followers is Instagram’s, and the prices of an engagement are those of three platforms', () => {
  const ids = (platform: 'tiktok' | 'youtube' | 'x') =>
    priceRules(openInput(platform, 30_000, 0), 1_000, 1).map(({ id }) => id)
  expect(ids('tiktok')).toEqual(['per-engagement', 'cost-per-engagement'])
  expect(ids('youtube')).toEqual(['per-engagement', 'cost-per-engagement'])
  expect(ids('x')).toEqual(['per-engagement'])
  expect(priceRules(openInput('instagram', null, 0), 0, 1)).toEqual([])
})
