import { type CardOnFile, type PaymentConfirmation, Problem, type Subscription } from '@vouch/contract'
import { withTransaction } from '../../../foundation/db/database.ts'
import type { Member } from '../../../foundation/http/member.ts'
import { inTurn } from '../in-turn.ts'
import type { KnownSubscription } from '../life/known-subscription.ts'
import { readAgain } from '../life/read-again.ts'
import { followOwnerKind } from '../pass-on.ts'
import { andRead, type BillingParts, doInTurn, loadOwn, type Outcome, present } from './own-subscription.ts'

/** The card: changing it, and paying with it what is due. */

/** Opens the set-up of another card. */
export async function openCardSetup(
  parts: BillingParts,
  member: Member,
  requestId: string,
): Promise<{ id: string; client_secret: string }> {
  const { customerId } = await loadOwn(parts, member).catch(() => {
    throw new Problem('card_required')
  })
  const { id, clientSecret } = await parts.payments.openCardSetup(customerId, `card:${requestId}`)
  return { id, client_secret: clientSecret }
}

/** Makes a card whose set-up succeeded the one that is charged, and pays with it what is due.
 *  @throws Problem `not_found` for a set-up of somebody else, `card_required` while it is not finished */
export async function keepCard(
  parts: BillingParts,
  member: Member,
  setupIntentId: string,
): Promise<{ card: CardOnFile; subscription: Subscription; confirmation: PaymentConfirmation | null }> {
  const { payments } = parts
  const known = await loadOwn(parts, member)
  const { customerId, workspaceId } = known
  const setup = await payments.loadCardSetup(setupIntentId)
  if (setup === null || setup.customerId !== customerId) {
    throw new Problem('not_found', 'We don’t recognize this card setup. Please start over.')
  }
  const { paymentMethodId } = setup
  if (setup.status !== 'succeeded' || paymentMethodId === null) {
    throw new Problem('card_required', 'Your card isn’t set up yet. Please enter it again.')
  }
  await inTurn(parts, workspaceId, async () => {
    await payments.keepCard(customerId, paymentMethodId, `card:${setupIntentId}:keep`)
    if (known.cardHolder !== null) await relieveHolder(parts, workspaceId)
  })
  await readAgain(parts, known.subscriptionId)
  const card = await payments.loadCard(customerId)
  if (card === null) throw new Problem('unavailable')
  const { confirmation, subscription } = await payDue(parts, member)
  return { card, confirmation, subscription }
}

/** The card of who handed the workspace over has done its duty: the one that is charged is theirs no more, and a job takes theirs off. */
async function relieveHolder({ db, queue }: Pick<BillingParts, 'db' | 'queue'>, workspaceId: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.query('update subscriptions set card_holder_id = null where workspace_id = $1', [workspaceId])
    await queue.enqueue(tx, followOwnerKind, { workspaceId })
  })
}

/** Tries a charge that failed once more, now. Where nothing is due nothing happens.
 *  @throws Problem `card_declined` with what the bank said */
export async function payDue(parts: BillingParts, member: Member): Promise<Outcome> {
  const asked = await loadOwn(parts, member)
  return doInTurn(parts, member, () => payProblem(parts, member, asked))
}

/** @param asked what was known when the payment was asked for: presses that come together are one try */
async function payProblem(
  parts: BillingParts,
  member: Member,
  asked: KnownSubscription,
): Promise<PaymentConfirmation | null> {
  const { subscriptionId, problem, status } = await loadOwn(parts, member)
  if (status !== 'past_due' || problem === null || problem.invoiceId !== asked.problem?.invoiceId) return null
  const { invoiceId } = problem
  const waiting = problem.kind === 'authentication' ? await parts.payments.loadOpenCharge(invoiceId) : null
  if (waiting?.waits === true) return waiting.confirmation
  return andRead(parts, subscriptionId, async () => {
    const outcome = await parts.payments.payInvoice(invoiceId, `pay:${invoiceId}:${asked.problem?.attempts}`)
    return outcome.confirmation
  })
}

/** Reads the subscription again, and one that begins anew and waited for its owner. */
export async function refresh(parts: BillingParts, member: Member): Promise<Subscription> {
  const { subscriptionId, comingSubscriptionId } = await loadOwn(parts, member)
  await readAgain(parts, comingSubscriptionId ?? subscriptionId)
  return present(parts, member)
}
