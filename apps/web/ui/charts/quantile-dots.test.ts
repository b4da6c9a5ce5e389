import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotsCount, quantileValues, stackedDots } from './quantile-dots.ts'

const spreads = fc
  .tuple(
    fc.double({ min: 1, max: 1e6, noNaN: true }),
    fc.double({ min: 1, max: 5, noNaN: true }),
    fc.double({ min: 1, max: 5, noNaN: true }),
  )
  .map(([p50, down, up]) => ({ p10: p50 / down, p50, p90: p50 * up }))

test('twenty dots keep the three percentiles: two below the first, ten below the middle, two above the last', () => {
  const values = quantileValues({ p10: 100, p50: 200, p90: 500 })
  expect(values).toHaveLength(dotsCount)
  const below = (edge: number) => values.filter((value) => value < edge).length
  expect([below(100), below(200), below(500)]).toEqual([2, 10, 18])
})

test('dots ascend, whatever the spread, and none is lost when they are stacked', () => {
  fc.assert(
    fc.property(spreads, fc.integer({ min: 1, max: 40 }), (spread, columns) => {
      const values = quantileValues(spread)
      expect(values).toEqual([...values].sort((a, b) => a - b))
      const dots = stackedDots(values, spread.p90 * 1.5, columns)
      expect(new Set(dots.map(({ column, level }) => `${column} ${level}`)).size).toBe(dotsCount)
      for (const { column } of dots) expect(column >= 0 && column < columns).toBe(true)
    }),
  )
})

test('a price that is not known to spread is one stack', () => {
  expect(new Set(quantileValues({ p10: 0, p50: 50, p90: 80 }))).toEqual(new Set([50]))
})
