import type { User } from '@vouch/contract'
import { expect, test } from 'vitest'
import { lacksPlan } from './lacks-plan.ts'

const user: User = {
  ...{ id: 'u1', email: 'ann@example.com', name: 'Ann', company: '', role: 'brand', tier: 'STARTER' },
  ...{ monthlyCredits: 0, purchasedCredits: 0, createdAt: '2026-11-20T10:00:00Z' },
}
const signedIn = (changes: Partial<User>) =>
  ({ status: 'signed-in', token: 't', user: { ...user, ...changes } }) as const

test('whoever is signed in and never had a plan lacks one', () => {
  expect(lacksPlan(signedIn({ subscription: null }))).toBe(true)
})

test('nobody is sent to the payment step by what is not known, and support is not', () => {
  expect(lacksPlan({ status: 'unknown' })).toBe(false)
  expect(lacksPlan({ status: 'signed-out' })).toBe(false)
  expect(lacksPlan(signedIn({}))).toBe(false)
  expect(lacksPlan(signedIn({ subscription: null, supportName: 'Tess' }))).toBe(false)
})
