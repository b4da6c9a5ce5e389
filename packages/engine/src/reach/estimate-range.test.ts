import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateRange } from './estimate-range.ts'

test('an estimate in order stays as it is', () => {
  expect(estimateRange({ p10: 100, p50: 500, p90: 800 })).toEqual({ middle: 500, ends: [100, 500, 800] })
})

test('a low end of zero is drawn in to a hundredth of the middle, a high end to a hundred times it', () => {
  expect(estimateRange({ p10: 0, p50: 500, p90: 800 })?.ends).toEqual([5, 500, 800])
  expect(estimateRange({ p10: 400, p50: 500, p90: 1e9 })?.ends).toEqual([400, 500, 50_000])
})

test('ends on the wrong side lie at the middle, and so do ends that are no numbers', () => {
  expect(estimateRange({ p10: 900, p50: 500, p90: 400 })?.ends).toEqual([500, 500, 500])
  expect(estimateRange({ p10: Number.NaN, p50: 500, p90: Number.POSITIVE_INFINITY })?.ends).toEqual([500, 500, 500])
})

test('without a middle there is no estimate; a middle of zero is one', () => {
  expect(estimateRange(null)).toBeNull()
  expect(estimateRange({ p10: 1, p50: Number.NaN, p90: 3 })).toBeNull()
  expect(estimateRange({ p10: 0, p50: 0, p90: 0 })).toEqual({ middle: 0, ends: [1e-8, 1e-6, 1e-6] })
  expect(estimateRange({ p10: 0, p50: -4, p90: 0 })?.middle).toBe(0)
})

test('whatever comes in, the ends are positive, finite and none falls', () => {
  const wild = fc.oneof(fc.double(), fc.constantFrom(0, -1, 1e300, Number.NaN, Number.NEGATIVE_INFINITY))
  fc.assert(
    fc.property(wild, wild, wild, (p10, p50, p90) => {
      const [low, middle, high] = estimateRange({ p10, p50, p90 })?.ends ?? [1, 1, 1]
      expect(low).toBeGreaterThan(0)
      expect(middle).toBeGreaterThanOrEqual(low)
      expect(high).toBeGreaterThanOrEqual(middle)
      expect(high).toBeLessThanOrEqual(1e12)
    }),
  )
})
