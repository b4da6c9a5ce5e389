import type Stripe from 'stripe'
import { returnBalance } from './balances.ts'
import { liveCustomer } from './customers.ts'
import { tell } from './events.ts'
import { type Invoice, loadIntent, markPaid, type StoredPayment, tryPayment } from './invoices.ts'
import type { SimulatedMethod } from './payment-methods.ts'
import type { Simulation } from './simulated-call.ts'
import { loadObject, loadPaymentsOfIntent, seconds, setDue, storeObject } from './stored-objects.ts'
import {
  endingOf,
  hasEnded,
  loadSubscription,
  periodFrom,
  periodOf,
  type Subscription,
  storeChange,
  withItem,
} from './subscription-objects.ts'

/** Getting invoices paid, and what that does to their subscription: it runs on, falls behind, or is given up after the last try. */

/** Days from one failed try to the next. After the last the subscription ends; the product says so in its letters. */
export const retryDays = [3, 5, 7] as const
const daySeconds = 86_400

export interface Collected {
  invoice: Invoice
  subscription: Subscription
  /** Null where there was no card to try, or nothing to pay. */
  intent: Stripe.PaymentIntent | null
}

/** Tries an open invoice once, unless a balance has paid it, and lets its subscription feel the outcome.
 *  @param method a card to try instead of the customer's own */
export async function collect(
  simulation: Simulation,
  invoice: Invoice,
  method?: SimulatedMethod | null,
): Promise<Collected> {
  if (invoice.status === 'paid') return { intent: null, invoice, subscription: await runOn(simulation, invoice) }
  const card = method ?? (await cardOf(simulation, invoice))
  const intent = await tryPayment(simulation, invoice, card)
  if (intent?.status === 'succeeded') return { intent, ...(await settle(simulation, invoice)) }
  const failed = await noteFailure(simulation, invoice, intent)
  return { intent, invoice: failed, subscription: await fallBehind(simulation, failed) }
}

/** The card that is charged: the subscription's own, or the customer's. */
async function cardOf(simulation: Simulation, invoice: Invoice): Promise<SimulatedMethod | null> {
  const { tx } = simulation
  const own = (await subscriptionOfInvoice(simulation, invoice)).default_payment_method
  const customer = await liveCustomer(tx, String(invoice.customer))
  const id = own ?? customer.invoice_settings.default_payment_method
  if (typeof id !== 'string') return null
  const method = await loadObject<SimulatedMethod>(tx, 'payment_method', id)
  return method.customer === customer.id ? method : null
}

/** An invoice whose payment succeeded: paid, and the subscription runs. Also where a page made the payment. */
export async function settle(
  simulation: Simulation,
  invoice: Invoice,
): Promise<{ invoice: Invoice; subscription: Subscription }> {
  const paid = await markPaid(simulation, invoice)
  await setDue(simulation.tx, paid.id, null)
  return { invoice: paid, subscription: await runOn(simulation, paid) }
}

/** What a paid invoice does to its subscription. */
async function runOn(simulation: Simulation, paid: Invoice): Promise<Subscription> {
  const subscription = await subscriptionOfInvoice(simulation, paid)
  if (hasEnded(subscription)) return subscription
  if (subscription.pending_update !== null && subscription.latest_invoice === paid.id) {
    return applyPending(simulation, subscription)
  }
  if (subscription.status !== 'past_due' && subscription.status !== 'incomplete') return subscription
  const running = await storeChange(simulation, { ...subscription, status: 'active' }, { status: subscription.status })
  await setDue(simulation.tx, running.id, new Date(periodOf(running).end * 1_000))
  return running
}

/** The payment that a page made may be an invoice's. */
export async function settleIntent(simulation: Simulation, intent: Stripe.PaymentIntent): Promise<void> {
  if (intent.status !== 'succeeded') return
  const [payment] = await loadPaymentsOfIntent<StoredPayment>(simulation.tx, intent.id)
  if (payment === undefined) return
  const invoice = await loadObject<Invoice>(simulation.tx, 'invoice', String(payment.invoice))
  if (invoice.status === 'open' || invoice.status === 'uncollectible') await settle(simulation, invoice)
}

/** Puts in force what waited for its invoice to be paid. */
export async function applyPending(simulation: Simulation, subscription: Subscription): Promise<Subscription> {
  const { pending_update: pending } = subscription
  const price = pending?.subscription_items?.[0]?.price
  if (pending === null || price === undefined) return subscription
  const start = pending.billing_cycle_anchor ?? seconds(simulation.at)
  const stays = pending.cancel_at_period_end === false && endingOf(simulation.at, subscription, false)
  return beginPlan(simulation, { ...subscription, ...stays, pending_update: null }, price, start)
}

/** Puts a plan in force from a moment on, with a period that begins there, and ends a trial. */
export async function beginPlan(
  simulation: Simulation,
  subscription: Subscription,
  price: Stripe.Price,
  start: number,
): Promise<Subscription> {
  const period = periodFrom(start, price)
  const trialEnd = subscription.trial_end === null ? null : Math.min(subscription.trial_end, start)
  const begun = await storeChange(
    simulation,
    {
      ...withItem(subscription, price, period),
      status: 'active',
      billing_cycle_anchor: start,
      trial_end: trialEnd,
    },
    { status: subscription.status, items: subscription.items },
  )
  await setDue(simulation.tx, begun.id, new Date(period.end * 1_000))
  return begun
}

async function noteFailure(
  simulation: Simulation,
  invoice: Invoice,
  intent: Stripe.PaymentIntent | null,
): Promise<Invoice> {
  const { tx, at } = simulation
  const days = invoice.billing_reason === 'subscription_cycle' ? retryDays[invoice.attempt_count] : undefined
  const next = days === undefined ? null : seconds(at) + days * daySeconds
  const failed = await storeObject<Invoice>(tx, at, {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: next,
  })
  await setDue(tx, failed.id, next === null ? null : new Date(next * 1_000))
  await tell(simulation, 'invoice.payment_failed', failed)
  if (intent?.status === 'requires_action') await tell(simulation, 'invoice.payment_action_required', failed)
  return failed
}

/** A renewal that was not paid leaves the subscription behind; after the last try it ends. */
async function fallBehind(simulation: Simulation, invoice: Invoice): Promise<Subscription> {
  const subscription = await subscriptionOfInvoice(simulation, invoice)
  if (invoice.billing_reason !== 'subscription_cycle' || hasEnded(subscription)) return subscription
  if (invoice.next_payment_attempt === null) return giveUp(simulation, subscription, invoice)
  if (subscription.status === 'past_due') return subscription
  return storeChange(simulation, { ...subscription, status: 'past_due' }, { status: subscription.status })
}

async function giveUp(simulation: Simulation, subscription: Subscription, invoice: Invoice): Promise<Subscription> {
  await closeInvoice(simulation, invoice, 'uncollectible')
  return endSubscription(simulation, subscription, 'payment_failed')
}

/** Writes an open invoice off, or declares it void. */
export async function closeInvoice(
  simulation: Simulation,
  invoice: Invoice,
  status: 'void' | 'uncollectible',
): Promise<Invoice> {
  const { tx, at } = simulation
  const key = status === 'void' ? 'voided_at' : 'marked_uncollectible_at'
  const closed = await storeObject<Invoice>(tx, at, {
    ...invoice,
    status,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, [key]: seconds(at) },
  })
  await setDue(tx, closed.id, null)
  if (status === 'void') await returnBalance(simulation, closed)
  const intent = await loadIntent(simulation, invoice)
  if (intent !== null && status === 'void') await storeObject(tx, at, { ...intent, status: 'canceled' as const })
  await tell(simulation, status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', closed)
  return closed
}

/** Ends a subscription now. */
export async function endSubscription(
  simulation: Simulation,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<Subscription> {
  const { tx, at } = simulation
  const ended = await storeObject<Subscription>(tx, at, {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? seconds(at),
    ended_at: seconds(at),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    pending_update: null,
    schedule: null,
  })
  await setDue(tx, ended.id, null)
  await tell(simulation, 'customer.subscription.deleted', ended)
  return ended
}

export async function subscriptionOfInvoice({ tx }: Simulation, invoice: Invoice): Promise<Subscription> {
  return loadSubscription(tx, String(invoice.parent?.subscription_details?.subscription))
}
