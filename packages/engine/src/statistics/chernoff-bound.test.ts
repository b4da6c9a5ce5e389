import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binomialUpperTail } from './binomial-tail.ts'
import { logChernoffBound } from './chernoff-bound.ts'

test('what was expected is no surprise', () => {
  expect(logChernoffBound(3, 3)).toBe(0)
  expect(logChernoffBound(2, 3)).toBe(0)
  expect(logChernoffBound(1, 0)).toBe(Number.NEGATIVE_INFINITY)
})

test('the bound is never below the exact chance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0.01, max: 0.9, noNaN: true }),
      fc.integer({ min: 1, max: 100 }),
      (trials, chance, hits) => {
        const exact = binomialUpperTail(trials, chance, hits)
        expect(Math.exp(logChernoffBound(hits, trials * chance))).toBeGreaterThanOrEqual(exact - 1e-9)
      },
    ),
  )
})

test('more hits are more surprising', () => {
  const bounds = [5, 10, 20, 40].map((hits) => logChernoffBound(hits, 4))
  expect([...bounds].sort((a, b) => b - a)).toEqual(bounds)
})

test('twice the trials at the same rates square the bound', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0.1, max: 100, noNaN: true }), (hits, expected) => {
      expect(logChernoffBound(2 * hits, 2 * expected)).toBeCloseTo(2 * logChernoffBound(hits, expected), 6)
    }),
  )
})

test('the more was expected, the less surprising the same count, up to no surprise at all', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0.1, max: 600, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      (hits, expected, more) => {
        const [before, after] = [logChernoffBound(hits, expected), logChernoffBound(hits, expected + more)]
        expect(after).toBeGreaterThanOrEqual(before - 1e-9)
        expect(after).toBeLessThanOrEqual(0)
      },
    ),
  )
})

test('just above what was expected the surprise begins at none', () => {
  expect(logChernoffBound(100.001, 100)).toBeCloseTo(0, 6)
  expect(logChernoffBound(0, 0)).toBe(0)
})
