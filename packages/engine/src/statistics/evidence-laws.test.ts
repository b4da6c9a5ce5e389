import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logistic, logit } from './logistic.ts'
import { logRamp, ramp } from './ramp.ts'
import { significant, significantOrNull } from './significant.ts'
import { sampleWeight, tailEvidence } from './tail-evidence.ts'

const anywhere = fc.double({ min: -1_000, max: 1_000, noNaN: true })
const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true })

test('log-odds of opposite sign are opposite chances', () => {
  fc.assert(
    fc.property(fc.double({ min: -30, max: 30, noNaN: true }), (x) => {
      expect(logistic(x) + logistic(-x)).toBeCloseTo(1, 12)
    }),
  )
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (p) => {
      expect(logit(p)).toBeCloseTo(-logit(1 - p), 9)
      expect(logistic(logit(p))).toBeCloseTo(p, 12)
    }),
  )
})

test('twice the odds is always .69 more in log-odds', () => {
  for (const p of [0.01, 0.2, 0.5, 0.9]) {
    const doubled = (2 * p) / (1 + p)
    expect(logit(doubled) - logit(p)).toBeCloseTo(Math.log(2), 12)
  }
})

test('more evidence is never a smaller chance', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      expect(logistic(Math.max(a, b))).toBeGreaterThanOrEqual(logistic(Math.min(a, b)))
    }),
  )
})

test('a certain and an impossible thing have infinite log-odds', () => {
  expect([logit(0), logit(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
})

test('a ramp stays within 0 and 1, and turned round it is what is left', () => {
  fc.assert(
    fc.property(anywhere, anywhere, anywhere, (value, from, to) => {
      fc.pre(Math.abs(from - to) > 1e-6)
      const up = ramp(value, from, to)
      expect(up).toBeGreaterThanOrEqual(0)
      expect(up).toBeLessThanOrEqual(1)
      expect(up + ramp(value, to, from)).toBeCloseTo(1, 6)
    }),
  )
})

test('a ramp moves by small steps only: no count that changes by one flips a verdict', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20, noNaN: true }), (value) => {
      expect(Math.abs(ramp(value + 0.01, 5, 15) - ramp(value, 5, 15))).toBeLessThanOrEqual(0.001 + 1e-12)
    }),
  )
})

test('a ramp of factors depends on ratios alone', () => {
  fc.assert(
    fc.property(positive, positive, (value, times) => {
      expect(logRamp(value * times, 3 * times, 30 * times)).toBeCloseTo(logRamp(value, 3, 30), 6)
    }),
  )
})

test.each([
  [1, 0],
  [3, 0.5],
  [9, 1],
  [0, 0],
])('between 1 and 9 the value %d stands at %d, and falling at the rest', (value, place) => {
  expect(logRamp(value, 1, 9)).toBeCloseTo(place, 12)
  expect(logRamp(value, 9, 1)).toBeCloseTo(1 - place, 12)
})

const weights = fc
  .record({
    ordinary: fc.double({ min: -3, max: 1, noNaN: true }),
    gap: fc.double({ min: 0.1, max: 3, noNaN: true }),
    stretch: fc.double({ min: 0.1, max: 5, noNaN: true }),
    cap: fc.double({ min: 0, max: 4, noNaN: true }),
    reassurance: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ ordinary, gap, stretch, ...rest }) => ({
    ordinary,
    from: ordinary + gap,
    to: ordinary + gap + stretch,
    ...rest,
  }))

test('tail evidence lies between the reassurance and the cap and rises with the position, whatever its weights', () => {
  fc.assert(
    fc.property(weights, anywhere, anywhere, (one, a, b) => {
      const [low, high] = [tailEvidence(Math.min(a, b), one), tailEvidence(Math.max(a, b), one)]
      expect(low).toBeGreaterThanOrEqual(-one.reassurance - 1e-12)
      expect(high).toBeLessThanOrEqual(one.cap + 1e-12)
      expect(high).toBeGreaterThanOrEqual(low - 1e-12)
    }),
  )
})

test('tail evidence is at its ends where its weights say, and 0 where it begins to speak', () => {
  fc.assert(
    fc.property(weights, (one) => {
      expect(tailEvidence(one.ordinary, one)).toBeCloseTo(-one.reassurance, 9)
      expect(tailEvidence(one.from, one)).toBeCloseTo(0, 9)
      expect(tailEvidence(one.to, one)).toBeCloseTo(one.cap, 9)
    }),
  )
})

test('a sample weighs more the larger it is, and never everything', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (size, half) => {
      const weight = sampleWeight(size, half)
      expect(weight).toBeGreaterThanOrEqual(0)
      expect(weight).toBeLessThan(1)
      expect(sampleWeight(size + 1, half)).toBeGreaterThan(weight)
      expect(sampleWeight(size, half + 1)).toBeLessThanOrEqual(weight)
    }),
  )
})

test('rounding moves a figure by less than one in two hundred thousand, keeps its sign and its order', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      (a, b) => {
        expect(Math.abs(significant(a) - a)).toBeLessThanOrEqual(5e-6 * Math.abs(a))
        expect(significant(-a) + significant(a)).toBe(0)
        expect(significant(Math.max(a, b))).toBeGreaterThanOrEqual(significant(Math.min(a, b)))
      },
    ),
  )
})

test('what is not known stays not known, and what cannot be computed becomes it', () => {
  expect(significantOrNull(null)).toBeNull()
  expect(significantOrNull(Number.NaN)).toBeNull()
  expect(significantOrNull(Number.NEGATIVE_INFINITY)).toBeNull()
  expect(significantOrNull(0)).toBe(0)
  expect(significantOrNull(1.23456789)).toBe(1.23457)
})
