import { expect, test } from 'vitest'
import { actionName, movementNote, periodStart, resourcePath } from './movement-words.ts'

test.each([
  ['creator_verification', 'Creator verification'],
  ['monthly_expiry', 'Unused monthly credits expired'],
  ['some_new_action', 'Some new action'],
  ['constructor', 'Constructor'],
])('%s is called %s', (action, name) => {
  expect(actionName(action)).toBe(name)
})

test('what is given back says so', () => {
  expect(movementNote({ cause: 'release:hold:verification:1' })).toBe('Refunded')
  expect(movementNote({ cause: 'hold:verification:1' })).toBeNull()
})

test('what was paid for is led to where it has a page', () => {
  expect(resourcePath({ action: 'contract_generation', resourceId: 'c1' })).toBe('/dashboard/campaigns/contracts/c1')
  expect(resourcePath({ action: 'email_follow_up', resourceId: 't1' })).toBe('/dashboard/outreach?thread=t1')
  expect(resourcePath({ action: 'email_negotiator', resourceId: 'c1/e1' })).toBe(
    '/dashboard/campaigns/c1/negotiation/e1',
  )
  expect(resourcePath({ action: 'creator_verification', resourceId: 'v1' })).toBe('/dashboard/verifications/v1')
  expect(resourcePath({ action: 'creator_verification', resourceId: null })).toBeNull()
  expect(resourcePath({ action: 'purchase', resourceId: 'pi_1' })).toBeNull()
})

test('a period begins with a day', () => {
  const now = Date.parse('2026-11-20T15:30:00Z')
  expect(periodStart('30', now)).toBe('2026-10-21T00:00:00Z')
  expect(periodStart('all', now)).toBe('')
})
