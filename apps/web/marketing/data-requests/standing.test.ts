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
  canConnect: false,
  outcome: null,
  receivedAt: '2026-11-21T10:00:00Z',
  dueAt: '2026-12-21T10:00:00Z',
  exportUntil: null,
}

test('before an account is deleted, what that means is said', () => {
  expect(standingOf(request).words).toContain('This can’t be undone.')
  expect(standingOf({ ...request, subject: 'creator' }).words).toContain('Nothing will happen')
})

test('an objection of a creator says what happens meanwhile, whether the profile can prove itself or not', () => {
  const { title, words } = standingOf({ ...request, kind: 'objection', subject: 'creator', state: 'open' })
  expect(title).toBe('Our team is on it')
  expect(words).toContain('brands see that a request is being examined')
  expect(words).toContain('by Dec 21, 2026, new verdicts on the profile pause')
  const unproven = standingOf({ ...request, kind: 'objection', subject: 'creator', state: 'unproven' })
  expect(unproven.words).toContain('brands see that a request is being examined')
})

test.each(['done', 'refused'] as const)('a request that is %s shows the answer', (state) => {
  expect(standingOf({ ...request, state, outcome: 'The answer.' }).words).toBe('The answer.')
})
