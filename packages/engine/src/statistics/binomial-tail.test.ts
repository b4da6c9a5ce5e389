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
