import { seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { conformalQuantile, linearFit, meanWeights, middle } from './absolute-fit.ts'

test('the middle of an even number of values is the mean of the two in the middle', () => {
  expect(middle([4, 1, 3, 100])).toBe(3.5)
  expect(middle([5])).toBe(5)
  expect(middle([])).toBe(0)
})

test('conformal quantiles of nine values are the lowest and the highest at 10 and 90 in 100', () => {
  const values = [9, 1, 8, 2, 7, 3, 6, 4, 5]
  expect(conformalQuantile(values, 0.1)).toBeCloseTo(1, 9)
  expect(conformalQuantile(values, 0.9)).toBeCloseTo(9, 9)
  expect(conformalQuantile(values, 0.5)).toBeCloseTo(5, 9)
})

test('a new value is above the conformal quantile as often as it says', () => {
  const random = seededRandom(4)
  let above = 0
  const trials = 4_000
  for (let trial = 0; trial < trials; trial += 1) {
    const seen = Array.from({ length: 19 }, () => random())
    if (random() > conformalQuantile(seen, 0.9)) above += 1
  }
  expect(above / trials).toBeGreaterThan(0.085)
  expect(above / trials).toBeLessThan(0.115)
})

/** Rows of three numbers whose target leans on the first two, with some wild ones. */
function leaningRows(weights: readonly number[], shift: number) {
  const random = seededRandom(9)
  const rows = Array.from({ length: 400 }, () => weights.map(() => 4 * random()))
  const targets = rows.map((row, index) => {
    const wild = index % 10 === 0 ? 30 : 0
    return row.reduce(
      (sum, value, place) => sum + value * (weights[place] ?? 0),
      shift + wild + 0.02 * (random() - 0.5),
    )
  })
  return { rows, targets }
}

test('a mean that made the targets is found again, although a tenth of them is wild', () => {
  const { rows, targets } = leaningRows([0.7, 0.3, 0], -0.4)
  const { weights, shift } = meanWeights(rows, targets, [1 / 3, 1 / 3, 1 / 3], 1e-6)
  expect(weights[0]).toBeCloseTo(0.7, 1)
  expect(weights[1]).toBeCloseTo(0.3, 1)
  expect(weights[2]).toBeLessThan(0.05)
  expect(Math.abs(shift + 0.4)).toBeLessThan(0.15)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
})

test('endless pull leaves the usual weights', () => {
  const { rows, targets } = leaningRows([0.7, 0.3, 0], 0)
  const { weights } = meanWeights(rows, targets, [0.2, 0.2, 0.6], 1e6)
  expect(weights[0]).toBeCloseTo(0.2, 3)
  expect(weights[2]).toBeCloseTo(0.6, 3)
})

test('no weight is ever negative, even where a negative one would fit better', () => {
  const { rows, targets } = leaningRows([1.4, -0.4], 0)
  for (const weight of meanWeights(rows, targets, [0.5, 0.5], 1e-6).weights) expect(weight).toBeGreaterThanOrEqual(0)
})

test('a line is found again, and a coefficient stops at its least value', () => {
  const { rows, targets } = leaningRows([2, -1], 3)
  const free = linearFit(rows, targets, [-5, -5])
  expect(free.coefficients[0]).toBeCloseTo(2, 1)
  expect(free.coefficients[1]).toBeCloseTo(-1, 1)
  expect(linearFit(rows, targets, [0, 0]).coefficients[1]).toBe(0)
})
