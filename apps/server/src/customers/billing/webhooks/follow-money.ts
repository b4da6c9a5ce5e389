import type pg from 'pg'
import type { SeenCharge } from '../../../outside/payments/payments.ts'
import { setPurchasedFrozen } from '../../credits/purchased-credits.ts'
import type { LetterName } from '../letters/letter-names.ts'
import { writeBillingLetter } from '../letters/write-letter.ts'
import type { KnownSubscription } from '../life/known-subscription.ts'
import type { LifeEvent } from '../life/life-events.ts'
import { step } from '../life/life-table.ts'
import { expireMonth } from '../life/months.ts'
import type { LifeParts } from '../life/read-again.ts'
import { isAskedBack } from './asked-back.ts'

interface MoneyNews {
  known: KnownSubscription
  /** The invoice or the receipt that it is about, as it was known before. */
  paper: { number: string; refundedCents: number }
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
    cause: `${charge.id}:${charge.refundedCents}`,
  }
  for (const effect of step(known.status, event)?.effects ?? []) {
    if (effect === 'expire_month') await expireMonth(tx, known, `${event}:${charge.id}`, at)
    if (effect === 'freeze_purchased') await setPurchasedFrozen(tx, workspaceId, true)
    if (effect === 'thaw_purchased') await setPurchasedFrozen(tx, workspaceId, await isAskedBack(tx, workspaceId))
    const letter = letters.find((name) => effect === `letter:${name}`)
    if (letter === undefined) continue
    const whole = letter === 'dispute_lost' || letter === 'purchase_dispute_lost'
    const refundedCents = whole ? charge.amountCents : charge.refundedCents - paper.refundedCents
    await writeBillingLetter(tx, parts, letter, { ...matter, refundedCents })
  }
}

const letters = ['refund', 'dispute_lost', 'purchase_refund', 'purchase_dispute_lost'] as const satisfies LetterName[]
