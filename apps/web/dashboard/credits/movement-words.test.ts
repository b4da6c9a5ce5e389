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

test('a verification leads to its report, and nothing else leads anywhere', () => {
  expect(resourcePath({ action: 'creator_verification', resourceId: 'v1' })).toBe('/dashboard/verifications/v1')
  expect(resourcePath({ action: 'creator_verification', resourceId: null })).toBeNull()
  expect(resourcePath({ action: 'purchase', resourceId: 'pi_1' })).toBeNull()
})

test('a period begins with a day', () => {
  const now = Date.parse('2026-11-20T15:30:00Z')
  expect(periodStart('30', now)).toBe('2026-10-21T00:00:00Z')
  expect(periodStart('all', now)).toBe('')
})
