import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platforms } from '../snapshot/snapshot.ts'
import { chooseCreators } from './choose-creators.ts'
import { knownInput, openCampaign, openCreator, openInput } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import { forecastSeveral } from './forecast-several.ts'
import { overexposure } from './overexposure.ts'
import { recalibrate } from './recalibrate.ts'
import type { RoiInput } from './roi-input.ts'
import { roiTornado } from './tornado.ts'

/** What happens at the ends: nobody, nothing, one, and more than there is on earth. */

const noOverlap = () => 0
/** Every number of a forecast, wherever it stands. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

test('with everything open a forecast needs followers on a platform that shows posts to them, and nothing else', () => {
  const known = platforms.filter((platform) => forecastRoi(openInput(platform, 10_000, 100), 100) !== null)
  expect(known).toEqual(['instagram', 'x', 'linkedin'])
  for (const platform of platforms) expect(forecastRoi(openInput(platform, null, 100), 100)).toBeNull()
})

test('with everything null an answer is null or finite, in every part of the piece', () => {
  const empty: RoiInput = { creator: openCreator('youtube', null), campaign: openCampaign(0), calibration: null }
  expect(forecastRoi(empty, 100)).toBeNull()
  expect(roiTornado(empty)).toBeNull()
  expect(forecastSeveral([empty], noOverlap, 100)).toBeNull()
  expect(overexposure(empty.creator)).toBeNull()
  expect(recalibrate([{ input: empty, reach: 9, clicks: 9, orders: 9, countedBy: 'analytics' }])).toBeNull()
})

test('nobody at all: no creators, no forecast, no choice and no calibration', () => {
  expect(forecastSeveral([], noOverlap, 100)).toBeNull()
  expect(recalibrate([])).toBeNull()
  expect(chooseCreators([], 1_000, 'profit', noOverlap)).toMatchObject({
    ...{ chosen: [], cost: 0, reach: 0, profit: 0, oneByOne: 0, explanations: [], budget: 1_000 },
  })
})

test('zero followers are a forecast of nothing, which is not the same as no forecast', () => {
  const nobody = forecastRoi(openInput('instagram', 0, 100), 200)
  expect(nobody).not.toBeNull()
  expect(nobody?.reach.p90).toBeLessThan(1e-3)
  expect(nobody?.orders.p90).toBeLessThan(1e-6)
  expect(nobody?.roi?.p90).toBeLessThan(1e-6)
  expect(nobody?.regretRate).toBe(1)
  expect(numbersOf(nobody).every(Number.isFinite)).toBe(true)
})

test('more followers than people live give finite figures and no more people than impressions', () => {
  const giant = forecastRoi(openInput('instagram', 1e30, 100), 200)
  expect(numbersOf(giant).every(Number.isFinite)).toBe(true)
  expect(giant?.reach.p90).toBeLessThanOrEqual(giant?.impressions.p90 ?? 0)
})

test('one creator is a campaign: together with nobody he is what he is alone', () => {
  const input = knownInput('feed')
  const alone = forecastRoi(input, 400)
  const several = forecastSeveral([input], () => 0.9, 400)
  expect(several?.creators).toEqual([{ id: input.creator.id, reach: alone?.reach.p50, fresh: 1 }])
  for (const figure of ['reach', 'clicks', 'orders', 'revenue', 'grossProfit', 'cost', 'roi'] as const) {
    expect(several?.[figure]).toEqual(alone?.[figure])
  }
  expect(several?.chanceRoiAboveOne).toBe(alone?.chanceRoiAboveOne)
})

test('one candidate is booked if he earns more than he costs and can be paid, and never otherwise', () => {
  const dollars = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(dollars, dollars, dollars, (cost, grossProfit, budget) => {
      const { chosen } = chooseCreators([{ id: 'a', reach: 10, cost, grossProfit }], budget, 'profit', noOverlap)
      expect(chosen).toEqual(cost <= budget && grossProfit > cost ? ['a'] : [])
    }),
  )
})

test('a budget of nothing books whoever costs nothing; a budget that is no number is nothing', () => {
  const gift = { id: 'gift', reach: 10, cost: 0, grossProfit: 5 }
  const paid = { id: 'paid', reach: 90, cost: 1, grossProfit: 50 }
  for (const budget of [0, -5, Number.NaN]) {
    expect(chooseCreators([gift, paid], budget, 'profit', noOverlap)).toMatchObject({ chosen: ['gift'], budget: 0 })
  }
})

test('twenty-one creators are refused with a sentence that says how many may be weighed', () => {
  const crowd = Array.from({ length: 21 }, (_, index) => ({ id: `${index}`, reach: 1, cost: 1, grossProfit: 2 }))
  expect(() => chooseCreators(crowd, 5, 'reach', noOverlap)).toThrow(RangeError)
  expect(() => chooseCreators(crowd, 5, 'reach', noOverlap)).toThrow(
    'You can compare up to 20 creators at once, not 21.',
  )
})

test('an overlap that is no number is none: two creators then add up', () => {
  const inputs = ['a', 'b'].map((id) => ({ ...knownInput(), creator: { ...knownInput().creator, id } }))
  const apart = forecastSeveral(inputs, noOverlap, 200)
  expect(forecastSeveral(inputs, () => Number.NaN, 200)).toEqual(apart)
  expect(forecastSeveral(inputs, () => -3, 200)).toEqual(apart)
  expect(forecastSeveral(inputs, () => 7, 200)).toEqual(forecastSeveral(inputs, () => 1, 200))
})

test('one audience under two names is reached once, and clicks a second time as much as for a second post', () => {
  const inputs = ['a', 'b'].map((id) => ({ ...knownInput(), creator: { ...knownInput().creator, id } }))
  const alone = forecastSeveral(inputs.slice(0, 1), noOverlap, 2_000)
  const twins = forecastSeveral(inputs, () => 1, 2_000)
  expect(twins?.reach).toEqual(alone?.reach)
  expect(twins?.cost.p50).toBe(2 * (alone?.cost.p50 ?? 0))
  // Means of clicks would be 1.37 times; medians of sums of skewed draws lie near it.
  const times = (twins?.clicks.p50 ?? 0) / (alone?.clicks.p50 ?? 1)
  expect(times).toBeGreaterThan(1.25)
  expect(times).toBeLessThan(1.55)
})

test('a number of draws outside 100 to a million is drawn in, and one that is none is the default', () => {
  const drawsOf = (draws: number) => forecastRoi(openInput('x', 10_000, 100), draws)?.draws
  expect([drawsOf(-1), drawsOf(99.9), drawsOf(150.7), drawsOf(Number.NaN)]).toEqual([100, 100, 150, 10_000])
})

test('an unknown enum value is read as the usual case and breaks nothing', () => {
  // The contract refuses these; a caller of the engine might not have asked it.
  const usual = forecastRoi(openInput('instagram', 10_000, 100), 100)
  const parsed: RoiInput = JSON.parse(JSON.stringify(openInput('instagram', 10_000, 100)))
  const strange: RoiInput = { ...parsed, campaign: { ...parsed.campaign, ...JSON.parse('{"usageRights": "moon"}') } }
  expect(forecastRoi(strange, 100)?.cost).toEqual(usual?.cost)
})
