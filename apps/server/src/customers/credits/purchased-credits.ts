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
  with locked as (
    select bucket, balance, owed, turn from credit_balances where workspace_id = $1 order by bucket for update
  ), purse as (
    select purchased.balance, purchased.owed, purchased.turn, monthly.balance as monthly from locked purchased, locked monthly
     where purchased.bucket = 'purchased' and monthly.bucket = 'monthly'
  ), cause as (
    insert into credit_causes (workspace_id, cause, at) select $1, $2, $6 from purse
    on conflict do nothing returning cause
  ), part as (
    select purse.*, least(balance, $5::int) as taken, $5::int - least(balance, $5::int) as missing from purse, cause
  ), entry as (
    insert into credit_entries
           (workspace_id, bucket, delta, balance_after, total_after, action, resource_id, cause, at)
    select $1, 'purchased', -taken, balance - taken, monthly + balance - taken, $3, $4, $2, $6 from part where taken > 0
  )
  update credit_balances set balance = part.balance - taken, owed = case when missing > 0 then part.owed || missing else part.owed end,
         turn = part.turn + case when missing > 0 then 1 else 0 end
    from part where workspace_id = $1 and bucket = 'purchased' returning taken as credits`

/** Takes purchased credits back after their payment was refunded: as many as are there, for a balance is never negative. What is missing goes as soon
 *  as credits that were taken before come back; what is never given back was spent, and stays so.
 *  @returns how many were taken back by this call. */
export async function reclaimPurchased(sql: Sql, movement: Movement): Promise<number> {
  const { workspaceId, cause, action, resourceId, credits, at } = movement
  const taken = await sql.query<{ credits: number }>(reclaimText, [workspaceId, cause, action, resourceId, credits, at])
  return taken.rows[0]?.credits ?? 0
}
