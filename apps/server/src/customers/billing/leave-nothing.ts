import type { PaidPayment } from '../../outside/payments/payments.ts'
import type { Sql } from './life/known-subscription.ts'
import type { LifeParts } from './life/read-again.ts'

/** Customers of the card provider who are nobody's here any more: of a sign-up that was begun anew, or of an account that was deleted. What a
 *  newcomer would get wrong: their bank may still be asked, and say yes later. So whatever they pay then goes back. */

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

/** Ends all that such a customer has begun at the provider, and gives back what was paid for and never came to anything here. */
export async function leaveNothing(
  { db, payments }: Pick<LifeParts, 'db' | 'payments'>,
  customerId: string,
): Promise<void> {
  await payments.withdraw(customerId)
  const paid = await payments.loadPaid(customerId)
  for (const id of await withoutEffect(db.pool, paid)) await payments.giveBack(id)
}

/** @returns the payments that no invoice and no purchase here stands for */
async function withoutEffect(sql: Sql, paid: readonly PaidPayment[]): Promise<string[]> {
  const known = await sql.query<{ id: string }>(
    `select id from invoices where id = any($1) and status = 'paid'
      union all select payment_intent_id from credit_purchases where payment_intent_id = any($2) and credited_at is not null`,
    [paid.map(({ invoiceId }) => invoiceId), paid.map(({ id }) => id)],
  )
  const ids = new Set(known.rows.map(({ id }) => id))
  return paid.filter(({ id, invoiceId }) => !ids.has(invoiceId ?? id)).map(({ id }) => id)
}
