import { expect, test } from 'vitest'
import { canTakeCards, refusalOf } from './card-set-up.ts'

test.each([
  [{ error: { message: 'Your card was declined.' } }, 'Your card was declined.'],
  [{ error: {} }, 'Payment setup failed'],
  [{ setupIntent: { status: 'succeeded' } }, null],
  [{ setupIntent: { status: 'processing' } }, 'Payment setup failed with status processing'],
  [{}, 'Payment setup failed with status unknown'],
])('%j says %s', (result, sentence) => {
  expect(refusalOf(result)).toBe(sentence)
})

test('only public keys of the provider take cards', () => {
  expect(canTakeCards('pk_test_1')).toBe(true)
  expect(canTakeCards('pk_live_1')).toBe(true)
  for (const other of ['', 'sk_live_1', 'pk_1', 'test_pk_test_']) expect(canTakeCards(other)).toBe(false)
})
