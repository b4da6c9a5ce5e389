import type Stripe from 'stripe'
import { liveCustomer } from './customers.ts'
import { tell } from './events.ts'
import { attachMethod, newMethod, type SimulatedMethod } from './payment-methods.ts'
import {
  expands,
  invalid,
  metadataOf,
  missing,
  SimulatedFault,
  type Simulation,
  unexpectedState,
} from './simulated-call.ts'
import { loadObject, newId, seconds, storeObject } from './stored-objects.ts'

/** Setting up a card without charging it. Created by the server, confirmed by the page that knows its client secret. */

type SetupIntent = Stripe.SetupIntent

export async function createSetupIntent({ tx, at, fields }: Simulation): Promise<SetupIntent> {
  const customer = fields.get('customer')
  if (customer !== null) await liveCustomer(tx, customer)
  const id = newId('seti')
  return storeObject<SetupIntent>(tx, at, {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: seconds(at),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: metadataOf(fields),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: fields.get('usage') ?? 'off_session',
  })
}

export async function retrieveSetupIntent(simulation: Simulation, id: string): Promise<SetupIntent> {
  const { tx, fields } = simulation
  const intent = await loadAllowed(simulation, id)
  const { payment_method: method } = intent
  if (typeof method !== 'string' || !expands(fields, 'payment_method')) return intent
  return { ...intent, payment_method: await loadObject<SimulatedMethod>(tx, 'payment_method', method) }
}

/** Attaches the card, refuses it as its number says, or asks its owner to authenticate. */
export async function confirmSetupIntent(simulation: Simulation, id: string): Promise<SetupIntent> {
  const { tx, at } = simulation
  const intent = await loadAllowed(simulation, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`
    throw unexpectedState(message, { setup_intent: intent })
  }
  const method = await newMethod(simulation)
  const { refusal, asksOwner } = method.simulated
  if (refusal !== undefined) {
    const { code, declineCode, message } = refusal
    return refuse(simulation, intent, { code, message, ...(declineCode && { decline_code: declineCode }) })
  }
  if (asksOwner) {
    return storeObject<SetupIntent>(tx, at, {
      ...intent,
      status: 'requires_action',
      payment_method: method.id,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    })
  }
  return succeed(simulation, intent, method)
}

/** What the card's owner does when the bank asks: the simulation's own call, `outcome=succeeded` or `failed`. */
export async function authenticateSetupIntent(simulation: Simulation, id: string): Promise<SetupIntent> {
  const intent = await loadAllowed(simulation, id)
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') {
    throw invalid('This SetupIntent does not wait for authentication.')
  }
  const method = await loadObject<SimulatedMethod>(simulation.tx, 'payment_method', intent.payment_method)
  if (simulation.fields.get('outcome') === 'succeeded') return succeed(simulation, intent, method)
  return refuse(simulation, intent, {
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
}

export async function cancelSetupIntent(simulation: Simulation, id: string): Promise<SetupIntent> {
  const intent = await loadAllowed(simulation, id)
  if (intent.status === 'succeeded') throw invalid('You cannot cancel this SetupIntent because it has succeeded.')
  return storeObject(simulation.tx, simulation.at, { ...intent, status: 'canceled', next_action: null })
}

async function succeed(simulation: Simulation, intent: SetupIntent, method: SimulatedMethod): Promise<SetupIntent> {
  if (typeof intent.customer === 'string') await attachMethod(simulation, method, intent.customer)
  const done = await storeObject<SetupIntent>(simulation.tx, simulation.at, {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  })
  await tell(simulation, 'setup_intent.succeeded', done)
  return done
}

/** The intent waits for another card and remembers why; the caller gets the error with the intent in it. */
async function refuse(
  simulation: Simulation,
  intent: SetupIntent,
  error: { code: string; message: string; decline_code?: string },
): Promise<never> {
  const waiting = await storeObject<SetupIntent>(simulation.tx, simulation.at, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: 'card_error', ...error },
  })
  await tell(simulation, 'setup_intent.setup_failed', waiting)
  throw new SimulatedFault(402, { type: 'card_error', ...error, setup_intent: waiting })
}

/** A page may see and change only what it knows the secret of. */
async function loadAllowed({ tx, fields, isServer }: Simulation, id: string): Promise<SetupIntent> {
  const intent = await loadObject<SetupIntent>(tx, 'setup_intent', id)
  if (!isServer && fields.get('client_secret') !== intent.client_secret) throw missing('setup_intent', id)
  return intent
}
