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
