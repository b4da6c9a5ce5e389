import { expect, test } from 'vitest'
import { keptShare } from '../reach/fresh-share.ts'
import { openCampaign, openCreator } from './example-roi.ts'
import { drawOutcomes } from './forecast-roi.ts'
import { forecastSeveral } from './forecast-several.ts'
import type { Outcomes } from './outcomes.ts'
import { planOf } from './plan.ts'
import type { RoiInput } from './roi-input.ts'
import { spreadOf } from './spread-of-draws.ts'

/** Several creators, added up by hand from the draws of each: 100,000, 40,000 and 20,000 followers, $900, $500 and $200. */

const inputOf = (id: string, followers: number, fee: number): RoiInput => ({
  creator: openCreator('instagram', followers, { id }),
  campaign: openCampaign(fee, { productPrice: 60, margin: 0.5, discount: 0.1 }),
  calibration: null,
})
const [large, middle, small] = [
  inputOf('large', 100_000, 900),
  inputOf('middle', 40_000, 500),
  inputOf('small', 20_000, 200),
]
const draws = 500
const outcomesOf = (input: RoiInput): Outcomes => {
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  return drawOutcomes(plan, draws)
}
const columns = [large, middle, small].map(outcomesOf)
/** The weighted sum of one figure over the three creators, draw by draw. */
const summed = (figure: keyof Outcomes, weights: readonly number[]) =>
  spreadOf(
    Float64Array.from({ length: draws }, (_, draw) =>
      columns.reduce((sum, column, index) => sum + (weights[index] ?? 0) * (column[figure][draw] ?? 0), 0),
    ),
  )
const overlap = () => 0.1
const several = forecastSeveral([small, large, middle], overlap, draws)
/** The middle one has a tenth of its people in the large one, the small one a tenth in each. */
const fresh = [1, 0.9, 0.81]

test('creators stand largest first, each with the share of its people whom nobody before it reaches', () => {
  expect(several?.creators.map(({ id }) => id)).toEqual(['large', 'middle', 'small'])
  expect(several?.creators.map((creator) => creator.fresh)).toEqual(fresh)
  expect(several?.creators.map(({ reach }) => reach)).toEqual(columns.map(({ reach }) => spreadOf(reach).p50))
})

test('people are the new ones of each, draw by draw', () => {
  expect(several?.reach).toEqual(summed('reach', fresh))
})

test('clicks, orders and money count people who are met again by what a second post brings', () => {
  const kept = fresh.map(keptShare)
  // .9 + .1 × .3727 and .81 + .19 × .3727.
  expect(kept.map((share) => Math.round(share * 1e4) / 1e4)).toEqual([1, 0.9373, 0.8808])
  for (const figure of ['clicks', 'orders', 'revenue', 'grossProfit'] as const) {
    expect(several?.[figure]).toEqual(summed(figure, kept))
  }
})

test('costs are those of all three in full, $1,600', () => {
  expect(several?.cost).toEqual({ p10: 1_600, p50: 1_600, p90: 1_600 })
})

test('apart they reach the sum of all people, draw by draw, which the overlap can only lower', () => {
  expect(several?.reachApart).toBe(summed('reach', [1, 1, 1]).p50)
  expect(several?.reach.p50).toBeLessThan(several?.reachApart ?? 0)
})

test('ROI is gross profit over cost, draw by draw, and its chance is counted there', () => {
  const kept = fresh.map(keptShare)
  const roi = Float64Array.from({ length: draws }, (_, draw) => {
    return columns.reduce((sum, { grossProfit }, at) => sum + (kept[at] ?? 0) * (grossProfit[draw] ?? 0), 0) / 1_600
  })
  expect(several?.roi?.p50).toBeCloseTo(spreadOf(roi).p50, 6)
  expect(several?.chanceRoiAboveOne).toBeCloseTo(roi.filter((value) => value > 1).length / draws, 9)
})

test('a creator that is named twice counts as it was named last', () => {
  const dearer = inputOf('small', 20_000, 700)
  expect(forecastSeveral([small, large, middle, dearer], overlap, draws)).toEqual(
    forecastSeveral([large, middle, dearer], overlap, draws),
  )
})

test('whoever has no figure to compute reach from is named, in the order of names, and changes nothing', () => {
  const blank = (id: string): RoiInput => ({ ...small, creator: openCreator('tiktok', 5_000, { id }) })
  const with2 = forecastSeveral([blank('z'), small, large, blank('b'), middle], overlap, draws)
  expect(with2).toEqual({ ...several, unknown: ['b', 'z'] })
  expect(several?.unknown).toEqual([])
})

test('a full overlap leaves the people of the largest, an overlap of nothing those of all', () => {
  expect(forecastSeveral([large, middle, small], () => 1, draws)?.reach).toEqual(summed('reach', [1, 0, 0]))
  expect(forecastSeveral([large, middle, small], () => 0, draws)?.reach).toEqual(summed('reach', [1, 1, 1]))
})

test('of two creators of one reach the name decides who is met first, whatever their order in the list', () => {
  const [anna, bert] = [inputOf('anna', 20_000, 100), inputOf('bert', 20_000, 100)]
  // Their draws differ by name, so their reaches do too, by a little; one reach for both needs one that is certain.
  const sure = (input: RoiInput): RoiInput => ({
    ...input,
    creator: {
      ...input.creator,
      ...{ reach: { p10: 500, p50: 500, p90: 500 }, suspiciousShare: { share: 0, low: 0, high: 0 }, growthAnomaly: 0 },
    },
  })
  for (const pair of [
    [anna, bert],
    [bert, anna],
  ]) {
    const creators = forecastSeveral(pair.map(sure), () => 0.5, draws)?.creators
    expect(creators?.map(({ id, fresh: share }) => [id, share])).toEqual([
      ['anna', 1],
      ['bert', 0.5],
    ])
  }
})
