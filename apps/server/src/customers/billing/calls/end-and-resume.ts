import type { PaymentConfirmation, Subscription } from '@vouch/contract'
import type { Member } from '../../../foundation/http/member.ts'
import type { KnownSubscription } from '../life/known-subscription.ts'
import { readAgain } from '../life/read-again.ts'
import {
  andRead,
  type BillingParts,
  doInTurn,
  loadOwn,
  type Outcome,
  requireCard,
  requireNoOthersCard,
  requireRunning,
} from './own-subscription.ts'

/** Cancelling with the period, taking that back, and beginning anew after the end. */

/** Cancels at the end of the period, or of the trial. Asked again, nothing changes.
 *  @throws Problem `subscription_ended` for one that is over */
export async function cancelAtPeriodEnd(parts: BillingParts, member: Member): Promise<Subscription> {
  const { subscription } = await doInTurn(parts, member, async () => {
    const { subscriptionId: id, version, cancelAt } = requireRunning(await loadOwn(parts, member))
    if (cancelAt !== null) return null
    await andRead(parts, id, async () => {
      await parts.payments.dropScheduledChange(id)
      await parts.payments.setCancelAtPeriodEnd(id, true, `cancel:${id}:${version}`)
    })
    return null
  })
  return subscription
}

/** Takes a cancellation back; after the end, begins a new period on the card on file and charges it.
 *  @throws Problem `card_declined`, and the subscription stays ended; `card_required` without a card of one's own */
export function resume(parts: BillingParts, member: Member): Promise<Outcome> {
  return doInTurn(parts, member, async () => {
    const known = await loadOwn(parts, member)
    const { subscriptionId: id, version, cancelAt, endedAt } = known
    if (endedAt !== null) return beginAnew(parts, known)
    if (cancelAt === null) return null
    requireNoOthersCard(known)
    await andRead(parts, id, () => parts.payments.setCancelAtPeriodEnd(id, false, `keep:${id}:${version}`))
    return null
  })
}

async function beginAnew(parts: BillingParts, known: KnownSubscription): Promise<PaymentConfirmation | null> {
  const { db, payments } = parts
  const { workspaceId, customerId, tier, billingCycle, own, version } = known
  await requireCard(parts, known)
  // A refused try leaves the version; the count keeps the next try from being answered with the old refusal.
  const tried = await countTry(parts, known)
  const key = `resume:${workspaceId}:${version}:${tried}`
  const plan = { tier, billingCycle, own }
  const { subscriptionId, confirmation } = await payments.beginNow({ customerId, workspaceId, plan }, key)
  if (confirmation !== null) {
    await db.pool.query('update subscriptions set coming_subscription_id = $2 where workspace_id = $1', [
      workspaceId,
      subscriptionId,
    ])
    return confirmation
  }
  await readAgain(parts, subscriptionId)
  return null
}

/** Counts the minutes since the end: a double click is one try, another card a minute later a new one. */
async function countTry({ now }: BillingParts, { endedAt }: KnownSubscription): Promise<number> {
  return Math.floor((now().getTime() - (endedAt?.getTime() ?? 0)) / 60_000)
}
