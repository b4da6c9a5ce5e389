import { expect, test } from 'vitest'
import { logChoose, logFactorial } from './log-choose.ts'

test('factorials agree with multiplying', () => {
  let sum = 0
  expect(logFactorial(0)).toBeCloseTo(0, 12)
  for (let n = 1; n <= 60; n += 1) {
    sum += Math.log(n)
    expect(logFactorial(n)).toBeCloseTo(sum, 9)
  }
})

test('picking is symmetric, and there is one way to pick nothing or all', () => {
  expect(Math.exp(logChoose(10, 3))).toBeCloseTo(120, 8)
  expect(Math.exp(logChoose(52, 5))).toBeCloseTo(2_598_960, 2)
  for (const k of [0, 1, 7, 19, 20]) expect(logChoose(20, k)).toBeCloseTo(logChoose(20, 20 - k), 10)
  expect(logChoose(20, 0)).toBe(0)
  expect(logChoose(20, 20)).toBe(0)
})

test('each number of ways is the sum of the two above it in Pascal’s triangle', () => {
  for (let n = 2; n <= 60; n += 1) {
    for (let k = 1; k < n; k += 1) {
      const above = Math.exp(logChoose(n - 1, k - 1)) + Math.exp(logChoose(n - 1, k))
      expect(Math.exp(logChoose(n, k)) / above).toBeCloseTo(1, 9)
    }
  }
})

test('picking fewer than none or more than all counts as one way', () => {
  expect([logChoose(10, -1), logChoose(10, 11)]).toEqual([0, 0])
})

test('a factorial is its number times the one before, far beyond what numbers hold', () => {
  for (const n of [200, 1_000, 50_000]) {
    expect((logFactorial(n) - logFactorial(n - 1)) / Math.log(n)).toBeCloseTo(1, 6)
  }
})

test('between whole numbers the factorial is that of the gamma function', () => {
  expect(logFactorial(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI) / 2), 12)
  expect(logFactorial(-0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12)
})
