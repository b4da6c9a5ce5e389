import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCampaign, openCreator } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import { calibrationFor } from './own-rates.ts'
import { lessonOf } from './recalibrate.ts'
import type { OwnRate, RoiCampaign } from './roi-input.ts'

const plan = { ...openCampaign(500), productPrice: 60, margin: 0.5 }

function forecastWith(ownRates: OwnRate[], campaign: Partial<RoiCampaign> = {}) {
  const creator = { ...openCreator('instagram', 50_000), ownRates }
  const forecast = forecastRoi({ creator, campaign: { ...plan, ...campaign }, calibration: null }, 2_000)
  if (forecast === null) throw new Error('A creator with followers has a forecast')
  return forecast
}

const rate = (id: OwnRate['id'], middle: number, niche: OwnRate['niche'] = null): OwnRate => ({
  ...{ id, niche },
  ...{ p10: middle / 2, p50: middle, p90: middle * 1.5 },
})

test('twice the own price is twice the market price, and nothing else moves', () => {
  const [one, two] = [forecastWith([rate('pricePerThousand', 10)]), forecastWith([rate('pricePerThousand', 20)])]
  expect((two.fairPrice.market?.p50 ?? 0) / (one.fairPrice.market?.p50 ?? 1)).toBeCloseTo(2, 1)
  expect(two.orders).toEqual(one.orders)
})

test('higher own rates mean more clicks and more orders', () => {
  const rates = fc.double({ min: 0.002, max: 0.05, noNaN: true })
  fc.assert(
    fc.property(rates, rates, (a, b) => {
      const [less, more] = [
        forecastWith([rate('clickRate', Math.min(a, b))]),
        forecastWith([rate('clickRate', Math.max(a, b))]),
      ]
      expect(more.clicks.p50).toBeGreaterThanOrEqual(less.clicks.p50)
      const [few, many] = [
        forecastWith([rate('orderRate', Math.min(a, b))]),
        forecastWith([rate('orderRate', Math.max(a, b))]),
      ]
      expect(many.orders.p50).toBeGreaterThanOrEqual(few.orders.p50)
    }),
    { numRuns: 15 },
  )
})

test('the rate of the plan’s own trade counts before the one for all trades', () => {
  const rates = [rate('clickRate', 0.002), rate('clickRate', 0.02, 'beauty')]
  const [beauty, food] = [forecastWith(rates, { niche: 'beauty' }), forecastWith(rates, { niche: 'food' })]
  expect(beauty.clicks.p50).toBeGreaterThan(5 * food.clicks.p50)
})

test('what the plan says itself counts before the own rate', () => {
  const own = [rate('orderRate', 0.001)]
  const said = { conversionRate: 0.05 }
  expect(forecastWith(own, said).orders).toEqual(forecastWith([], said).orders)
  const story = { linkPlace: 'sticker' as const }
  expect(forecastWith([rate('clickRate', 0.0001)], story).clicks).toEqual(forecastWith([], story).clicks)
})

test('a range that does not rise from above 0 changes nothing', () => {
  for (const [p10, p50, p90] of [
    [0, 1, 2],
    [3, 2, 1],
    [Number.NaN, 1, 2],
    [1, 2, Number.POSITIVE_INFINITY],
  ] as const)
    expect(forecastWith([{ id: 'pricePerThousand', niche: null, p10, p50, p90 }])).toEqual(forecastWith([]))
})

test('a forecast says which of its figures are the workspace’s own', () => {
  const lines = forecastWith([rate('clickRate', 0.02), rate('orderRate', 0.02)]).factors
  const own = lines.filter(({ unit }) => unit.endsWith('your own rate'))
  expect(own.map(({ id, kind, value }) => [id, kind, value])).toEqual([
    ['link', 'input', 0.02],
    ['landing-page', 'input', 0.02],
  ])
  expect(lines.find(({ id }) => id === 'niche')?.kind).toBeNull()
})

test('results do not move a second time what the workspace’s own rate says already', () => {
  const taught = { shift: 1, brandSpread: 0.5, creatorSpread: 2, campaigns: 6, weight: 0.6 }
  const calibration = { clicks: taught, orders: taught }
  const creator = { ...openCreator('instagram', 50_000), ownRates: [rate('clickRate', 0.01)] }
  const bare = forecastRoi({ creator, campaign: plan, calibration: null }, 2_000)
  const moved = forecastRoi({ creator, campaign: plan, calibration }, 2_000)
  expect(moved?.clicks).toEqual(bare?.clicks)
  expect(moved?.orders.p50).toBeGreaterThan((bare?.orders.p50 ?? 0) * 2)
  expect(calibrationFor({ creator, campaign: plan, calibration })).toMatchObject({
    clicks: { shift: 0, campaigns: 0 },
    orders: taught,
  })
})

test('what a campaign teaches is the same whatever rates the workspace set meanwhile', () => {
  const result = { reach: null, clicks: 300, orders: 12, countedBy: 'analytics' as const }
  const input = { creator: openCreator('instagram', 50_000), campaign: plan, calibration: null }
  const own = { ...input.creator, ownRates: [rate('clickRate', 0.05), rate('orderRate', 0.2)] }
  expect(lessonOf({ ...result, input: { ...input, creator: own } })).toEqual(lessonOf({ ...result, input }))
})
