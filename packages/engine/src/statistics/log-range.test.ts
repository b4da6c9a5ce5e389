import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  certain,
  combined,
  fromInterval90,
  logAt,
  logSpread,
  raised,
  safeLog,
  spanning,
  transferred,
  z90,
} from './log-range.ts'

const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
const triple = fc
  .tuple(positive, positive, positive)
  .map((values) => values.sort((a, b) => a - b) as [number, number, number])
const draw = fc.double({ min: -4, max: 4, noNaN: true })

test('a published triple comes back at its own percentiles', () => {
  const range = spanning(0.8, 2, 5)
  expect(Math.exp(logAt(range, -z90))).toBeCloseTo(0.8, 12)
  expect(Math.exp(logAt(range, 0))).toBeCloseTo(2, 12)
  expect(Math.exp(logAt(range, z90))).toBeCloseTo(5, 12)
})

test('a larger draw is never a smaller multiplier of a rising range', () => {
  fc.assert(
    fc.property(triple, draw, draw, ([low, middle, high], one, other) => {
      const range = spanning(low, middle, high)
      expect(logAt(range, Math.max(one, other))).toBeGreaterThanOrEqual(logAt(range, Math.min(one, other)) - 1e-12)
    }),
  )
})

test('no draw goes beyond the limit', () => {
  fc.assert(
    fc.property(triple, draw, ([low, middle, high], z) => {
      expect(logAt(spanning(low, middle, high, high), z)).toBeLessThanOrEqual(Math.log(high) + 1e-12)
    }),
  )
})

test('what is certain has no spread, at any draw', () => {
  fc.assert(
    fc.property(positive, draw, (value, z) => {
      expect(logAt(certain(value), z)).toBeCloseTo(Math.log(value), 12)
      expect(logSpread(certain(value))).toBe(0)
    }),
  )
})

test('the ends of a 90 % interval lie at the outer twentieths', () => {
  const range = fromInterval90(1, 2, 4)
  expect(Math.exp(logAt(range, 1.6448536269514722))).toBeCloseTo(4, 9)
  expect(Math.exp(range.p10)).toBeCloseTo(1.1654, 3)
  expect(Math.exp(range.p90)).toBeCloseTo(3.4325, 3)
})

test('a transferred effect is nothing at its low end, all at its high end, and never changes its sign', () => {
  fc.assert(
    fc.property(fc.double({ min: -3, max: 3, noNaN: true }), draw, (full, z) => {
      const range = transferred(full)
      expect(range.p10).toBe(0)
      expect(range.p90).toBe(full)
      expect(logAt(range, z) * full).toBeGreaterThanOrEqual(0)
      expect(Math.abs(logAt(range, z))).toBeLessThanOrEqual(2 * Math.abs(full) + 1e-12)
    }),
  )
})

test('independent spreads add up as squares', () => {
  const both = combined(spanning(0.5, 1, 2), spanning(0.5, 1, 2))
  expect(Math.exp(both.p90)).toBeCloseTo(2 ** Math.SQRT2, 12)
  expect(Math.exp(both.p10)).toBeCloseTo(0.5 ** Math.SQRT2, 12)
})

test('combining with certainty moves the middle and keeps the spread', () => {
  fc.assert(
    fc.property(triple, positive, ([low, middle, high], times) => {
      const range = combined(spanning(low, middle, high), certain(times))
      expect(range.p50).toBeCloseTo(Math.log(middle * times), 9)
      expect(logSpread(range)).toBeCloseTo(logSpread(spanning(low, middle, high)), 9)
    }),
  )
})

test('raising to −1 turns the ends around with the values that they belong to', () => {
  const inverse = raised(spanning(1, 2, 4, 8), -1)
  expect([inverse.p10, inverse.p50, inverse.p90].map(Math.exp).map((value) => +value.toFixed(6))).toEqual([
    1, 0.5, 0.25,
  ])
  expect(Math.exp(inverse.min)).toBeCloseTo(1 / 8, 12)
})

test('zero has a logarithm', () => {
  expect(Number.isFinite(safeLog(0))).toBe(true)
  expect(safeLog(0)).toBeLessThan(-27)
})
