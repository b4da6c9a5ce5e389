import { Problem } from '@vouch/contract'
import Stripe from 'stripe'

/** What the provider's errors become here. */

/** What the provider says to a caller's mistake is passed on; that it cannot be reached is said in our words. */
export async function said<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new Problem('card_declined', error.message)
    const away =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError
    if (!away) throw error
    const sentence = 'We can’t reach the payment service right now. Try again in a moment.'
    // The log says what was wrong, with the encryption for example, which the SDK keeps in `detail`; the caller is not told.
    const { detail = error } = error as { detail?: unknown }
    throw Object.assign(new Problem('unavailable', sentence), { cause: detail })
  }
}

/** As `said`, and null for what the provider does not know. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  return said(answer).catch((error: unknown) => {
    const missing = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (missing) return null
    throw error
  })
}

/** As `said`, for what may be left undone where the provider says that it can't be done, as with an invoice whose payment the bank works on. */
export async function unlessRefused(answer: Promise<unknown>): Promise<void> {
  await said(answer).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  })
}

/** The provider writes an object in full only where it was asked to. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
