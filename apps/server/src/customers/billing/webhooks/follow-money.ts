import type pg from 'pg'
import type { SeenCharge } from '../../../outside/payments/payments.ts'
import { setPurchasedFrozen } from '../../credits/purchased-credits.ts'
import type { LetterName } from '../letters/letter-names.ts'
import { writeBillingLetter } from '../letters/write-letter.ts'
import type { KnownSubscription } from '../life/known-subscription.ts'
import type { LifeEvent } from '../life/life-events.ts'
import { step } from '../life/life-table.ts'
import { expireMonth, returnMonth } from '../life/months.ts'
import type { LifeParts } from '../life/read-again.ts'
import { isAskedBack } from './asked-back.ts'

interface MoneyNews {
  known: KnownSubscription
  /** The invoice or the receipt that it is about, as it was known before. */
  paper: { number: string; refundedCents: number; refundsFailed: number }
  charge: SeenCharge
  event: LifeEvent
}

/** Lets what happened to the money of an invoice or a purchase have its effects, as the table says. */
export async function followMoney(
  tx: pg.PoolClient,
  parts: LifeParts,
  { known, paper, charge, event }: MoneyNews,
): Promise<void> {
  const at = parts.now()
  const { workspaceId } = known
  const matter = {
    ...{ known, problem: null, invoiceNumber: paper.number, at },
    cause: `${charge.id}:${charge.refundedCents}${again(paper.refundsFailed)}`,
  }
  let monthReturned = false
  for (const effect of step(known.status, event)?.effects ?? []) {
    if (effect === 'expire_month')
      await expireMonth(tx, known, `${event}:${charge.id}${again(paper.refundsFailed)}`, at)
    if (effect === 'return_month') {
      const expired = `refunded_whole:${charge.id}${again(paper.refundsFailed)}`
      monthReturned = await returnMonth(tx, known, `refund-failed:${charge.id}:${paper.refundsFailed + 1}`, expired, at)
    }
    if (effect === 'freeze_purchased') await setPurchasedFrozen(tx, workspaceId, true)
    if (effect === 'thaw_purchased') await setPurchasedFrozen(tx, workspaceId, await isAskedBack(tx, workspaceId))
    const letter = letters.find((name) => effect === `letter:${name}`)
    if (letter === undefined) continue
    const whole = letter === 'dispute_lost' || letter === 'purchase_dispute_lost'
    const refundedCents = whole ? charge.amountCents : Math.abs(charge.refundedCents - paper.refundedCents)
    await writeBillingLetter(tx, parts, letter, { ...matter, refundedCents, monthReturned })
  }
}

/** Tells what follows from a refund from what followed from one before that failed. */
function again(refundsFailed: number): string {
  return refundsFailed === 0 ? '' : `:${refundsFailed}`
}

const letters = [
  'refund',
  'refund_failed',
  'dispute_lost',
  'purchase_refund',
  'purchase_refund_failed',
  'purchase_dispute_lost',
] as const satisfies LetterName[]
