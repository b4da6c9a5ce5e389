import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantile } from '../statistics/quantile.ts'
import { significant } from '../statistics/significant.ts'
import { meanOf, ratioOfDraws, spreadOf } from './spread-of-draws.ts'

const draws = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 })

test('selected percentiles are those of the sorted list', () => {
  fc.assert(
    fc.property(draws, (values) => {
      const spread = spreadOf(Float64Array.from(values))
      for (const [name, p] of [
        ['p10', 0.1],
        ['p50', 0.5],
        ['p90', 0.9],
      ] as const) {
        const plain = quantile(values, p)
        expect(spread[name]).toBeCloseTo(significant(plain), Math.abs(plain) > 100 ? 0 : 4)
      }
    }),
  )
})

test('many equal draws are no trouble', () => {
  expect(spreadOf(new Float64Array(1_000).fill(3))).toEqual({ p10: 3, p50: 3, p90: 3 })
  const two = Float64Array.from({ length: 1_000 }, (_, index) => index % 2)
  expect(spreadOf(two)).toEqual({ p10: 0, p50: 0.5, p90: 1 })
})

test('draws stay as they are', () => {
  const values = Float64Array.from([3, 1, 2])
  spreadOf(values)
  expect(Array.from(values)).toEqual([3, 1, 2])
})

test('a ratio over nothing is large and finite', () => {
  const ratio = ratioOfDraws(Float64Array.from([10, 10]), Float64Array.from([0, 5]), 1e-6, 2)
  expect(Array.from(ratio)).toEqual([2e7, 4])
})

test('means', () => {
  expect(meanOf(Float64Array.from([1, 2, 6]))).toBe(3)
  expect(meanOf(new Float64Array(0))).toBe(0)
})
