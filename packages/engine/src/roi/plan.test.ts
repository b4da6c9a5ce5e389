import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logSpread } from '../statistics/log-range.ts'
import type { RateCalibration } from './calibration.ts'
import { knownInput, openCreator, openInput } from './example-roi.ts'
import type { stages } from './factor.ts'
import { factorLines } from './factor-lines.ts'
import { roiFactors } from './factor-list.ts'
import { type Plan, planOf } from './plan.ts'
import type { RoiInput } from './roi-input.ts'

function mustPlan(input: RoiInput): Plan {
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  return plan
}

const middleOf = (plan: Plan, stage: (typeof stages)[number]) => plan.middles[stage]
const rate = (known: Partial<RateCalibration>): RateCalibration => ({
  ...{ shift: 0, brandSpread: 1, creatorSpread: 1, campaigns: 3, weight: 0 },
  ...known,
})

test('the middle of a stage is the sum of what its factors read', () => {
  const input = knownInput()
  const sum = roiFactors.reduce((total, factor) => {
    const effects = factor.read(input)?.effects ?? []
    return total + effects.filter(({ stage }) => stage === 'orders').reduce((part, { log }) => part + log.p50, 0)
  }, 0)
  expect(middleOf(mustPlan(input), 'orders')).toBeCloseTo(sum, 12)
})

test('what is certain is not drawn, and what is drawn stands around zero', () => {
  for (const { log } of mustPlan(openInput('instagram', 9_000, 10)).drawn) {
    expect(log.p50).toBe(0)
    expect(log.p10 !== 0 || log.p90 !== 0).toBe(true)
    expect(log.min).toBeLessThanOrEqual(0)
    expect(log.max).toBeGreaterThanOrEqual(0)
  }
})

test('a spread that brand and creator share is drawn twice, and both together are the whole', () => {
  const drawn = mustPlan(knownInput()).drawn.filter(({ factor }) => factor === 'link')
  expect(drawn.map(({ brand }) => brand)).toEqual([true, false])
  const whole = roiFactors.find(({ id }) => id === 'link')?.read(knownInput())?.effects[0]?.log
  const variance = drawn.reduce((sum, { log }) => sum + logSpread(log) ** 2, 0)
  expect(whole === undefined ? 0 : logSpread(whole) ** 2).toBeCloseTo(variance, 12)
})

test('keys of creators differ, keys of the brand do not, and no key stands for two factors', () => {
  const [a, b] = ['a', 'b'].map((id) => mustPlan({ ...knownInput(), creator: { ...knownInput().creator, id } }).drawn)
  const keys = (drawn: Plan['drawn'] | undefined, brand: boolean) =>
    (drawn ?? []).filter((effect) => effect.brand === brand).map(({ key }) => key)
  expect(keys(a, true)).toEqual(keys(b, true))
  expect(keys(a, false).some((key) => keys(b, false).includes(key))).toBe(false)
  const factorsOfKey = new Map<string, Set<string>>()
  for (const { key, factor } of a ?? []) factorsOfKey.set(key, (factorsOfKey.get(key) ?? new Set()).add(factor))
  expect([...factorsOfKey.values()].every((factors) => factors.size === 1)).toBe(true)
})

test('a calibration shifts clicks and orders and nothing else', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      (clicks, orders) => {
        const calibration = { clicks: rate({ shift: clicks }), orders: rate({ shift: orders }) }
        const [plain, learnt] = [mustPlan(knownInput()), mustPlan({ ...knownInput(), calibration })]
        expect(middleOf(learnt, 'clicks') - middleOf(plain, 'clicks')).toBeCloseTo(clicks, 9)
        expect(middleOf(learnt, 'orders') - middleOf(plain, 'orders')).toBeCloseTo(orders, 9)
        expect(middleOf(learnt, 'exposure')).toBe(middleOf(plain, 'exposure'))
      },
    ),
    { numRuns: 30 },
  )
})

test('belief in a calibration ends at a factor of a thousand, and nonsense is none', () => {
  const shifted = (shift: number) => {
    const plan = mustPlan({ ...knownInput(), calibration: { clicks: rate({ shift }), orders: rate({}) } })
    return middleOf(plan, 'clicks') - middleOf(mustPlan(knownInput()), 'clicks')
  }
  expect(shifted(100)).toBeCloseTo(7, 9)
  expect(shifted(-100)).toBeCloseTo(-7, 9)
  expect(shifted(Number.NaN)).toBe(0)
})

test('a calibration of the brand leaves the creators’ spread, and the other way around', () => {
  const spreads = (calibration: RoiInput['calibration'], brand: boolean) =>
    mustPlan({ ...knownInput(), calibration })
      .drawn.filter((effect) => effect.brand === brand && effect.stage === 'clicks')
      .reduce((sum, { log }) => sum + logSpread(log), 0)
  const surer = { clicks: rate({ brandSpread: 0.5 }), orders: rate({}) }
  expect(spreads(surer, true)).toBeCloseTo(spreads(null, true) / 2, 12)
  expect(spreads(surer, false)).toBeCloseTo(spreads(null, false), 12)
  const wilder = { clicks: rate({ creatorSpread: 2 }), orders: rate({}) }
  expect(spreads(wilder, false)).toBeCloseTo(2 * spreads(null, false), 12)
  expect(spreads(wilder, true)).toBeCloseTo(spreads(null, true), 12)
})

test('money that is not known costs nothing, an event that nobody looked for is one of fifty', () => {
  const plan = mustPlan(openInput('instagram', 9_000, 10))
  expect([plan.fee, plan.otherCosts, plan.boostSpend, plan.discount]).toEqual([10, 0, 0, 0])
  expect(plan.eventChance).toBe(0.02)
  expect(plan.present.has('rights')).toBe(false)
})

test('the lines of an answer are all factors in their order, with what each read', () => {
  const lines = factorLines(mustPlan(knownInput()))
  expect(lines.map(({ id }) => id)).toEqual(roiFactors.map(({ id }) => id))
  const fee = lines.find(({ id }) => id === 'fee')
  expect(fee).toMatchObject({ number: 36, kind: 'input', value: 1_000, unit: 'USD', multipliers: [] })
  const fake = lines.find(({ id }) => id === 'suspicious-share')
  expect(fake).toMatchObject({ number: 16, kind: 'measured', value: 0.1, direction: 'down', moves: 'reach' })
  expect(fake?.multipliers.map(({ stage, p50 }) => [stage, p50])).toEqual([['people', 0.9]])
})

test('a line of a factor that does not apply says so by a kind of null', () => {
  const lines = factorLines(mustPlan(knownInput()))
  for (const id of ['views-per-subscriber', 'season', 'positivity', 'audience-overlap']) {
    expect(lines.find((line) => line.id === id)).toMatchObject({ kind: null, value: null, multipliers: [] })
  }
})

test('there is a plan once any one of reach, views, likes or followers is of use', () => {
  const p = (value: number) => ({ p10: value, p50: value, p90: value })
  const planned = (creator: RoiInput['creator']) => planOf({ ...openInput('x', null, 1), creator }) !== null
  expect(planned(openCreator('tiktok', null, { reach: p(10) }))).toBe(true)
  expect(planned(openCreator('tiktok', null, { views: p(10) }))).toBe(true)
  expect(planned(openCreator('instagram', null, { likes: p(10) }))).toBe(true)
  expect(planned(openCreator('x', 10))).toBe(true)
  expect(planned(openCreator('x', null, { likes: p(10) }))).toBe(false)
  expect(planned(openCreator('x', Number.NaN))).toBe(false)
})
