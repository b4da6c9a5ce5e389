import type Stripe from 'stripe'
import { withBalance } from './balances.ts'
import { applyPending, closeInvoice, collect } from './collection.ts'
import { type Invoice, invoiceOf, issue, type WantedLine } from './invoices.ts'
import { retrievePrice } from './prices.ts'
import { invalid, type Simulation } from './simulated-call.ts'
import { loadObject, seconds, storeObject } from './stored-objects.ts'
import { itemOf, loadLive, periodFrom, periodOf, type Subscription, storeChange } from './subscription-objects.ts'

/** Another price in the middle of a period, begun anew today: what is left of the paid period is taken off. Of the provider's many
 *  ways to change, the simulation knows the two that the product uses: at once and invoiced, or without proration. */

const pendingSeconds = 23 * 3_600

/** @returns the lines of an invoice for a change now: less what is unused, plus the first period of the new price */
export function changeLines(at: Date, subscription: Subscription, price: Stripe.Price): WantedLine[] {
  const now = seconds(at)
  const old = itemOf(subscription).price
  const { start, end } = periodOf(subscription)
  const unused = Math.round((old.unit_amount ?? 0) * Math.max(0, (end - now) / (end - start)))
  const paid = subscription.status === 'active' && unused > 0
  const credit: WantedLine = {
    description: `Unused time on ${nameOf(old)}`,
    amount: -unused,
    price: old,
    period: { start: now, end },
    proration: true,
  }
  return [...(paid ? [credit] : []), planLine(price, periodFrom(now, price))]
}

/** @returns the line of one whole period */
export function planLine(price: Stripe.Price, period: WantedLine['period']): WantedLine {
  return { description: `1 × ${nameOf(price)}`, amount: price.unit_amount ?? 0, price, period, proration: false }
}

/** The key reads as a name: `vouch_starter_monthly`. */
function nameOf({ lookup_key: key, id }: Stripe.Price): string {
  return (key ?? id).replaceAll('_', ' ')
}

/** Changes the price as the call asks: with an invoice at once, or silently. */
export async function changePrice(
  simulation: Simulation,
  subscription: Subscription,
  priceId: string,
): Promise<Subscription> {
  const { fields, at, tx } = simulation
  const price = await retrievePrice(simulation, priceId)
  const restarts =
    fields.get('billing_cycle_anchor[type]') === 'now' ||
    price.recurring?.interval !== itemOf(subscription).price.recurring?.interval
  if (fields.get('proration_behavior') === 'none' && !restarts && subscription.status !== 'trialing') {
    const item = { ...itemOf(subscription), price }
    return storeChange(
      simulation,
      { ...subscription, items: { ...subscription.items, data: [item] } },
      { items: subscription.items },
    )
  }
  if (fields.get('proration_behavior') !== 'always_invoice') {
    throw invalid('The simulation knows changes at once that are invoiced, and changes without proration.')
  }
  const lines = changeLines(at, subscription, price)
  const invoice = await issue(simulation, invoiceOf(at, subscription, 'subscription_update', lines))
  const waiting = await storeObject<Subscription>(tx, at, {
    ...subscription,
    latest_invoice: invoice.id,
    pending_update: pendingOf(simulation, subscription, price),
  })
  if (invoice.status === 'paid') return applyPending(simulation, waiting)
  return (await collect(simulation, invoice)).subscription
}

/** What waits for its invoice to be paid; it lapses after 23 hours. */
function pendingOf(
  { at, fields }: Simulation,
  subscription: Subscription,
  price: Stripe.Price,
): Stripe.Subscription.PendingUpdate {
  const ends = fields.get('cancel_at_period_end')
  return {
    billing_cycle_anchor: seconds(at),
    cancel_at_period_end: ends === null ? null : ends === 'true',
    discount: null,
    discounts: null,
    expires_at: seconds(at) + pendingSeconds,
    metadata: null,
    subscription_items: [{ ...itemOf(subscription), price }],
    trial_end: null,
    trial_from_plan: null,
  }
}

/** An invoice that was declared void takes the change that waited for it with it. */
export async function dropPending(simulation: Simulation, invoice: Invoice): Promise<void> {
  await closeInvoice(simulation, invoice, 'void')
  const id = invoice.parent?.subscription_details?.subscription
  const subscription = await loadLive(simulation.tx, String(id)).catch(() => null)
  if (subscription?.pending_update == null || subscription.latest_invoice !== invoice.id) return
  await storeChange(
    simulation,
    { ...subscription, pending_update: null },
    { pending_update: subscription.pending_update },
  )
}

/** A change that nobody paid for outlives neither its period nor what contradicts it. */
export async function dropStalePending(simulation: Simulation, subscription: Subscription): Promise<void> {
  if (subscription.pending_update === null) return
  const invoice = await loadObject<Invoice>(simulation.tx, 'invoice', String(subscription.latest_invoice))
  if (invoice.status === 'open') await dropPending(simulation, invoice)
}

/** What a change now would cost: an invoice that nobody keeps. */
export async function previewInvoice(simulation: Simulation): Promise<Invoice> {
  const { tx, at, fields } = simulation
  const subscription = await loadLive(tx, fields.get('subscription') ?? '')
  const price = await retrievePrice(simulation, fields.get('subscription_details[items][0][price]') ?? '')
  const invoice = invoiceOf(at, subscription, 'upcoming', changeLines(at, subscription, price))
  return { ...(await withBalance(simulation, invoice)), status: 'draft' }
}
