/** Where a bank that leads its customer away leads back to. */

const path = '/dashboard/billing?payment=success'

/** @returns the address for the provider, on the origin that the customer left */
export function paymentReturnAddress(origin: string): string {
  return origin + path
}

export type PaymentReturn = 'succeeded' | 'failed'

/** @returns how a bank says that a payment ended; null where nobody comes from a bank. The provider's own word counts most: it leads back to
 *  the same address whatever happened there. */
export function paymentReturnOf(query: URLSearchParams): PaymentReturn | null {
  if (query.get('payment') !== 'success') return null
  return query.get('redirect_status') === 'failed' ? 'failed' : 'succeeded'
}
