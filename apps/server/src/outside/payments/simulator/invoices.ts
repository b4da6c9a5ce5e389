import type Stripe from 'stripe'
import { dueOf, keepBalance, withBalance } from './balances.ts'
import { tell } from './events.ts'
import { bareInvoice, bareLine } from './invoice-shape.ts'
import { attempt, newIntent } from './payment-intents.ts'
import type { SimulatedMethod } from './payment-methods.ts'
import type { Simulation } from './simulated-call.ts'
import { loadObject, loadObjectsOf, newId, seconds, storeObject } from './stored-objects.ts'
import { itemOf, type Period, type Subscription } from './subscription-objects.ts'

/** Invoices as objects, and one attempt to have one paid. What payment means for the subscription is decided elsewhere. */

export type Invoice = Stripe.Invoice
type Line = Stripe.InvoiceLineItem

export interface WantedLine {
  description: string
  amount: number
  price: Stripe.Price
  period: Period
  /** Part of a change in the middle of a period. */
  proration: boolean
}

/** @returns lines as they stand on an invoice */
export function linesOf(invoice: string, subscription: Subscription, wanted: readonly WantedLine[]): Line[] {
  return wanted.map(({ description, amount, price, period, proration }) => ({
    ...bareLine,
    id: newId('il'),
    amount,
    currency: price.currency,
    description,
    invoice,
    subtotal: amount,
    period,
    subscription: subscription.id,
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
  }))
}

/** @returns an invoice that is final and not stored yet, without the customer's balance */
export function invoiceOf(
  at: Date,
  subscription: Subscription,
  reason: Stripe.Invoice.BillingReason,
  wanted: readonly WantedLine[],
): Invoice {
  const id = newId('in')
  const data = linesOf(id, subscription, wanted)
  const total = data.reduce((sum, { amount }) => sum + amount, 0)
  const period = wanted[0]?.period ?? { start: seconds(at), end: seconds(at) }
  return {
    ...bareInvoice,
    id,
    ...dueOf(at, total),
    billing_reason: reason,
    created: seconds(at),
    currency: subscription.currency,
    customer: subscription.customer,
    effective_at: seconds(at),
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_start: period.start,
    period_end: period.end,
    subtotal: total,
    total,
  }
}

/** Stores an invoice under the customer's next number and tells of it. */
export async function issue(simulation: Simulation, invoice: Invoice): Promise<Invoice> {
  const { tx, at } = simulation
  const customer = String(invoice.customer)
  const counted = await tx.query<{ count: number }>(
    "select count(*)::int from simulated_payment_objects where kind = 'invoice' and customer = $1",
    [customer],
  )
  const number = `${customer.slice(-8).toUpperCase()}-${String((counted.rows[0]?.count ?? 0) + 1).padStart(4, '0')}`
  const issued = await storeObject<Invoice>(tx, at, { ...(await withBalance(simulation, invoice)), number })
  await keepBalance(simulation, issued)
  await tell(simulation, 'invoice.created', issued)
  await tell(simulation, 'invoice.finalized', issued)
  if (issued.status === 'paid') await tell(simulation, 'invoice.paid', issued)
  return issued
}

/** One attempt to have an open invoice paid with a card. @returns the payment as it stands then; null where there is no card */
export async function tryPayment(
  simulation: Simulation,
  invoice: Invoice,
  method: SimulatedMethod | null,
): Promise<Stripe.PaymentIntent | null> {
  if (method === null) return null
  const intent = (await loadIntent(simulation, invoice)) ?? (await openIntent(simulation, invoice))
  return attempt(simulation, intent, method)
}

/** The payment that an invoice waits for; null before the first attempt. */
export async function loadIntent(simulation: Simulation, invoice: Invoice): Promise<Stripe.PaymentIntent | null> {
  const payment = await paymentOfInvoice(simulation, invoice)
  const id = payment?.payment.payment_intent
  return typeof id === 'string' ? loadObject<Stripe.PaymentIntent>(simulation.tx, 'payment_intent', id) : null
}

async function openIntent(simulation: Simulation, invoice: Invoice): Promise<Stripe.PaymentIntent> {
  const { tx, at } = simulation
  const intent = await newIntent(simulation, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: String(invoice.customer),
    description: `Invoice ${invoice.number}`,
    metadata: {},
    keepsCard: false,
  })
  await storeObject<StoredPayment>(tx, at, {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: seconds(at),
    currency: invoice.currency,
    customer: String(invoice.customer),
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
  return intent
}

/** A payment of an invoice, found by its customer, which the provider's object does not name. */
export type StoredPayment = Stripe.InvoicePayment & { customer: string }

export async function paymentOfInvoice({ tx }: Simulation, invoice: Invoice): Promise<StoredPayment | null> {
  const payments = await loadObjectsOf<StoredPayment>(tx, 'invoice_payment', String(invoice.customer))
  return payments.find((payment) => payment.invoice === invoice.id) ?? null
}

/** Writes down that an invoice is paid, and tells. */
export async function markPaid(simulation: Simulation, invoice: Invoice): Promise<Invoice> {
  const { tx, at } = simulation
  const payment = await paymentOfInvoice(simulation, invoice)
  if (payment !== null) {
    const paid_at = seconds(at)
    const transitions = { canceled_at: null, paid_at }
    await storeObject<StoredPayment>(tx, at, {
      ...payment,
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: transitions,
    })
  }
  const paid = await storeObject<Invoice>(tx, at, {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: seconds(at) },
  })
  await tell(simulation, 'invoice.paid', paid)
  await tell(simulation, 'invoice.payment_succeeded', paid)
  return paid
}
