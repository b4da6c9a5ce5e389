import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalQuantile, normalSlices, shuffledFor } from './normal-draws.ts'

test.each([
  [0.5, 0],
  [0.9, 1.2815515655446004],
  [0.975, 1.959963984540054],
  [0.99, 2.3263478740408408],
  [0.0001, -3.719016485455709],
])('the quantile of %d is %d', (p, quantile) => {
  expect(normalQuantile(p)).toBeCloseTo(quantile, 7)
})

test('quantiles rise, and are mirrored around the middle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }),
      fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }),
      (p, q) => {
        expect(normalQuantile(Math.max(p, q))).toBeGreaterThanOrEqual(normalQuantile(Math.min(p, q)))
        expect(normalQuantile(p) + normalQuantile(1 - p)).toBeCloseTo(0, 5)
      },
    ),
  )
})

test('certainty lies at infinity, so an event of chance 0 never happens and one of chance 1 always', () => {
  expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY)
  expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY)
  expect(normalQuantile(Number.NaN)).toBe(Number.NEGATIVE_INFINITY)
})

test('slices fill the normal law evenly: mean 0, variance 1, rising', () => {
  const slices = normalSlices(10_000)
  const mean = slices.reduce((sum, z) => sum + z, 0) / slices.length
  const variance = slices.reduce((sum, z) => sum + z * z, 0) / slices.length
  expect(mean).toBeCloseTo(0, 9)
  expect(variance).toBeCloseTo(1, 2)
  expect(slices.every((z, index) => index === 0 || z > (slices[index - 1] ?? z))).toBe(true)
})

test('a shuffle loses nothing and has one order for each name', () => {
  const slices = normalSlices(501)
  const one = shuffledFor('fee', slices)
  expect(Array.from(one).sort((a, b) => a - b)).toEqual(Array.from(slices))
  expect(shuffledFor('fee', slices)).toEqual(one)
  expect(shuffledFor('niche', slices)).not.toEqual(one)
})

test('the orders of two names have nothing to do with each other', () => {
  const slices = normalSlices(10_000)
  const [a, b] = [shuffledFor('link', slices), shuffledFor('niche', slices)]
  const correlation = a.reduce((sum, z, index) => sum + z * (b[index] ?? 0), 0) / a.length
  expect(Math.abs(correlation)).toBeLessThan(0.03)
})
