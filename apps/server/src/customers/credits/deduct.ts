import { randomUUID } from 'node:crypto'
import { actionCost, actionStatus, actions, type credits, isActionId, Problem, type ReplyOf } from '@vouch/contract'
import { onlyRow } from '../../foundation/db/database.ts'
import { type Remaining, type Sql, spend } from './ledger.ts'

/** Charges for what a caller does itself. What is on the price list is not among it: the server runs that, or it is not there yet. */

export interface Deduction {
  workspaceId: string
  action: string
  resourceId: string | null
  metadata: object | null
  /** The caller's key: the same one again is the same deduction. Null: every call is a new one. */
  key: string | null
  at: Date
}

/** @returns what was taken and what remains.
 *  @throws Problem `action_coming` for what is not there yet, `charges_itself` for what the server runs, `insufficient_credits`, or
 *  `idempotency_conflict` when the key was used for something else; nothing has moved then. */
export async function deduct(sql: Sql, deduction: Deduction): Promise<ReplyOf<typeof credits.deduct>> {
  const { workspaceId, action, resourceId, metadata, key, at } = deduction
  if (isActionId(action) && actionStatus(action) === 'coming') throw new Problem('action_coming')
  if (isActionId(action) && actions[action].chargesItself) throw new Problem('charges_itself')
  const cause = `deduct:${key ?? randomUUID()}`
  const movement = { workspaceId, cause, action, resourceId, credits: actionCost(action), at }
  const spent = await spend(sql, movement, metadata)
  if (spent.action !== action || spent.resourceId !== resourceId) throw new Problem('idempotency_conflict')
  const remaining = spent.remaining ?? (await answered(sql, { workspaceId, cause, metadata }))
  return {
    success: true,
    creditsUsed: spent.monthly + spent.purchased,
    remainingMonthly: remaining.monthly,
    remainingPurchased: remaining.purchased,
    totalRemaining: remaining.spendable,
  }
}

/** A repeated deduction is answered as it was the first time, whatever has moved since: that is what the ledger says of it. Whether purchased credits
 *  could be spent then is not kept, so where none were taken it is taken from today.
 *  @throws Problem `idempotency_conflict` where it came with other metadata */
async function answered(
  sql: Sql,
  { workspaceId, cause, metadata }: Pick<Deduction, 'workspaceId' | 'metadata'> & { cause: string },
): Promise<Remaining> {
  const found = await sql.query<Remaining & { same: boolean }>(
    `with taken as (
       select min(total_after) as total, min(balance_after) filter (where bucket = 'monthly') as monthly,
              min(balance_after) filter (where bucket = 'purchased') as purchased
         from credit_entries where workspace_id = $1 and cause = $2
     ), after as (
       select coalesce(monthly, total - purchased) as monthly, coalesce(purchased, total - monthly) as purchased,
              purchased is null as untouched
         from taken
     )
     select after.monthly, after.purchased, holds.metadata is not distinct from $3::jsonb as same,
            after.monthly + case when untouched and frozen then 0 else after.purchased end as spendable
       from after, credit_holds holds, credit_balances balances
      where holds.workspace_id = $1 and holds.cause = $2
        and balances.workspace_id = $1 and balances.bucket = 'purchased'`,
    [workspaceId, cause, metadata && JSON.stringify(metadata)],
  )
  const { same, ...remaining } = onlyRow(found)
  if (!same) throw new Problem('idempotency_conflict')
  return remaining
}
