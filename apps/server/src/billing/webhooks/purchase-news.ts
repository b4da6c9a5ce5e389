import type pg from 'pg'
import { setPurchasedFrozen } from '../../credits/purchased-credits.ts'
import { settlePurchase } from '../../credits/purchases.ts'
import { refundPurchase } from '../../credits/refund-purchase.ts'
import { withTransaction } from '../../db/database.ts'
import type { ProviderEvent, SeenCharge } from '../../outside/payments/payments.ts'
import { type KnownSubscription, loadKnown } from '../life/known-subscription.ts'
import type { LifeParts } from '../life/read-again.ts'
import { onPayerNews } from './subscription-news.ts'

/** News of payments without an invoice: extra credits. Payments of anything else are told apart by the ledger's own rows. */

/** A payment went through. Its credits are added, should the buyer's page be gone; and it may have been the plan's, whose own
 *  messages may be lost. */
export async function onPaymentSucceeded(parts: LifeParts, event: ProviderEvent): Promise<void> {
  await settlePurchase(parts, event.objectId)
  await onPayerNews(parts, event)
}

/** Money of a purchase went back, by a refund or because the bank decided against us: its share of the credits goes too, as far as
 *  they are not spent. While the bank has not decided, purchased credits rest. */
export async function onPurchaseMoneyBack(parts: LifeParts, charge: SeenCharge): Promise<void> {
  const { paymentId: paymentIntentId, dispute } = charge
  if (paymentIntentId === null) return
  const refundedCents = dispute === 'lost' ? charge.amountCents : charge.refundedCents
  await withTransaction(parts.db, async (tx) => {
    const known = await loadKnownOfPurchase(tx, paymentIntentId)
    if (known === null) return
    if (refundedCents > 0) await refundPurchase(tx, { paymentIntentId, refundedCents, at: parts.now() })
    const runs = known.status === 'active' || known.status === 'past_due'
    if (runs && dispute !== 'none') await setPurchasedFrozen(tx, known.workspaceId, await rests(tx, known, dispute))
  })
}

/** Purchased credits rest while the bank has not decided about this payment or about one of the plan. */
async function rests(tx: pg.PoolClient, known: KnownSubscription, dispute: SeenCharge['dispute']): Promise<boolean> {
  if (dispute === 'open') return true
  const open = await tx.query(`select from invoices where workspace_id = $1 and dispute = 'open' limit 1`, [
    known.workspaceId,
  ])
  return open.rowCount !== 0
}

async function loadKnownOfPurchase(tx: pg.PoolClient, paymentIntentId: string): Promise<KnownSubscription | null> {
  const found = await tx.query<{ workspaceId: string }>(
    'select workspace_id as "workspaceId" from credit_purchases where payment_intent_id = $1',
    [paymentIntentId],
  )
  const [purchase] = found.rows
  return purchase === undefined ? null : loadKnown(tx, purchase.workspaceId)
}
