import type pg from 'pg'
import { withTransaction } from '../../../foundation/db/database.ts'
import type { ProviderEvent, SeenCharge } from '../../../outside/payments/payments.ts'
import { inTurn } from '../in-turn.ts'
import { type KnownSubscription, loadKnown } from '../life/known-subscription.ts'
import type { LifeEvent } from '../life/life-events.ts'
import { type LifeParts, readAgain } from '../life/read-again.ts'
import { followMoney } from './follow-money.ts'
import { onPurchaseMoneyBack } from './purchase-news.ts'

/** Money that goes back: refunds that the operator makes at the provider, those that a bank sends back, and disputes. The charge is read again, and only what it
 *  says other than is known moves anything. */

export async function onMoneyBack(parts: LifeParts, { chargeId, subscriptionId }: ProviderEvent): Promise<void> {
  if (chargeId === null) return
  // The invoice may be news itself: then it is written down first.
  if (subscriptionId !== null) await readAgain(parts, subscriptionId)
  await lookAtCharge(parts, chargeId)
}

/** Reads a charge again and lets what it says other than is known have its effects: none where all of it is known. One at a time: of two
 *  readings at once the older one could be written last. */
export async function lookAtCharge(parts: LifeParts, chargeId: string): Promise<void> {
  await inTurn(parts, chargeId, async () => {
    const charge = await parts.payments.loadCharge(chargeId)
    if (charge === null) return
    await (charge.invoiceId === null ? onPurchaseMoneyBack(parts, charge) : noteCharge(parts, charge))
  })
}

interface Charged {
  workspaceId: string
  number: string
  amountCents: number
  refundedCents: number
  refundsFailed: number
  dispute: SeenCharge['dispute']
  periodStart: Date
}

/** Compares a charge with what is known of its invoice, and lets the difference have its effects. */
export async function noteCharge(parts: LifeParts, charge: SeenCharge): Promise<void> {
  await withTransaction(parts.db, async (tx) => {
    const invoice = await lockInvoice(tx, charge.invoiceId ?? '')
    const known = invoice && (await loadKnown(tx, invoice.workspaceId))
    if (invoice === null || known === null) return
    await tx.query(
      `update invoices set refunded_cents = $2, dispute = $3, refunds_failed = refunds_failed + ($2 < refunded_cents)::int
        where id = $1`,
      [charge.invoiceId, goneOf(invoice, charge), charge.dispute],
    )
    for (const event of moneyEvents(invoice, charge, known))
      await followMoney(tx, parts, { known, paper: invoice, charge, event })
  })
}

async function lockInvoice(tx: pg.PoolClient, id: string): Promise<Charged | null> {
  const found = await tx.query<Charged>(
    `select workspace_id as "workspaceId", number, amount_cents as "amountCents", refunded_cents as "refundedCents",
            refunds_failed as "refundsFailed", dispute, period_start as "periodStart" from invoices where id = $1 for update`,
    [id],
  )
  return found.rows[0] ?? null
}

/** @returns how much of an invoice's money went back. While a bank decides about it, or where it decided against us, no less than before: a refund
 *  that failed then leaves us nothing that we could count on */
function goneOf({ refundedCents: before }: Charged, { dispute, refundedCents }: SeenCharge): number {
  return dispute === 'open' || dispute === 'lost' ? Math.max(refundedCents, before) : refundedCents
}

/** @returns what happened to the money of an invoice since it was last looked at */
export function moneyEvents(invoice: Charged, charge: SeenCharge, known: KnownSubscription): LifeEvent[] {
  const events: LifeEvent[] = []
  const present = invoice.periodStart.getTime() === known.periodStart.getTime() && known.status !== 'trialing'
  if (charge.refundedCents > invoice.refundedCents) {
    events.push(present && charge.refundedCents === charge.amountCents ? 'refunded_whole' : 'refunded')
  }
  if (goneOf(invoice, charge) < invoice.refundedCents) events.push('refund_failed')
  if (charge.dispute === invoice.dispute) return events
  if (charge.dispute === 'open') events.push('disputed')
  // A dispute that began and was won between two readings moved nothing.
  if (charge.dispute === 'won' && invoice.dispute === 'open') events.push('dispute_won')
  if (charge.dispute === 'lost') events.push(present ? 'dispute_lost_now' : 'dispute_lost')
  return events
}
