import { randomUUID } from 'node:crypto'
import {
  creditPackages,
  currency,
  Problem,
  packageOf,
  packagePrice,
  type payments as paymentRoutes,
  plans,
  type ReplyOf,
} from '@vouch/contract'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Payment, Payments } from '../../outside/payments/payments.ts'
import { loadBalance } from './balance.ts'
import { grant } from './ledger.ts'
import { beingConfigured, isPublicKey, loadSubscriber } from './packages.ts'

/** Buying extra credits. The server opens each payment itself and remembers what it was for; credits follow from what the provider
 *  says of that payment, never from what a browser says. A payment that succeeded gives its credits once, whoever asks first: the
 *  buyer's page, the provider's message, or the job that looks for forgotten ones. */

export interface PurchaseParts {
  db: Database
  payments: Payments
  /** The product's clock. */
  now: () => Date
  /** Called once for each purchase, in the transaction that adds its credits. */
  credited: (tx: pg.PoolClient, purchase: Pick<Purchase, 'id' | 'workspaceId'>) => Promise<void>
  /** Gives back what a customer paid after the account was deleted. */
  leave: (customerId: string) => Promise<void>
}

export interface Buyer {
  workspaceId: string
}

/** Opens the payment of a package at the price of the buyer's plan.
 *  @throws Problem `subscription_required`, or `validation` for a package that is not sold and for an amount that is not its price */
export async function openPurchase(
  { db, payments, now }: PurchaseParts,
  { workspaceId }: Buyer,
  { credits, amount }: { credits: number; amount: number },
): Promise<ReplyOf<typeof paymentRoutes.openPayment>> {
  if (!isPublicKey(payments.publishableKey)) throw new Problem('unavailable', beingConfigured)
  const subscriber = await loadSubscriber(db.pool, workspaceId)
  if (subscriber === null) throw new Problem('subscription_required', 'No subscription data found')
  if (!subscriber.isCurrent) throw new Problem('subscription_required')
  const { tier, customerId } = subscriber
  const offered = packageOf(credits)
  if (offered === null) throw refused('credits', `Packages come with ${sizes()} credits.`)
  const price = packagePrice(offered, tier)
  if (amount !== price) throw refused('amount', `${credits} credits cost $${price} on the ${plans[tier].name} plan.`)
  const amountCents = price * 100
  const opened = await payments.openPayment(
    { customerId, amountCents, description: `${credits} credits`, metadata: { workspaceId, credits: `${credits}` } },
    `credits:${randomUUID()}`,
  )
  await db.pool.query(
    `insert into credit_purchases
            (payment_intent_id, workspace_id, customer_id, credits, amount_cents, currency, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [opened.id, workspaceId, customerId, credits, amountCents, currency, now()],
  )
  return { clientSecret: opened.clientSecret, paymentIntentId: opened.id, amountCents }
}

function refused(field: string, message: string): Problem {
  return new Problem('validation', message, { fields: { [field]: message } })
}

function sizes(): string {
  const all = creditPackages.map(({ credits }) => credits.toLocaleString('en'))
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

interface Purchase {
  id: string
  workspaceId: string
  customerId: string
  credits: number
  amountCents: number
  currency: string
  isBuyerGone: boolean
}

/** Adds the credits of a payment for whoever made it, and says so once.
 *  @throws Problem `payment_refused` for a payment that is not theirs, not for these credits, or not made; `payment_used` when it
 *  was claimed before. No credit has moved then. */
export async function claimPurchase(
  parts: PurchaseParts,
  { workspaceId }: Buyer,
  { credits, paymentIntentId }: { credits: number; paymentIntentId: string },
): Promise<ReplyOf<typeof paymentRoutes.purchase>> {
  const { db, now } = parts
  const purchase = await loadPurchase(db.pool, paymentIntentId)
  if (purchase?.workspaceId !== workspaceId || purchase.isBuyerGone) throw new Problem('payment_refused')
  if (purchase.credits !== credits) {
    throw new Problem('payment_refused', `This payment is for ${purchase.credits} credits. No credits were added.`)
  }
  const fault = faultOf(purchase, await parts.payments.loadPayment(paymentIntentId))
  if (fault !== null) throw new Problem('payment_refused', fault)
  await withTransaction(db, async (tx) => {
    const at = now()
    await addCredits(tx, parts, purchase, at)
    const claimed = await tx.query(
      'update credit_purchases set claimed_at = $2 where payment_intent_id = $1 and claimed_at is null',
      [paymentIntentId, at],
    )
    if (claimed.rowCount === 0) throw new Problem('payment_used')
  })
  return { success: true, creditsPurchased: credits, balance: await loadBalance(db.pool, workspaceId) }
}

/** Adds the credits of a payment that its buyer did not claim: the page was closed, or an answer was lost.
 *  @returns whether this call added them; `left` where it was paid and its buyer is gone, so it goes back; `none` also for something else's. */
export async function settlePurchase(
  parts: PurchaseParts,
  paymentIntentId: string,
): Promise<'added' | 'processing' | 'canceled' | 'left' | 'none'> {
  const purchase = await loadPurchase(parts.db.pool, paymentIntentId)
  if (purchase === null) return 'none'
  const payment = await parts.payments.loadPayment(paymentIntentId)
  if (payment?.status === 'processing' || payment?.status === 'canceled') return payment.status
  if (purchase.isBuyerGone) return payment?.status === 'succeeded' ? 'left' : 'none'
  if (faultOf(purchase, payment) !== null) return 'none'
  const added = await withTransaction(parts.db, (tx) => addCredits(tx, parts, purchase, parts.now()))
  return added ? 'added' : 'none'
}

async function loadPurchase(sql: Pick<pg.Pool, 'query'>, paymentIntentId: string): Promise<Purchase | null> {
  const found = await sql.query<Purchase>(
    `select payment_intent_id as id, workspace_id as "workspaceId", customer_id as "customerId", credits,
            amount_cents as "amountCents", currency,
            exists (select from workspaces join users on users.id = owner_id
                     where workspaces.id = workspace_id and deleted_at is not null) as "isBuyerGone"
       from credit_purchases where payment_intent_id = $1`,
    [paymentIntentId],
  )
  return found.rows[0] ?? null
}

/** @returns why a payment gives no credits, for its buyer; null when it does. */
function faultOf(purchase: Purchase, payment: Payment | null): string | null {
  if (payment === null || payment.customerId !== purchase.customerId) {
    return 'The card provider doesn’t recognize this payment. No credits were added.'
  }
  if (payment.status !== 'succeeded') return 'This payment isn’t complete. No credits were added.'
  const paid = payment.receivedCents === purchase.amountCents && payment.amountCents === purchase.amountCents
  if (!paid || payment.currency !== purchase.currency)
    return 'The amount of this payment doesn’t match. No credits were added.'
  return null
}

/** The row is locked first, so that two who settle the same payment come one after the other. */
async function addCredits(
  tx: pg.PoolClient,
  { credited }: Pick<PurchaseParts, 'credited'>,
  { id, workspaceId, credits }: Purchase,
  at: Date,
): Promise<boolean> {
  await tx.query('update credit_purchases set credited_at = coalesce(credited_at, $2) where payment_intent_id = $1', [
    id,
    at,
  ])
  const movement = { workspaceId, cause: `purchase:${id}`, action: 'purchase', resourceId: id, credits, at }
  const added = await grant(tx, 'purchased', movement)
  if (added) await credited(tx, { id, workspaceId })
  return added
}
