import { type CardOnFile, trialDays } from '@vouch/contract'
import type pg from 'pg'
import { renewMonthly } from '../credits/renew-monthly.ts'
import type { Payments } from '../outside/payments/payments.ts'
import { step } from './life/life-table.ts'
import { trialCredits } from './trial.ts'

/** The beginning of a life: the trial at the card provider, then here. */

export const trialPlan = { tier: 'STARTER', billingCycle: 'MONTHLY' } as const

export interface NewTrial {
  subscriptionId: string
  workspaceId: string
  customerId: string
  start: Date
  end: Date
  card: CardOnFile | null
}

/** Begins the trial at the card provider, which says when it ends. The same key begins it once. */
export async function openTrial(
  payments: Payments,
  { workspaceId, customerId }: { workspaceId: string; customerId: string },
  idempotencyKey: string,
): Promise<NewTrial> {
  const subscriptionId = await payments.startTrial(
    { customerId, workspaceId, plan: trialPlan, trialDays },
    idempotencyKey,
  )
  const seen = await payments.loadSubscription(subscriptionId)
  if (seen === null) throw new Error(`The card provider does not know the trial ${subscriptionId} that it began`)
  const { periodStart: start, periodEnd: end, card } = seen
  return { subscriptionId, workspaceId, customerId, start, end, card }
}

/** Writes it down with its credits, in the caller's transaction. @returns false when the workspace has had its trial. */
export async function startTrial(tx: pg.PoolClient, trial: NewTrial): Promise<boolean> {
  const { subscriptionId, workspaceId, customerId, start, end, card } = trial
  const begun = step('none', 'trial_began')
  const started = await tx.query(
    `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, created_at,
                                subscription_id, period_start, period_end, card)
     values ($1, $2, $3, $4, $5, $6, $5, $7, $5, $6, $8) on conflict (workspace_id) do nothing`,
    [workspaceId, trialPlan.tier, begun?.to, customerId, start, end, subscriptionId, card && JSON.stringify(card)],
  )
  if (started.rowCount === 0) return false
  const grant = { workspaceId, cause: 'grant:trial', action: 'trial_grant', credits: trialCredits, at: start }
  await renewMonthly(tx, grant)
  return true
}
