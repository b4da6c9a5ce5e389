import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../foundation/db/database.ts'
import { basedFetch } from '../outside/payments/based-fetch.ts'
import type { Payments } from '../outside/payments/payments.ts'
import { type PassingTime, passingTime } from '../outside/payments/simulator/passing-time.ts'
import { simulatedFetch } from '../outside/payments/simulator/simulated-http.ts'
import { type StripeSimulator, simulatedKeys, stripeSimulator } from '../outside/payments/simulator/stripe-simulator.ts'
import { stripePayments } from '../outside/payments/stripe-payments.ts'
import { handlers } from './billing/webhooks/take-event.ts'

/** The card provider that the configuration asks for, and the simulation where there is one. */
export interface CardProvider {
  payments: Payments
  /** Null where cards are real. */
  simulator: StripeSimulator | null
  /** What the simulation does by itself; null where cards are real. */
  time: PassingTime | null
}

export interface CardProviderParts {
  config: Pick<Config, 'stripe'>
  db: Database
  /** The product's clock. */
  now: () => Date
  /** Signs the simulation's messages. Real ones are signed with the configured secret. */
  webhookSecret: string
  /** Carries a message of the simulation to the product. @returns the status of the answer */
  deliver: (body: string, signature: string) => Promise<number>
  /** Called when the simulation may have something to do. */
  onChange?: () => void
}

/** Opens it for the product: its messages come through the product's own front door, which is built after it.
 *  @param front the app that takes them */
export function openCards(parts: {
  config: Config
  db: Database
  now: () => Date
  authSecret: string
  log: FastifyBaseLogger
  front: () => FastifyInstance
}): CardProvider {
  const { authSecret, front, log } = parts
  const stumbled = (error: unknown) => log.error({ err: error }, 'The simulated card provider stumbled')
  const cards: CardProvider = openCardProvider({
    ...parts,
    webhookSecret: simulatedWebhookSecret(authSecret),
    deliver: async (body, signature) => deliverMessage(front(), body, signature),
    onChange: () => void cards.time?.run().catch(stumbled),
  })
  return cards
}

/** @returns what the simulation signs its messages with: the same in every process of one installation, and nowhere stored */
function simulatedWebhookSecret(authSecret: string): string {
  return `whsec_${createHmac('sha256', authSecret).update('simulated card provider').digest('hex')}`
}

/** Carries a message of the simulation through the product's own front door, without a network between. */
export async function deliverMessage(app: FastifyInstance, body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload: body })
  return statusCode
}

export function openCardProvider(parts: CardProviderParts): CardProvider {
  const { stripe } = parts.config
  if (stripe === null) {
    const simulator = stripeSimulator(parts)
    const { secret: secretKey, publishable: publishableKey } = simulatedKeys
    const { webhookSecret } = parts
    return {
      payments: stripePayments({ secretKey, publishableKey, webhookSecret, fetch: simulatedFetch(simulator) }),
      simulator,
      time: passingTime({ ...parts, enabledEvents: Object.keys(handlers) }),
    }
  }
  const { apiBase, webhookSecret } = stripe
  return {
    payments: stripePayments({
      ...stripe,
      webhookSecret: webhookSecret ?? '',
      fetch: apiBase === null ? fetch : basedFetch(apiBase),
    }),
    simulator: null,
    time: null,
  }
}
