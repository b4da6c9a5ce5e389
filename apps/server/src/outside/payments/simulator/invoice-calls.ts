import type Stripe from 'stripe'
import { collect } from './collection.ts'
import { type Invoice, paymentOfInvoice, type StoredPayment } from './invoices.ts'
import type { SimulatedMethod } from './payment-methods.ts'
import { dropPending } from './plan-change.ts'
import { expands, invalid, listOf, missing, SimulatedFault, type Simulation } from './simulated-call.ts'
import { loadObject, loadObjectsOf, loadPaymentsOfIntent } from './stored-objects.ts'
import { loadSubscription } from './subscription-objects.ts'

/** Invoices as the API has them: listed, read, paid and declared void by calls. */

export async function retrieveInvoice({ tx }: Simulation, id: string): Promise<Invoice> {
  return loadObject<Invoice>(tx, 'invoice', id)
}

/** Newest first, of a customer or of a subscription. */
export async function listInvoices({ tx, fields }: Simulation) {
  const subscription = fields.get('subscription')
  const customer =
    fields.get('customer') ?? (subscription && String((await loadSubscription(tx, subscription)).customer))
  if (customer === null) throw invalid('The simulation lists the invoices of a customer or of a subscription.')
  const invoices = await loadObjectsOf<Invoice>(tx, 'invoice', customer)
  const ofIt = (invoice: Invoice) => invoice.parent?.subscription_details?.subscription === subscription
  const wanted = fields.get('status')
  const found = invoices.filter(
    (invoice) => (subscription === null || ofIt(invoice)) && (wanted === null || invoice.status === wanted),
  )
  const limit = Number(fields.get('limit') ?? 10)
  return { ...listOf(found.slice(0, limit), '/v1/invoices'), has_more: found.length > limit }
}

/** Tries an open invoice now. The caller of a try that fails gets the reason as an error. */
export async function payInvoice(simulation: Simulation, id: string): Promise<Invoice> {
  const { tx, fields } = simulation
  const invoice = await loadObject<Invoice>(tx, 'invoice', id)
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalid(`Invoice is already ${invoice.status}`)
  const named = fields.get('payment_method')
  const method = named === null ? null : await loadObject<SimulatedMethod>(tx, 'payment_method', named)
  if (method !== null && method.customer !== invoice.customer) throw missing('payment_method', named ?? '')
  const { intent, invoice: tried } = await collect(simulation, invoice, method)
  if (tried.status === 'paid') return tried
  throw refusalOf(intent)
}

function refusalOf(intent: Stripe.PaymentIntent | null): SimulatedFault {
  if (intent === null) return invalid('This customer has no default payment method to pay with.', 'customer')
  if (intent.status === 'requires_action') {
    return new SimulatedFault(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'This payment requires additional user action before it can be completed successfully.',
      payment_intent: intent,
    })
  }
  const { code, decline_code, message } = intent.last_payment_error ?? {}
  return new SimulatedFault(402, {
    type: 'card_error',
    message: message ?? 'Your card was declined.',
    ...(code && { code }),
    ...(decline_code && { decline_code }),
    payment_intent: intent,
  })
}

export async function voidInvoice(simulation: Simulation, id: string): Promise<Invoice> {
  const invoice = await loadObject<Invoice>(simulation.tx, 'invoice', id)
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalid(`You cannot void an invoice that is ${invoice.status}.`)
  }
  await dropPending(simulation, invoice)
  return loadObject<Invoice>(simulation.tx, 'invoice', id)
}

/** The payments of an invoice, or the invoice's payment behind a payment intent. */
export async function listInvoicePayments(simulation: Simulation) {
  const { tx, fields } = simulation
  const id = fields.get('invoice')
  const intent = fields.get('payment[payment_intent]')
  const found =
    id !== null
      ? [await paymentOfInvoice(simulation, await loadObject<Invoice>(tx, 'invoice', id))]
      : await loadPaymentsOfIntent<StoredPayment>(tx, intent ?? '')
  const payments = found.filter((payment) => payment !== null)
  return listOf(await Promise.all(payments.map((payment) => shown(simulation, payment))), '/v1/invoice_payments')
}

/** As the provider shows it: without the customer, and with the intent in full where the caller asked for it. */
async function shown(
  { tx, fields }: Simulation,
  { customer: _, ...payment }: StoredPayment,
): Promise<Stripe.InvoicePayment> {
  const { payment_intent: id } = payment.payment
  if (!expands(fields, 'data.payment.payment_intent') || typeof id !== 'string') return payment
  const payment_intent = await loadObject<Stripe.PaymentIntent>(tx, 'payment_intent', id)
  return { ...payment, payment: { ...payment.payment, payment_intent } }
}
