import { isSameOwnPlan, plans, type Subscription, trialDays } from '@vouch/contract'
import { planCents } from '../../outside/payments/plan-prices.ts'
import { loadBalance } from '../credits/balance.ts'
import { type KnownSubscription, loadKnown, type Sql } from './life/known-subscription.ts'
import { runs } from './life/life-table.ts'
import { loadOffer, type PlanOffer } from './plan-offers.ts'

/** A subscription as the API shows it. */

export interface PresentParts {
  /** How many creators the workspace has on its shortlists; the room of shortlists knows. */
  countShortlisted: (workspaceId: string) => Promise<number>
  now: () => Date
}

/** Loads and shows it. @returns null where there never was one */
export async function presentSubscription(
  sql: Sql,
  parts: PresentParts,
  workspaceId: string,
): Promise<Subscription | null> {
  const known = await loadKnown(sql, workspaceId)
  if (known === null) return null
  const [balance, shortlistUsed, offer] = await Promise.all([
    loadBalance(sql, workspaceId),
    parts.countShortlisted(workspaceId),
    loadOffer(sql, workspaceId, parts.now()),
  ])
  return {
    ...planFields(known),
    ...timeFields(known),
    planOffer: offerFields(known, offer),
    id: known.subscriptionId || known.workspaceId,
    status: known.status,
    isActive: runs.includes(known.status),
    monthlyCredits: balance.monthlyCredits,
    monthlyCreditsLimit: balance.monthlyCreditsLimit,
    purchasedCredits: balance.purchasedCredits,
    shortlistUsed,
    stripeCustomerId: known.customerId,
    paymentProblem: problemFields(known),
    card: known.card,
    cardHolder: known.cardHolder,
  }
}

function planFields(known: KnownSubscription) {
  const { monthlyPrice, annualPrice, name, shortlistLimit, additionalCreditDiscount } = plans[known.tier]
  const { tier, billingCycle } = known
  return {
    name,
    tier,
    billingCycle,
    price: planCents(known) / 100,
    ownPlan: known.own,
    monthlyPrice,
    annualPrice,
    additionalCreditDiscount,
    shortlistLimit,
  }
}

/** What was taken is offered no more. */
function offerFields({ own }: KnownSubscription, offer: PlanOffer | null) {
  if (offer === null || isSameOwnPlan(own, offer)) return null
  return { ...offer, endsAt: offer.endsAt.toISOString() }
}

function timeFields(known: KnownSubscription) {
  const { trialStart, trialEnd, periodStart, periodEnd, cancelAt, endedAt, status } = known
  const next = nextCharge(known)
  const change = pendingChange(known)
  return {
    isTrial: status === 'trialing',
    trialDays,
    trialStartDate: trialStart.toISOString(),
    trialEndDate: trialEnd.toISOString(),
    trialEndsAt: trialEnd.toISOString(),
    billingPeriodStart: periodStart.toISOString(),
    billingPeriodEnd: periodEnd.toISOString(),
    nextBillingDate: next?.toISOString() ?? null,
    nextBillingAmount: next === null ? null : (change?.price ?? planCents(known) / 100),
    nextCreditsAt: status === 'active' ? ((known.nextCreditsAt ?? next)?.toISOString() ?? null) : null,
    cancelAtPeriodEnd: cancelAt !== null,
    cancelAt: cancelAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    pendingChange: change,
  }
}

/** While a charge is overdue the next one is its retry. */
function nextCharge({ status, cancelAt, periodEnd, problem }: KnownSubscription): Date | null {
  if (status === 'past_due') return problem?.nextAttemptAt ? new Date(problem.nextAttemptAt) : null
  return runs.includes(status) && cancelAt === null ? periodEnd : null
}

function pendingChange({ nextTier: tier, nextBillingCycle: billingCycle, nextOwn: own, periodEnd }: KnownSubscription) {
  if (tier === null || billingCycle === null) return null
  const price = planCents({ tier, billingCycle, own }) / 100
  return { tier, billingCycle, ownPlan: own, at: periodEnd.toISOString(), price }
}

function problemFields({ problem }: KnownSubscription) {
  if (problem === null) return null
  const { kind, message, amountCents, failedAt, nextAttemptAt } = problem
  return { kind, message, amount: amountCents / 100, amountCents, failedAt, nextAttemptAt }
}
