import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Calibration } from './calibration.ts'
import { knownInput } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import { type CampaignResult, calibrationOf, lessonOf, recalibrate } from './recalibrate.ts'
import type { RoiInput } from './roi-input.ts'

const inputOf = (index: number): RoiInput => ({
  ...knownInput(),
  creator: { ...knownInput().creator, id: `instagram/creator-${index}` },
})
const expected = forecastRoi(knownInput())
const usualClicks = expected?.clicks.p50 ?? 0
const usualOrders = expected?.orders.p50 ?? 0

/** Campaigns that brought some times what was forecast. */
function results(clickTimes: readonly number[], orderTimes = 1): CampaignResult[] {
  return clickTimes.map((times, index) => ({
    ...{ input: inputOf(index), reach: null, countedBy: 'analytics' },
    clicks: Math.round(usualClicks * times),
    orders: Math.round(usualClicks * times * (usualOrders / usualClicks) * orderTimes),
  }))
}

function mustCalibrate(campaigns: readonly CampaignResult[]): Calibration {
  const calibration = recalibrate(campaigns)
  if (calibration === null) throw new Error('no calibration')
  return calibration
}

test('without results nothing is learnt', () => {
  expect(recalibrate([])).toBeNull()
  expect(recalibrate(results([1]).map((one) => ({ ...one, clicks: null, orders: null })))).toBeNull()
})

test('results as forecast leave the rate where it is and make it surer', () => {
  const { clicks } = mustCalibrate(results([1, 1, 1, 1, 1]))
  expect(Math.abs(clicks.shift)).toBeLessThan(0.1)
  expect(clicks.brandSpread).toBeLessThan(0.8)
  expect(clicks.campaigns).toBe(5)
})

test('one lucky campaign moves the next forecast by a part of its luck only', () => {
  const { clicks } = mustCalibrate(results([4]))
  expect(clicks.shift).toBeGreaterThan(0.1)
  expect(clicks.shift).toBeLessThan(0.6 * Math.log(4))
})

test('the more campaigns say the same, the more they are believed', () => {
  const shifts = [1, 3, 10, 40].map((count) => mustCalibrate(results(Array.from({ length: count }, () => 3))).clicks)
  for (const [index, { shift, brandSpread, weight }] of shifts.entries()) {
    const before = shifts[index - 1]
    if (before === undefined) continue
    expect(shift).toBeGreaterThan(before.shift)
    expect(brandSpread).toBeLessThan(before.brandSpread)
    expect(weight).toBeGreaterThan(before.weight)
  }
  expect(shifts.at(-1)?.shift).toBeCloseTo(Math.log(3), 0)
})

test('the weight of own results is what the shift is of a single result, and lies between none and all', () => {
  const { clicks } = mustCalibrate(results([3]))
  expect(clicks.shift / clicks.weight).toBeCloseTo(Math.log(3), 1)
  expect(mustCalibrate(results(Array.from({ length: 200 }, () => 3))).clicks.weight).toBeLessThan(1)
  expect(mustCalibrate(results([3])).orders.weight).toBeGreaterThan(0)
})

test('lessons that were kept teach what the results taught', () => {
  const all = results([2, 3, 0.5])
  expect(calibrationOf(all.map(lessonOf))).toEqual(recalibrate(all))
})

test('better results within the usual spread never lower what is learnt', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.7, max: 1.3, noNaN: true }), { minLength: 1, maxLength: 6 }), (times) => {
      const before = mustCalibrate(results(times)).clicks.shift
      const after = mustCalibrate(results(times.map((one) => one * 1.1))).clicks.shift
      expect(after).toBeGreaterThanOrEqual(before - 1e-9)
    }),
  )
})

test('creators who differ more than published widen what is left between them', () => {
  const alike = mustCalibrate(results([1, 1, 1, 1, 1, 1, 1, 1])).clicks.creatorSpread
  const unlike = mustCalibrate(results([0.05, 15, 0.1, 12, 0.06, 9, 0.07, 20])).clicks.creatorSpread
  expect(alike).toBeLessThan(1)
  expect(unlike).toBeGreaterThan(1.5)
})

test('the order of the campaigns means nothing', () => {
  const campaigns = results([0.3, 4, 1, 2.2, 0.9], 1.7)
  expect(recalibrate([...campaigns].reverse())).toEqual(recalibrate(campaigns))
})

test('orders are learnt apart from clicks', () => {
  const { clicks, orders } = mustCalibrate(results([1, 1, 1, 1, 1, 1], 3))
  expect(Math.abs(clicks.shift)).toBeLessThan(0.1)
  expect(orders.shift).toBeGreaterThan(0.4)
})

test('orders that only a code counted are more in truth, and are believed less', () => {
  const campaigns = results([1, 1, 1, 1])
  const plain = mustCalibrate(campaigns).orders
  const coded = mustCalibrate(campaigns.map((one) => ({ ...one, countedBy: 'code' as const }))).orders
  expect(coded.shift).toBeGreaterThan(plain.shift)
  expect(coded.brandSpread).toBeGreaterThan(plain.brandSpread)
})

test('a reach that was counted makes the clicks say more', () => {
  const campaigns = results([2, 2, 2])
  const reach = expected?.reach.p50 ?? 0
  const counted = mustCalibrate(campaigns.map((one) => ({ ...one, reach }))).clicks
  expect(counted.brandSpread).toBeLessThan(mustCalibrate(campaigns).clicks.brandSpread)
})

test('campaigns without a single order lower the rate and do not end it', () => {
  const none = results([1, 1, 1]).map((one) => ({ ...one, orders: 0 }))
  const { orders } = mustCalibrate(none)
  expect(orders.shift).toBeLessThan(-0.3)
  expect(orders.shift).toBeGreaterThan(-5)
})

test('counts that are none are left out', () => {
  const odd = results([1]).map((one) => ({ ...one, clicks: Number.NaN, orders: Number.POSITIVE_INFINITY }))
  expect(recalibrate(odd)).toBeNull()
})

test('what was learnt moves the next forecast, narrower than before', () => {
  const calibration = mustCalibrate(results([3, 2.5, 3.4, 3, 2.8, 3.1]))
  const next = forecastRoi({ ...knownInput(), calibration })
  const ratio = (next?.clicks.p50 ?? 0) / usualClicks
  expect(ratio).toBeGreaterThan(1.5)
  expect(ratio).toBeLessThan(3.2)
  const width = (forecast: typeof next) => Math.log((forecast?.clicks.p90 ?? 1) / (forecast?.clicks.p10 ?? 1))
  expect(width(next)).toBeLessThan(width(expected))
})

test('an earlier calibration inside a result is not counted twice', () => {
  const campaigns = results([2, 2])
  const calibrated = campaigns.map((one) => ({
    ...one,
    input: { ...one.input, calibration: mustCalibrate(campaigns) },
  }))
  expect(recalibrate(calibrated)).toEqual(recalibrate(campaigns))
})
