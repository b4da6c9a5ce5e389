import { accountEventKinds } from '@vouch/contract'
import { expect, test } from 'vitest'
import { eventWords } from './event-words.ts'

test('every event has words of its own', () => {
  const texts = accountEventKinds.map((kind) => eventWords({ kind, detail: null }).text)
  expect(new Set(texts).size).toBe(accountEventKinds.length)
  for (const text of texts) expect(text).toMatch(/^[A-Z][a-z-]+/)
})

test('the way of signing in and the reach of signing out are said', () => {
  expect(eventWords({ kind: 'signed_in', detail: 'google' }).text).toBe('Signed in with Google')
  expect(eventWords({ kind: 'signed_in', detail: 'password' }).text).toBe('Signed in')
  expect(eventWords({ kind: 'signed_out', detail: 'global' }).text).toBe('Signed out everywhere')
  expect(eventWords({ kind: 'sessions_ended', detail: '3' }).text).toBe('Signed out everywhere else')
})

test('only what somebody else may have done asks for a second look', () => {
  const notable = accountEventKinds.filter((kind) => eventWords({ kind, detail: null }).notable)
  expect(notable).toEqual(['sign_in_failed', 'sign_in_refused'])
})
