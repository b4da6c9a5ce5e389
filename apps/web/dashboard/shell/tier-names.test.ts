import { expect, test } from 'vitest'
import { planName } from './tier-names.ts'

test('a plan is called by its name, and said to have ended once it has', () => {
  expect(planName({ tier: 'PROFESSIONAL', subscription: { isActive: true } })).toBe('Professional plan')
  expect(planName({ tier: 'PROFESSIONAL', subscription: { isActive: false } })).toBe('Professional plan, ended')
  expect(planName({ tier: 'STARTER', subscription: null })).toBe('No plan yet')
})
