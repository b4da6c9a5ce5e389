import type { CreditBalance } from '@vouch/contract'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Sql } from './ledger.ts'

/** Loads what a workspace has and what of it can be spent. */
export async function loadBalance(sql: Sql, workspaceId: string): Promise<CreditBalance> {
  const found = await sql.query<Omit<CreditBalance, 'totalCredits'>>({
    name: 'credit-balance',
    text: `select monthly.balance as "monthlyCredits", purchased.balance as "purchasedCredits",
            purchased.frozen as "purchasedFrozen",
            (select coalesce(sum(holds.monthly + holds.purchased), 0)::int from credit_holds holds
              where workspace_id = $1 and state = 'held') as "onHold",
            coalesce((select delta from credit_entries
              where workspace_id = $1 and bucket = 'monthly' and action like '%\\_grant' and delta > 0
              order by id desc limit 1), 0) as "monthlyCreditsLimit"
       from credit_balances monthly join credit_balances purchased using (workspace_id)
      where workspace_id = $1 and monthly.bucket = 'monthly' and purchased.bucket = 'purchased'`,
    values: [workspaceId],
  })
  const balance = onlyRow(found)
  const { monthlyCredits, purchasedCredits, purchasedFrozen } = balance
  return { ...balance, totalCredits: monthlyCredits + (purchasedFrozen ? 0 : purchasedCredits) }
}
