import { ApiFailure, type User } from '@vouch/contract'
import { expect, test } from 'vitest'
import { type SignInCalls, signIn } from './sign-in.ts'

const user: User = {
  id: 'u1',
  email: 'brand@vouch.test',
  name: 'Brand',
  company: '',
  role: 'brand',
  tier: 'STARTER',
  monthlyCredits: 150,
  purchasedCredits: 0,
  createdAt: '2026-11-01T00:00:00Z',
}

const failure = (status: number, code: string, error = code) => new ApiFailure(status, { error, code, requestId: 'r' })

/** Answers each login with the next of `answers`; an error is thrown. */
function calls(...answers: (Error | { token: string; user: User })[]): SignInCalls & { made: () => number } {
  let made = 0
  return {
    health: async () => ({ ok: true }),
    login: async () => {
      const answer = answers[made]
      made += 1
      if (answer === undefined) throw new Error('one call too many')
      if (answer instanceof Error) throw answer
      return answer
    },
    made: () => made,
  }
}

test('the right password signs in', async () => {
  expect(await signIn(calls({ token: 't', user }))).toEqual({ kind: 'signed-in', token: 't', user })
})

test('a service that is not well is not asked', async () => {
  const service = calls({ token: 't', user })
  const outcome = await signIn({ ...service, health: () => Promise.reject(failure(503, 'unavailable')) })
  expect(outcome).toMatchObject({ message: expect.stringContaining('currently unavailable') })
  expect(service.made()).toBe(0)
})

test('a wrong password is told once, in the words of the server', async () => {
  const service = calls(failure(401, 'invalid_credentials', 'Invalid email or password'))
  expect(await signIn(service)).toEqual({
    kind: 'refused',
    message: 'Invalid email or password',
    needsVerification: false,
  })
  expect(service.made()).toBe(1)
})

test('one lost call is repeated', async () => {
  const service = calls(failure(0, 'timeout'), { token: 't', user })
  expect(await signIn(service)).toMatchObject({ kind: 'signed-in' })
})

test('two time-outs ask for a moment', async () => {
  expect(await signIn(calls(failure(0, 'timeout'), failure(0, 'timeout')))).toMatchObject({
    message: 'Authentication service is temporarily unavailable. Please try again in a moment.',
  })
})

test('two calls that reach nobody end the retries', async () => {
  expect(await signIn(calls(failure(0, 'unreachable'), failure(0, 'unreachable')))).toMatchObject({
    message: 'Login failed after retries',
  })
})

test('an address that is not verified is told so', async () => {
  expect(await signIn(calls(failure(403, 'needs_verification')))).toMatchObject({
    needsVerification: true,
    message: expect.stringMatching(/^Please verify your email address before signing in\./),
  })
})

test('a refused service is temporarily unavailable', async () => {
  expect(await signIn(calls(failure(503, 'unavailable')))).toMatchObject({
    message: 'Authentication service is temporarily unavailable. Please try again later.',
  })
})

test('a defect is an unexpected error, not a silent one', async () => {
  expect(await signIn(calls(new TypeError('x')))).toMatchObject({
    message: 'An unexpected error occurred during login',
  })
})
