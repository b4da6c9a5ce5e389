import type { Movement, Sql } from './ledger.ts'

/** What happens to purchased credits beside spending. They never expire; they rest while the subscription has lapsed, and are taken
 *  back when their payment is. */

/** Freezes purchased credits when the subscription lapses, or thaws them when it runs again. They stay counted; a hold that
 *  needs them is refused. */
export async function setPurchasedFrozen(sql: Sql, workspaceId: string, frozen: boolean): Promise<void> {
  await sql.query(`update credit_balances set frozen = $2 where workspace_id = $1 and bucket = 'purchased'`, [
    workspaceId,
    frozen,
  ])
}

// $1 workspace, $2 cause, $3 action, $4 resource, $5 credits, $6 time.
const reclaimText = `
  with purse as (
    select sum(balance) filter (where bucket = 'purchased')::int as balance,
           sum(balance) filter (where bucket = 'monthly')::int as monthly
      from (select bucket, balance from credit_balances where workspace_id = $1 order by bucket for update) locked
  ), cause as (
    insert into credit_causes (workspace_id, cause, at) select $1, $2, $6 from purse
    on conflict do nothing returning cause
  ), part as (
    select least(balance, $5::int) as credits, balance - least(balance, $5::int) as rest, monthly from purse, cause
     where balance > 0
  ), entry as (
    insert into credit_entries
           (workspace_id, bucket, delta, balance_after, total_after, action, resource_id, cause, at)
    select $1, 'purchased', -credits, rest, monthly + rest, $3, $4, $2, $6 from part
  )
  update credit_balances set balance = rest from part
   where workspace_id = $1 and bucket = 'purchased' returning part.credits`

/** Takes purchased credits back after their payment was refunded: as many as are left of them, for a balance is never negative.
 *  @returns how many were taken back by this call. */
export async function reclaimPurchased(sql: Sql, movement: Movement): Promise<number> {
  const { workspaceId, cause, action, resourceId, credits, at } = movement
  const taken = await sql.query<{ credits: number }>(reclaimText, [workspaceId, cause, action, resourceId, credits, at])
  return taken.rows[0]?.credits ?? 0
}
