import { expect, test } from 'vitest'
import { z } from 'zod'
import { isActionId } from '../customers/actions.ts'
import { declaredRoutes } from '../wire/declared-routes.ts'
import { callExamples } from './call-examples.ts'
import { callNotes } from './call-notes.ts'
import { pricedCalls, priceOf } from './call-prices.ts'
import { callId, describedCall } from './described-call.ts'
import { exampleOf } from './example-of.ts'

const calls = declaredRoutes.map((route) => `${route.method} ${route.path}`)

test('every call is told in full: each line here says what a new call lacks, and where it goes', () => {
  expect(declaredRoutes.flatMap((route) => describedCall(route).lacks)).toEqual([])
})

test('every call has a name of its own', () => {
  const names = declaredRoutes.map(callId)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('what can fail for want of credits has a price, and only calls that exist have one', () => {
  const charging = declaredRoutes.filter(
    ({ access, problems }) => access !== 'team' && problems.includes('insufficient_credits'),
  )
  expect(charging.length).toBeGreaterThan(5)
  expect(charging.filter((route) => priceOf(route).credits === 0).map(callId)).toEqual([])
  expect(pricedCalls.filter((call) => !calls.includes(call))).toEqual([])
})

test('notes and examples are about calls that exist', () => {
  const named = [...Object.keys(callNotes), ...Object.keys(callExamples)]
  expect(named.filter((call) => !calls.includes(call))).toEqual([])
})

test('a field that nobody can picture is said to lack an example, and one that says its own is taken at its word', () => {
  const schema = z.object({ zorblax: z.string(), mood: z.string().meta({ examples: ['calm'] }) })
  expect(exampleOf(schema, 'output', 'reply')).toEqual({ value: { zorblax: '', mood: 'calm' }, lacking: ['zorblax'] })
})

test('what may be left out of a call is not in its example, and what comes back is shown whole', () => {
  const schema = z.object({ name: z.string(), note: z.string().optional() })
  expect(exampleOf(schema, 'input', 'body').value).toEqual({ name: 'Ava Fields' })
  expect(exampleOf(schema, 'output', 'reply').value).toEqual({ name: 'Ava Fields', note: 'Good fit for spring.' })
})

test('the same words of one price list price the calls', () => {
  expect(isActionId('creator_verification')).toBe(true)
  expect(priceOf({ method: 'POST', path: '/api/verifications' })).toMatchObject({ credits: 10 })
  expect(priceOf({ method: 'GET', path: '/api/verifications' })).toEqual({ credits: 0, words: 'Free.' })
})
