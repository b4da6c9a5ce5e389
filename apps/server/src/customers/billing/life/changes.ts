import { isSameOwnPlan } from '@vouch/contract'
import type { SeenInvoice, SeenSubscription } from '../../../outside/payments/seen-subscription.ts'
import type { KnownInvoice, KnownProblem, KnownSubscription } from './known-subscription.ts'
import type { LifeEvent } from './life-events.ts'
import { type LifeState, runs, step } from './life-table.ts'

/** What happened, told from the difference between what was known and what the card provider says now. No message is believed:
 *  they only say when to look. So their order does not matter, nor that some come twice or never. */

export interface Change {
  event: LifeEvent
  /** The invoice that it is about, where it is about one. */
  invoice: SeenInvoice | null
}

export interface Reading {
  seen: SeenSubscription
  /** Oldest first. */
  invoices: readonly SeenInvoice[]
  /** Why the newest open invoice was not paid; null where there is none, or it was not tried. */
  problem: KnownProblem | null
  at: Date
}

const reminderMs = 3 * 86_400_000

/** @returns what happened, in its order */
export function changesBetween(
  known: KnownSubscription,
  knownInvoices: readonly KnownInvoice[],
  reading: Reading,
): Change[] {
  const { seen } = reading
  const changes = paidChanges(known, knownInvoices, reading)
  if (known.subscriptionId !== seen.id) return changes
  const state = stateAfter(known.status, changes)
  if (seen.status === 'ended') {
    const event = seen.endedBy === 'failed_payment' ? 'given_up' : 'ended'
    return runs.includes(state) ? [...changes, just(event)] : changes
  }
  return [...changes, ...chargeChanges(known, state, reading), ...planChanges(known, changes, reading)]
}

function just(event: LifeEvent): Change {
  return { event, invoice: null }
}

const paidEvents = { begin: 'began', renewal: 'paid', change: 'changed', other: null } as const

/** Payments that were not known. Each begins a period, in the order in which they were made. */
function paidChanges(
  { subscriptionId }: KnownSubscription,
  knownInvoices: readonly KnownInvoice[],
  { seen, invoices }: Reading,
): Change[] {
  const paid = knownInvoices.filter(({ status }) => status === 'paid')
  const ids = new Set(paid.map(({ id }) => id))
  const unknown = invoices.filter((invoice) => !ids.has(invoice.id) && paysForPeriod(invoice, seen))
  const ofNothing = unknown.filter(({ amountCents }) => amountCents === 0)
  const newest = Math.max(0, ...[...paid, ...ofNothing].map(({ createdAt }) => createdAt.getTime()))
  return unknown.flatMap((invoice) => {
    const event = paidEvents[invoice.reason]
    if (event === null) return []
    // One of nothing that was passed over before a newer one: its period is long in the newer one's place. Only a subscription that is not
    // known yet must begin all the same.
    const isPast = invoice.amountCents === 0 && invoice.createdAt.getTime() < newest
    return isPast && !(event === 'began' && subscriptionId !== seen.id) ? [] : [{ event, invoice }]
  })
}

/** Whether an invoice is paid and begins a period, also where nothing was due: the old plan's unused part, a balance or a discount paid it then.
 *  A trial has an invoice of its own, of nothing and for nothing. */
export function paysForPeriod({ reason, status, plan }: SeenInvoice, { trialEnd }: SeenSubscription): boolean {
  const isTrialsOwn = reason === 'begin' && trialEnd !== null
  return status === 'paid' && plan !== null && paidEvents[reason] !== null && !isTrialsOwn
}

/** A charge that failed anew, or one that is settled although nothing was paid. */
function chargeChanges(known: KnownSubscription, state: LifeState, { seen, invoices, problem }: Reading): Change[] {
  if (problem !== null) {
    const { problem: before } = known
    if (before?.invoiceId === problem.invoiceId && before.attempts === problem.attempts) return []
    const invoice = invoices.find(({ id }) => id === problem.invoiceId) ?? null
    return [{ event: problem.kind === 'authentication' ? 'owner_asked' : 'charge_failed', invoice }]
  }
  return state === 'past_due' && seen.status === 'active' ? [just('forgiven')] : []
}

/** What the owner chose for later, and what only time brings. */
function planChanges(known: KnownSubscription, changes: readonly Change[], { seen, at }: Reading): Change[] {
  const events: LifeEvent[] = []
  if (known.cancelAt === null && seen.cancelAt !== null) events.push('end_planned')
  if (known.cancelAt !== null && seen.cancelAt === null) events.push('end_dropped')
  const next = seen.next
  const same =
    next?.tier === known.nextTier &&
    next.billingCycle === known.nextBillingCycle &&
    isSameOwnPlan(next.own, known.nextOwn)
  if (next !== null && !same) events.push('change_planned')
  if (next === null && known.nextTier !== null && changes.length === 0) events.push('change_dropped')
  const endsSoon = seen.trialEnd !== null && seen.trialEnd.getTime() - at.getTime() <= reminderMs
  if (seen.status === 'trialing' && seen.cancelAt === null && endsSoon) events.push('trial_ends_soon')
  return events.map(just)
}

function stateAfter(state: LifeState, changes: readonly Change[]): LifeState {
  return changes.reduce((now, { event }) => step(now, event)?.to ?? now, state)
}
