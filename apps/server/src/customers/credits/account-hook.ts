import { plural } from '@vouch/engine'
import { type AccountHook, pagedSection, wholeSection } from '../accounts/account-hooks.ts'
import { loadBalance } from './balance.ts'

/** What the credits have to say when an account is copied or deleted. The ledger stays: it is never changed, and names nobody. */
export const creditsHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const { monthlyCredits, purchasedCredits: purchased } = await loadBalance(sql, workspaceId)
    const left = monthlyCredits + purchased
    if (left === 0) return []
    const bought = purchased === 0 ? '' : `, ${purchased.toLocaleString('en')} of them purchased`
    const text = `You lose the ${plural(left, 'credit')} you have left${bought}. They aren’t refunded.`
    return [{ about: 'Credits', text }]
  },
  sections: [
    wholeSection(
      'creditBalances',
      'select bucket, balance from credit_balances where workspace_id = $1 order by bucket',
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'creditNotices',
      `select level, remaining, deductions, at, told_at as "toldAt" from credit_notices where workspace_id = $1 order by at limit 1000`,
      ({ workspaceId }) => workspaceId,
    ),
    pagedSection(
      'creditEntries',
      `select id::text as cursor, at, bucket, delta, balance_after as "balanceAfter", action, resource_id as "resourceId", cause
         from credit_entries where workspace_id = $1 and ($2::bigint is null or id > $2) order by id limit $3`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
