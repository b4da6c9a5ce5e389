import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestSplit, bestStretch, flooredSpread, leastSquares, mean, spread } from './pattern-statistics.ts'

const numbers = (minLength: number) =>
  fc.array(fc.integer({ min: -50, max: 50 }), { minLength, maxLength: 40 }).map((list) => list.map((one) => one / 10))
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

test('mean and spread by hand: 2, 4, 4, 4, 5, 5, 7 and 9 have 5 and 2', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9]
  expect(mean(values)).toBe(5)
  expect(spread(values)).toBe(2)
  expect(mean([])).toBe(0)
  expect(spread([7])).toBe(0)
})

test('two heaps are cut between them and explain everything; their shares are those of the values', () => {
  expect(bestSplit([0, 0, 1, 1])).toEqual({ gain: 1, below: 0.5 })
  const uneven = bestSplit([0, 0, 0, 1, 1])
  expect(uneven.gain).toBeCloseTo(1, 12)
  expect(uneven.below).toBe(0.6)
})

test('one heap of the normal law gains 2 / π, an even one three quarters', () => {
  // Halves of the normal law lie √(2/π) from its middle; those of an even law a quarter of its width, whose variance is 1/12.
  const even = Array.from({ length: 2_000 }, (_, index) => index)
  expect(bestSplit(even).gain).toBeCloseTo(0.75, 3)
  const normal = ascending(
    Array.from({ length: 2_000 }, (_, index) => {
      const [radius, angle] = [Math.sqrt(-2 * Math.log((index + 0.5) / 2_000)), 2.399963 * index]
      return radius * Math.cos(angle)
    }),
  )
  expect(bestSplit(normal).gain).toBeGreaterThan(0.6)
  expect(bestSplit(normal).gain).toBeLessThan(0.68)
})

test('a heap has at least two values: three have nothing to cut, and a single wild one is no heap', () => {
  expect(bestSplit([0, 5, 9])).toEqual({ gain: 0, below: 0.5 })
  expect(bestSplit([0, 0, 0, 0, 9]).below).not.toBe(0.8)
})

test('a cut explains between nothing and all, wherever the values lie', () => {
  fc.assert(
    fc.property(numbers(4), fc.integer({ min: -9, max: 9 }), (values, shift) => {
      const { gain, below } = bestSplit(ascending(values))
      expect(gain).toBeGreaterThanOrEqual(0)
      expect(gain).toBeLessThanOrEqual(1 + 1e-9)
      expect(below).toBeGreaterThan(0)
      expect(below).toBeLessThan(1)
      expect(bestSplit(ascending(values.map((value) => value + shift))).gain).toBeCloseTo(gain, 6)
    }),
  )
})

test('a stretch by hand: two of eight posts 3 above the others, which spread by 1.3', () => {
  // Mean .75, variance (2 × 2.25² + 6 × .75²) / 8 = 1.6875; 3 / (√1.6875 + .05) × √2.
  const expected = (3 / (Math.sqrt(1.6875) + 0.05)) * Math.SQRT2
  expect(bestStretch([0, 0, 0, 3, 3, 0, 0, 0])).toBeCloseTo(expected, 12)
  expect(bestStretch([3, 3, 0, 0, 0, 0, 0, 0])).toBeCloseTo(expected, 12)
  expect(bestStretch([0, 0, 0, 0, 0, 0, 3, 3])).toBeCloseTo(expected, 12)
})

test('the same posts apart are less of a stretch than in a row', () => {
  expect(bestStretch([3, 0, 0, 0, 3, 0, 0, 0])).toBeLessThan(bestStretch([3, 3, 0, 0, 0, 0, 0, 0]) / 1.9)
})

test('too few posts for two stretches, and posts that are all alike, have none', () => {
  expect(bestStretch([9, 0, 0])).toBe(0)
  expect(bestStretch([])).toBe(0)
  expect(bestStretch([4, 4, 4, 4, 4, 4, 4, 4])).toBe(0)
})

test('a stretch is never below zero and reads the same forwards and backwards, higher up or lower down', () => {
  fc.assert(
    fc.property(numbers(4), fc.integer({ min: -9, max: 9 }), (values, shift) => {
      const found = bestStretch(values)
      expect(found).toBeGreaterThanOrEqual(0)
      expect(bestStretch([...values].reverse())).toBeCloseTo(found, 6)
      expect(bestStretch(values.map((value) => value + shift))).toBeCloseTo(found, 6)
    }),
  )
})

test('what follows in proportion has the slope S / (S + .3), and leaves only what the pull takes', () => {
  // The column lies −1, 0 and 1 from its mean: S = 2.
  const { slope, residuals } = leastSquares([10, 12, 14], [[1, 2, 3]])
  expect(slope).toBeCloseTo(2 * (2 / 2.3), 12)
  expect(residuals.map((one) => Math.round(one * 1e6) / 1e6)).toEqual([-0.26087, 0, 0.26087])
})

test('without other counts the residuals are the distances from the mean', () => {
  expect(leastSquares([1, 2, 6], [])).toEqual({ slope: 0, residuals: [-2, -1, 3] })
})

test('two counts that say the same share the slope of one, and the answer stays finite', () => {
  const tops = [1, 4, 2, 8, 5]
  const alone = leastSquares(tops, [[1, 3, 2, 6, 5]])
  const twice = leastSquares(tops, [
    [1, 3, 2, 6, 5],
    [1, 3, 2, 6, 5],
  ])
  expect(twice.slope).toBeCloseTo(alone.slope, 1)
  expect(twice.residuals.every(Number.isFinite)).toBe(true)
})

test('residuals add up to nothing, and another count never leaves more', () => {
  fc.assert(
    fc.property(numbers(6), numbers(6), (one, other) => {
      const size = Math.min(one.length, other.length)
      const [tops, column] = [one.slice(0, size), other.slice(0, size)]
      const { residuals } = leastSquares(tops, [column])
      expect(residuals.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 6)
      expect(spread(residuals)).toBeLessThanOrEqual(spread(tops) + 1e-9)
    }),
  )
})

test('an equal package is taken off where it lies: 100 likes of their own and 100 bought are about a half', () => {
  const own = [40, 60, 80, 100, 130, 170, 220]
  const column = own.map(Math.log)
  // The median post has 200 likes, of which 100 were bought; the grid has .4 and .55 around the half.
  const { share, gain } = flooredSpread(
    own.map((count) => count + 100),
    column,
  )
  expect([0.4, 0.55]).toContain(share)
  expect(gain).toBeGreaterThan(5)
  expect(flooredSpread(own, column)).toEqual({ share: 0, gain: 0 })
})
