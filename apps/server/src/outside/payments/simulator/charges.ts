import type Stripe from 'stripe'
import { openDispute } from './disputes.ts'
import { tell } from './events.ts'
import type { SimulatedMethod } from './payment-methods.ts'
import type { Simulation } from './simulated-call.ts'
import { loadObject, newId, seconds, storeObject } from './stored-objects.ts'
import type { ChargeRefusal } from './test-cards.ts'

/** Charges: each attempt to take money from a card, whether it succeeded or not. */

/** Takes the money of an intent from a card, or writes down why it could not.
 *  @param refusal null when the card pays */
export async function charge(
  simulation: Simulation,
  intent: Stripe.PaymentIntent,
  method: SimulatedMethod,
  refusal: ChargeRefusal | null,
): Promise<Stripe.Charge> {
  const { tx, at } = simulation
  const made = await storeObject<Stripe.Charge>(tx, at, chargeOf(at, intent, method, refusal))
  await tell(simulation, refusal === null ? 'charge.succeeded' : 'charge.failed', made)
  return refusal === null && method.simulated.disputes ? openDispute(simulation, made) : made
}

function chargeOf(
  at: Date,
  intent: Stripe.PaymentIntent,
  method: SimulatedMethod,
  refusal: ChargeRefusal | null,
): Stripe.Charge {
  const paid = refusal === null
  const { address, email, name, phone, tax_id } = method.billing_details
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: { address, email, name, phone, tax_id },
    calculated_statement_descriptor: 'VOUCH',
    captured: paid,
    created: seconds(at),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

export async function retrieveCharge({ tx }: Simulation, id: string): Promise<Stripe.Charge> {
  return loadObject<Stripe.Charge>(tx, 'charge', id)
}
