import type { BillingCycle, CardOnFile, OwnPlan, SubscriptionState, Tier } from '@vouch/contract'
import type pg from 'pg'
import type { SeenInvoice } from '../../../outside/payments/seen-subscription.ts'
import { keepAddressee } from '../addressees.ts'

/** What the product knows of a subscription. */

export type Sql = Pick<pg.Pool, 'query'>

/** A charge that did not go through. */
export interface KnownProblem {
  kind: 'card' | 'authentication'
  message: string
  amountCents: number
  failedAt: string
  nextAttemptAt: string | null
  invoiceId: string
  attempts: number
}

export interface KnownSubscription {
  workspaceId: string
  subscriptionId: string
  comingSubscriptionId: string | null
  customerId: string
  tier: Tier
  billingCycle: BillingCycle
  /** The plan that was made for this workspace; null on one that is sold to everybody. */
  own: OwnPlan | null
  status: SubscriptionState
  trialStart: Date
  trialEnd: Date
  periodStart: Date
  periodEnd: Date
  nextCreditsAt: Date | null
  cancelAt: Date | null
  endedAt: Date | null
  nextTier: Tier | null
  nextBillingCycle: BillingCycle | null
  nextOwn: OwnPlan | null
  card: CardOnFile | null
  /** Whose card it is where it is not the owner's: who handed the workspace over. */
  cardHolder: string | null
  problem: KnownProblem | null
  version: number
}

/** Whether the card is charged again unless somebody asks for more. */
export function isChargedAgain({ endedAt, cancelAt }: KnownSubscription): boolean {
  return endedAt === null && cancelAt === null
}

const columns = `workspace_id as "workspaceId", coalesce(subscription_id, '') as "subscriptionId",
  coming_subscription_id as "comingSubscriptionId", customer_id as "customerId", tier, billing_cycle as "billingCycle", own_plan as own,
  status, trial_start as "trialStart", trial_end as "trialEnd", period_start as "periodStart", period_end as "periodEnd",
  next_credits_at as "nextCreditsAt", cancel_at as "cancelAt", ended_at as "endedAt", next_tier as "nextTier",
  next_billing_cycle as "nextBillingCycle", next_own_plan as "nextOwn", card,
  (select name from users where users.id = card_holder_id) as "cardHolder", payment_problem as problem, version`

export async function loadKnown(sql: Sql, workspaceId: string): Promise<KnownSubscription | null> {
  return loadOne(sql, 'workspace', 'workspace_id = $1', workspaceId)
}

/** Finds it by the provider's id. */
export async function loadKnownById(sql: Sql, subscriptionId: string): Promise<KnownSubscription | null> {
  return loadOne(sql, 'id', 'subscription_id = $1 or coming_subscription_id = $1', subscriptionId)
}

export async function loadKnownOfCustomer(sql: Sql, customerId: string): Promise<KnownSubscription | null> {
  return loadOne(sql, 'customer', 'customer_id = $1', customerId)
}

async function loadOne(sql: Sql, by: string, where: string, value: string): Promise<KnownSubscription | null> {
  const text = `select ${columns} from subscriptions where ${where}`
  const found = await sql.query<KnownSubscription>({ name: `subscription:${by}`, text, values: [value] })
  return found.rows[0] ?? null
}

/** Locks it for the transaction. @returns null when another reading was written since */
export async function lockUnchanged(
  tx: pg.PoolClient,
  { workspaceId, version }: KnownSubscription,
): Promise<KnownSubscription | null> {
  const found = await tx.query<KnownSubscription>(
    `select ${columns} from subscriptions where workspace_id = $1 and version = $2 for update`,
    [workspaceId, version],
  )
  return found.rows[0] ?? null
}

/** What is known of a subscription when it begins. */
export type NewlyKnown = Pick<
  KnownSubscription,
  | 'workspaceId'
  | 'subscriptionId'
  | 'customerId'
  | 'tier'
  | 'billingCycle'
  | 'status'
  | 'trialStart'
  | 'trialEnd'
  | 'periodStart'
  | 'periodEnd'
  | 'card'
>

/** Writes a subscription that begins. @returns false when the workspace has one already, which stays as it is */
export async function openKnown(tx: pg.PoolClient, begun: NewlyKnown): Promise<boolean> {
  const opened = await tx.query(
    `insert into subscriptions (workspace_id, subscription_id, customer_id, tier, billing_cycle, status, trial_start, trial_end,
                                period_start, period_end, created_at, card)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $11) on conflict (workspace_id) do nothing`,
    [
      begun.workspaceId,
      begun.subscriptionId,
      begun.customerId,
      begun.tier,
      begun.billingCycle,
      begun.status,
      begun.trialStart,
      begun.trialEnd,
      begun.periodStart,
      begun.periodEnd,
      begun.card && JSON.stringify(begun.card),
    ],
  )
  return opened.rowCount === 1
}

/** Writes what is known now. */
export async function storeKnown(tx: pg.PoolClient, known: KnownSubscription): Promise<void> {
  await tx.query(
    `update subscriptions set subscription_id = $2, coming_subscription_id = $3, tier = $4, billing_cycle = $5, status = $6,
            trial_end = $7, period_start = $8, period_end = $9, next_credits_at = $10, cancel_at = $11, ended_at = $12,
            next_tier = $13, next_billing_cycle = $14, card = $15, payment_problem = $16, own_plan = $17, next_own_plan = $18,
            version = version + 1
      where workspace_id = $1`,
    [
      known.workspaceId,
      known.subscriptionId,
      known.comingSubscriptionId,
      known.tier,
      known.billingCycle,
      known.status,
      known.trialEnd,
      known.periodStart,
      known.periodEnd,
      known.nextCreditsAt,
      known.cancelAt,
      known.endedAt,
      known.nextTier,
      known.nextBillingCycle,
      known.card && JSON.stringify(known.card),
      known.problem && JSON.stringify(known.problem),
      known.own && JSON.stringify(known.own),
      known.nextOwn && JSON.stringify(known.nextOwn),
    ],
  )
  await tx.query(
    'update workspaces set tier = $2, own_seats = $3 where id = $1 and (tier <> $2 or own_seats is distinct from $3)',
    [known.workspaceId, known.tier, known.own?.seats ?? null],
  )
}

export interface KnownInvoice {
  id: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  attempts: number
  createdAt: Date
}

export async function loadKnownInvoices(sql: Sql, subscriptionId: string): Promise<KnownInvoice[]> {
  const found = await sql.query<KnownInvoice>(
    'select id, status, attempts, created_at as "createdAt" from invoices where subscription_id = $1',
    [subscriptionId],
  )
  return found.rows
}

/** Writes an invoice as the provider has it. Whom it is addressed to stays as it was first written. */
export async function storeInvoice(tx: pg.PoolClient, workspaceId: string, seen: SeenInvoice): Promise<void> {
  if (seen.status === 'draft') return
  const paidAt = seen.status === 'paid' ? (seen.paidAt ?? seen.createdAt) : null
  const known = await tx.query('update invoices set status = $2, attempts = $3, paid_at = $4 where id = $1', [
    ...[seen.id, seen.status, seen.attempts, paidAt],
  ])
  if (known.rowCount !== 0) return
  await tx.query(
    `insert into invoices (id, workspace_id, subscription_id, number, reason, status, tier, billing_cycle, amount_cents, currency,
                           lines, attempts, period_start, period_end, created_at, paid_at, addressee_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      seen.id,
      workspaceId,
      seen.subscriptionId ?? '',
      seen.number,
      seen.reason,
      seen.status,
      seen.plan?.tier ?? null,
      seen.plan?.billingCycle ?? null,
      seen.amountCents,
      seen.currency,
      JSON.stringify(seen.lines),
      seen.attempts,
      seen.periodStart,
      seen.periodEnd,
      seen.createdAt,
      paidAt,
      await keepAddressee(tx, workspaceId),
    ],
  )
}
