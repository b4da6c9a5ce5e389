import type pg from 'pg'
import { reclaimPurchased } from './purchased-credits.ts'

interface Refund {
  paymentIntentId: string
  /** All that was given back of this payment so far, as the provider says: asked twice, it takes credits once. */
  refundedCents: number
  at: Date
}

interface Taken {
  workspaceId: string
  /** Credits that this refund takes on top of earlier ones. */
  credits: number
}

/** Takes back the share of a purchase's credits that its refund or lost dispute pays for, as far as they are not spent.
 *  @returns how many credits left; 0 for a payment of something else than credits. */
export async function refundPurchase(tx: pg.PoolClient, refund: Refund): Promise<number> {
  const { paymentIntentId, refundedCents, at } = refund
  const found = await tx.query<Taken>(
    `with purchase as (
       select payment_intent_id, refunded_credits, refunded_cents,
              least(credits, round(credits * $2::numeric / amount_cents)::int) as due
         from credit_purchases where payment_intent_id = $1 and credited_at is not null for update
     )
     update credit_purchases set refunded_credits = due, refunded_cents = least(amount_cents, $2) from purchase
      where credit_purchases.payment_intent_id = purchase.payment_intent_id and least(amount_cents, $2) > purchase.refunded_cents
     returning credit_purchases.workspace_id as "workspaceId", due - purchase.refunded_credits as credits`,
    [paymentIntentId, refundedCents],
  )
  const [taken] = found.rows
  if (taken === undefined || taken.credits === 0) return 0
  const cause = `refund:${paymentIntentId}:${refundedCents}`
  return reclaimPurchased(tx, { ...taken, cause, action: 'purchase_refund', resourceId: paymentIntentId, at })
}
