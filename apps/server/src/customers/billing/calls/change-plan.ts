import { type ChangePreview, type PaymentConfirmation, Problem } from '@vouch/contract'
import type { Member } from '../../../foundation/http/member.ts'
import { type Plan, planCents, planCredits, planKey } from '../../../outside/payments/plan-prices.ts'
import type { SeenInvoice } from '../../../outside/payments/seen-subscription.ts'
import { loadBalance } from '../../credits/balance.ts'
import { planOf } from '../letters/wording.ts'
import type { KnownSubscription } from '../life/known-subscription.ts'
import { loadOffer, planOfOffer } from '../plan-offers.ts'
import {
  andRead,
  type BillingParts,
  doInTurn,
  loadOwn,
  type Outcome,
  present,
  requireCard,
  requireNoOthersCard,
  requireRunning,
} from './own-subscription.ts'
import { type Direction, planDirection } from './plan-direction.ts'

/** Another plan: what it would do, and doing it. */

export interface Changed extends Outcome {
  preview: ChangePreview
}

/** The same change pressed twice is one, and both presses are answered with the plan that it led to.
 *  @throws Problem `subscription_ended`, `payment_due` while a charge is overdue, `card_required` without a card of one's own, `card_declined` when the larger plan is not paid, `not_now` where
 *  another change came in between */
export async function changePlan(
  parts: BillingParts,
  member: Member,
  { preview: only, offer, ...sold }: Omit<Plan, 'own'> & { preview: boolean; offer: boolean },
): Promise<Changed> {
  const known = requireChangeable(await loadOwn(parts, member))
  const plan = offer ? await offeredPlan(parts, member) : { ...sold, own: null }
  const direction = planDirection(known, plan)
  const preview = await previewChange(parts, known, plan, direction)
  if (only) return { preview, confirmation: null, subscription: await present(parts, member) }
  return { preview, ...(await doInTurn(parts, member, () => change(parts, member, known, plan))) }
}

function requireChangeable(known: KnownSubscription): KnownSubscription {
  if (requireRunning(known).status === 'past_due') throw new Problem('payment_due')
  return known
}

/** @throws Problem `not_found` where nothing is offered any more */
async function offeredPlan({ db, now }: BillingParts, { workspaceId }: Member): Promise<Plan> {
  const offer = await loadOffer(db.pool, workspaceId, now())
  if (offer === null) throw new Problem('not_found', 'This offer has ended. Contact us for a new one.')
  return planOfOffer(offer)
}

/** @param asked what was known when the change was asked for, and what its preview told */
async function change(
  parts: BillingParts,
  member: Member,
  asked: KnownSubscription,
  plan: Plan,
): Promise<PaymentConfirmation | null> {
  const { payments } = parts
  const known = await loadOwn(parts, member)
  if (!isSameStanding(known, asked)) {
    if (isMade(known, plan)) return null
    throw new Problem('not_now', 'Your plan was just changed. Look at it, then try again.')
  }
  const direction = planDirection(requireChangeable(known), plan)
  const id = known.subscriptionId
  // Presses that come together, and a call that is made again after the process died, have the same key, and so the same single effect:
  // what a press before this one left undone, because the bank asks or refuses, may have moved the version but not the standing.
  const key = `change:${id}:${asked.version}:${planKey(plan)}`
  if (direction === 'now') await requireCard(parts, known)
  // Staying is a choice too, where less was to come.
  if (direction !== 'none' || known.nextTier !== null) requireNoOthersCard(known)
  const stay = async () => {
    if (known.cancelAt !== null) await payments.setCancelAtPeriodEnd(id, false, `${key}:keep`)
  }
  return andRead(parts, id, async () => {
    if (direction === 'none') {
      if (known.nextTier !== null) await payments.dropScheduledChange(id)
      return null
    }
    if (direction === 'period_end') {
      await stay()
      await payments.scheduleChange(id, plan, key)
      return null
    }
    // Where the bank asks, the provider takes a cancellation back with the payment: the bank may refuse it, or its owner.
    const { confirmation } = await payments.changeNow(id, plan, key)
    if (confirmation === null) await stay()
    return confirmation
  })
}

/** Whether a plan and what is to become of it are as they were. Readings that found nothing new count too, so the version doesn't tell. */
function isSameStanding(one: KnownSubscription, other: KnownSubscription): boolean {
  const standing = (known: KnownSubscription) => [
    ...[known.subscriptionId, planKey(known), known.status, known.periodStart, known.cancelAt, comingKey(known)],
  ]
  return JSON.stringify(standing(one)) === JSON.stringify(standing(other))
}

/** Whether a plan is in force and stays, or is the one to come. */
function isMade(known: KnownSubscription, plan: Plan): boolean {
  return known.cancelAt === null && (comingKey(known) ?? planKey(known)) === planKey(plan)
}

function comingKey({ nextTier, nextBillingCycle, nextOwn }: KnownSubscription): string | null {
  if (nextTier === null || nextBillingCycle === null) return null
  return planKey({ tier: nextTier, billingCycle: nextBillingCycle, own: nextOwn })
}

async function previewChange(
  { db, payments, now }: BillingParts,
  known: KnownSubscription,
  plan: Plan,
  direction: Direction,
): Promise<ChangePreview> {
  const invoice = direction === 'now' ? await payments.previewChange(known.subscriptionId, plan) : null
  const { monthlyCredits } = await loadBalance(db.pool, known.workspaceId)
  return {
    tier: plan.tier,
    billingCycle: plan.billingCycle,
    ...moneyOf(invoice, known, plan),
    takesEffect: direction,
    effectiveAt: (direction === 'period_end' ? known.periodEnd : now()).toISOString(),
    currency: 'usd',
    price: planCents(plan) / 100,
    nextBillingDate: (invoice?.periodEnd ?? known.periodEnd).toISOString(),
    monthlyCreditsAfter: direction === 'none' ? monthlyCredits : planCredits(plan),
    endsTrial: direction === 'now' && known.status === 'trialing',
  }
}

function moneyOf(invoice: SeenInvoice | null, known: Plan, plan: Plan) {
  const lines = invoice?.lines ?? []
  const unusedCreditCents = -lines.reduce((sum, { amountCents }) => sum + Math.min(0, amountCents), 0)
  const amountDueCents = invoice?.amountCents ?? 0
  return {
    amountDue: amountDueCents / 100,
    amountDueCents,
    unusedCredit: unusedCreditCents / 100,
    unusedCreditCents,
    lines: lines.map(({ amountCents }) => ({
      description: amountCents < 0 ? `Unused time on ${planOf(known)}` : planOf(plan),
      amount: amountCents / 100,
      amountCents,
    })),
  }
}
