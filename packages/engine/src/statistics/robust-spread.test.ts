import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logSpread, lowerSpread, relativeSpread, robustSpread } from './robust-spread.ts'

const normalQuartiles = [-1.2816, -0.8416, -0.5244, -0.2533, 0, 0.2533, 0.5244, 0.8416, 1.2816]

test('of values spread as the normal law spreads them, the robust spread is near the standard deviation', () => {
  expect(robustSpread(normalQuartiles)).toBeCloseTo(0.78, 1)
})

test('a third of the values may be moved anywhere without the robust spread following them', () => {
  const honest = [10, 12, 11, 13, 9, 14, 10, 12]
  const boosted = [...honest, 500, 600, 700]
  expect(robustSpread(boosted)).toBeLessThan(3 * robustSpread(honest))
})

test('inflated values leave the lower spread nearly as it was', () => {
  const honest = Array.from({ length: 40 }, (_, index) => index)
  const boosted = honest.map((value, index) => (index % 5 === 0 ? value + 1_000 : value))
  expect(lowerSpread(boosted)).toBeLessThan(1.6 * lowerSpread(honest))
})

test('the relative spread does not depend on the size of the creator', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 4 }),
      fc.integer({ min: 2, max: 50 }),
      (values, times) => {
        const larger = values.map((value) => value * times)
        expect(relativeSpread(larger)).toBeCloseTo(relativeSpread(values), 9)
      },
    ),
  )
})

test('equal values do not spread at all', () => {
  expect(robustSpread([7, 7, 7])).toBe(0)
  expect(relativeSpread([7, 7, 7])).toBe(0)
})

test('where half of the counts are zero, a relative spread is not a number', () => {
  expect(relativeSpread([0, 0, 0, 5])).toBeNaN()
})

test('the log spread leaves zeros out, for they have no logarithm', () => {
  expect(logSpread([0, 10, 100, 1_000])).toBeCloseTo(logSpread([10, 100, 1_000]), 12)
})
