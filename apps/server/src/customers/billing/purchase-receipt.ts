import type pg from 'pg'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { greeting } from '../accounts/greeting.ts'
import type { PurchaseParts } from '../credits/purchases.ts'
import { keepAddressee } from './addressees.ts'
import { loadInvoice } from './invoices.ts'
import { leaveNothing } from './leave-nothing.ts'
import { money } from './letters/wording.ts'
import type { BillingDesk } from './letters/write-letter.ts'
import type { LifeParts } from './life/read-again.ts'

/** @returns what buying extra credits takes: each purchase brings its buyer a receipt, whoever adds the credits. */
export function purchaseParts(parts: LifeParts): PurchaseParts {
  const { db, payments, now } = parts
  return {
    ...{ db, payments, now },
    credited: (tx, purchase) => writeReceipt(tx, parts, purchase),
    leave: (customerId) => leaveNothing(parts, customerId),
  }
}

/** Addresses and writes it in the transaction that adds the credits. An account that was deleted meanwhile gets none. */
async function writeReceipt(
  tx: pg.PoolClient,
  desk: BillingDesk,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<void> {
  const found = await tx.query<{ email: string; firstName: string }>(
    `select email, first_name as "firstName" from users join workspaces on owner_id = users.id
      where workspaces.id = $1 and deleted_at is null`,
    [workspaceId],
  )
  const [owner] = found.rows
  if (owner === undefined) return
  await tx.query('update credit_purchases set addressee_id = $2 where payment_intent_id = $1', [
    id,
    await keepAddressee(tx, workspaceId),
  ])
  const { number, amountCents, lines, createdAt } = await loadInvoice(tx, workspaceId, id)
  const what = lines[0]?.description ?? 'add-on credits'
  const letter = letterOf(
    {
      subject: `Receipt: ${what}`,
      paragraphs: [
        greeting(owner.firstName),
        `Thank you. We received ${money(amountCents)} on ${dayOf(createdAt)} and added ${what} to your account.`,
        `Your receipt number is ${number}. You’ll find the PDF under Invoices.`,
      ],
      button: { label: 'See the receipt', url: `${desk.publicAddress()}/dashboard/billing` },
      closing: ['Credits you buy don’t expire while your plan is active.'],
    },
    desk.config.company,
  )
  await writeMail(tx, desk.queue, { cause: `purchase-receipt:${id}`, to: owner.email, at: desk.now() }, letter)
}
