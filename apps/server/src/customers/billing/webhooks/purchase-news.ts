import type pg from 'pg'
import { withTransaction } from '../../../foundation/db/database.ts'
import type { ProviderEvent, SeenCharge } from '../../../outside/payments/payments.ts'
import { settlePurchase } from '../../credits/purchases.ts'
import { refundPurchase, undoRefund } from '../../credits/refund-purchase.ts'
import { loadInvoice } from '../invoices.ts'
import { loadKnown } from '../life/known-subscription.ts'
import type { LifeEvent } from '../life/life-events.ts'
import type { LifeParts } from '../life/read-again.ts'
import { purchaseParts } from '../purchase-receipt.ts'
import { followMoney } from './follow-money.ts'
import { isLeft, onPayerNews } from './subscription-news.ts'

/** News of payments without an invoice: extra credits. Payments of anything else are told apart by the ledger's own rows. */

/** A payment went through. Its credits are added, should the buyer's page be gone; and it may have been the plan's, whose own
 *  messages may be lost. */
export async function onPaymentSucceeded(parts: LifeParts, event: ProviderEvent): Promise<void> {
  if (await isLeft(parts, event.customerId)) return
  await settlePurchase(purchaseParts(parts), event.objectId)
  await onPayerNews(parts, event)
}

/** Money of a purchase went back, by a refund or because the bank decided against us: its share of the credits goes too, as far as
 *  they are not spent, and comes back with a refund that failed. While the bank has not decided, purchased credits rest. */
export async function onPurchaseMoneyBack(parts: LifeParts, charge: SeenCharge): Promise<void> {
  const { paymentId: paymentIntentId, dispute } = charge
  if (paymentIntentId === null) return
  // The purchase may be news itself: then its credits are added first.
  if (await isUncredited(parts, paymentIntentId)) await settlePurchase(purchaseParts(parts), paymentIntentId)
  await withTransaction(parts.db, async (tx) => {
    const purchase = await lockPurchase(tx, paymentIntentId)
    const known = purchase && (await loadKnown(tx, purchase.workspaceId))
    if (purchase === null || known === null) return
    const refundedCents = goneOf(purchase, charge)
    const refund = { paymentIntentId, refundedCents, at: parts.now() }
    if (refundedCents > purchase.refundedCents) await refundPurchase(tx, refund)
    if (refundedCents < purchase.refundedCents) await undoRefund(tx, refund)
    await tx.query('update credit_purchases set dispute = $2 where payment_intent_id = $1', [paymentIntentId, dispute])
    const { number } = await loadInvoice(tx, purchase.workspaceId, paymentIntentId)
    const paper = { ...purchase, number }
    for (const event of purchaseEvents(purchase, charge)) await followMoney(tx, parts, { known, paper, charge, event })
  })
}

async function isUncredited({ db }: LifeParts, paymentIntentId: string): Promise<boolean> {
  const found = await db.pool.query(
    'select from credit_purchases where payment_intent_id = $1 and credited_at is null',
    [paymentIntentId],
  )
  return found.rowCount === 1
}

/** @returns how much of a purchase's money went back. While a bank decides about it, no less than before: what it decides says the rest */
function goneOf(purchase: Purchase, { dispute, amountCents, refundedCents }: SeenCharge): number {
  if (dispute === 'lost') return amountCents
  return dispute === 'open' ? Math.max(refundedCents, purchase.refundedCents) : refundedCents
}

interface Purchase {
  workspaceId: string
  refundedCents: number
  refundsFailed: number
  dispute: SeenCharge['dispute']
}

/** @returns what happened to the money of a purchase since it was last looked at */
function purchaseEvents(purchase: Purchase, charge: SeenCharge): LifeEvent[] {
  const { refundedCents, dispute } = charge
  const events: LifeEvent[] = []
  if (refundedCents > purchase.refundedCents) events.push('purchase_refunded')
  // What a bank decides otherwise in the end was no refund.
  if (goneOf(purchase, charge) < purchase.refundedCents && purchase.dispute !== 'lost')
    events.push('purchase_refund_failed')
  if (dispute === purchase.dispute) return events
  if (dispute === 'open') events.push('disputed')
  if (dispute === 'won' && purchase.dispute === 'open') events.push('dispute_won')
  if (dispute === 'lost') events.push('purchase_dispute_lost')
  return events
}

/** Locks it; null where the payment was for something else, or gave no credits. */
async function lockPurchase(tx: pg.PoolClient, paymentIntentId: string): Promise<Purchase | null> {
  const found = await tx.query<Purchase>(
    `select workspace_id as "workspaceId", refunded_cents as "refundedCents",
            refunds_failed as "refundsFailed", dispute
       from credit_purchases where payment_intent_id = $1 and credited_at is not null for update`,
    [paymentIntentId],
  )
  return found.rows[0] ?? null
}
