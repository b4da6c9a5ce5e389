import type Stripe from 'stripe'
import { monthsAfter } from '../calendar-months.ts'
import { tell } from './events.ts'
import { invalid, type Simulation } from './simulated-call.ts'
import { loadObject, newId, seconds, storeObject } from './stored-objects.ts'

/** The subscription as an object: one price, one period. What happens to it is elsewhere. */

export type Subscription = Stripe.Subscription

export interface Period {
  start: number
  end: number
}

/** @returns the one item that a subscription of this simulation has */
export function itemOf(subscription: Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error('A simulated subscription has one item')
  return item
}

export function periodOf(subscription: Subscription): Period {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  return { start, end }
}

/** @returns the period that begins at an anchor, or the one after `count` others */
export function periodFrom(anchor: number, price: Stripe.Price, count = 0): Period {
  const months = price.recurring?.interval === 'year' ? 12 : 1
  const after = (periods: number) => seconds(monthsAfter(new Date(anchor * 1_000), months * periods))
  return { start: after(count), end: after(count + 1) }
}

/** @returns the subscription with another price or period in its item */
export function withItem(subscription: Subscription, price: Stripe.Price, { start, end }: Period): Subscription {
  const item = { ...itemOf(subscription), price, current_period_start: start, current_period_end: end }
  return { ...subscription, items: { ...subscription.items, data: [item] } }
}

export interface NewSubscription {
  customer: string
  price: Stripe.Price
  period: Period
  trialEnd: number | null
  status: Stripe.Subscription.Status
  metadata: Record<string, string>
}

/** @returns a subscription that is not stored yet */
export function subscriptionOf(at: Date, wanted: NewSubscription): Subscription {
  const { customer, price, period, trialEnd, status, metadata } = wanted
  const id = newId('sub')
  return {
    ...bare,
    id,
    billing_cycle_anchor: trialEnd ?? period.start,
    created: seconds(at),
    currency: price.currency,
    customer,
    items: {
      object: 'list',
      data: [itemFor(at, id, price, period)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata,
    start_date: seconds(at),
    status,
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : seconds(at),
  }
}

/** @returns what a subscription says of its end when it is to end with its period, or not */
export function endingOf(
  at: Date,
  subscription: Subscription,
  ends: boolean,
): Pick<Subscription, 'cancel_at_period_end' | 'cancel_at' | 'canceled_at' | 'cancellation_details'> {
  const reason = ends ? 'cancellation_requested' : null
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? periodOf(subscription).end : null,
    canceled_at: ends ? seconds(at) : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  }
}

/** What is the same for every subscription of the simulation. */
const bare: Omit<
  Subscription,
  | 'id'
  | 'billing_cycle_anchor'
  | 'created'
  | 'currency'
  | 'customer'
  | 'items'
  | 'metadata'
  | 'start_date'
  | 'status'
  | 'trial_end'
  | 'trial_start'
> = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'classic', flexible: null },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'cancel' } },
}

function itemFor(at: Date, subscription: string, price: Stripe.Price, { start, end }: Period): Stripe.SubscriptionItem {
  const interval = price.recurring?.interval ?? 'month'
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: seconds(at),
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: true,
      amount: price.unit_amount,
      amount_decimal: null,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval,
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }
}

/** Stores a subscription and tells that it changed. */
export async function storeChange(
  simulation: Simulation,
  subscription: Subscription,
  previous: Partial<Subscription>,
): Promise<Subscription> {
  const stored = await storeObject(simulation.tx, simulation.at, subscription)
  await tell(simulation, 'customer.subscription.updated', stored, previous)
  return stored
}

export async function loadSubscription(tx: Simulation['tx'], id: string): Promise<Subscription> {
  return loadObject<Subscription>(tx, 'subscription', id)
}

/** @throws SimulatedFault for one that has ended */
export async function loadLive(tx: Simulation['tx'], id: string): Promise<Subscription> {
  const subscription = await loadSubscription(tx, id)
  if (hasEnded(subscription)) throw invalid(`The subscription ${id} has ended; it cannot be changed.`)
  return subscription
}

export function hasEnded({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
