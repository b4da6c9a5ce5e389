import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownInput, openInput } from './example-roi.ts'
import { normalSlices, shuffledFor } from './normal-draws.ts'
import { counted, type Outcomes, outcomesOf } from './outcomes.ts'
import { planOf } from './plan.ts'
import type { RoiInput } from './roi-input.ts'

function drawn(input: RoiInput, count = 2_000): Outcomes {
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  const slices = normalSlices(count)
  return outcomesOf(plan, count, (key) => shuffledFor(key, slices))
}

test('in every single draw people are no more than impressions, clicks than people, orders than clicks', () => {
  for (const input of [knownInput(), knownInput('feed'), openInput('x', 3_000, 10)]) {
    const { impressions, reach, clicks, orders, revenue, cost } = drawn(input)
    for (let draw = 0; draw < reach.length; draw += 1) {
      expect(reach[draw]).toBeLessThanOrEqual((impressions[draw] ?? 0) * (1 + 1e-12))
      expect(clicks[draw]).toBeLessThanOrEqual(reach[draw] ?? 0)
      expect(orders[draw]).toBeLessThanOrEqual(clicks[draw] ?? 0)
      expect(Math.min(orders[draw] ?? -1, revenue[draw] ?? -1, cost[draw] ?? -1)).toBeGreaterThanOrEqual(0)
    }
  }
})

test('counting noise has the mean and the variance of Poisson’s law', () => {
  const slices = normalSlices(200_000)
  for (const expected of [0.5, 3, 40]) {
    const counts = slices.map((z) => counted(expected, z))
    const mean = counts.reduce((sum, value) => sum + value, 0) / counts.length
    const variance = counts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / counts.length
    expect(mean / expected).toBeCloseTo(1, 2)
    expect(variance / expected).toBeGreaterThan(0.95)
    expect(variance / expected).toBeLessThan(1.02)
  }
})

test('at every luck that is drawn, more expected orders are more orders', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-4, max: 1e4, noNaN: true }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      fc.double({ min: -3.9, max: 3.9, noNaN: true }),
      (expected, times, luck) => {
        expect(counted(expected * times, luck)).toBeGreaterThanOrEqual(counted(expected, luck) * (1 - 1e-12))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('no expectation, no orders', () => {
  expect(counted(0, 3)).toBe(0)
  expect(counted(Number.NaN, 0)).toBe(0)
  expect(counted(1e6, 0)).toBeCloseTo(1e6, -1)
})

test('an event takes the profit of just as many draws as its chance says', () => {
  const input = knownInput()
  const risky: RoiInput = { ...input, creator: { ...input.creator, safetyRisk: 0.25 } }
  const { event, grossProfit } = drawn(risky)
  expect(event.reduce((sum, one) => sum + one, 0) / event.length).toBeCloseTo(0.25, 3)
  expect(grossProfit.every((profit, draw) => event[draw] === 0 || profit <= 0)).toBe(true)
})

test('advertising adds its impressions and a third as many people', () => {
  const input = knownInput()
  const boosted: RoiInput = { ...input, campaign: { ...input.campaign, boostSpend: 850 } }
  const [plain, more] = [drawn(input), drawn(boosted)]
  for (let draw = 0; draw < 50; draw += 1) {
    const impressions = (more.impressions[draw] ?? 0) - (plain.impressions[draw] ?? 0)
    expect((more.reach[draw] ?? 0) - (plain.reach[draw] ?? 0)).toBeCloseTo(impressions / 3, 6)
    expect((more.cost[draw] ?? 0) - (plain.cost[draw] ?? 0)).toBe(850)
  }
})

test('what belongs to the brand is drawn alike for all its creators, what belongs to a creator is not', () => {
  const other: RoiInput = { ...knownInput(), creator: { ...knownInput().creator, id: 'instagram/other' } }
  const keys = (input: RoiInput) => planOf(input)?.drawn.map(({ key, brand }) => `${brand} ${key}`) ?? []
  const brandOf = (input: RoiInput) => keys(input).filter((key) => key.startsWith('true'))
  const creatorOf = (input: RoiInput) => keys(input).filter((key) => key.startsWith('false'))
  expect(brandOf(other)).toEqual(brandOf(knownInput()))
  expect(brandOf(other).length).toBeGreaterThan(2)
  expect(creatorOf(other).filter((key) => creatorOf(knownInput()).includes(key))).toEqual([])
})

test('a calibration moves the middle by its shift and narrows what is the brand’s', () => {
  const rate = { shift: Math.log(2), brandSpread: 0, creatorSpread: 1, campaigns: 9, weight: 0 }
  const calibrated: RoiInput = { ...knownInput(), calibration: { clicks: rate, orders: { ...rate, shift: 0 } } }
  const [plain, learnt] = [planOf(knownInput()), planOf(calibrated)]
  const spread = (plan: typeof plain) => (plan?.drawn ?? []).filter(({ brand, stage }) => brand && stage === 'clicks')
  expect(spread(plain).some(({ log }) => log.p90 !== 0)).toBe(true)
  expect(spread(learnt).every(({ log }) => log.p90 === 0)).toBe(true)
  const [before, after] = [drawn(knownInput(), 4_001), drawn(calibrated, 4_001)]
  const middle = (values: Float64Array) => [...values].sort((a, b) => a - b)[2_000] ?? 0
  expect(middle(after.clicks) / middle(before.clicks)).toBeGreaterThan(1.8)
  expect(middle(after.clicks) / middle(before.clicks)).toBeLessThan(2.1)
})
