import type pg from 'pg'
import { reclaimPurchased, returnPurchased } from './purchased-credits.ts'

interface Refund {
  paymentIntentId: string
  /** All that was given back of this payment so far, as the provider says: asked twice, it takes credits once. */
  refundedCents: number
  at: Date
}

interface Taken {
  workspaceId: string
  /** Credits that this refund takes on top of earlier ones, or that a refund which failed gives back. */
  credits: number
  /** Refunds of this purchase that failed so far. */
  failed: number
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
     returning credit_purchases.workspace_id as "workspaceId", due - purchase.refunded_credits as credits,
                refunds_failed as failed`,
    [paymentIntentId, refundedCents],
  )
  const [taken] = found.rows
  if (taken === undefined || taken.credits === 0) return 0
  const { workspaceId, credits, failed } = taken
  // The same amount again after a refund that failed is another refund.
  const cause = `refund:${paymentIntentId}:${refundedCents}${failed === 0 ? '' : `:${failed}`}`
  return reclaimPurchased(tx, {
    workspaceId,
    credits,
    cause,
    action: 'purchase_refund',
    resourceId: paymentIntentId,
    at,
  })
}

/** Undoes what of a purchase's refunds failed: the bank sent the money back.
 *  @param refund with what is given back of this payment all the same */
export async function undoRefund(tx: pg.PoolClient, refund: Refund): Promise<void> {
  const { paymentIntentId, refundedCents, at } = refund
  const found = await tx.query<Taken>(
    `with purchase as (
       select payment_intent_id, refunded_credits, round(credits * $2::numeric / amount_cents)::int as due
         from credit_purchases where payment_intent_id = $1 and refunded_cents > $2 for update
     )
     update credit_purchases set refunded_credits = due, refunded_cents = $2, refunds_failed = refunds_failed + 1 from purchase
      where credit_purchases.payment_intent_id = purchase.payment_intent_id
     returning credit_purchases.workspace_id as "workspaceId", purchase.refunded_credits - due as credits, refunds_failed as failed`,
    [paymentIntentId, refundedCents],
  )
  const [given] = found.rows
  if (given === undefined || given.credits === 0) return
  const { workspaceId, credits, failed } = given
  const cause = `refund-failed:${paymentIntentId}:${failed}`
  await returnPurchased(tx, { workspaceId, credits, cause, action: 'refund_failed', resourceId: paymentIntentId, at })
}
