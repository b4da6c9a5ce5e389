import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binomialUpperTail } from './binomial-tail.ts'
import { ninetyPercent, wilsonInterval } from './wilson-interval.ts'

const total = fc.integer({ min: 1, max: 2_000 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('counting the others instead turns the interval round', () => {
  fc.assert(
    fc.property(total, share, (n, p) => {
      const hits = Math.round(n * p)
      const [low, high] = wilsonInterval(hits, n)
      const [otherLow, otherHigh] = wilsonInterval(n - hits, n)
      expect(otherLow).toBeCloseTo(1 - high, 9)
      expect(otherHigh).toBeCloseTo(1 - low, 9)
    }),
  )
})

test('the share itself lies within, to the last bit, and nobody of a sample leaves nothing below it', () => {
  fc.assert(
    fc.property(total, share, fc.boolean(), (n, p, whole) => {
      const hits = whole ? Math.round(n * p) : n * p
      const [low, high] = wilsonInterval(hits, n)
      expect([low <= hits / n, hits / n <= high]).toEqual([true, true])
      expect([wilsonInterval(0, n)[0], wilsonInterval(n, n)[1]]).toEqual([0, 1])
    }),
  )
})

test('one hit more moves both ends up', () => {
  fc.assert(
    fc.property(total, share, (n, p) => {
      const hits = Math.min(n - 1, Math.floor(n * p))
      const [low, high] = wilsonInterval(hits, n)
      const [lowMore, highMore] = wilsonInterval(hits + 1, n)
      expect(lowMore).toBeGreaterThan(low - 1e-12)
      expect(highMore).toBeGreaterThan(high - 1e-12)
    }),
  )
})

test('asking for more certainty widens the interval on both sides', () => {
  fc.assert(
    fc.property(total, share, (n, p) => {
      const hits = Math.round(n * p)
      const [low, high] = wilsonInterval(hits, n, ninetyPercent)
      const [lower, higher] = wilsonInterval(hits, n, 2.5758)
      expect(lower).toBeLessThanOrEqual(low + 1e-12)
      expect(higher).toBeGreaterThanOrEqual(high - 1e-12)
    }),
  )
})

/** Chance that the interval holds the truth, by adding up all counts that a sample may show. */
function coverage(n: number, truth: number): number {
  let held = 0
  for (let hits = 0; hits <= n; hits += 1) {
    const [low, high] = wilsonInterval(hits, n)
    if (low <= truth && truth <= high) held += binomialUpperTail(n, truth, hits) - binomialUpperTail(n, truth, hits + 1)
  }
  return held
}

test('it holds the truth in about nine of ten samples, small and lopsided ones included', () => {
  const all = [20, 50, 120, 400].flatMap((n) => [0.05, 0.1, 0.2, 0.35, 0.5].map((truth) => coverage(n, truth)))
  for (const held of all) expect(held).toBeGreaterThan(0.82)
  expect(all.reduce((sum, held) => sum + held, 0) / all.length).toBeCloseTo(0.9, 1)
})

test('an empty sample allows everything, and weighted counts are allowed', () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1])
  const [low, high] = wilsonInterval(2.5, 10)
  expect(low).toBeGreaterThan(wilsonInterval(2, 10)[0])
  expect(high).toBeLessThan(wilsonInterval(3, 10)[1])
})

test('all of a sample does not mean always', () => {
  const [low, high] = wilsonInterval(20, 20)
  expect(high).toBe(1)
  expect(low).toBeCloseTo(0.881, 3)
})
