import { settlePurchase } from '../../credits/purchases.ts'
import { refundPurchase } from '../../credits/refund-purchase.ts'
import { withTransaction } from '../../db/database.ts'
import type { ProviderEvent, SeenCharge } from '../../outside/payments/payments.ts'
import type { LifeParts } from '../life/read-again.ts'
import { onPayerNews } from './subscription-news.ts'

/** News of payments without an invoice: extra credits. Payments of anything else are told apart by the ledger's own rows. */

/** A payment went through. Its credits are added, should the buyer's page be gone; and it may have been the plan's, whose own
 *  messages may be lost. */
export async function onPaymentSucceeded(parts: LifeParts, event: ProviderEvent): Promise<void> {
  await settlePurchase(parts, event.objectId)
  await onPayerNews(parts, event)
}

/** Money of a purchase went back: its share of the credits goes too, as far as they are not spent. */
export async function onPurchaseRefund(parts: LifeParts, charge: SeenCharge): Promise<void> {
  const { paymentId: paymentIntentId, refundedCents } = charge
  if (paymentIntentId === null || refundedCents === 0) return
  await withTransaction(parts.db, (tx) => refundPurchase(tx, { paymentIntentId, refundedCents, at: parts.now() }))
}
