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

test('turning hits into misses turns the tails round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), chance, dispersion, (n, p, rho) => {
      const [tails, turned] = [upperTails(n, p, rho), upperTails(n, 1 - p, rho)]
      for (let k = 1; k <= n; k += 1) expect((tails[k] ?? 0) + (turned[n - k + 1] ?? 0)).toBeCloseTo(1, 8)
    }),
  )
})

test('the variance is that of the law: n p (1 − p) (1 + (n − 1) ρ)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), chance, dispersion, (n, p, rho) => {
      const tails = upperTails(n, p, rho)
      // E X² is the sum of (2k − 1) P(X ≥ k).
      const square = tails.reduce((sum, tail, k) => (k === 0 ? sum : sum + (2 * k - 1) * tail), 0)
      const variance = square - (n * p) ** 2
      expect(variance).toBeCloseTo(n * p * (1 - p) * (1 + (n - 1) * rho), 4)
    }),
  )
})

test('as dispersion goes to nothing the law becomes the binomial one', () => {
  const [nearly, exactly] = [upperTails(40, 0.2, 1e-7), upperTails(40, 0.2, 0)]
  for (const [k, tail] of exactly.entries()) expect(nearly[k]).toBeCloseTo(tail, 5)
})

test('a higher chance makes no tail less likely', () => {
  for (const rho of [0, 0.1, 0.6]) {
    const [lower, higher] = [upperTails(30, 0.2, rho), upperTails(30, 0.3, rho)]
    for (const [k, tail] of lower.entries()) expect(higher[k]).toBeGreaterThanOrEqual(tail - 1e-12)
  }
})

test('without trials the only tail is certain', () => {
  expect([...upperTails(0, 0.3, 0.2)]).toEqual([1])
})
