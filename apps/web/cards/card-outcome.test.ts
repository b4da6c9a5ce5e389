import { expect, test } from 'vitest'
import { canTakeCards, refusalOf } from './card-outcome.ts'

test.each([
  [{ error: { message: 'Your card was declined.' } }, 'Your card was declined.'],
  [{ error: {} }, 'Payment setup failed'],
  [{ status: 'succeeded' }, null],
  [{ status: 'processing' }, 'Payment setup failed with status processing'],
  [{}, 'Payment setup failed with status unknown'],
])('of a set-up, %j says %s', (answer, sentence) => {
  expect(refusalOf(answer, 'setup')).toBe(sentence)
})

test('a payment that the provider refuses is told in its words', () => {
  expect(refusalOf({ error: { message: 'Your card has insufficient funds.' } }, 'payment')).toMatch(
    /insufficient funds/,
  )
  expect(refusalOf({ status: 'processing' }, 'payment')).toMatch(/processing$/)
  expect(refusalOf({ status: 'succeeded' }, 'payment')).toBeNull()
})

test('what succeeded before is done, whatever the provider says to a second press', () => {
  const message = 'You cannot confirm this PaymentIntent because it has already succeeded.'
  expect(refusalOf({ error: { message, payment_intent: { status: 'succeeded' } } }, 'payment')).toBeNull()
  expect(refusalOf({ error: { message, setup_intent: { status: 'succeeded' } } }, 'setup')).toBeNull()
  const declined = { message: 'Your card was declined.', payment_intent: { status: 'requires_payment_method' } }
  expect(refusalOf({ error: declined }, 'payment')).toBe('Your card was declined.')
})

test('only public keys of the provider take cards', () => {
  expect(canTakeCards('pk_test_1')).toBe(true)
  expect(canTakeCards('pk_live_1')).toBe(true)
  for (const other of ['', 'sk_live_1', 'pk_1', 'test_pk_test_']) expect(canTakeCards(other)).toBe(false)
})
