import type { CardOnFile } from '@vouch/contract'
import type Stripe from 'stripe'
import { isSamePlan, type Plan, planOfKey } from './plan-prices.ts'
import { idOf } from './stripe-faults.ts'
import type { PriceBook } from './stripe-prices.ts'

/** The provider's subscriptions and invoices in the product's words. */

export interface SeenSubscription {
  id: string
  customerId: string
  /** Whose it is, as the product wrote it when it began. */
  workspaceId: string | null
  /** `incomplete`: its first payment was not made yet, so it is nobody's plan. */
  status: 'trialing' | 'active' | 'past_due' | 'ended' | 'incomplete'
  plan: Plan
  periodStart: Date
  periodEnd: Date
  trialEnd: Date | null
  cancelAt: Date | null
  endedAt: Date | null
  /** Why it ended. */
  endedBy: 'owner' | 'failed_payment' | null
  /** What begins with the next period, where that is something else. */
  next: (Plan & { at: Date }) | null
  card: CardOnFile | null
}

export interface SeenInvoice {
  id: string
  subscriptionId: string | null
  number: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  reason: 'begin' | 'renewal' | 'change' | 'other'
  amountCents: number
  currency: string
  createdAt: Date
  paidAt: Date | null
  /** The whole period that it pays for, and of which plan. */
  plan: Plan | null
  periodStart: Date
  periodEnd: Date
  lines: { description: string; amountCents: number }[]
  attempts: number
  nextAttemptAt: Date | null
}

const statuses: Record<string, SeenSubscription['status']> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
  incomplete: 'incomplete',
}

/** @param planOfPrice finds the plan of a price that is named by its id alone */
export async function seenSubscription(
  seen: Stripe.Subscription,
  planOfPrice: PriceBook['planOf'],
): Promise<SeenSubscription | null> {
  const [item] = seen.items.data
  const plan = item && planOfKey(item.price.lookup_key)
  const status = statuses[seen.status]
  if (item === undefined || !plan || status === undefined) return null
  return {
    id: seen.id,
    customerId: idOf(seen.customer) ?? '',
    workspaceId: seen.metadata.workspace ?? null,
    status,
    plan,
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    trialEnd: momentOrNull(seen.trial_end),
    cancelAt: seen.cancel_at_period_end ? moment(item.current_period_end) : momentOrNull(seen.cancel_at),
    endedAt: momentOrNull(seen.ended_at),
    endedBy: status === 'ended' ? endedBy(seen) : null,
    next: await nextOf(seen, plan, item.current_period_end, planOfPrice),
    card: cardOf(seen),
  }
}

function endedBy({ cancellation_details: details }: Stripe.Subscription): 'owner' | 'failed_payment' {
  const unpaid = details?.reason === 'payment_failed' || details?.reason === 'payment_disputed'
  return unpaid ? 'failed_payment' : 'owner'
}

/** The phase after this period, where a schedule has one with another price. */
async function nextOf(
  { schedule }: Stripe.Subscription,
  plan: Plan,
  periodEnd: number,
  planOfPrice: PriceBook['planOf'],
): Promise<SeenSubscription['next']> {
  if (schedule === null || typeof schedule === 'string') return null
  const phase = schedule.phases.find(({ start_date }) => start_date >= periodEnd)
  const next = await planOfPrice(idOf(phase?.items[0]?.price) ?? '')
  if (phase === undefined || next === null) return null
  return isSamePlan(next, plan) ? null : { ...next, at: moment(phase.start_date) }
}

function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): CardOnFile | null {
  const ofCustomer =
    typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings.default_payment_method
  return cardOnFile(typeof own === 'object' && own !== null ? own : ofCustomer)
}

/** @returns what may be shown of a card that the provider wrote in full */
export function cardOnFile(method: string | Stripe.PaymentMethod | null): CardOnFile | null {
  const card = typeof method === 'object' ? method?.card : undefined
  return card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null
}

const reasons: Record<string, SeenInvoice['reason']> = {
  subscription_create: 'begin',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
}

export async function seenInvoice(seen: Stripe.Invoice, planOfPrice: PriceBook['planOf']): Promise<SeenInvoice> {
  const whole = seen.lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false)
  return {
    id: seen.id,
    subscriptionId: idOf(seen.parent?.subscription_details?.subscription),
    number: seen.number ?? '',
    status: invoiceStatus(seen.status),
    reason: reasons[seen.billing_reason ?? ''] ?? 'other',
    amountCents: seen.amount_due,
    currency: seen.currency,
    createdAt: moment(seen.created),
    paidAt: momentOrNull(seen.status_transitions.paid_at),
    plan: await planOfPrice(idOf(whole?.pricing?.price_details?.price) ?? ''),
    periodStart: moment(whole?.period.start ?? seen.period_start),
    periodEnd: moment(whole?.period.end ?? seen.period_end),
    lines: seen.lines.data.map(({ description, amount }) => ({ description: description ?? '', amountCents: amount })),
    attempts: seen.attempt_count,
    nextAttemptAt: momentOrNull(seen.next_payment_attempt),
  }
}

const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const

/** A status that is not known yet counts as a draft: nothing is done about it. */
function invoiceStatus(status: Stripe.Invoice['status']): SeenInvoice['status'] {
  return invoiceStatuses.find((known) => known === status) ?? 'draft'
}

export function moment(seconds: number): Date {
  return new Date(seconds * 1_000)
}

function momentOrNull(seconds: number | null): Date | null {
  return seconds === null ? null : moment(seconds)
}
