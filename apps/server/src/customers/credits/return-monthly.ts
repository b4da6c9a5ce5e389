import type { Movement, Sql } from './ledger.ts'

// $1 workspace, $2 cause, $3 cause of the turn that let them expire, $4 action, $5 time. An expiry of nothing has no entry, only a cause. The month that
// the turn ended goes on, so the turn is taken back too: else what was held before it would expire when it is called off.
const returnText = `
  with purse as (
    select sum(balance) filter (where bucket = 'monthly')::int as balance, sum(balance)::int as total
      from (select bucket, balance from credit_balances where workspace_id = $1 order by bucket for update) locked
  ), cause as (
    insert into credit_causes (workspace_id, cause, at) select $1, $2, $5 from purse
    on conflict do nothing returning cause
  ), expired as (
    select ended.at, entry.id, coalesce(-entry.delta, 0) as credits
      from cause, credit_causes ended left join credit_entries entry
        on entry.workspace_id = $1 and entry.bucket = 'monthly' and entry.cause = 'expire:' || ended.cause
     where ended.workspace_id = $1 and ended.cause = $3
  ), returned as (
    select credits from expired
     where not exists (
       select from credit_entries later
        where later.workspace_id = $1 and later.bucket = 'monthly' and later.action like '%\\_grant' and later.delta > 0
          and case when expired.id is null then later.at > expired.at else later.id > expired.id end
     ) and not exists (
       select from credit_causes later
        where later.workspace_id = $1 and later.cause like 'expire:%' and later.at > expired.at
     )
  ), entry as (
    insert into credit_entries (workspace_id, bucket, delta, balance_after, total_after, action, cause, at)
    select $1, 'monthly', credits, balance + credits, total + credits, $4, $2, $5 from purse, returned where credits > 0
  )
  update credit_balances set balance = purse.balance + credits, turn = greatest(turn - 1, 0) from purse, returned
   where workspace_id = $1 and bucket = 'monthly' returning credits`

/** Gives back what a turn of the month let expire, as long as no other month has begun or ended since: it would have expired with that one.
 *  @param expired the cause of that turn
 *  @returns whether credits came back */
export async function returnMonthly(
  sql: Sql,
  { workspaceId, cause, action, at }: Omit<Movement, 'resourceId' | 'credits'>,
  expired: string,
): Promise<boolean> {
  const returned = await sql.query<{ credits: number }>(returnText, [workspaceId, cause, expired, action, at])
  return returned.rows.some(({ credits }) => credits > 0)
}
