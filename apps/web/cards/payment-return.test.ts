import { expect, test } from 'vitest'
import { paymentReturnAddress, paymentReturnOf } from './payment-return.ts'

test('the address that a bank leads back to is one that the page knows, whatever the provider adds', () => {
  const address = new URL(paymentReturnAddress('https://vouch.test'))
  expect(address.href).toBe('https://vouch.test/dashboard/billing?payment=success')
  expect(paymentReturnOf(address.searchParams)).toBe('succeeded')
  address.searchParams.set('payment_intent', 'pi_1')
  address.searchParams.set('redirect_status', 'succeeded')
  expect(paymentReturnOf(address.searchParams)).toBe('succeeded')
  address.searchParams.set('redirect_status', 'failed')
  expect(paymentReturnOf(address.searchParams)).toBe('failed')
})

test('nobody else comes from a bank', () => {
  for (const query of ['', 'payment=', 'payment=failed', 'redirect_status=succeeded']) {
    expect(paymentReturnOf(new URLSearchParams(query))).toBeNull()
  }
})
