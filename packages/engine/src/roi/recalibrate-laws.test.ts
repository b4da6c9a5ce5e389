import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownInput } from './example-roi.ts'
import { codeUndercount } from './forecast-roi.ts'
import { outcomesOf } from './outcomes.ts'
import { planOf } from './plan.ts'
import { type CampaignResult, recalibrate } from './recalibrate.ts'

/** What a brand's results may and may not teach, where the answer is known before it is computed. */

const input = knownInput('feed')
/** Clicks and orders that the engine expects, before any rounding. */
const expected = (() => {
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  const median = outcomesOf(plan, 1, () => new Float64Array(1))
  const reach = median.reach[0] ?? 0
  const rate = (odds: number) => 1 / (1 + Math.exp(-odds))
  return { reach, clicks: reach * rate(plan.middles.clicks), orderRate: rate(plan.middles.orders) }
})()
const result = (index: number, known: Partial<CampaignResult>): CampaignResult => ({
  input: { ...input, creator: { ...input.creator, id: `creator-${index}` } },
  ...{ reach: null, clicks: null, orders: null, countedBy: 'analytics' },
  ...known,
})
const clicksOf = (...times: number[]) => times.map((one, index) => result(index, { clicks: one * expected.clicks }))
const learnt = (results: readonly CampaignResult[]) => {
  const calibration = recalibrate(results)
  if (calibration === null) throw new Error('no calibration')
  return calibration
}

test('a campaign with exactly the expected clicks shifts nothing, and is counted as one', () => {
  const { clicks } = learnt(clicksOf(1))
  expect(clicks.shift).toBeCloseTo(0, 12)
  expect(clicks.campaigns).toBe(1)
})

test('what was learnt lies between nothing and the result, on its side', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 20, noNaN: true }), fc.integer({ min: 1, max: 12 }), (times, campaigns) => {
      const { shift } = learnt(clicksOf(...Array.from({ length: campaigns }, () => times))).clicks
      const ratio = Math.log((times * expected.clicks + 0.5) / (expected.clicks + 0.5))
      expect(Math.abs(shift)).toBeLessThanOrEqual(Math.abs(ratio) + 1e-6)
      expect(shift * ratio).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 60 },
  )
})

test('a hundred campaigns that agree are believed nearly whole, and leave the brand little spread', () => {
  const { shift, brandSpread, campaigns } = learnt(clicksOf(...Array.from({ length: 100 }, () => 3))).clicks
  expect(shift).toBeGreaterThan(0.97 * Math.log(3))
  expect(shift).toBeLessThanOrEqual(Math.log(3))
  expect(brandSpread).toBeLessThan(0.25)
  expect(campaigns).toBe(100)
})

test('a campaign twice as good and one half as good leave the rate about where it was', () => {
  // Counting noise differs a little between many clicks and few, so the balance is not exact.
  expect(Math.abs(learnt(clicksOf(2, 0.5)).clicks.shift)).toBeLessThan(0.05)
})

test('spreads stay positive and finite, whatever was counted', () => {
  const counts = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1_000_000 }))
  const campaigns = fc.array(
    fc.record({ reach: counts, clicks: counts, orders: counts, countedBy: fc.constantFrom('analytics', 'code') }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(campaigns, (counted) => {
      const calibration = recalibrate(counted.map((one, index) => result(index, one)))
      for (const rate of calibration === null ? [] : [calibration.clicks, calibration.orders]) {
        expect(Number.isFinite(rate.shift)).toBe(true)
        expect(rate.brandSpread).toBeGreaterThan(0)
        expect(rate.creatorSpread).toBeGreaterThan(0)
        expect(Number.isFinite(rate.creatorSpread)).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('a rate that nobody counted stays as published, and says that it stands on no campaign', () => {
  expect(learnt(clicksOf(2, 2, 2)).orders).toEqual({
    shift: 0,
    brandSpread: 1,
    creatorSpread: 1,
    campaigns: 0,
    weight: 0,
  })
  const ordersOnly = learnt([result(0, { orders: 3 })])
  expect(ordersOnly.clicks.campaigns).toBe(0)
  expect(ordersOnly.orders.campaigns).toBe(1)
})

test('a freak result is put down to its creator first: the spread between creators grows, the rate moves by less', () => {
  const of = (times: number) => learnt(clicksOf(times)).clicks
  const [half, fiftieth] = [of(0.5), of(0.02)]
  expect(half.shift).toBeLessThan(0)
  expect(fiftieth.shift).toBeLessThan(0)
  expect(fiftieth.creatorSpread).toBeGreaterThan(1.2 * half.creatorSpread)
  // Part of the miss that is taken to be the brand's own.
  expect(fiftieth.shift / Math.log(0.02)).toBeLessThan(half.shift / Math.log(0.5))
})

test('orders by a code are compared with 1 in 1.8 of those expected: just that many teach nothing', () => {
  const clicks = 4_000
  const orders = (clicks * expected.orderRate) / codeUndercount[1]
  expect(learnt([result(0, { clicks, orders, countedBy: 'code' })]).orders.shift).toBeCloseTo(0, 9)
  // The same orders counted by analytics are too few.
  expect(learnt([result(0, { clicks, orders })]).orders.shift).toBeLessThan(0)
})

test('clicks that were counted take the place of those expected: orders are read per click', () => {
  const clicks = 10 * expected.clicks
  const orders = clicks * expected.orderRate
  const calibration = learnt([result(0, { clicks, orders })])
  expect(calibration.clicks.shift).toBeGreaterThan(0.5)
  expect(calibration.orders.shift).toBeCloseTo(0, 9)
})

test('a reach that was counted takes the place of the one expected, and is believed more than one that was not', () => {
  const twice = { reach: 2 * expected.reach, clicks: 2 * expected.clicks }
  expect(learnt([result(0, twice)]).clicks.shift).toBeCloseTo(0, 9)
  const known = learnt([result(0, { reach: expected.reach, clicks: 3 * expected.clicks })]).clicks.shift
  const unknown = learnt([result(0, { clicks: 3 * expected.clicks })]).clicks.shift
  expect(known).toBeGreaterThan(unknown)
})
