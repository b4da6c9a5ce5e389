import type pg from 'pg'
import { withTransaction } from '../../../foundation/db/database.ts'
import type { ProviderEvent, SeenCharge } from '../../../outside/payments/payments.ts'
import { setPurchasedFrozen } from '../../credits/purchased-credits.ts'
import { settlePurchase } from '../../credits/purchases.ts'
import { refundPurchase } from '../../credits/refund-purchase.ts'
import { type KnownSubscription, loadKnown } from '../life/known-subscription.ts'
import type { LifeParts } from '../life/read-again.ts'
import { purchaseParts } from '../purchase-receipt.ts'
import { isAskedBack } from './asked-back.ts'
import { onPayerNews } from './subscription-news.ts'

/** News of payments without an invoice: extra credits. Payments of anything else are told apart by the ledger's own rows. */

/** A payment went through. Its credits are added, should the buyer's page be gone; and it may have been the plan's, whose own
 *  messages may be lost. */
export async function onPaymentSucceeded(parts: LifeParts, event: ProviderEvent): Promise<void> {
  await settlePurchase(purchaseParts(parts), event.objectId)
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
    const news = await noteDispute(tx, paymentIntentId, dispute)
    if (news && runs) await setPurchasedFrozen(tx, known.workspaceId, await isAskedBack(tx, known.workspaceId))
  })
}

/** @returns whether the dispute stands otherwise than it was known to */
async function noteDispute(tx: pg.PoolClient, paymentIntentId: string, dispute: SeenCharge['dispute']) {
  const noted = await tx.query(
    'update credit_purchases set dispute = $2 where payment_intent_id = $1 and dispute <> $2',
    [paymentIntentId, dispute],
  )
  return noted.rowCount === 1
}

async function loadKnownOfPurchase(tx: pg.PoolClient, paymentIntentId: string): Promise<KnownSubscription | null> {
  const found = await tx.query<{ workspaceId: string }>(
    'select workspace_id as "workspaceId" from credit_purchases where payment_intent_id = $1',
    [paymentIntentId],
  )
  const [purchase] = found.rows
  return purchase === undefined ? null : loadKnown(tx, purchase.workspaceId)
}
