import type Stripe from 'stripe'
import { charge } from './charges.ts'
import { liveCustomer } from './customers.ts'
import { tell } from './events.ts'
import { attachMethod, newMethod, type SimulatedMethod } from './payment-methods.ts'
import {
  invalid,
  listOf,
  metadataOf,
  missing,
  SimulatedFault,
  type Simulation,
  unexpectedState,
} from './simulated-call.ts'
import { loadObject, loadObjectsOf, loadPaymentsOfIntent, newId, seconds, storeObject } from './stored-objects.ts'
import { chargeRefusal, numberOfName } from './test-cards.ts'

/** Taking money once. Created by the server, confirmed by the page that knows its client secret, or by the server itself for
 *  a card on file. */

type PaymentIntent = Stripe.PaymentIntent

/** The provider takes nothing below this in dollars. */
const amountCentsMin = 50
const amountCentsMax = 99_999_999

export async function createPaymentIntent(simulation: Simulation): Promise<PaymentIntent> {
  const { tx, fields } = simulation
  const amount = Number(fields.get('amount'))
  if (!Number.isInteger(amount) || amount < amountCentsMin || amount > amountCentsMax) {
    throw invalid('Amount must be a whole number of cents, at least 50 cents.', 'amount')
  }
  const currency = fields.get('currency')
  if (currency === null || !/^[a-z]{3}$/i.test(currency)) throw invalid('Missing required param: currency.', 'currency')
  const customer = fields.get('customer')
  if (customer !== null) await liveCustomer(tx, customer)
  const intent = await newIntent(simulation, {
    amount,
    currency: currency.toLowerCase(),
    customer,
    description: fields.get('description'),
    metadata: metadataOf(fields),
    keepsCard: fields.get('setup_future_usage') !== null,
  })
  return fields.get('confirm') === 'true' ? confirm(simulation, intent) : intent
}

const allowRedirects = 'automatic_payment_methods[allow_redirects]'

interface NewIntent {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Record<string, string>
  keepsCard: boolean
}

/** Writes an intent that waits for a card. */
export async function newIntent(simulation: Simulation, { keepsCard, ...wanted }: NewIntent): Promise<PaymentIntent> {
  const { tx, at, fields } = simulation
  const id = newId('pi')
  const intent = await storeObject<PaymentIntent>(tx, at, {
    ...wanted,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: {
      enabled: true,
      allow_redirects: fields.get(allowRedirects) === 'never' ? 'never' : 'always',
    },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: seconds(at),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: fields.get('receipt_email'),
    review: null,
    setup_future_usage: keepsCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  })
  await tell(simulation, 'payment_intent.created', intent)
  return intent
}

/** Newest first, of one customer. */
export async function listPaymentIntents({ tx, fields }: Simulation) {
  const customer = fields.get('customer')
  if (customer === null) throw invalid('The simulation lists the payments of a customer.', 'customer')
  return listOf(await loadObjectsOf<PaymentIntent>(tx, 'payment_intent', customer), '/v1/payment_intents')
}

export async function retrievePaymentIntent(simulation: Simulation, id: string): Promise<PaymentIntent> {
  return loadAllowed(simulation, id)
}

/** Charges the card, refuses it as its number says, or asks its owner to authenticate. */
export async function confirmPaymentIntent(simulation: Simulation, id: string): Promise<PaymentIntent> {
  return confirm(simulation, await loadAllowed(simulation, id))
}

async function confirm(simulation: Simulation, intent: PaymentIntent): Promise<PaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
    throw unexpectedState(message, { payment_intent: intent })
  }
  const method = await methodFor(simulation, intent)
  const outcome = await attempt(simulation, intent, method)
  const absent = simulation.fields.get('off_session') === 'true'
  if (outcome.status === 'requires_action' && absent) {
    return thrown(
      await fail(simulation, outcome, method, {
        code: 'authentication_required',
        declineCode: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      }),
    )
  }
  return outcome.status === 'requires_payment_method' ? thrown(outcome) : outcome
}

/** What the card's owner does when the bank asks: the simulation's own call, `outcome=succeeded` or `failed`. */
export async function authenticatePaymentIntent(simulation: Simulation, id: string): Promise<PaymentIntent> {
  const intent = await loadAllowed(simulation, id)
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') {
    throw invalid('This PaymentIntent does not wait for authentication.')
  }
  const method = await loadObject<SimulatedMethod>(simulation.tx, 'payment_method', intent.payment_method)
  if (simulation.fields.get('outcome') === 'succeeded') return succeed(simulation, intent, method)
  return thrown(
    await fail(simulation, intent, method, {
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication. Provide another one to pay.',
    }),
  )
}

export async function cancelPaymentIntent(simulation: Simulation, id: string): Promise<PaymentIntent> {
  const { tx, at } = simulation
  const intent = await loadAllowed(simulation, id)
  if (intent.status === 'succeeded') throw invalid('You cannot cancel this PaymentIntent because it has succeeded.')
  if ((await loadPaymentsOfIntent(tx, id)).length > 0)
    throw invalid('You cannot cancel a PaymentIntent that was created for an invoice. Void the invoice instead.')
  const canceled = await storeObject<PaymentIntent>(tx, at, {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(at),
    next_action: null,
  })
  await tell(simulation, 'payment_intent.canceled', canceled)
  return canceled
}

/** One try with a card. @returns the intent: `succeeded`, `requires_action`, or waiting for another card with the reason */
export async function attempt(
  simulation: Simulation,
  intent: PaymentIntent,
  method: SimulatedMethod,
): Promise<PaymentIntent> {
  const refusal = chargeRefusal(method.simulated)
  if (refusal !== null) return fail(simulation, intent, method, refusal)
  if (!method.simulated.asksOwner) return succeed(simulation, intent, method)
  const asking = await storeObject<PaymentIntent>(simulation.tx, simulation.at, {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  })
  await tell(simulation, 'payment_intent.requires_action', asking)
  return asking
}

async function succeed(simulation: Simulation, intent: PaymentIntent, method: SimulatedMethod): Promise<PaymentIntent> {
  const { tx, at } = simulation
  if (intent.setup_future_usage !== null && typeof intent.customer === 'string') {
    await attachMethod(simulation, method, intent.customer)
  }
  const paid = await charge(simulation, intent, method, null)
  const done = await storeObject<PaymentIntent>(tx, at, {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: paid.id,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
  })
  await tell(simulation, 'payment_intent.succeeded', done)
  return done
}

async function fail(
  simulation: Simulation,
  intent: PaymentIntent,
  method: SimulatedMethod,
  refusal: { code: string; declineCode?: string; message: string },
): Promise<PaymentIntent> {
  const { tx, at } = simulation
  const tried = await charge(simulation, intent, method, refusal)
  const { code, declineCode, message } = refusal
  const waiting = await storeObject<PaymentIntent>(tx, at, {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: tried.id,
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code,
      message,
      charge: tried.id,
      ...(declineCode && { decline_code: declineCode }),
    },
  })
  await tell(simulation, 'payment_intent.payment_failed', waiting)
  return waiting
}

/** The caller gets the reason as an error with the intent in it. */
function thrown(intent: PaymentIntent): never {
  const { code, decline_code, message } = intent.last_payment_error ?? {}
  throw new SimulatedFault(402, {
    type: 'card_error',
    message: message ?? 'Your card was declined.',
    ...(code && { code }),
    ...(decline_code && { decline_code }),
    payment_intent: intent,
  })
}

/** The card of a confirmation: one on file of the same customer, a named test card, or what a page wrote. */
async function methodFor(simulation: Simulation, intent: PaymentIntent): Promise<SimulatedMethod> {
  const { tx, fields } = simulation
  const named = fields.get('payment_method')
  if (named === null && fields.get('payment_method_data[card][number]') === null) {
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', 'payment_method')
  }
  if (named === null || numberOfName(named) !== null) return newMethod(simulation)
  const method = await loadObject<SimulatedMethod>(tx, 'payment_method', named)
  if (method.customer === null || method.customer !== intent.customer) throw missing('payment_method', named)
  return method
}

/** A page may see and change only what it knows the secret of. */
async function loadAllowed({ tx, fields, isServer }: Simulation, id: string): Promise<PaymentIntent> {
  const intent = await loadObject<PaymentIntent>(tx, 'payment_intent', id)
  if (!isServer && fields.get('client_secret') !== intent.client_secret) throw missing('payment_intent', id)
  return intent
}
