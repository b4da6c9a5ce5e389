import type { ChangePreview, Subscription } from '@vouch/contract'
import { expect, test } from 'vitest'
import {
  cancellationTerms,
  cardName,
  daysLeft,
  paymentProblemWords,
  periodEndWords,
  periodPlace,
  planBadge,
  previewWords,
  standing,
} from './plan-words.ts'
import { trial } from './test/sample-plan.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a trial says how long it lasts and what it becomes', () => {
  expect(standing(trial, now)).toBe('13 days left in your trial. On Dec 4, 2026 it becomes Starter at $39 a month.')
})

test('a day that has begun is left until it is over', () => {
  expect(daysLeft('2026-11-21T10:00:01Z', now)).toBe(1)
  expect(daysLeft('2026-11-21T10:00:00Z', now)).toBe(0)
  expect(daysLeft('2026-11-01T10:00:00Z', now)).toBe(0)
})

test('every other state says what still works and what comes next', () => {
  const active = { ...trial, status: 'active', isTrial: false } as const
  expect(standing(active, now)).toBe('Renews on Dec 4, 2026.')
  const ending = { ...active, cancelAtPeriodEnd: true, cancelAt: '2026-12-04T10:00:00Z' }
  expect(standing(ending, now)).toBe(
    'Canceled: everything keeps working until Dec 4, 2026, and you won’t be charged again.',
  )
  const lapsed = { ...active, status: 'lapsed', isActive: false, endedAt: '2026-12-20T10:00:00Z' } as const
  expect(standing(lapsed, now)).toMatch(/ended on Dec 20, 2026 because the last payment didn’t go through/)
  expect(standing({ ...lapsed, status: 'canceled' }, now)).toMatch(/^Your plan ended on Dec 20, 2026\./)
  expect(standing({ ...active, status: 'past_due' }, now)).toMatch(/while we retry the charge/)
})

test('today has a place in the trial, in a month and in a year', () => {
  expect(periodPlace(trial, now)).toEqual({ share: 1 / 14, units: 14, words: 'Day 2 of 14' })
  const year = { ...trial, billingPeriodEnd: '2027-11-20T10:00:00Z' }
  expect(periodPlace(year, now)).toMatchObject({ units: 12, words: 'Day 2 of 365' })
  expect(periodPlace(trial, Date.parse('2027-01-01T00:00:00Z'))).toMatchObject({ share: 1, words: 'Day 14 of 14' })
  expect(periodPlace(trial, Date.parse('2026-01-01T00:00:00Z'))).toMatchObject({ share: 0, words: 'Day 1 of 14' })
})

test('the end of a period says what it brings', () => {
  expect(periodEndWords(trial)).toBe('$39 on Dec 4, 2026')
  expect(periodEndWords({ ...trial, cancelAtPeriodEnd: true })).toBe('Ends on Dec 4, 2026')
  expect(periodEndWords({ ...trial, nextBillingAmount: null })).toBe('Dec 4, 2026')
})

test('the badge says that a cancellation waits, and that the bank does, before it says the state', () => {
  expect(planBadge(trial).words).toBe('Free trial')
  expect(planBadge({ ...trial, cancelAtPeriodEnd: true }).words).toBe('Ends with the trial')
  const active = { ...trial, status: 'active', isTrial: false } as const
  expect(planBadge({ ...active, cancelAtPeriodEnd: true }).words).toBe('Ends with the billing period')
  const asked = { kind: 'authentication', message: '', amount: 39, amountCents: 3_900, failedAt: '' } as const
  const waits = { ...active, status: 'past_due', paymentProblem: { ...asked, nextAttemptAt: null } } as const
  expect(planBadge(waits)).toEqual({ words: 'Waiting for your bank', tone: 'caution' })
  expect(planBadge({ ...waits, paymentProblem: null }).words).toBe('Payment failed')
})

test('a cancellation says first what happens to charge, credits and reports', () => {
  const told = (plan: Subscription) =>
    cancellationTerms(plan)
      .map(({ about, text }) => `${about}: ${text}`)
      .join(' ')
  expect(told(trial)).toMatch(/until Dec 4, 2026.*won’t be charged.*Trial credits.*Reports/)
  expect(told({ ...trial, status: 'active', purchasedCredits: 250 })).toMatch(
    /not refunded.*Monthly credits.*250 purchased credits will be frozen/,
  )
})

test('a failed charge says what the bank said and when it is tried again', () => {
  const problem = {
    kind: 'card',
    message: 'Your card was declined.',
    amount: 39,
    amountCents: 3900,
    failedAt: '',
  } as const
  const words = (nextAttemptAt: string | null) =>
    paymentProblemWords({ ...trial, paymentProblem: { ...problem, nextAttemptAt } })
  expect(words('2026-12-07T10:00:00Z')).toBe(
    'The $39 charge didn’t go through: Your card was declined. We’ll retry it on Dec 7, 2026.',
  )
  expect(words(null)).toMatch(/won’t retry it automatically/)
  expect(paymentProblemWords(trial)).toBe('')
})

test('a change says what is charged and when it takes effect', () => {
  const preview: ChangePreview = {
    tier: 'PROFESSIONAL',
    billingCycle: 'MONTHLY',
    takesEffect: 'now',
    effectiveAt: '2026-11-21T10:00:00Z',
    amountDue: 129,
    amountDueCents: 12_900,
    unusedCredit: 0,
    unusedCreditCents: 0,
    currency: 'usd',
    lines: [],
    price: 129,
    nextBillingDate: '2026-12-21T10:00:00Z',
    monthlyCreditsAfter: 550,
    endsTrial: true,
  }
  expect(plain(previewWords(preview, 'Professional', trial.card))).toBe(
    'Your trial ends now. $129 is charged now to Visa ending 4242, then $129 a month from Dec 21, 2026. Your monthly credits reset to 550.',
  )
  const later = { ...preview, takesEffect: 'period_end', effectiveAt: '2026-12-21T10:00:00Z', price: 39 } as const
  expect(previewWords(later, 'Starter', null)).toMatch(
    /^Starter starts on Dec 21, 2026 at \$39 a month.*nothing is charged today/,
  )
  expect(previewWords({ ...preview, takesEffect: 'none' }, 'Starter', null)).toBe('This is your plan.')
})

test('a card is named as people know theirs', () => {
  expect(cardName({ brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 })).toBe('Visa ending 4242')
})
