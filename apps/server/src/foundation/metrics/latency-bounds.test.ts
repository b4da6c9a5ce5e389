import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binCount, binOf, latencyBoundsMs, quantileMs } from './latency-bounds.ts'

function binsOf(times: readonly number[]): number[] {
  const bins = new Array<number>(binCount).fill(0)
  for (const ms of times) bins[binOf(ms)] = (bins[binOf(ms)] ?? 0) + 1
  return bins
}

test('law: a quantile lies in the bin of the time that it stands for', () => {
  const times = fc.array(fc.double({ min: 0.001, max: 9_999, noNaN: true }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.95, 0.99), (all, share) => {
      const sorted = all.toSorted((one, other) => one - other)
      const true_ = sorted[Math.max(0, Math.ceil(share * all.length) - 1)] ?? 0
      const bin = binOf(true_)
      const read = quantileMs(binsOf(all), share) ?? -1
      expect(read).toBeGreaterThanOrEqual(latencyBoundsMs[bin - 1] ?? 0)
      expect(read).toBeLessThanOrEqual(latencyBoundsMs[bin] ?? Number.POSITIVE_INFINITY)
    }),
  )
})

test('law: a larger share never takes less time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: binCount, maxLength: binCount }), (bins) => {
      const read = [0.1, 0.5, 0.9, 0.99].map((share) => quantileMs(bins, share) ?? 0)
      expect(read).toEqual(read.toSorted((one, other) => one - other))
    }),
  )
})

test('nothing was answered: there is no quantile; what took longer than all bounds took at least the last', () => {
  expect(quantileMs(binsOf([]), 0.5)).toBeNull()
  expect(quantileMs(binsOf([60_000]), 0.5)).toBe(10_000)
})
