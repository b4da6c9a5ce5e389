import Stripe from 'stripe'
import { basedFetch } from './based-fetch.ts'

/** Whether the card provider takes the secret key: it is asked for one price, which changes nothing. */

const timeoutMs = 10_000

/** @returns what it said instead, without a period; null where it took the key */
export async function cardProviderFault({
  secretKey,
  apiBase,
}: {
  secretKey: string
  apiBase: string | null
}): Promise<string | null> {
  try {
    const send = apiBase === null ? fetch : basedFetch(apiBase)
    const httpClient = Stripe.createFetchHttpClient(send)
    const stripe = new Stripe(secretKey, { httpClient, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false })
    await stripe.prices.list({ limit: 1 })
    return null
  } catch (error) {
    // Its messages show a part of the key.
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'the key isn’t valid'
    if (error instanceof Stripe.errors.StripePermissionError) return 'the key isn’t allowed to read prices'
    if (error instanceof Stripe.errors.StripeConnectionError) return 'it can’t be reached'
    return 'it answered with an error'
  }
}
