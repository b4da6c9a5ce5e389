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
  ), noted as (
    update credit_purchases set owed_turns = owed_turns || (part.turn + 1) from part where payment_intent_id = $4 and missing > 0
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

// $1 workspace, $2 cause, $3 action, $4 the purchase, $5 credits, $6 time. What its refunds still wait for is forgotten first, the newest first: that
// was never taken. The rest was.
const returnText = `
  with locked as (
    select bucket, balance, owed from credit_balances where workspace_id = $1 order by bucket for update
  ), purse as (
    select purchased.balance, purchased.owed, monthly.balance as monthly from locked purchased, locked monthly
     where purchased.bucket = 'purchased' and monthly.bucket = 'monthly'
  ), cause as (
    insert into credit_causes (workspace_id, cause, at) select $1, $2, $6 from purse
    on conflict do nothing returning cause
  ), debts as (
    select place, least(owed, greatest($5::int - newer, 0)) as forgotten
      from (select place, each.owed, coalesce(sum(each.owed) over (order by place desc rows between unbounded preceding and 1 preceding), 0) as newer
              from purse, credit_purchases, unnest(purse.owed) with ordinality each (owed, place)
             where payment_intent_id = $4 and place = any (owed_turns)) own
  ), part as (
    select purse.*, $5::int - (select coalesce(sum(forgotten), 0)::int from debts) as back from purse, cause
  ), entry as (
    insert into credit_entries
           (workspace_id, bucket, delta, balance_after, total_after, action, resource_id, cause, at)
    select $1, 'purchased', back, balance + back, monthly + balance + back, $3, $4, $2, $6 from part where back > 0
  )
  update credit_balances set balance = part.balance + back,
         owed = coalesce((select array_agg(each.owed - coalesce(forgotten, 0) order by each.place)
                            from unnest(part.owed) with ordinality each (owed, place) left join debts using (place)), '{}')
    from part where workspace_id = $1 and bucket = 'purchased'`

/** Gives purchased credits back whose refund failed: those that it took, for it takes no more of what is away. */
export async function returnPurchased(sql: Sql, movement: Movement): Promise<void> {
  const { workspaceId, cause, action, resourceId, credits, at } = movement
  await sql.query(returnText, [workspaceId, cause, action, resourceId, credits, at])
}
