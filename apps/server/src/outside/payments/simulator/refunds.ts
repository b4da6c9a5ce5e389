import type Stripe from 'stripe'
import { tell } from './events.ts'
import type { SimulatedMethod } from './payment-methods.ts'
import { invalid, metadataOf, type Simulation } from './simulated-call.ts'
import { loadObject, loadPage, newId, seconds, setDue, storeObject } from './stored-objects.ts'

/** Giving money back, in whole or in part, never more than was taken. */

const daySeconds = 86_400

export async function createRefund(simulation: Simulation): Promise<Stripe.Refund> {
  const { tx, at, fields } = simulation
  const charge = await refundedCharge(simulation)
  const left = charge.amount_captured - charge.amount_refunded
  const amount = Number(fields.get('amount') ?? left)
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`)
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`)
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than what is left of the charge (${left}).`, 'amount')
  }
  const refund = await storeObject<Stripe.Refund>(tx, at, {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: seconds(at),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: metadataOf(fields),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.get('reason') === 'requested_by_customer' ? 'requested_by_customer' : null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const refunded = await storeObject<Stripe.Charge>(tx, at, {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  })
  const { refundsFail } = (await loadObject<SimulatedMethod>(tx, 'payment_method', String(charge.payment_method)))
    .simulated
  if (refundsFail) await setDue(tx, refund.id, new Date(at.getTime() + daySeconds * 1_000))
  await tell(simulation, 'refund.created', refund)
  await tell(simulation, 'charge.refunded', refunded)
  return refund
}

/** The bank sends a refund back: the money is ours again, and the charge counts it no more. */
export async function failRefund(simulation: Simulation, id: string): Promise<void> {
  const { tx, at } = simulation
  await setDue(tx, id, null)
  const refund = await loadObject<Stripe.Refund>(tx, 'refund', id)
  const charge = await loadObject<Stripe.Charge>(tx, 'charge', String(refund.charge))
  const reason = 'expired_or_canceled_card'
  const failed = await storeObject<Stripe.Refund>(tx, at, { ...refund, status: 'failed', failure_reason: reason })
  const amount_refunded = charge.amount_refunded - refund.amount
  await storeObject<Stripe.Charge>(tx, at, { ...charge, amount_refunded, refunded: false })
  await tell(simulation, 'refund.failed', failed)
  await tell(simulation, 'refund.updated', failed)
  await tell(simulation, 'charge.refund.updated', failed)
}

export async function retrieveRefund({ tx }: Simulation, id: string): Promise<Stripe.Refund> {
  return loadObject<Stripe.Refund>(tx, 'refund', id)
}

export function listRefunds(simulation: Simulation) {
  return loadPage<Stripe.Refund>(simulation, 'refund')
}

async function refundedCharge({ tx, fields }: Simulation): Promise<Stripe.Charge> {
  const intentId = fields.get('payment_intent')
  if (intentId === null) return loadPaid(tx, fields.get('charge') ?? '')
  const intent = await loadObject<Stripe.PaymentIntent>(tx, 'payment_intent', intentId)
  if (typeof intent.latest_charge !== 'string') throw invalid('This PaymentIntent has no charge to refund.')
  return loadPaid(tx, intent.latest_charge)
}

async function loadPaid(tx: Simulation['tx'], id: string): Promise<Stripe.Charge> {
  const charge = await loadObject<Stripe.Charge>(tx, 'charge', id)
  if (!charge.paid) throw invalid(`Charge ${id} did not succeed; there is nothing to refund.`)
  return charge
}
