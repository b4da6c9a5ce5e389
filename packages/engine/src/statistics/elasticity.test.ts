import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elasticity } from './elasticity.ts'

const counts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 3, maxLength: 30 })
const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 })), {
  minLength: 3,
  maxLength: 30,
})
const views = [1_000, 2_000, 5_000, 10_000, 40_000, 100_000]

/** @returns the fit of pairs, tops first */
const fitOf = (list: readonly (readonly [number, number])[]) =>
  elasticity(
    list.map(([top]) => top),
    list.map(([, bottom]) => bottom),
  )

test.each([-0.5, 0.3, 0.8, 1, 1.7])('a power law with exponent %d is recovered without error', (exponent) => {
  const fit = elasticity(
    views.map((count) => 7 * count ** exponent),
    views,
  )
  expect(fit?.slope).toBeCloseTo(exponent, 9)
  expect(fit?.error).toBeCloseTo(0, 6)
  expect(fit?.axisSlope).toBeCloseTo(Math.abs(exponent), 9)
  expect(fit?.pairs).toBe(views.length)
})

test('multiplying either count by one factor leaves slope and error as they were', () => {
  fc.assert(
    fc.property(pairs, fc.integer({ min: 2, max: 99 }), (list, times) => {
      const fit = fitOf(list)
      for (const other of [
        fitOf(list.map(([top, bottom]) => [top * times, bottom])),
        fitOf(list.map(([top, bottom]) => [top, bottom * times])),
      ]) {
        expect(other === null).toBe(fit === null)
        if (fit === null || other === null) continue
        expect(other.slope).toBeCloseTo(fit.slope, 6)
        expect(other.error).toBeCloseTo(fit.error, 6)
        expect(other.axisSlope).toBeCloseTo(fit.axisSlope, 6)
      }
    }),
  )
})

test('the order of the posts decides nothing', () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const [fit, turned] = [fitOf(list), fitOf([...list].reverse())]
      expect(turned?.slope ?? 0).toBeCloseTo(fit?.slope ?? 0, 8)
      expect(turned?.error ?? 0).toBeCloseTo(fit?.error ?? 0, 8)
    }),
  )
})

test('the slope of the major axis is never below that of least squares, and neither it nor the error is negative', () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const fit = fitOf(list)
      if (fit === null) return
      expect(fit.axisSlope).toBeGreaterThanOrEqual(Math.abs(fit.slope) - 1e-9)
      expect(fit.error).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a count follows itself in proportion', () => {
  fc.assert(
    fc.property(counts, (list) => {
      const fit = elasticity(list, list)
      if (fit !== null) expect(fit.slope).toBeCloseTo(1, 9)
    }),
  )
})

test('two pairs are too few and three are enough', () => {
  expect(elasticity([1, 2], [10, 100])).toBeNull()
  expect(elasticity([1, 2, 4], [10, 20, 40])?.pairs).toBe(3)
})

test('posts with a count of zero are left out and not read as tiny', () => {
  const fit = elasticity([10, 0, 20, 40, 5], [100, 200, 200, 400, 0])
  expect(fit?.pairs).toBe(3)
  expect(fit?.slope).toBeCloseTo(1, 9)
  expect(elasticity([10, 0, 20], [100, 200, 0])).toBeNull()
})

test('below a log spread of .2 the followed count is constant, above it a slope is read', () => {
  const around = (spread: number) =>
    [1, 1, 1, 1].map((_, index) => 1_000 * Math.exp(index % 2 === 0 ? spread : -spread))
  expect(elasticity([1, 2, 3, 4], around(0.19))).toBeNull()
  expect(elasticity([1, 2, 3, 4], around(0.21))).not.toBeNull()
})

test('the noisier the count that follows, the larger the error of its slope', () => {
  const errors = [0, 0.1, 0.3, 0.9].map(
    (noise) =>
      elasticity(
        views.map((count, index) => count * Math.exp(index % 2 === 0 ? noise : -noise)),
        views,
      )?.error ?? -1,
  )
  expect([...errors].sort((a, b) => a - b)).toEqual(errors)
  expect(errors[3]).toBeGreaterThan(0.1)
})

test('a list that is longer than its partner is cut to the pairs that there are', () => {
  expect(elasticity([1, 2, 4, 8, 16], [10, 20, 40])?.pairs).toBe(3)
})
