import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import Stripe from 'stripe'
import { simulatedFetch, simulatorRoot, simulatorRoutes } from '../src/outside/payments/simulator/simulated-http.ts'
import { simulatedKeys, stripeSimulator } from '../src/outside/payments/simulator/stripe-simulator.ts'
import { test as base } from './fixtures.ts'

/** A shop at the simulated card provider: the real SDK on one side, a customer's page on the other, and a clock. */

export interface Shop {
  stripe: Stripe
  clock: { now: Date }
  /** What a page sends, as the provider's browser client writes it. */
  page: (path: string, fields: Record<string, string>) => Promise<{ status: number; body: Record<string, unknown> }>
  /** A customer with a card on file that is charged by default. */
  buildCustomer: (card?: string) => Promise<string>
  /** Types of everything that was told, oldest first. */
  told: () => Promise<string[]>
}

export const test = base.extend('shop', async ({ db }, { onCleanup }): Promise<Shop> => {
  await db.pool.query('truncate simulated_payment_objects, simulated_payment_calls')
  const clock = { now: new Date('2026-11-20T10:00:00Z') }
  const simulator = stripeSimulator({ db, now: () => clock.now })
  const stripe = new Stripe(simulatedKeys.secret, {
    httpClient: Stripe.createFetchHttpClient(simulatedFetch(simulator)),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const app = Fastify()
  simulatorRoutes(app, simulator)
  onCleanup(() => app.close())
  return {
    stripe,
    clock,
    page: async (path, fields) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${simulatorRoot}${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ key: simulatedKeys.publishable, ...fields }).toString(),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    buildCustomer: async (card = 'pm_card_visa') => {
      const { id } = await stripe.customers.create({ email: `${randomUUID()}@example.com` })
      const method = await stripe.paymentMethods.attach(card, { customer: id })
      await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } })
      return id
    },
    told: async () => (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).reverse(),
  }
})

/** The fields of a card as a page writes them. */
export function card(number: string): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
  }
}
