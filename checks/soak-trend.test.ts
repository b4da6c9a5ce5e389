import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trendOf } from '../bench/src/soak/trend.ts'

const line = (slope: number, noise: (place: number) => number) =>
  Array.from({ length: 60 }, (_, place) => ({ x: place, y: 100 + slope * place + noise(place) }))

test('a straight line has its own slope, and no doubt', () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (slope) => {
      const trend = trendOf(line(slope, () => 0))
      for (const end of [trend.slope, trend.low, trend.high]) expect(end).toBeCloseTo(slope, 9)
    }),
  )
})

test('a saw that goes nowhere is not said to rise, and one that climbs is', () => {
  const saw = (place: number) => (place % 7) * 3
  expect(trendOf(line(0, saw)).low).toBeLessThanOrEqual(0)
  expect(trendOf(line(0.5, saw)).low).toBeGreaterThan(0)
})

test('a single jump up and back moves nothing', () => {
  expect(trendOf(line(0, (place) => (place === 30 ? 500 : 0)))).toEqual({ slope: 0, low: 0, high: 0 })
})
