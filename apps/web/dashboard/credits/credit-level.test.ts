import { expect, test } from 'vitest'
import { creditLevel } from './credit-level.ts'

function balance(monthlyCredits: number, purchasedCredits = 0, more: { limit?: number; onHold?: number } = {}) {
  const { limit = 150, onHold = 0 } = more
  return {
    monthlyCredits,
    purchasedCredits,
    totalCredits: monthlyCredits + purchasedCredits,
    monthlyCreditsLimit: limit,
    onHold,
    purchasedFrozen: false,
  }
}

test.each([
  [balance(150), 'enough', null],
  [balance(51), 'enough', null],
  [balance(50), 'low', 'Low: 50 credits left'],
  [balance(21), 'low', 'Low: 21 credits left'],
  [balance(20), 'critical', 'Critical: 20 credits left'],
  [balance(1), 'critical', 'Critical: 1 credit left'],
  [balance(500, 0, { limit: 2000 }), 'low', '75% of this month’s credits used'],
  [balance(501, 0, { limit: 2000 }), 'enough', null],
  [balance(200, 0, { limit: 2000 }), 'critical', '90% of this month’s credits used'],
  [balance(490, 0, { limit: 2000, onHold: 20 }), 'enough', null],
  [balance(0, 300), 'enough', null],
  [balance(60, 40, { limit: 2000 }), 'critical', '97% of this month’s credits used'],
  [balance(0, 300, { limit: 0 }), 'enough', null],
] as const)('%j is %s: %s', (held, tone, warning) => {
  expect(creditLevel(held)).toMatchObject({ tone, warning })
})

test('after the end of a plan it is why there are no credits, and what was bought is frozen', () => {
  const bought = { ...balance(0, 1_250), totalCredits: 0, purchasedFrozen: true }
  expect(creditLevel(bought, true)).toEqual({ tone: 'low', warning: 'Plan ended, 1,250 frozen', used: null })
  expect(creditLevel({ ...balance(0), purchasedFrozen: true }, true).warning).toBe('Plan ended')
})

test('more than was granted is nothing used', () => {
  expect(creditLevel(balance(600, 0, { limit: 550 })).used).toBe(0)
})
