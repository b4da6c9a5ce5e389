import { type CardOnFile, Problem, trialDays } from '@vouch/contract'
import type pg from 'pg'
import type { Payments } from '../../outside/payments/payments.ts'
import { renewMonthly } from '../credits/renew-monthly.ts'
import { openKnown } from './life/known-subscription.ts'
import { step, stepTo } from './life/life-table.ts'
import { trialCredits } from './trial.ts'

/** The beginning of a life: the trial at the card provider, then here. */

export const trialPlan = { tier: 'STARTER', billingCycle: 'MONTHLY', own: null } as const

export interface NewTrial {
  subscriptionId: string
  workspaceId: string
  customerId: string
  start: Date
  end: Date
  card: CardOnFile | null
}

/** Begins the trial at the card provider, which says when it ends. The same key begins it once.
 *  @throws Problem `not_found` where this key began one that has ended since: it is not begun again */
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
  if (seen.status === 'ended') throw new Problem('not_found', 'This sign-up has ended. Please start again.')
  const { periodStart: start, periodEnd: end, card } = seen
  return { subscriptionId, workspaceId, customerId, start, end, card }
}

/** Writes it down with its credits, in the caller's transaction. @returns false when the workspace has had its trial. */
export async function startTrial(tx: pg.PoolClient, trial: NewTrial): Promise<boolean> {
  const { workspaceId, start, end, ...rest } = trial
  const period = { trialStart: start, trialEnd: end, periodStart: start, periodEnd: end }
  const status = stepTo(step('none', 'trial_began'))
  const started = await openKnown(tx, { workspaceId, ...rest, ...trialPlan, ...period, status })
  if (!started) return false
  const grant = { workspaceId, cause: 'grant:trial', action: 'trial_grant', credits: trialCredits, at: start }
  await renewMonthly(tx, grant)
  return true
}
