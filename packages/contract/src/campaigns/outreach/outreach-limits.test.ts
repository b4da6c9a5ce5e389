import { expect, test } from 'vitest'
import { ourDailyLimit } from './outreach-limits.ts'

test('our server begins with 20 a day, sends 1.3 times as many each day, and never more than 200', () => {
  expect([1, 2, 3, 4].map(ourDailyLimit)).toEqual([20, 26, 33, 43])
  expect([9, 10, 11, 400].map(ourDailyLimit)).toEqual([163, 200, 200, 200])
  for (let day = 1; day < 60; day += 1) expect(ourDailyLimit(day + 1)).toBeGreaterThanOrEqual(ourDailyLimit(day))
})
