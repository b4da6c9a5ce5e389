import type { DataRequestStatus } from '@vouch/contract'
import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const request: DataRequestStatus = {
  reference: 'DR-ABCDEFGH',
  kind: 'erasure',
  subject: 'account',
  law: 'gdpr',
  state: 'unconfirmed',
  profileUrl: null,
  proofCode: null,
  outcome: null,
  receivedAt: '2026-11-21T10:00:00Z',
  dueAt: '2026-12-21T10:00:00Z',
  exportUntil: null,
}

test('before an account is deleted, what that means is said', () => {
  expect(standingOf(request).words).toContain('Nobody can bring it back.')
  expect(standingOf({ ...request, subject: 'creator' }).words).toContain('nothing happens')
})

test('an objection of a creator says what is held back meanwhile', () => {
  const { title, words } = standingOf({ ...request, kind: 'objection', subject: 'creator', state: 'open' })
  expect(title).toBe('With our team')
  expect(words).toContain('no new verdict is given on the profile')
  expect(words).toContain('21 Dec 2026')
})

test.each(['done', 'refused'] as const)('a request that is %s shows the answer', (state) => {
  expect(standingOf({ ...request, state, outcome: 'The answer.' }).words).toBe('The answer.')
})
