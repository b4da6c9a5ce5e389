import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elasticity } from './elasticity.ts'
import { logistic, logit } from './logistic.ts'
import { logRamp, ramp } from './ramp.ts'
import { significant, significantOrNull } from './significant.ts'
import { sampleWeight, tailEvidence } from './tail-evidence.ts'
import { wilsonInterval } from './wilson-interval.ts'

const anyNumber = fc.double({ min: -50, max: 50, noNaN: true })

test('log-odds and probabilities are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (x) => {
      expect(logit(logistic(x))).toBeCloseTo(x, 5)
    }),
  )
})

test('probabilities stay between 0 and 1 at any evidence', () => {
  expect(logistic(-1e6)).toBe(0)
  expect(logistic(1e6)).toBe(1)
})

test('a ramp is 0 before it, 1 after it, and half in the middle, in both directions', () => {
  expect([ramp(0, 1, 3), ramp(2, 1, 3), ramp(9, 1, 3)]).toEqual([0, 0.5, 1])
  expect([ramp(9, 3, 1), ramp(2, 3, 1), ramp(0, 3, 1)]).toEqual([0, 0.5, 1])
})

test('on a scale of factors, ten lies halfway between one and a hundred', () => {
  expect(logRamp(10, 1, 100)).toBeCloseTo(0.5, 12)
  expect(logRamp(0, 1, 100)).toBe(0)
  expect(logRamp(0, 100, 1)).toBe(1)
})

test('ramps never fall when the value rises', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (a, b) => {
      expect(ramp(Math.max(a, b), -3, 7)).toBeGreaterThanOrEqual(ramp(Math.min(a, b), -3, 7))
    }),
  )
})

test('tail evidence reassures in the middle, says nothing in between, accuses at the end, and never turns back', () => {
  const weights = { ordinary: 1, from: 2, to: 4, cap: 3, reassurance: 0.5 }
  expect(tailEvidence(0, weights)).toBe(-0.5)
  expect(tailEvidence(2, weights)).toBeCloseTo(0, 12)
  expect(tailEvidence(9, weights)).toBe(3)
  fc.assert(
    fc.property(anyNumber, anyNumber, (a, b) => {
      expect(tailEvidence(Math.max(a, b), weights)).toBeGreaterThanOrEqual(tailEvidence(Math.min(a, b), weights))
    }),
  )
})

test('a sample weighs nothing when empty and half at its half size', () => {
  expect(sampleWeight(0, 6)).toBe(0)
  expect(sampleWeight(6, 6)).toBe(0.5)
})

test('the Wilson interval stays inside 0 to 1, holds the share, and shrinks with the sample', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (total, share) => {
      const hits = Math.round(share * total)
      const [low, high] = wilsonInterval(hits, total)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(hits / total + 1e-9)
      expect(high).toBeGreaterThanOrEqual(hits / total - 1e-9)
      const [lowMore, highMore] = wilsonInterval(hits * 4, total * 4)
      expect(highMore - lowMore).toBeLessThan(high - low)
    }),
  )
})

test('none of twenty does not mean never', () => {
  expect(wilsonInterval(0, 20)[1]).toBeGreaterThan(0.1)
  expect(wilsonInterval(0, 0)).toEqual([0, 1])
})

test('six significant digits are kept, and rounding twice changes nothing', () => {
  expect(significant(0.123456789)).toBe(0.123457)
  expect(significant(1_234_567)).toBe(1_234_570)
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
      expect(significant(significant(x))).toBe(significant(x))
    }),
  )
})

test('no report carries a number that JSON cannot', () => {
  expect(significant(Number.NaN)).toBe(0)
  expect(significant(-0)).toBe(0)
  expect(Object.is(significant(-0), -0)).toBe(false)
  expect(significantOrNull(Number.POSITIVE_INFINITY)).toBeNull()
})

test('counts in proportion have elasticity 1, a fixed number added to each lowers it', () => {
  const views = [1_000, 2_000, 5_000, 10_000, 40_000, 100_000]
  const likes = views.map((count) => count / 10)
  expect(elasticity(likes, views)?.slope).toBeCloseTo(1, 9)
  expect(
    elasticity(
      likes.map((count) => count + 2_000),
      views,
    )?.slope,
  ).toBeLessThan(0.6)
})

test('where the followed count is constant, nothing can be said about following it', () => {
  expect(elasticity([1, 2, 3, 4], [10, 10, 10, 10])).toBeNull()
  expect(elasticity([1, 2], [1, 2])).toBeNull()
})

test('noise in the followed count flattens the slope of least squares and leaves the major axis alone', () => {
  const views = Array.from({ length: 40 }, (_, index) => 1_000 * 1.1 ** index)
  const noisy = views.map((count, index) => count * (index % 2 === 0 ? 6 : 1 / 6))
  const fit = elasticity(views, noisy)
  expect(fit?.slope).toBeLessThan(0.5)
  expect(fit?.axisSlope).toBeGreaterThan(0.5)
  expect(elasticity(views, views)?.axisSlope).toBeCloseTo(1, 9)
})

test('a fixed number added to every post lowers both slopes, the more the more is added', () => {
  const views = Array.from({ length: 30 }, (_, index) => 500 * 1.2 ** index)
  const fits = [0, 200, 1_000, 5_000].map((more) =>
    elasticity(
      views.map((count) => count / 10 + more),
      views,
    ),
  )
  for (const key of ['slope', 'axisSlope'] as const) {
    const slopes = fits.map((fit) => fit?.[key] ?? 0)
    expect([...slopes].sort((a, b) => b - a)).toEqual(slopes)
  }
})
