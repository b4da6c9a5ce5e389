import Stripe from 'stripe'
import type { CardSetup, Payment, Payments } from './payments.ts'
import { eventReader } from './stripe-events.ts'
import { idOf, orNull, said } from './stripe-faults.ts'
import { stripeParting } from './stripe-parting.ts'
import { chargedCard, stripeSubscriptions } from './stripe-subscriptions.ts'

/** Card payments through Stripe. */

const callMs = 10_000
/** After the first try; the SDK waits longer each time and repeats the idempotency key. */
const retries = 2
/** As many as the provider lists at once; each set-up that succeeded left one. */
const cardsMax = 100

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  /** Proves the provider's messages. */
  webhookSecret: string
  /** Sends the SDK's requests: the network, or the simulation in this process. */
  fetch: typeof fetch
}

export function stripePayments(settings: StripeSettings): Payments {
  const { secretKey, publishableKey, webhookSecret, fetch } = settings
  const stripe = new Stripe(secretKey, {
    // The provider's calls lead nowhere else; a redirect would carry the key along.
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(input, { ...init, redirect: 'error' }),
    ),
    timeout: callMs,
    maxNetworkRetries: retries,
    telemetry: false,
  })
  return {
    publishableKey,
    ...stripeSubscriptions(stripe),
    ...stripeParting(stripe),
    ...eventReader(stripe, webhookSecret),
    createCustomer: async (person, idempotencyKey) => {
      const customer = await said(stripe.customers.create(person, { idempotencyKey }))
      return customer.id
    },
    openCardSetup: async (customer, idempotencyKey) => {
      const methods = { enabled: true, allow_redirects: 'never' } as const
      const params = { customer, usage: 'off_session', automatic_payment_methods: methods } as const
      return setupOf(await said(stripe.setupIntents.create(params, { idempotencyKey })))
    },
    loadCardSetup: async (id) => {
      const intent = await orNull(stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }))
      return intent && setupOf(intent)
    },
    keepCard: async (customerId, paymentMethodId, idempotencyKey) => {
      const invoice_settings = { default_payment_method: paymentMethodId }
      await said(stripe.customers.update(customerId, { invoice_settings }, { idempotencyKey }))
    },
    takeCardsOff: async (customerId, which) => {
      const kept = which === 'all' ? null : await chargedCard(stripe, customerId)
      const { data } = await said(stripe.customers.listPaymentMethods(customerId, { limit: cardsMax }))
      for (const { id } of data) if (id !== kept) await orNull(stripe.paymentMethods.detach(id))
    },
    nameCustomer: async (customerId, person) => {
      await said(stripe.customers.update(customerId, person))
    },
    openPayment: async ({ customerId: customer, amountCents: amount, ...told }, idempotencyKey) => {
      // A bank may lead its customer away and back: the page says where to.
      const methods = { enabled: true, allow_redirects: 'always' } as const
      const params = { ...told, customer, amount, currency: 'usd', automatic_payment_methods: methods }
      return paymentOf(await said(stripe.paymentIntents.create(params, { idempotencyKey })))
    },
    loadPayment: async (id) => {
      const intent = await orNull(stripe.paymentIntents.retrieve(id))
      return intent && paymentOf(intent)
    },
    deleteCustomer: async (customerId) => {
      await orNull(stripe.customers.del(customerId))
    },
  }
}

function setupOf({
  id,
  customer,
  status,
  payment_method: method,
  client_secret: secret,
}: Stripe.SetupIntent): CardSetup {
  return {
    id,
    customerId: idOf(customer),
    status,
    paymentMethodId: idOf(method),
    cardFingerprint: typeof method === 'object' ? (method?.card?.fingerprint ?? null) : null,
    clientSecret: secret ?? '',
  }
}

function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const { id, customer, status, amount, amount_received, currency, metadata, client_secret } = intent
  return {
    id,
    customerId: idOf(customer),
    status,
    amountCents: amount,
    receivedCents: amount_received,
    currency,
    metadata,
    clientSecret: client_secret ?? '',
  }
}
