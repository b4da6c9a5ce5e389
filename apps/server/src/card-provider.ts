import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { basedFetch } from './outside/payments/based-fetch.ts'
import type { Payments } from './outside/payments/payments.ts'
import { simulatedFetch } from './outside/payments/simulator/simulated-http.ts'
import { type StripeSimulator, simulatedKeys, stripeSimulator } from './outside/payments/simulator/stripe-simulator.ts'
import { stripePayments } from './outside/payments/stripe-payments.ts'

/** The card provider that the configuration asks for, and the simulation where there is one. */
export interface CardProvider {
  payments: Payments
  /** Null where cards are real. */
  simulator: StripeSimulator | null
}

export function openCardProvider(parts: {
  config: Pick<Config, 'stripe'>
  db: Database
  now: () => Date
}): CardProvider {
  const { stripe } = parts.config
  if (stripe === null) {
    const simulator = stripeSimulator(parts)
    const { secret: secretKey, publishable: publishableKey } = simulatedKeys
    return { payments: stripePayments({ secretKey, publishableKey, fetch: simulatedFetch(simulator) }), simulator }
  }
  const { apiBase } = stripe
  return {
    payments: stripePayments({ ...stripe, fetch: apiBase === null ? fetch : basedFetch(apiBase) }),
    simulator: null,
  }
}
