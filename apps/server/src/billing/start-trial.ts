import type pg from 'pg'
import { grant } from '../credits/ledger.ts'

/** The trial: a fortnight on the Starter plan with its credits, begun by a card that is not charged yet. */

export const trialDays = 14
export const trialCredits = 150
const dayMs = 86_400_000

/** Starts it, in the caller's transaction. @returns false when the workspace has had its trial. */
export async function startTrial(
  tx: pg.PoolClient,
  { workspaceId, customerId, at }: { workspaceId: string; customerId: string; at: Date },
): Promise<boolean> {
  const started = await tx.query(
    `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, created_at)
     values ($1, 'STARTER', 'trialing', $2, $3, $4, $3) on conflict (workspace_id) do nothing`,
    [workspaceId, customerId, at, new Date(at.getTime() + trialDays * dayMs)],
  )
  if (started.rowCount === 0) return false
  const movement = { workspaceId, cause: 'grant:trial', action: 'trial_grant', resourceId: null, at }
  await grant(tx, 'monthly', { ...movement, credits: trialCredits })
  return true
}
