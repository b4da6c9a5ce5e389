import type { PaidPayment } from '../../outside/payments/payments.ts'
import type { Sql } from './life/known-subscription.ts'
import type { LifeParts } from './life/read-again.ts'

/** Customers of the card provider who are nobody's here any more: of a sign-up that was begun anew, or of an account that was deleted. What a
 *  newcomer would get wrong: their bank may still be asked, and say yes later. So what we take then goes back. */

/** Whether nobody here has anything from what a customer pays. Once so, it stays so. */
export async function isNobodys(sql: Sql, customerId: string): Promise<boolean> {
  const known = await sql.query<{ deleted: boolean }>(
    `select owner.deleted_at is not null as deleted
       from subscriptions join workspaces on workspaces.id = workspace_id join users owner on owner.id = owner_id
      where customer_id = $1`,
    [customerId],
  )
  const [subscription] = known.rows
  if (subscription !== undefined) return subscription.deleted
  const retired = await sql.query('select from trial_sign_ups where customer_id = $1 and user_id is null', [customerId])
  return retired.rowCount !== 0
}

export type LeavingParts = Pick<LifeParts, 'db' | 'payments' | 'log'>

/** Ends all that such a customer has begun at the provider, and gives back what we took after they were gone. Whatever else they paid stays,
 *  for it may be owed: somebody may have billed it by hand, or it was paid in time. The operator is told of it. */
export async function leaveNothing({ db, payments, log }: LeavingParts, customerId: string): Promise<void> {
  await payments.withdraw(customerId)
  const paid = await withoutEffect(db.pool, await payments.loadPaid(customerId))
  if (paid.length === 0) return
  const since = await goneSince(db.pool, customerId, paid)
  const back = await owedBack(db.pool, paid, since)
  for (const id of back) await payments.giveBack(id)
  const kept = paid.map(({ id }) => id).filter((id) => !back.has(id))
  if (kept.length > 0)
    log?.error(
      { customerId, payments: kept },
      'Payments of a customer who is gone are kept: see whether they are owed back',
    )
}

/** @returns the payments that no invoice and no purchase here stands for */
async function withoutEffect(sql: Sql, paid: readonly PaidPayment[]): Promise<PaidPayment[]> {
  const known = await sql.query<{ id: string }>(
    `select id from invoices where id = any($1) and status = 'paid'
      union all select payment_intent_id from credit_purchases where payment_intent_id = any($2) and credited_at is not null`,
    [paid.map(({ invoiceId }) => invoiceId), paid.map(({ id }) => id)],
  )
  const ids = new Set(known.rows.map(({ id }) => id))
  return paid.filter(({ id, invoiceId }) => !ids.has(invoiceId ?? id))
}

/** @returns since when nothing is taken of a customer: since the account was deleted, or ever, for a sign-up that never became a plan; null
 *  where that can't be told */
async function goneSince(sql: Sql, customerId: string, paid: readonly PaidPayment[]): Promise<Date | null> {
  const owners = await sql.query<{ deletedAt: Date | null }>(
    `select deleted_at as "deletedAt" from workspaces join users on users.id = owner_id
      where workspaces.id in (select workspace_id from subscriptions where customer_id = $1
                               union all select workspace_id from credit_purchases where payment_intent_id = any($2))
      order by deleted_at desc nulls first limit 1`,
    [customerId, paid.map(({ id }) => id)],
  )
  const [owner] = owners.rows
  if (owner !== undefined) return owner.deletedAt
  const unfinished = await sql.query('select from trial_sign_ups where customer_id = $1 and completed_at is null', [
    customerId,
  ])
  return unfinished.rowCount === 0 ? null : new Date(0)
}

/** A purchase that we opened and that never brought its credits goes back whenever the bank was asked: it takes days over a debit, and the
 *  provider says only when that began. */
async function owedBack(sql: Sql, paid: readonly PaidPayment[], since: Date | null): Promise<Set<string>> {
  if (since === null) return new Set()
  const opened = await sql.query<{ id: string }>(
    'select payment_intent_id as id from credit_purchases where payment_intent_id = any($1) and credited_at is null',
    [paid.map(({ id }) => id)],
  )
  const purchases = new Set(opened.rows.map(({ id }) => id))
  // The provider counts whole seconds.
  const from = Math.floor(since.getTime() / 1_000) * 1_000
  const isOwed = ({ id, isOurs, paidAt }: PaidPayment) => purchases.has(id) || (isOurs && paidAt.getTime() >= from)
  return new Set(paid.filter(isOwed).map(({ id }) => id))
}
