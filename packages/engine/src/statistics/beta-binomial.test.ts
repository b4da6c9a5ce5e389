import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upperTails } from './beta-binomial.ts'
import { binomialUpperTail } from './binomial-tail.ts'

const trials = fc.integer({ min: 0, max: 200 })
const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true })
const dispersion = fc.double({ min: 0.001, max: 0.9, noNaN: true })

test('without dispersion it is the binomial law', () => {
  fc.assert(
    fc.property(trials, chance, (n, p) => {
      for (const [k, tail] of upperTails(n, p, 0).entries()) {
        expect(Math.abs(tail - binomialUpperTail(n, p, k))).toBeLessThan(1e-8)
      }
    }),
  )
})

test('tails fall from one, and their sum is the mean', () => {
  fc.assert(
    fc.property(trials, chance, dispersion, (n, p, rho) => {
      const tails = upperTails(n, p, rho)
      expect(tails).toHaveLength(n + 1)
      expect(tails[0]).toBeCloseTo(1, 9)
      for (let k = 1; k <= n; k += 1) expect(tails[k]).toBeLessThanOrEqual((tails[k - 1] ?? 0) + 1e-12)
      const mean = tails.slice(1).reduce((sum, tail) => sum + tail, 0)
      expect(Math.abs(mean - n * p)).toBeLessThan(1e-6 * (n + 1))
    }),
  )
})

test('dispersion makes extremes more likely', () => {
  const all = [0, 0.05, 0.2, 0.5].map((rho) => upperTails(12, 0.3, rho)[12] ?? 0)
  expect([...all].sort((a, b) => a - b)).toEqual(all)
  expect(all[0]).toBeCloseTo(0.3 ** 12, 12)
})

test('thousands of trials neither underflow nor overflow', () => {
  const tails = upperTails(5_000, 0.5, 0)
  expect(tails[0]).toBeCloseTo(1, 9)
  expect(tails[2_500]).toBeGreaterThan(0.49)
  expect(tails[2_500]).toBeLessThan(0.52)
})
