import type { Movement, Sql } from './ledger.ts'

// $1 workspace, $2 cause, $3 cause of the turn that let them expire, $4 action, $5 time.
const returnText = `
  with purse as (
    select sum(balance) filter (where bucket = 'monthly')::int as balance, sum(balance)::int as total
      from (select bucket, balance from credit_balances where workspace_id = $1 order by bucket for update) locked
  ), cause as (
    insert into credit_causes (workspace_id, cause, at) select $1, $2, $5 from purse
    on conflict do nothing returning cause
  ), expired as (
    select -delta as credits from credit_entries, cause
     where workspace_id = $1 and bucket = 'monthly' and credit_entries.cause = 'expire:' || $3 and not exists (
       select from credit_entries later
        where later.workspace_id = $1 and later.bucket = 'monthly' and later.id > credit_entries.id
          and later.action like '%\\_grant' and later.delta > 0
     )
  ), entry as (
    insert into credit_entries (workspace_id, bucket, delta, balance_after, total_after, action, cause, at)
    select $1, 'monthly', credits, balance + credits, total + credits, $4, $2, $5 from purse, expired
    returning balance_after
  )
  update credit_balances set balance = entry.balance_after from entry where workspace_id = $1 and bucket = 'monthly'`

/** Gives back what a turn of the month let expire, as long as no other month has begun since: it would have expired with that one.
 *  @param expired the cause of that turn */
export async function returnMonthly(
  sql: Sql,
  { workspaceId, cause, action, at }: Omit<Movement, 'resourceId' | 'credits'>,
  expired: string,
): Promise<void> {
  await sql.query(returnText, [workspaceId, cause, expired, action, at])
}
