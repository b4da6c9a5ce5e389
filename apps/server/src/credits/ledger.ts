import { Problem } from '@vouch/contract'
import type pg from 'pg'

/** The credits ledger: append-only entries and one guarded balance per workspace and bucket.
 *  Every movement is one statement and names its cause; a cause posts once, so any caller may safely retry. */

export const buckets = ['monthly', 'purchased'] as const
export type Bucket = (typeof buckets)[number]

/** A connection, or a transaction that the movement must share. */
export type Sql = Pick<pg.Pool, 'query'>

export interface Movement {
  workspaceId: string
  /** Unique in the workspace, for example `trial:2026-11-20`. */
  cause: string
  action: string
  resourceId: string | null
  credits: number
  at: Date
}

/** Credits that were taken for work whose outcome is open. */
export interface Hold {
  id: string
  monthly: number
  purchased: number
  state: 'held' | 'captured' | 'released'
}

// The movements below come in one shape: lock the balances, move them, append the entries that say so. The lock comes
// first and in one order, so whoever waits for it decides on the newest balances and nobody waits in a circle. Balances are
// set from the locked rows: `balance - n` would be checked against the row as it was when the statement began.

const grantText = `
  with purse as (
    select balance from credit_balances where workspace_id = $1 and bucket = $2 for update
  ), entry as (
    insert into credit_entries (workspace_id, bucket, delta, balance_after, action, resource_id, cause, at)
    select $1, $2, $3, balance + $3, $4, $5, $6, $7 from purse
    on conflict (workspace_id, cause, bucket) do nothing returning balance_after
  )
  update credit_balances set balance = entry.balance_after from entry
   where workspace_id = $1 and bucket = $2 returning balance`

/** Adds credits to a bucket. @returns whether this call moved them; false: the cause was posted before. */
export async function grant(sql: Sql, bucket: Bucket, movement: Movement): Promise<boolean> {
  const { workspaceId, credits, action, resourceId, cause, at } = movement
  const moved = await sql.query(grantText, [workspaceId, bucket, credits, action, resourceId, cause, at])
  return moved.rowCount === 1
}

// $1 workspace, $2 cause, $3 action, $4 resource, $5 credits, $6 time.
const holdText = `
  with purse as (
    select bucket, balance from credit_balances where workspace_id = $1 order by bucket for update
  ), sums as (
    select sum(balance)::int as available, least(sum(balance) filter (where bucket = 'monthly'), $5::int)::int as monthly
      from purse
  ), hold as (
    insert into credit_holds (workspace_id, cause, action, resource_id, monthly, purchased, at)
    select $1, $2, $3, $4, monthly, $5::int - monthly, $6 from sums where available >= $5::int
    on conflict (workspace_id, cause) do nothing returning id, monthly, purchased, state
  ), parts as (
    select bucket, balance, case bucket when 'monthly' then monthly else purchased end as credits from hold, purse
  ), moved as (
    update credit_balances set balance = parts.balance - parts.credits from parts
     where workspace_id = $1 and credit_balances.bucket = parts.bucket and parts.credits > 0
    returning credit_balances.bucket, credit_balances.balance, parts.credits
  ), entries as (
    insert into credit_entries (workspace_id, bucket, delta, balance_after, action, resource_id, cause, at)
    select $1, bucket, -credits, balance, $3, $4, $2, $6 from moved order by bucket
  )
  select available, id, hold.monthly, purchased, state from sums left join hold on true`

type HoldRow = { available: number } & (Hold | { id: null })

/** Takes credits, monthly before purchased, until the outcome is known.
 *  @returns the hold; the earlier one when the cause was posted before.
 *  @throws Problem `insufficient_credits` with `required` and `available`; nothing has moved then. */
export async function hold(sql: Sql, movement: Movement): Promise<Hold> {
  const { workspaceId, cause, action, resourceId, credits, at } = movement
  const held = await sql.query<HoldRow>(holdText, [workspaceId, cause, action, resourceId, credits, at])
  const row = held.rows[0]
  if (!row) throw new Error('A workspace has no credit balances')
  const { available, ...taken } = row
  if (taken.id !== null) return taken
  const earlier = await loadHold(sql, workspaceId, cause)
  if (earlier) return earlier
  throw insufficientCredits(credits, available, action)
}

async function loadHold(sql: Sql, workspaceId: string, cause: string): Promise<Hold | null> {
  const found = await sql.query<Hold>(
    'select id, monthly, purchased, state from credit_holds where workspace_id = $1 and cause = $2',
    [workspaceId, cause],
  )
  return found.rows[0] ?? null
}

/** @returns the refusal in the specified words, with the action's name as a person would write it. */
export function insufficientCredits(required: number, available: number, action: string): Problem {
  const name = action.replaceAll('_', ' ')
  return new Problem(
    'insufficient_credits',
    `Insufficient credits: ${required} required, ${available} available for ${name}`,
    { required, available },
  )
}

/** Keeps what a hold took. @returns whether this call settled it; false: it was captured or released before. */
export async function capture(sql: Sql, holdId: string, at: Date): Promise<boolean> {
  const settled = await sql.query(
    `update credit_holds set state = 'captured', settled_at = $2 where id = $1 and state = 'held'`,
    [holdId, at],
  )
  return settled.rowCount === 1
}

const releaseText = `
  with hold as (
    update credit_holds set state = 'released', settled_at = $2 where id = $1 and state = 'held' returning *
  ), purse as (
    select bucket, balance from credit_balances where workspace_id = (select workspace_id from hold)
     order by bucket for update
  ), parts as (
    select bucket, balance, case bucket when 'monthly' then monthly else purchased end as credits from hold, purse
  ), moved as (
    update credit_balances set balance = parts.balance + parts.credits from parts
     where workspace_id = (select workspace_id from hold)
       and credit_balances.bucket = parts.bucket and parts.credits > 0
    returning credit_balances.bucket, credit_balances.balance, parts.credits
  )
  insert into credit_entries (workspace_id, bucket, delta, balance_after, action, resource_id, cause, at)
  select workspace_id, bucket, credits, balance, action, resource_id, 'release:' || cause, $2 from hold, moved order by bucket
  returning id`

/** Gives back what a hold took, to the same buckets, as entries of their own.
 *  @returns whether this call settled it; false: it was captured or released before. */
export async function release(sql: Sql, holdId: string, at: Date): Promise<boolean> {
  const settled = await sql.query(releaseText, [holdId, at])
  return (settled.rowCount ?? 0) > 0
}

/** Loads what a workspace can spend. */
export async function loadBalances(sql: Sql, workspaceId: string): Promise<Record<Bucket, number>> {
  const found = await sql.query<{ bucket: Bucket; balance: number }>(
    'select bucket, balance from credit_balances where workspace_id = $1',
    [workspaceId],
  )
  const balances = { monthly: 0, purchased: 0 }
  for (const { bucket, balance } of found.rows) balances[bucket] = balance
  return balances
}
