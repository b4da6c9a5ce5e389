import { randomUUID } from 'node:crypto'
import { actionCost, actionStatus, actions, type credits, isActionId, Problem, type ReplyOf } from '@vouch/contract'
import { loadBalance } from './balance.ts'
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
  const remaining = spent.remaining ?? (await remainingNow(sql, workspaceId))
  return {
    success: true,
    creditsUsed: spent.monthly + spent.purchased,
    remainingMonthly: remaining.monthly,
    remainingPurchased: remaining.purchased,
    totalRemaining: remaining.spendable,
  }
}

/** A repeated deduction is answered with the balances as they are. */
async function remainingNow(sql: Sql, workspaceId: string): Promise<Remaining> {
  const { monthlyCredits, purchasedCredits, totalCredits } = await loadBalance(sql, workspaceId)
  return { monthly: monthlyCredits, purchased: purchasedCredits, spendable: totalCredits }
}
