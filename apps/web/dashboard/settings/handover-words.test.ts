import { expect, test } from 'vitest'
import { handoverWords } from './handover-words.ts'

const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039 }
const bea = { name: 'Bea Stone', role: 'member' } as const

test('before a workspace is handed over, its owner reads whose card goes on paying', () => {
  const seats = { used: 2, limit: 3 }
  const runs = { card, cancelAt: null, endedAt: null }
  expect(handoverWords(bea, { seats }, { ...runs, cardHolder: null })).toBe(
    'Bea Stone will control the plan, roles and deletion. Nobody can own two workspaces, so this works only if Bea Stone has never used their own. You stay as a manager, and get a new, empty workspace of your own. Your card (Visa ending 4242) stays on file and pays for the plan until Bea Stone saves another.',
  )
  expect(handoverWords(bea, { seats }, { ...runs, cardHolder: 'Ann Lee' })).toContain(
    'Ann Lee’s card (Visa ending 4242)',
  )
  expect(handoverWords(bea, { seats }, { ...runs, cardHolder: 'Bea Stone' })).toContain(
    'Bea Stone’s card (Visa ending 4242) goes on paying.',
  )
  expect(handoverWords(bea, { seats }, null)).not.toContain('card')
  const at = '2026-12-20T10:00:00.000Z'
  for (const ends of [{ cancelAt: at }, { endedAt: at }])
    expect(handoverWords(bea, { seats }, { ...runs, ...ends, cardHolder: null })).not.toContain('card')
})

test('where the plan has no seat for the former owner, they read that they stay as a viewer', () => {
  const seats = { used: 1, limit: 1 }
  expect(handoverWords({ ...bea, role: 'viewer' }, { seats }, null)).toContain(
    'You stay as a viewer, because every seat of the plan is taken,',
  )
  expect(handoverWords({ ...bea, role: 'viewer' }, { seats: { used: 2, limit: 3 } }, null)).toContain('as a manager')
})
