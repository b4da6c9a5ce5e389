import { expect, test } from 'vitest'
import { overlapOfAudiences, unknownOverlap } from '../overlap/audience-overlap.ts'
import { candidateOf } from './candidate-of.ts'
import { chooseCreators } from './choose-creators.ts'
import { knownInput } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import { forecastSeveral } from './forecast-several.ts'
import type { RoiInput } from './roi-input.ts'

/** From briefs to a booking: the whole way that a planner goes. */

const inputOf = (id: string, likes: number, fee: number): RoiInput => ({
  ...knownInput(),
  creator: { ...knownInput().creator, id, likes: { p10: likes * 0.7, p50: likes, p90: likes * 1.5 } },
  campaign: { ...knownInput().campaign, fee },
})
const inputs = [inputOf('a', 3_000, 200), inputOf('b', 1_500, 90), inputOf('c', 1_400, 80), inputOf('d', 300, 900)]
const candidates = inputs.map((input) => {
  const forecast = forecastRoi(input, 1_000)
  if (forecast === null) throw new Error('no forecast')
  return candidateOf(input.creator.id, forecast)
})

test('a candidate is what its forecast expects', () => {
  const forecast = forecastRoi(inputs[0] ?? knownInput(), 1_000)
  expect(candidates[0]).toEqual({
    id: 'a',
    reach: forecast?.expected.reach,
    cost: 200,
    grossProfit: forecast?.expected.grossProfit,
  })
})

test('four briefs, one budget: who loses money is not booked, and the booking is within the budget', () => {
  const choice = chooseCreators(candidates, 300, 'profit', () => unknownOverlap().share)
  expect(choice.chosen).not.toContain('d')
  expect(choice.chosen.length).toBeGreaterThan(0)
  expect(choice.cost).toBeLessThanOrEqual(300)
  expect(choice.explanations.find(({ id }) => id === 'd')?.reason).toBe('over-budget')
})

test('for reach alone the same budget may book others, and reaches no fewer people', () => {
  const byProfit = chooseCreators(candidates, 300, 'profit', () => unknownOverlap().share)
  const byReach = chooseCreators(candidates, 300, 'reach', () => unknownOverlap().share)
  expect(byReach.reach).toBeGreaterThanOrEqual(byProfit.reach * 0.99999)
})

test('two with one audience by their lists of likers are not both booked', () => {
  const fans = Array.from({ length: 400 }, (_, index) => `fan-${index}`)
  const fanOf = { platform: 'instagram', source: 'connector', accountIds: fans, audience: 400 }
  const { share } = overlapOfAudiences(fanOf, fanOf)
  const overlapOf = (one: string, other: string) => (one !== 'a' && other !== 'a' ? share : unknownOverlap().share)
  const tight = candidates.map((one) => ({ ...one, grossProfit: one.cost * 1.2 }))
  const { chosen } = chooseCreators(tight, 1_000, 'profit', overlapOf)
  expect(chosen.includes('b') && chosen.includes('c')).toBe(false)
})

test('the booking’s own forecast adds up to about what the choice expected', () => {
  const choice = chooseCreators(candidates, 400, 'profit', () => 0.05)
  const booked = inputs.filter(({ creator }) => choice.chosen.includes(creator.id))
  const several = forecastSeveral(booked, () => 0.05, 1_000)
  expect(several?.cost.p50).toBeCloseTo(choice.cost, 6)
  expect((several?.reach.p50 ?? 0) / choice.reach).toBeGreaterThan(0.8)
  expect((several?.reach.p50 ?? 0) / choice.reach).toBeLessThan(1.1)
})
