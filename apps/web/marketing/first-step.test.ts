import { expect, test } from 'vitest'
import { firstStep } from './first-step.ts'

test('a sandbox is tried, anything else is signed in to, and nothing else is promised', () => {
  expect(firstStep('sandbox').label).toBe('Try the sandbox')
  expect(firstStep('production').label).toBe('Sign in')
  expect(firstStep(null).label).toBe('Sign in')
})

test('every first step leads to where it can be taken', () => {
  for (const mode of ['sandbox', 'production', null] as const) expect(firstStep(mode).to).toBe('/auth?mode=login')
})
