import { expect, test } from 'vitest'
import { knownInput } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import { forecastSeveral, type SeveralForecast } from './forecast-several.ts'
import type { RoiInput } from './roi-input.ts'

const creator = (id: string, likes = 1_500): RoiInput => ({
  ...knownInput(),
  creator: { ...knownInput().creator, id, likes: { p10: likes * 0.7, p50: likes, p90: likes * 1.5 } },
})
const three = [creator('a', 2_000), creator('b', 1_500), creator('c', 900)]

function together(inputs: readonly RoiInput[], overlap: number, draws = 2_000): SeveralForecast {
  const forecast = forecastSeveral(inputs, (one, other) => (one === other ? 1 : overlap), draws)
  if (forecast === null) throw new Error('no forecast')
  return forecast
}

test('one creator together is one creator alone', () => {
  const alone = forecastRoi(creator('a'), 2_000)
  const forecast = together([creator('a')], 0.3)
  expect(forecast.reach).toEqual(alone?.reach)
  expect(forecast.orders).toEqual(alone?.orders)
  expect(forecast.roi).toEqual(alone?.roi)
  expect(forecast.chanceRoiAboveOne).toBe(alone?.chanceRoiAboveOne)
})

test('the order of the creators means nothing, and who is there twice counts once', () => {
  const forecast = together(three, 0.1)
  expect(together([...three].reverse(), 0.1)).toEqual(forecast)
  expect(together([...three, creator('b', 1_500)], 0.1)).toEqual(forecast)
})

test('more overlap is fewer people and fewer orders for the same cost', () => {
  const [apart, some, much] = [together(three, 0), together(three, 0.2), together(three, 0.6)]
  expect(some.reach.p50).toBeLessThan(apart.reach.p50)
  expect(much.reach.p50).toBeLessThan(some.reach.p50)
  expect(much.orders.p50).toBeLessThan(some.orders.p50)
  expect(some.orders.p50).toBeLessThan(apart.orders.p50)
  expect(much.cost).toEqual(apart.cost)
  expect((much.roi?.p50 ?? 0) < (apart.roi?.p50 ?? 0)).toBe(true)
})

test('meeting people again is worth less than meeting new ones, and more than nothing', () => {
  const [alone, same] = [together([three[0] ?? creator('a')], 0), together(three, 1)]
  expect(same.reach.p50).toBeCloseTo(alone.reach.p50, 6)
  expect(same.orders.p50).toBeGreaterThan(alone.orders.p50)
})

test('shares of new people fall down the list', () => {
  const shares = together(three, 0.25).creators.map(({ fresh }) => fresh)
  expect(shares).toEqual([1, 0.75, 0.5625])
})

test('what the creators have in common is drawn once: a dozen narrow the forecast less than twelve independent bets', () => {
  const dozen = Array.from({ length: 12 }, (_, index) => creator(`creator-${index}`))
  const width = ({ clicks }: SeveralForecast) => Math.log(clicks.p90 / clicks.p10)
  const [one, twelve] = [width(together([creator('a')], 0)), width(together(dozen, 0))]
  expect(twelve).toBeLessThan(one)
  expect(twelve).toBeGreaterThan((one / Math.sqrt(12)) * 1.5)
})

test('creators of whom nothing is known are named and left out', () => {
  const stranger: RoiInput = {
    ...knownInput(),
    creator: { ...knownInput().creator, id: 'x', platform: 'tiktok', likes: null },
  }
  const forecast = together([creator('a'), stranger], 0.1)
  expect(forecast.unknown).toEqual(['x'])
  expect(forecast.creators.map(({ id }) => id)).toEqual(['a'])
  expect(forecastSeveral([stranger], () => 0)).toBeNull()
  expect(forecastSeveral([], () => 0)).toBeNull()
})

test('gifts have no ROI', () => {
  const gift: RoiInput = { ...creator('a'), campaign: { ...creator('a').campaign, fee: 0 } }
  expect(together([gift], 0).roi).toBeNull()
  expect(together([gift], 0).chanceRoiAboveOne).toBeNull()
})
