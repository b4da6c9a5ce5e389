import type Stripe from 'stripe'
import { retrievePrice } from './prices.ts'
import { invalid, type Simulation } from './simulated-call.ts'
import { loadObject, newId, seconds, storeObject } from './stored-objects.ts'
import { itemOf, loadLive, periodFrom, periodOf, type Subscription, storeChange } from './subscription-objects.ts'

/** What a subscription will be later: phases, each with a price and its time. The simulation knows two, now and next. */

type Schedule = Stripe.SubscriptionSchedule
type Phase = Schedule['phases'][number]

/** A schedule begins as what the subscription is. */
export async function createSchedule(simulation: Simulation): Promise<Schedule> {
  const { tx, at, fields } = simulation
  const subscription = await loadLive(tx, fields.get('from_subscription') ?? '')
  if (subscription.schedule !== null) throw invalid('The subscription has a schedule already.', 'from_subscription')
  const { start, end } = periodOf(subscription)
  const phase = phaseOf(itemOf(subscription).price, start, end)
  const schedule = await storeObject<Schedule>(tx, at, {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'classic', flexible: null },
    canceled_at: null,
    completed_at: null,
    created: seconds(at),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        days_until_due: null,
        issuer: { type: 'self' },
        custom_fields: null,
        description: null,
        footer: null,
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  })
  await storeChange(simulation, { ...subscription, schedule: schedule.id }, { schedule: null })
  return schedule
}

/** @returns a phase with only what the product reads; the provider's has a dozen more keys, all empty */
function phaseOf(price: Stripe.Price, start: number, end: number): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ billing_thresholds: null, discounts: [], metadata: null, plan: price.id, price: price.id, quantity: 1 }],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  }
}

export async function updateSchedule(simulation: Simulation, id: string): Promise<Schedule> {
  const { tx, at, fields } = simulation
  const schedule = await loadActive(simulation, id)
  const [now] = schedule.phases
  const nextPrice = fields.get('phases[1][items][0][price]')
  if (now === undefined || nextPrice === null) throw invalid('A schedule has two phases: now and next.', 'phases')
  const price = await retrievePrice(simulation, nextPrice)
  const { end } = periodFrom(now.end_date, price)
  return storeObject<Schedule>(tx, at, { ...schedule, phases: [now, phaseOf(price, now.end_date, end)] })
}

export async function releaseSchedule(simulation: Simulation, id: string): Promise<Schedule> {
  const { tx, at } = simulation
  const schedule = await loadActive(simulation, id)
  const subscription = await loadLive(tx, String(schedule.subscription))
  await storeChange(simulation, { ...subscription, schedule: null }, { schedule: id })
  return storeObject<Schedule>(tx, at, {
    ...schedule,
    status: 'released',
    released_at: seconds(at),
    released_subscription: subscription.id,
    subscription: null,
  })
}

export async function retrieveSchedule({ tx }: Simulation, id: string): Promise<Schedule> {
  return loadObject<Schedule>(tx, 'subscription_schedule', id)
}

/** @returns the price of the period that begins now, and the subscription without a schedule that has come to its end */
export async function priceForPeriod(
  simulation: Simulation,
  subscription: Subscription,
  start: number,
): Promise<{ price: Stripe.Price; subscription: Subscription }> {
  const { price } = itemOf(subscription)
  if (typeof subscription.schedule !== 'string') return { price, subscription }
  const schedule = await retrieveSchedule(simulation, subscription.schedule)
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= start && start < end_date)
  const [item] = phase?.items ?? []
  if (item === undefined) {
    await releaseSchedule(simulation, schedule.id)
    return { price, subscription: { ...subscription, schedule: null } }
  }
  return { price: await retrievePrice(simulation, String(item.price)), subscription }
}

async function loadActive(simulation: Simulation, id: string): Promise<Schedule> {
  const schedule = await retrieveSchedule(simulation, id)
  if (schedule.status !== 'active') throw invalid(`This schedule is ${schedule.status}.`)
  return schedule
}
