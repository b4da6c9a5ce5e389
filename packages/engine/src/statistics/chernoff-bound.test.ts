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
