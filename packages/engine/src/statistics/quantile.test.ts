import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ascending, median, quantile, quantileOfSorted } from './quantile.ts'

const counts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })

test('the median of an odd number of values is the middle one, of an even number the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 10, 100])).toBe(6)
})

test('one wild value does not move the median far', () => {
  expect(median([10, 11, 12, 13, 1_000_000])).toBe(12)
})

test('numbers sort as numbers, not as text', () => {
  expect(ascending([10, 9, 100])).toEqual([9, 10, 100])
})

test('short and long lists are put in the same order, infinite numbers and what is no number among them', () => {
  const numbers = fc.array(fc.double(), { maxLength: 60 }).map((values) => values.map((value) => value + 0))
  fc.assert(
    fc.property(numbers, (values) => {
      expect(ascending(values)).toEqual(Array.from(Float64Array.from(values).sort()))
    }),
  )
})

test('nothing has no median', () => {
  expect(median([])).toBeNaN()
})

test('a quantile lies between the lowest and the highest value and rises with its probability', () => {
  fc.assert(
    fc.property(counts, fc.double({ min: 0, max: 1, noNaN: true }), (values, p) => {
      const value = quantile(values, p)
      expect(value).toBeGreaterThanOrEqual(Math.min(...values))
      expect(value).toBeLessThanOrEqual(Math.max(...values))
      expect(quantile(values, Math.min(1, p + 0.1))).toBeGreaterThanOrEqual(value)
    }),
  )
})

test('the order of the values decides nothing, and they are left as they were', () => {
  const values = [5, 3, 8, 1]
  expect(quantile(values, 0.3)).toBe(quantile([1, 3, 5, 8], 0.3))
  expect(values).toEqual([5, 3, 8, 1])
})

const chance = fc.double({ min: 0, max: 1, noNaN: true })

test('the lowest, the middle and the highest value are quantiles', () => {
  fc.assert(
    fc.property(counts, (values) => {
      expect(quantile(values, 0)).toBe(Math.min(...values))
      expect(quantile(values, 1)).toBe(Math.max(...values))
      expect(quantile(values, 0.5)).toBe(median(values))
    }),
  )
})

test('larger units and a shifted zero change a quantile as they change the values', () => {
  fc.assert(
    fc.property(
      counts,
      chance,
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: -99, max: 99 }),
      (values, p, a, b) => {
        const moved = values.map((value) => a * value + b)
        expect(quantile(moved, p)).toBeCloseTo(a * quantile(values, p) + b, 4)
      },
    ),
  )
})

test('seen in a mirror the lower quantiles are the upper ones', () => {
  fc.assert(
    fc.property(counts, chance, (values, p) => {
      expect(
        quantile(
          values.map((value) => -value),
          p,
        ),
      ).toBeCloseTo(-quantile(values, 1 - p), 4)
    }),
  )
})

test('between two neighbours a quantile moves in a straight line', () => {
  const sorted = [10, 20, 40, 80]
  for (const part of [0, 0.25, 0.5, 0.9]) {
    expect(quantileOfSorted(sorted, (1 + part) / 3)).toBeCloseTo(20 + 20 * part, 9)
  }
})

test('a single value is every quantile, and repeating all values changes no median', () => {
  fc.assert(
    fc.property(counts, chance, (values, p) => {
      expect(quantile([values[0] ?? 0], p)).toBe(values[0])
      expect(median([...values, ...values])).toBe(median(values))
    }),
  )
})

test('fewer than half of the values moved anywhere leave the median among the others', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 3, maxLength: 31 }), (honest) => {
      const wild = Array.from({ length: Math.floor((honest.length - 1) / 2) }, () => 1e12)
      expect(median([...honest, ...wild])).toBeLessThanOrEqual(1_000)
    }),
  )
})
