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

const values = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 3, maxLength: 40 })
const times = fc.integer({ min: 2, max: 40 })

test('every spread is at least nothing, and nothing for equal values', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 9_999 }), (list, value) => {
      for (const spread of [robustSpread, lowerSpread, relativeSpread, logSpread]) {
        expect(spread(list)).toBeGreaterThanOrEqual(0)
        expect(spread(list.map(() => value))).toBe(0)
      }
    }),
  )
})

test('in another unit the absolute spreads change with the unit and the relative ones do not', () => {
  fc.assert(
    fc.property(values, times, (list, factor) => {
      const larger = list.map((value) => value * factor)
      expect(robustSpread(larger)).toBeCloseTo(factor * robustSpread(list), 3)
      expect(lowerSpread(larger)).toBeCloseTo(factor * lowerSpread(list), 3)
      expect(relativeSpread(larger)).toBeCloseTo(relativeSpread(list), 6)
      expect(logSpread(larger)).toBeCloseTo(logSpread(list), 6)
    }),
  )
})

test('adding the same number to all values leaves the absolute spreads and shrinks the relative one', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 9_999 }), (list, more) => {
      const moved = list.map((value) => value + more)
      expect(robustSpread(moved)).toBeCloseTo(robustSpread(list), 6)
      expect(lowerSpread(moved)).toBeCloseTo(lowerSpread(list), 6)
      expect(relativeSpread(moved)).toBeLessThanOrEqual(relativeSpread(list) + 1e-12)
    }),
  )
})

test('the order of the values decides no spread', () => {
  fc.assert(
    fc.property(values, (list) => {
      for (const spread of [robustSpread, lowerSpread, relativeSpread, logSpread])
        expect(spread([...list].reverse())).toBe(spread(list))
    }),
  )
})

test('whatever is added above the median, the lower spread stays as it was', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 1_000_000 }), (list, more) => {
      const sorted = [...list].sort((a, b) => a - b)
      const upper = Math.floor(sorted.length / 2) + 1
      const boosted = sorted.map((value, index) => (index >= upper ? value + more : value))
      expect(lowerSpread(boosted)).toBeCloseTo(lowerSpread(list), 6)
    }),
  )
})

test.each([robustSpread, lowerSpread, relativeSpread, logSpread])('%# nothing has no spread', (spread) => {
  expect(spread([])).toBeNaN()
})

test('values of which none has a logarithm have no log spread', () => {
  expect(logSpread([0, 0, -3])).toBeNaN()
})
