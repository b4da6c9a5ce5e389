import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ascending, median, quantile } from './quantile.ts'

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
