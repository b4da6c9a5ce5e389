import type Stripe from 'stripe'
import { collect, endSubscription } from './collection.ts'
import { customerWithCard, liveCustomer } from './customers.ts'
import { tell } from './events.ts'
import { invoiceOf, issue } from './invoices.ts'
import { changePrice, dropStalePending, planLine } from './plan-change.ts'
import { retrievePrice } from './prices.ts'
import { expands, invalid, listOf, metadataOf, type Simulation } from './simulated-call.ts'
import { loadLatest, loadObject, loadObjectsOf, seconds, setDue, storeObject } from './stored-objects.ts'
import {
  endingOf,
  loadLive,
  loadSubscription,
  periodFrom,
  type Subscription,
  storeChange,
  subscriptionOf,
} from './subscription-objects.ts'

/** Subscriptions as the API has them: begun, read, changed and ended by calls. */

const daySeconds = 86_400
/** The provider announces the end of a trial three days before. */
const reminderDays = 3
const incompleteSeconds = 23 * 3_600

export async function createSubscription(simulation: Simulation): Promise<Subscription> {
  const { tx, at, fields } = simulation
  const { id: customer } = await liveCustomer(tx, fields.get('customer') ?? '')
  const price = await retrievePrice(simulation, fields.get('items[0][price]') ?? '')
  const trialEnd = trialEndOf(fields, at)
  const period = trialEnd === null ? periodFrom(seconds(at), price) : { start: seconds(at), end: trialEnd }
  const status = trialEnd === null ? 'incomplete' : 'trialing'
  const wanted = subscriptionOf(at, { customer, price, period, trialEnd, status, metadata: metadataOf(fields) })
  const line = planLine(price, period)
  const lines = trialEnd === null ? [line] : [{ ...line, description: 'Trial period', amount: 0 }]
  const invoice = invoiceOf(at, wanted, 'subscription_create', lines)
  const subscription = await storeObject<Subscription>(tx, at, { ...wanted, latest_invoice: invoice.id })
  await tell(simulation, 'customer.subscription.created', subscription)
  const issued = await issue(simulation, invoice)
  if (trialEnd !== null) {
    const reminder = Math.max(seconds(at), trialEnd - reminderDays * daySeconds)
    await setDue(tx, subscription.id, new Date(reminder * 1_000))
    return shown(simulation, subscription)
  }
  await setDue(tx, subscription.id, new Date(at.getTime() + incompleteSeconds * 1_000))
  return shown(simulation, (await collect(simulation, issued)).subscription)
}

function trialEndOf(fields: URLSearchParams, at: Date): number | null {
  const days = fields.get('trial_period_days')
  if (days !== null) return seconds(at) + Number(days) * daySeconds
  const end = fields.get('trial_end')
  if (end === null || end === 'now') return null
  if (!(Number(end) > seconds(at))) throw invalid('A trial ends in the future.', 'trial_end')
  return Number(end)
}

export async function retrieveSubscription(simulation: Simulation, id: string): Promise<Subscription> {
  return shown(simulation, await loadSubscription(simulation.tx, id))
}

/** Newest first; of one customer where the caller names one. */
export async function listSubscriptions({ tx, fields }: Simulation) {
  const customer = fields.get('customer')
  const found =
    customer === null
      ? await loadLatest<Subscription>(tx, 'subscription')
      : await loadObjectsOf<Subscription>(tx, 'subscription', customer)
  const all = fields.get('status') === 'all'
  return listOf(
    found.filter(({ status }) => all || status !== 'canceled'),
    '/v1/subscriptions',
  )
}

export async function updateSubscription(simulation: Simulation, id: string): Promise<Subscription> {
  const { tx, at, fields } = simulation
  let subscription = await loadLive(tx, id)
  const metadata = { ...subscription.metadata, ...metadataOf(fields) }
  const card = fields.get('default_payment_method')
  if (card !== null) await loadObject<Stripe.PaymentMethod>(tx, 'payment_method', card)
  subscription = await storeObject<Subscription>(tx, at, {
    ...subscription,
    metadata,
    default_payment_method: card ?? subscription.default_payment_method,
  })
  const ends = fields.get('cancel_at_period_end')
  const price = fields.get('items[0][price]')
  if (ends !== null && price === null) subscription = await setCancellation(simulation, subscription, ends === 'true')
  if (price !== null) subscription = await changePrice(simulation, subscription, price)
  return shown(simulation, subscription)
}

async function setCancellation(
  simulation: Simulation,
  subscription: Subscription,
  ends: boolean,
): Promise<Subscription> {
  if (subscription.schedule !== null) {
    throw invalid('The subscription is managed by a subscription schedule. Release it, then cancel.')
  }
  const { cancel_at, cancel_at_period_end, canceled_at, pending_update: pending } = subscription
  const contradicts = pending !== null && pending.cancel_at_period_end === !ends
  if (contradicts) await dropStalePending(simulation, subscription)
  const kept = contradicts ? await loadLive(simulation.tx, subscription.id) : subscription
  return storeChange(
    simulation,
    { ...kept, ...endingOf(simulation.at, kept, ends) },
    { cancel_at, cancel_at_period_end, canceled_at },
  )
}

export async function cancelSubscription(simulation: Simulation, id: string): Promise<Subscription> {
  const subscription = await loadLive(simulation.tx, id)
  return endSubscription(simulation, subscription, 'cancellation_requested')
}

/** A deleted customer's subscriptions end with it. */
export async function endAllOf(simulation: Simulation, customer: string): Promise<void> {
  const found = await loadObjectsOf<Subscription>(simulation.tx, 'subscription', customer)
  for (const subscription of found) {
    if (subscription.ended_at === null) await endSubscription(simulation, subscription, 'cancellation_requested')
  }
}

/** The subscription as the caller asked to see it: its schedule and its customer's card in full, or as ids. */
async function shown({ tx, fields }: Simulation, subscription: Subscription): Promise<Subscription> {
  const { schedule, customer } = subscription
  const wantsSchedule = expands(fields, 'schedule') && typeof schedule === 'string'
  const wantsCard = expands(fields, 'customer.invoice_settings.default_payment_method')
  return {
    ...subscription,
    schedule: wantsSchedule
      ? await loadObject<Stripe.SubscriptionSchedule>(tx, 'subscription_schedule', schedule)
      : schedule,
    customer: wantsCard ? await customerWithCard(tx, String(customer)) : customer,
  }
}
