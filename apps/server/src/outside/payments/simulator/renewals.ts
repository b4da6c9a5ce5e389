import { closeInvoice, collect, endSubscription } from './collection.ts'
import { tell } from './events.ts'
import { type Invoice, invoiceOf, issue } from './invoices.ts'
import { dropStalePending, planLine } from './plan-change.ts'
import { priceForPeriod } from './schedules.ts'
import type { Simulation } from './simulated-call.ts'
import { loadObject, seconds, setDue, storeObject } from './stored-objects.ts'
import {
  hasEnded,
  itemOf,
  loadSubscription,
  type Period,
  periodFrom,
  periodOf,
  type Subscription,
  storeChange,
  withItem,
} from './subscription-objects.ts'

/** What the provider does by itself when time passes. It charges at the very end of a period; the real one waits an hour, in which
 *  nothing happens that the product knows of. */

/** What is due on a subscription: the reminder of a trial, a renewal, an end. */
export async function passSubscription(simulation: Simulation, id: string): Promise<void> {
  const { tx, at } = simulation
  const subscription = await loadSubscription(tx, id)
  if (hasEnded(subscription)) return setDue(tx, id, null)
  if (subscription.status === 'incomplete') return expire(simulation, subscription)
  const { end } = periodOf(subscription)
  if (seconds(at) < end) {
    if (subscription.status === 'trialing') await tell(simulation, 'customer.subscription.trial_will_end', subscription)
    return setDue(tx, id, new Date(end * 1_000))
  }
  await dropStalePending(simulation, subscription)
  if (subscription.cancel_at_period_end) {
    await endSubscription(simulation, await loadSubscription(tx, id), 'cancellation_requested')
    return
  }
  await renew(simulation, await loadSubscription(tx, id), end)
}

async function renew(simulation: Simulation, known: Subscription, start: number): Promise<void> {
  const { tx, at } = simulation
  const { price, subscription } = await priceForPeriod(simulation, known, start)
  const sameInterval = price.recurring?.interval === itemOf(subscription).price.recurring?.interval
  const anchor = sameInterval ? subscription.billing_cycle_anchor : start
  const period = periodAt(anchor, price, start)
  const renewed = await storeChange(
    simulation,
    { ...withItem(subscription, price, period), billing_cycle_anchor: anchor, status: 'active' },
    { items: subscription.items, status: subscription.status },
  )
  await setDue(tx, renewed.id, new Date(period.end * 1_000))
  const invoice = await issue(simulation, invoiceOf(at, renewed, 'subscription_cycle', [planLine(price, period)]))
  await storeObject<Subscription>(tx, at, { ...renewed, latest_invoice: invoice.id })
  await collect(simulation, invoice)
}

/** @returns the period that begins at `start`, counted from the anchor so that short months do not shift it */
function periodAt(anchor: number, price: Parameters<typeof periodFrom>[1], start: number): Period {
  for (let count = 0; ; count += 1) {
    const period = periodFrom(anchor, price, count)
    if (period.start >= start) return period
  }
}

/** A first payment that was never made: the subscription never was. */
async function expire(simulation: Simulation, subscription: Subscription): Promise<void> {
  const { tx, at } = simulation
  const invoice = await loadObject<Invoice>(tx, 'invoice', String(subscription.latest_invoice))
  if (invoice.status === 'open') await closeInvoice(simulation, invoice, 'void')
  await setDue(tx, subscription.id, null)
  const expired = { ...subscription, status: 'incomplete_expired' as const, ended_at: seconds(at) }
  await storeChange(simulation, expired, { status: subscription.status })
}

/** The next try of an invoice that was refused. */
export async function passInvoice(simulation: Simulation, id: string): Promise<void> {
  const invoice = await loadObject<Invoice>(simulation.tx, 'invoice', id)
  await setDue(simulation.tx, id, null)
  if (invoice.status === 'open') await collect(simulation, invoice)
}
