import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binomialUpperTail } from './binomial-tail.ts'

test('known values', () => {
  expect(binomialUpperTail(10, 0.5, 10)).toBeCloseTo(1 / 1024, 12)
  expect(binomialUpperTail(10, 0.5, 6)).toBeCloseTo(386 / 1024, 10)
  expect(binomialUpperTail(3, 0.1, 1)).toBeCloseTo(1 - 0.9 ** 3, 12)
})

test('none is certain, more than all is impossible', () => {
  expect(binomialUpperTail(5, 0.3, 0)).toBe(1)
  expect(binomialUpperTail(5, 0.3, 6)).toBe(0)
  expect(binomialUpperTail(5, 0, 1)).toBe(0)
  expect(binomialUpperTail(5, 1, 5)).toBe(1)
})

test('asking for more is never likelier, a higher chance never makes it less likely', () => {
  const trials = fc.integer({ min: 1, max: 300 })
  const chance = fc.double({ min: 0.001, max: 0.9, noNaN: true })
  fc.assert(
    fc.property(trials, chance, fc.nat(299), (n, p, hits) => {
      const tail = binomialUpperTail(n, p, hits)
      expect(tail).toBeGreaterThanOrEqual(0)
      expect(tail).toBeLessThanOrEqual(1)
      expect(binomialUpperTail(n, p, hits + 1)).toBeLessThanOrEqual(tail + 1e-9)
      expect(binomialUpperTail(n, Math.min(0.99, p * 1.1), hits)).toBeGreaterThanOrEqual(tail - 1e-9)
    }),
  )
})

/** The tail by writing all terms of Pascal's triangle out, which small numbers allow. */
function byCounting(trials: number, chance: number, hits: number): number {
  let row = [1]
  for (let trial = 0; trial < trials; trial += 1) {
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * (1 - chance) + (row[k - 1] ?? 0) * chance)
  }
  return row.slice(hits).reduce((sum, term) => sum + term, 0)
}

test('the tail is the sum that counting gives', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 25 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.nat(26),
      (n, p, k) => {
        expect(binomialUpperTail(n, p, k)).toBeCloseTo(k <= 0 ? 1 : byCounting(n, p, k), 9)
      },
    ),
  )
})

test('so many hits or fewer misses than that are the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.integer({ min: 1, max: 400 }),
      (n, p, k) => {
        fc.pre(k <= n)
        expect(binomialUpperTail(n, p, k) + binomialUpperTail(n, 1 - p, n - k + 1)).toBeCloseTo(1, 8)
      },
    ),
  )
})

test('far in the tail the chance is tiny and not nothing', () => {
  expect(binomialUpperTail(1_000, 0.01, 60)).toBeGreaterThan(0)
  expect(binomialUpperTail(1_000, 0.01, 60)).toBeLessThan(1e-24)
})

test('no trials bring no hits', () => {
  expect(binomialUpperTail(0, 0.5, 1)).toBe(0)
  expect(binomialUpperTail(0, 0.5, 0)).toBe(1)
})
