import type { CardOnFile, ChangePreview, Invoice, Subscription, SubscriptionState } from '@vouch/contract'
import { count, date, dollars, plural } from '../../ui/format.ts'

/** What a subscription is, in sentences: one place for every state, so that the page, the cancel dialog and the preview never disagree. */

export const stateWords: Readonly<Record<SubscriptionState, string>> = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Cancelled',
  lapsed: 'Ended, not paid',
}

const dayMs = 86_400_000

/** @returns whole days until a moment, a begun day counted as one; 0 when it has passed. */
export function daysLeft(at: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(at).getTime() - now) / dayMs))
}

/** @returns a card as people know theirs: `Visa ending 4242`. */
export function cardName({ brand, last4 }: CardOnFile): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending ${last4}`
}

const cycleWords = { MONTHLY: 'a month', YEARLY: 'a year' } as const

/** @returns the price with its cycle: `$39 a month`. */
export function priceWords({ price, billingCycle }: Pick<Subscription, 'price' | 'billingCycle'>): string {
  return `${dollars(price)} ${cycleWords[billingCycle]}`
}

/** @returns what stands, in one or two sentences.
 *  @param now milliseconds by the product's clock */
export function standing(plan: Subscription, now: number): string {
  if (plan.status === 'canceled') return `The plan ended on ${date(plan.endedAt)}. Reports and lists are still here.`
  if (plan.status === 'lapsed')
    return `The plan ended on ${date(plan.endedAt)} because the last charge did not go through. Reports and lists are still here.`
  if (plan.cancelAtPeriodEnd)
    return `Cancelled: everything works until ${date(plan.cancelAt)}, and no further charge comes.`
  if (plan.status === 'trialing') {
    const left = plural(daysLeft(plan.trialEndsAt, now), 'day')
    return `${left} of the trial left. On ${date(plan.trialEndsAt)} it becomes ${plan.name} at ${priceWords(plan)}.`
  }
  if (plan.status === 'past_due') return `The plan goes on while the charge is tried again.`
  return `${priceWords(plan)}, renewed on ${date(plan.nextBillingDate)}.`
}

/** @returns what happens to whom cancels now, before they do it. */
export function cancellationTerms(plan: Subscription): string[] {
  const end = date(plan.status === 'trialing' ? plan.trialEndsAt : plan.billingPeriodEnd)
  const monthly = plan.status === 'trialing' ? 'Trial credits' : 'Monthly credits'
  const kept =
    plan.purchasedCredits > 0
      ? [
          `Your ${plural(plan.purchasedCredits, 'purchased credit')} are kept, frozen, and can be used again when you come back.`,
        ]
      : []
  return [
    `Everything works until ${end}.`,
    plan.status === 'trialing' ? 'The card is not charged.' : 'No further charge comes. What is paid is not refunded.',
    `${monthly} that are left on that day end with the plan.`,
    ...kept,
    'Your reports, lists and exports stay. Until then you can take it back with one click.',
  ]
}

/** @returns what a failed charge means and when it is tried again. */
export function paymentProblemWords({ paymentProblem }: Subscription): string {
  if (paymentProblem === null) return ''
  const { kind, message, amount, nextAttemptAt } = paymentProblem
  const what =
    kind === 'authentication'
      ? `Your bank wants you to confirm the charge of ${dollars(amount)}.`
      : `The charge of ${dollars(amount)} did not go through: ${message.replace(/\.$/, '')}.`
  const next =
    nextAttemptAt === null ? 'It is not tried again by itself.' : `It is tried again on ${date(nextAttemptAt)}.`
  return `${what} ${next}`
}

/** @returns what a change of plan does, before it is made. */
export function previewWords(preview: ChangePreview, name: string): string {
  const { takesEffect, effectiveAt, amountDue, price, billingCycle, monthlyCreditsAfter, endsTrial } = preview
  const each = priceWords({ price, billingCycle })
  if (takesEffect === 'none') return 'This is your plan.'
  if (takesEffect === 'period_end')
    return `${name} begins on ${date(effectiveAt)} at ${each}. Until then your plan stays as it is, and nothing is charged now.`
  const trial = endsTrial ? 'The trial ends now. ' : ''
  return `${trial}${dollars(amountDue)} is charged now, then ${each}. You have ${count(monthlyCreditsAfter)} monthly credits right away.`
}

export const invoiceStateWords: Readonly<Record<Invoice['status'], string>> = {
  open: 'Due',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not paid',
  refunded: 'Refunded',
}
