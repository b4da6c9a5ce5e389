import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnOnCost } from './return-on-cost.ts'

const column = (...values: number[]) => Float64Array.from(values)

test('profits of 50, 100 and 300 at a cost of 100 are a ROI of .5, 1 and 3, and a chance of one in three', () => {
  const { draws, roi, chanceRoiAboveOne } = returnOnCost(column(50, 100, 300), column(100, 100, 100))
  expect(Array.from(draws ?? [])).toEqual([0.5, 1, 3])
  expect(roi?.p50).toBe(1)
  // Two of the three do not earn more than they cost: the one that breaks even exactly is none that wins.
  expect(chanceRoiAboveOne).toBe(0.333333)
})

test('a loss is a ROI below zero, and no chance', () => {
  expect(returnOnCost(column(-50, -50), column(100, 100))).toMatchObject({
    roi: { p10: -0.5, p50: -0.5, p90: -0.5 },
    chanceRoiAboveOne: 0,
  })
})

test('what costs nothing has no ratio, whatever it earns', () => {
  expect(returnOnCost(column(9, -9, 0), column(0, 0, 0))).toEqual({ draws: null, roi: null, chanceRoiAboveOne: null })
})

test('one draw that costs is enough for a ratio, and a free draw beside it stays finite', () => {
  const { draws } = returnOnCost(column(1, 1), column(0, 4))
  expect(draws?.[1]).toBe(0.25)
  expect(draws?.[0]).toBeCloseTo(1e9, 3)
})

test('profit and cost belong together draw by draw: the ratio is not that of their middles', () => {
  // Middles are 20 and 20, a ratio of 1; the draws are .1, 1 and 10 one way and 1 each the other way.
  expect(Array.from(returnOnCost(column(10, 20, 100), column(100, 20, 10)).draws ?? [])).toEqual([0.1, 1, 10])
  expect(Array.from(returnOnCost(column(100, 20, 10), column(100, 20, 10)).draws ?? [])).toEqual([1, 1, 1])
})

test('another currency changes neither ROI nor chance; more profit never lowers either', () => {
  const money = fc.integer({ min: -10_000, max: 10_000 })
  const rows = fc.array(fc.tuple(money, fc.integer({ min: 1, max: 10_000 })), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(rows, fc.constantFrom(0.25, 2, 1_024), (pairs, rate) => {
      const profit = Float64Array.from(pairs, ([earned]) => earned)
      const cost = Float64Array.from(pairs, ([, paid]) => paid)
      const plain = returnOnCost(profit, cost)
      // Powers of two, so that rounding cannot tell the currencies apart.
      expect(
        returnOnCost(
          profit.map((value) => value * rate),
          cost.map((value) => value * rate),
        ),
      ).toEqual(plain)
      const better = returnOnCost(
        profit.map((value) => value + 10),
        cost,
      )
      expect(better.chanceRoiAboveOne ?? 0).toBeGreaterThanOrEqual(plain.chanceRoiAboveOne ?? 0)
      expect(better.roi?.p50 ?? 0).toBeGreaterThanOrEqual(plain.roi?.p50 ?? 0)
    }),
  )
})
