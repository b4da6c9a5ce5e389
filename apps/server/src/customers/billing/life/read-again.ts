import { setTimeout as pause } from 'node:timers/promises'
import { withRepeatedTransaction } from '../../../foundation/db/database.ts'
import type { Payments } from '../../../outside/payments/payments.ts'
import type { SeenInvoice, SeenSubscription } from '../../../outside/payments/seen-subscription.ts'
import type { BillingDesk } from '../letters/write-letter.ts'
import { applyChanges } from './apply.ts'
import { changesBetween, type Reading } from './changes.ts'
import {
  type KnownProblem,
  type KnownSubscription,
  loadKnown,
  loadKnownById,
  loadKnownInvoices,
  lockUnchanged,
} from './known-subscription.ts'

/** Reads a subscription again and lets follow what follows. Everything that moves a subscription ends here: messages, calls of its
 *  owner, the nightly comparison. It may be called at any time, any number of times. */

export interface LifeParts extends BillingDesk {
  payments: Payments
  /** Where the operator reads what a person has to decide. */
  log?: { error: (facts: object, message: string) => void }
}

/** Readings at once are told apart by the row's version; the loser reads again, after a while that differs from the others'. */
const triesMax = 12
const pauseMsEach = 40
const invoicesUsual = 4
/** Eight years of monthly invoices. */
const invoicesMax = 100

/** @returns what is known afterwards; null for a subscription that is nobody's */
export async function readAgain(parts: LifeParts, subscriptionId: string): Promise<KnownSubscription | null> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    // What is known is read first: whatever the provider says then is newer, so it may be written over it.
    const known = await findKnown(parts, subscriptionId)
    const seen = known && (await parts.payments.loadSubscription(subscriptionId))
    if (known === null || seen === null || !concerns(known, seen)) return known
    const after = await applyOnce(parts, known, seen)
    if (after !== null) return after
    await pause(Math.random() * pauseMsEach * (tries + 1))
  }
  throw new Error(`The subscription ${subscriptionId} is read by too many at once`)
}

/** The provider keeps whose a subscription is, for one that is not known yet. */
async function findKnown({ db, payments }: LifeParts, subscriptionId: string): Promise<KnownSubscription | null> {
  const known = await loadKnownById(db.pool, subscriptionId)
  if (known !== null) return known
  const seen = await payments.loadSubscription(subscriptionId)
  const ofWorkspace = seen?.workspaceId ? await loadKnown(db.pool, seen.workspaceId) : null
  return ofWorkspace?.customerId === seen?.customerId ? ofWorkspace : null
}

/** Another subscription of the same workspace counts only where the known one has ended and the other runs. */
function concerns(known: KnownSubscription, seen: SeenSubscription): boolean {
  if (known.subscriptionId === seen.id) return true
  return known.endedAt !== null && (seen.status === 'active' || seen.status === 'past_due')
}

/** @returns null when somebody else wrote a reading meanwhile: this one may be older */
async function applyOnce(
  parts: LifeParts,
  known: KnownSubscription,
  seen: SeenSubscription,
): Promise<KnownSubscription | null> {
  const reading = await readAll(parts, seen)
  // A handover writes to the same rows. What the provider did already must not fail because the two waited for each other.
  return withRepeatedTransaction(parts.db, async (tx) => {
    const locked = await lockUnchanged(tx, known)
    if (locked === null) return null
    const changes = changesBetween(locked, await loadKnownInvoices(tx, seen.id), reading)
    return applyChanges(tx, parts, locked, reading, changes)
  })
}

async function readAll(parts: LifeParts, seen: SeenSubscription): Promise<Reading> {
  const { payments, now } = parts
  const invoices = await loadNewInvoices(parts, seen.id)
  const open = invoices.findLast(({ status, reason }) => status === 'open' && reason === 'renewal')
  const problem = open && seen.status !== 'ended' ? await problemOf(payments, open) : null
  return { seen, invoices, problem, at: now() }
}

/** The newest invoices; more of them where the oldest of these is not known yet, after a long time without a reading. */
async function loadNewInvoices({ db, payments }: LifeParts, subscriptionId: string): Promise<SeenInvoice[]> {
  const known = new Set((await loadKnownInvoices(db.pool, subscriptionId)).map(({ id }) => id))
  const newest = await payments.loadInvoices(subscriptionId, invoicesUsual)
  const [oldest] = newest
  const reaches = newest.length < invoicesUsual || (oldest !== undefined && known.has(oldest.id))
  return reaches ? newest : payments.loadInvoices(subscriptionId, invoicesMax)
}

async function problemOf(payments: Payments, invoice: SeenInvoice): Promise<KnownProblem | null> {
  if (invoice.attempts === 0) return null
  const charge = await payments.loadOpenCharge(invoice.id)
  return {
    kind: charge?.asksOwner ? 'authentication' : 'card',
    message: charge?.message ?? (charge === null ? 'There is no card on file.' : 'Your bank needs you to confirm it.'),
    amountCents: invoice.amountCents,
    failedAt: invoice.createdAt.toISOString(),
    nextAttemptAt: invoice.nextAttemptAt?.toISOString() ?? null,
    invoiceId: invoice.id,
    attempts: invoice.attempts,
  }
}
