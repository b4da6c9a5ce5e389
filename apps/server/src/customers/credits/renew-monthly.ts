import type { Movement, Sql } from './ledger.ts'

/** The turn of a month: one statement, and asked again it does nothing, even where the first time there was nothing to move. */

// $1 workspace, $2 cause, $3 action of the grant, $4 credits, $5 time. The expiry comes first, so the new month starts at zero.
const renewText = `
  with purse as (
    select sum(balance) filter (where bucket = 'monthly')::int as balance,
           sum(balance) filter (where bucket = 'purchased')::int as purchased,
           sum(turn) filter (where bucket = 'monthly')::int as turn
      from (select bucket, balance, turn from credit_balances where workspace_id = $1 order by bucket for update) locked
  ), cause as (
    insert into credit_causes (workspace_id, cause, at) select $1, $2, $5 from purse
    on conflict do nothing returning cause
  ), parts (place, action, cause, delta, balance_after) as (
    select 1, 'monthly_expiry', 'expire:' || cause, -balance, 0 from purse, cause where balance > 0
    union all
    select 2, $3, cause, $4::int, $4::int from cause where $4::int > 0
  ), entries as (
    insert into credit_entries (workspace_id, bucket, delta, balance_after, total_after, action, cause, at)
    select $1, 'monthly', delta, balance_after, balance_after + purchased, action, parts.cause, $5
      from parts, purse order by place
  )
  update credit_balances set balance = $4::int, turn = purse.turn + 1 from purse, cause
   where workspace_id = $1 and bucket = 'monthly'`

/** Begins a new month: what was left of the old one expires, and the plan's credits take its place. With 0 credits everything
 *  monthly expires: the end of a trial or of a subscription. What is on hold stays on hold, and comes back only if its work fails.
 *  @returns whether this call did it; false: the cause was posted before. */
export async function renewMonthly(sql: Sql, movement: Omit<Movement, 'resourceId'>): Promise<boolean> {
  const { workspaceId, cause, action, credits, at } = movement
  const moved = await sql.query(renewText, [workspaceId, cause, action, credits, at])
  return moved.rowCount === 1
}
