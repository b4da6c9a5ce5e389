import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { actingKey } from '../../foundation/http/acting-key.ts'

/** The credits ledger: append-only entries and one guarded balance per workspace and bucket.
 *  Every movement is one statement and names its cause; a cause posts once, so any caller may safely retry.
 *  A deduction that leaves few credits is noticed by the database itself (`few-credits.ts`). */

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

/** Credits that were taken, for work whose outcome may still be open. */
export interface Hold {
  id: string
  action: string
  resourceId: string | null
  monthly: number
  purchased: number
  state: 'held' | 'captured' | 'released'
}

/** What a spending took, and what was there after it. */
export interface Spent extends Hold {
  /** Null where the cause was posted before: the balances after it are history. */
  remaining: Remaining | null
}

export interface Remaining {
  monthly: number
  purchased: number
  /** Both, without purchased credits that are frozen. */
  spendable: number
}

// The movements below come in one shape: lock the balances, move them, append the entries that say so. The lock comes
// first and in one order, so whoever waits for it decides on the newest balances and nobody waits in a circle. Balances are
// set from the locked rows: `balance - n` would be checked against the row as it was when the statement began.

const grantText = `
  with purse as (
    select bucket, balance from credit_balances where workspace_id = $1 order by bucket for update
  ), entry as (
    insert into credit_entries
           (workspace_id, bucket, delta, balance_after, total_after, action, resource_id, cause, at)
    select $1, $2, $3::int, balance + $3::int, (select sum(balance) from purse) + $3::int, $4, $5, $6, $7
      from purse where bucket = $2
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

// $1 workspace, $2 cause, $3 action, $4 resource, $5 credits, $6 time, $7 state, $8 metadata, $9 the API key that takes.
// What a key may take in a month is a constraint: a row past it fails the statement, and nothing has moved.
const takeText = `
  with purse as (
    select bucket, balance, frozen, turn from credit_balances where workspace_id = $1 order by bucket for update
  ), sums as (
    select sum(balance) filter (where not frozen)::int as available,
           sum(balance) filter (where bucket = 'monthly')::int as had_monthly,
           sum(balance) filter (where bucket = 'purchased')::int as had_purchased,
           sum(turn) filter (where bucket = 'monthly')::int as monthly_turn,
           sum(turn) filter (where bucket = 'purchased')::int as purchased_turn
      from purse
  ), hold as (
    insert into credit_holds
           (workspace_id, cause, action, resource_id, monthly, purchased, at, state, settled_at, used, metadata, api_key_id,
            monthly_turn, purchased_turn)
    select $1, $2, $3, $4, least(had_monthly, $5::int), greatest($5::int - had_monthly, 0), $6, $7,
           case $7 when 'captured' then $6::timestamptz end, case $7 when 'captured' then $5::int end, $8, $9,
           monthly_turn, purchased_turn
      from sums where available >= $5::int
    on conflict (workspace_id, cause) do nothing returning id, monthly, purchased
  ), counted as (
    insert into api_key_months as counting (key_id, month, credits, credits_max)
    select api_keys.id, date_trunc('month', $6::timestamptz at time zone 'UTC'), $5::int, api_keys.credits_max
      from hold join api_keys on api_keys.id = $9
    on conflict (key_id, month) do update
       set credits = counting.credits + excluded.credits, credits_max = excluded.credits_max
  ), parts as (
    select bucket, balance, case bucket when 'monthly' then monthly else purchased end as credits from hold, purse
  ), moved as (
    update credit_balances set balance = parts.balance - parts.credits from parts
     where workspace_id = $1 and credit_balances.bucket = parts.bucket and parts.credits > 0
    returning credit_balances.bucket, credit_balances.balance, parts.credits
  ), entries as (
    insert into credit_entries
           (workspace_id, bucket, delta, balance_after, total_after, action, resource_id, cause, at)
    select $1, bucket, -credits, balance,
           had_monthly + had_purchased - case bucket when 'monthly' then hold.monthly else $5::int end, $3, $4, $2, $6
      from moved, sums, hold order by bucket
  )
  select available, had_monthly as "hadMonthly", had_purchased as "hadPurchased", id, monthly, purchased
    from sums left join hold on true`

interface Taken {
  available: number
  hadMonthly: number
  hadPurchased: number
  id: string | null
  monthly: number
  purchased: number
}

// Statements of hot paths have a name, so that a connection plans them once: planning costs more than running them.
async function take(sql: Sql, movement: Movement, state: 'held' | 'captured', metadata: object | null): Promise<Spent> {
  const { workspaceId, cause, action, resourceId, credits, at } = movement
  const values = [
    workspaceId,
    cause,
    action,
    resourceId,
    credits,
    at,
    state,
    metadata && JSON.stringify(metadata),
    actingKey(),
  ]
  const { available, hadMonthly, hadPurchased, id, monthly, purchased } = onlyRow(
    await sql.query<Taken>({ name: 'credits_take', text: takeText, values }).catch(refuseKeyLimit),
  )
  if (id !== null) {
    const spendable = available - monthly - purchased
    const remaining = { monthly: hadMonthly - monthly, purchased: hadPurchased - purchased, spendable }
    return { id, action, resourceId, monthly, purchased, state, remaining }
  }
  const earlier = await loadHold(sql, workspaceId, cause)
  if (earlier) return { ...earlier, remaining: null }
  throw insufficientCredits(credits, available ?? 0, action)
}

/** @throws Problem `key_limit` for the database's refusal of a movement past what its key may take this month; else the failure itself */
function refuseKeyLimit(failure: unknown): never {
  if (failure instanceof Error && 'constraint' in failure && failure.constraint === 'api_key_months_limit')
    throw new Problem('key_limit')
  throw failure
}

/** Takes credits, monthly before purchased, until the outcome is known.
 *  @returns the hold; the earlier one when the cause was posted before.
 *  @throws Problem `insufficient_credits` with `required` and `available`; nothing has moved then. */
export function hold(sql: Sql, movement: Movement): Promise<Hold> {
  return take(sql, movement, 'held', null)
}

/** Takes credits for good, monthly before purchased.
 *  @returns what was taken, and what remains; the earlier spending when the cause was posted before.
 *  @throws Problem `insufficient_credits` with `required` and `available`; nothing has moved then. */
export function spend(sql: Sql, movement: Movement, metadata: object | null = null): Promise<Spent> {
  return take(sql, movement, 'captured', metadata)
}

async function loadHold(sql: Sql, workspaceId: string, cause: string): Promise<Hold | null> {
  const found = await sql.query<Hold>(
    `select id, action, resource_id as "resourceId", monthly, purchased, state
       from credit_holds where workspace_id = $1 and cause = $2`,
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

/** The way back of credits that were taken: `rest` says from which hold, how many of each bucket and under which cause. Two kinds of them go again at
 *  once, as entries of their own: monthly ones of a month that has ended, unless the work failed (`lapses`), and purchased ones that a refund found
 *  missing after they were taken. The oldest refund is paid first: what was taken later pays the later ones only. */
const backText = `
  debts as (
    select place, owed, case when later then greatest(least(owed, purchased - before), 0) else 0 end as paid
      from (select place, each.owed, purchased, place > purchased_turn as later,
                   sum(each.owed) filter (where place > purchased_turn) over (order by place) - each.owed as before
              from rest, purse, unnest(purse.owed) with ordinality each (owed, place)) known
  ), parts as (
    select bucket, balance, owed, credits, case bucket when 'monthly' then expired else refunded end as gone
      from (select purse.*, case bucket when 'monthly' then monthly else purchased end as credits,
                   case when lapses and turn > monthly_turn then monthly else 0 end as expired,
                   (select coalesce(sum(paid), 0)::int from debts) as refunded
              from rest, purse) each
     where credits > 0
  ), moved as (
    update credit_balances set balance = parts.balance + credits - gone,
           owed = case when parts.bucket = 'purchased' and gone > 0 then (select array_agg(owed - paid order by place) from debts)
                       else parts.owed end
      from parts where workspace_id = (select workspace_id from rest) and credit_balances.bucket = parts.bucket
  ), lines (bucket, place, delta, after, action, resource_id, cause) as (
    select bucket, 1, credits, balance + credits, action, resource_id, cause from parts, rest
    union all
    select bucket, 2, -gone, balance + credits - gone,
           case bucket when 'monthly' then 'monthly_expiry' else 'purchase_refund' end, null,
           case bucket when 'monthly' then 'expire:' else 'refund:' end || cause
      from parts, rest where gone > 0
  ), entries as (
    insert into credit_entries
           (workspace_id, bucket, delta, balance_after, total_after, action, resource_id, cause, at)
    select workspace_id, bucket, delta, after,
           (select sum(balance) from purse) + sum(delta) over (order by bucket, place), lines.action, lines.resource_id, lines.cause, $2
      from lines, rest order by bucket, place
  )`

// $1 hold, $2 time, $3 credits that are kept, null for all of them, $4 whether credits of a month that has ended expire. Monthly credits were spent
// first, so what is given back are purchased ones first. Balances are locked before the hold is touched, as every taking locks them first: one who
// takes under the same cause waits for whoever settles it, and must not be waited for.
const settleText = `
  with purse as (
    select bucket, balance, turn, owed from credit_balances
     where workspace_id = (select workspace_id from credit_holds where id = $1) order by bucket for update
  ), hold as (
    update credit_holds set settled_at = $2, used = coalesce($3, monthly + purchased),
           state = case $3::int when 0 then 'released' else 'captured' end
     where id = $1 and state = 'held' and (select count(*) from purse) > 0 returning *
  ), rest as (
    select workspace_id, action, resource_id, 'release:' || cause as cause, greatest(monthly - used, 0) as monthly,
           purchased - greatest(used - monthly, 0) as purchased, monthly_turn, purchased_turn, $4::boolean as lapses, at, api_key_id
      from hold
  ), counted as (
    update api_key_months set credits = credits - rest.monthly - rest.purchased from rest
     where key_id = api_key_id and month = date_trunc('month', rest.at at time zone 'UTC')
  ), ${backText}
  select id from hold`

async function settle(sql: Sql, holdId: string, at: Date, kept: number | null, lapses = false): Promise<boolean> {
  const settled = await sql.query({ name: 'credits_settle', text: settleText, values: [holdId, at, kept, lapses] })
  return settled.rowCount === 1
}

/** Keeps what a hold took. @returns whether this call settled it; false: it was captured or released before. */
export function capture(sql: Sql, holdId: string, at: Date): Promise<boolean> {
  return settle(sql, holdId, at, null)
}

/** Keeps a part of what a hold took, 0 for nothing, and gives back the rest: for work that is paid by what it found.
 *  @returns whether this call settled it.
 *  @throws when the part is larger than the hold: the database refuses it, and nothing has moved. */
export function capturePart(sql: Sql, holdId: string, credits: number, at: Date): Promise<boolean> {
  return settle(sql, holdId, at, credits)
}

/** Gives back what a hold took for work that failed, to the same buckets, as entries of their own: that is nobody's loss, also in a new month.
 *  @returns whether this call settled it; false: it was captured or released before. */
export function release(sql: Sql, holdId: string, at: Date): Promise<boolean> {
  return settle(sql, holdId, at, 0)
}

/** Gives back what a hold took for something that was called off: monthly credits of a month that has ended expire, as they would have without the hold.
 *  @returns whether this call settled it; false: it was captured or released before. */
export function callOff(sql: Sql, holdId: string, at: Date): Promise<boolean> {
  return settle(sql, holdId, at, 0, true)
}

// $1 hold, $2 time, $3 cause. The cause is kept first, for entries of nothing do not exist.
const returnText = `
  with purse as (
    select bucket, balance, turn, owed from credit_balances
     where workspace_id = (select workspace_id from credit_holds where id = $1) order by bucket for update
  ), posted as (
    insert into credit_causes (workspace_id, cause, at)
    select workspace_id, $3, $2 from credit_holds where id = $1 and state = 'captured' and (select count(*) from purse) > 0
    on conflict do nothing returning cause
  ), rest as (
    select workspace_id, action, resource_id, posted.cause, least(monthly, used) as monthly, greatest(used - monthly, 0) as purchased,
           monthly_turn, purchased_turn, true as lapses
      from credit_holds, posted where id = $1
  ), ${backText}
  select cause from posted`

/** Gives back what was kept of a hold, after all: it counts as what is called off.
 *  @returns whether this call moved it; false: the cause was posted before, or nothing was kept. */
export async function giveBack(sql: Sql, holdId: string, cause: string, at: Date): Promise<boolean> {
  const moved = await sql.query(returnText, [holdId, at, cause])
  return moved.rowCount === 1
}
