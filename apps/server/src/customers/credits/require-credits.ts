import { type ActionId, actionCosts } from '@vouch/contract'
import { loadBalance } from './balance.ts'
import { insufficientCredits, type Sql } from './ledger.ts'

/** Refuses who can't pay for an action, before work is done for it that is paid only when it is there. The payment itself still decides.
 *  @throws Problem `insufficient_credits` */
export async function requireCredits(sql: Sql, workspaceId: string, action: ActionId): Promise<void> {
  const { totalCredits } = await loadBalance(sql, workspaceId)
  if (totalCredits < actionCosts[action]) throw insufficientCredits(actionCosts[action], totalCredits, action)
}
