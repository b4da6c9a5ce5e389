import type { CardOnFile, ChangePreview, Invoice, Subscription, SubscriptionState } from '@vouch/contract'
import { count, date, dollars, plural } from '@vouch/presentation'

/** What a subscription is, in sentences: one place for every state, so that the page, the cancel dialog and the preview never disagree. */

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

/** What a badge says of a plan, and in which tone. */
export interface PlanBadge {
  words: string
  tone: 'good' | 'info' | 'caution' | 'risk'
}

const badges: Readonly<Record<SubscriptionState, PlanBadge>> = {
  trialing: { words: 'Free trial', tone: 'info' },
  active: { words: 'Active', tone: 'good' },
  past_due: { words: 'Payment failed', tone: 'risk' },
  canceled: { words: 'Canceled', tone: 'caution' },
  lapsed: { words: 'Ended, unpaid', tone: 'risk' },
}

/** @returns the state in two or three words */
export function planBadge({ status, cancelAtPeriodEnd, isTrial, paymentProblem }: Subscription): PlanBadge {
  if (cancelAtPeriodEnd)
    return { words: isTrial ? 'Ends with the trial' : 'Ends with the billing period', tone: 'caution' }
  if (paymentProblem?.kind === 'authentication') return { words: 'Waiting for your bank', tone: 'caution' }
  return badges[status]
}

/** @returns what stands, in one or two sentences.
 *  @param now milliseconds by the product's clock */
export function standing(plan: Subscription, now: number): string {
  const stays = 'Your reports and lists are still here.'
  if (plan.status === 'canceled') return `Your plan ended on ${date(plan.endedAt)}. ${stays}`
  if (plan.status === 'lapsed')
    return `Your plan ended on ${date(plan.endedAt)} because the last payment didn’t go through. ${stays}`
  if (plan.cancelAtPeriodEnd)
    return `Canceled: everything keeps working until ${date(plan.cancelAt)}, and you won’t be charged again.`
  if (plan.status === 'trialing') {
    const left = plural(daysLeft(plan.trialEndsAt, now), 'day')
    return `${left} left in your trial. On ${date(plan.trialEndsAt)} it becomes ${plan.name} at ${priceWords(plan)}.`
  }
  if (plan.status === 'past_due')
    return 'Your plan stays active while we retry the charge. This month’s credits arrive with the payment.'
  return `Renews on ${date(plan.nextBillingDate)}.`
}

export interface PeriodPlace {
  /** How much of the period has passed, 0 to 1. */
  share: number
  /** Fine marks on the scale: days of a month or a trial, months of a year. */
  units: number
  words: string
}

/** @returns where today is in the trial or in the paid period: `Day 3 of 30`.
 *  @param now milliseconds by the product's clock */
export function periodPlace(plan: Subscription, now: number): PeriodPlace {
  const from = new Date(plan.billingPeriodStart).getTime()
  const length = Math.max(dayMs, new Date(plan.billingPeriodEnd).getTime() - from)
  const days = Math.round(length / dayMs)
  const share = Math.min(1, Math.max(0, (now - from) / length))
  const day = Math.min(days, Math.floor((share * length) / dayMs) + 1)
  return { share, units: days > 62 ? 12 : days, words: `Day ${count(day)} of ${count(days)}` }
}

/** @returns what the last day of the period brings: `$39 on Dec 5, 2026`. */
export function periodEndWords(plan: Subscription): string {
  const end = date(plan.billingPeriodEnd)
  if (plan.cancelAtPeriodEnd) return `Ends on ${end}`
  return plan.nextBillingAmount === null ? end : `${dollars(plan.nextBillingAmount)} on ${end}`
}

export interface Term {
  about: string
  text: string
}

/** @returns what happens to whom cancels now, before they do it. */
export function cancellationTerms(plan: Subscription): Term[] {
  const trial = plan.status === 'trialing'
  const end = date(trial ? plan.trialEndsAt : plan.billingPeriodEnd)
  const bought = plural(plan.purchasedCredits, 'purchased credit')
  return [
    { about: 'Until then', text: `Everything keeps working until ${end}.` },
    {
      about: 'Charges',
      text: trial
        ? 'Your card won’t be charged.'
        : 'You won’t be charged again. Payments already made are not refunded.',
    },
    { about: trial ? 'Trial credits' : 'Monthly credits', text: 'Any left on that day expire with the plan.' },
    ...(plan.purchasedCredits > 0
      ? [{ about: 'Purchased credits', text: `${bought} will be frozen and available again when you come back.` }]
      : []),
    { about: 'Your work', text: 'Reports, lists and exports stay.' },
    { about: 'Change your mind?', text: `You can undo this with one click until ${end}.` },
  ]
}

/** @returns what a failed charge means and when it is tried again. */
export function paymentProblemWords({ paymentProblem }: Subscription): string {
  if (paymentProblem === null) return ''
  const { kind, message, amount, nextAttemptAt } = paymentProblem
  const what =
    kind === 'authentication'
      ? `Your bank needs you to confirm the ${dollars(amount)} charge.`
      : `The ${dollars(amount)} charge didn’t go through: ${message.replace(/\.$/, '')}.`
  const next = nextAttemptAt === null ? 'We won’t retry it automatically.' : `We’ll retry it on ${date(nextAttemptAt)}.`
  return `${what} ${next}`
}

/** @returns what a change of plan does, before it is made.
 *  @param card the card that is charged */
export function previewWords(preview: ChangePreview, name: string, card: CardOnFile | null): string {
  const { takesEffect, effectiveAt, amountDue, price, billingCycle, monthlyCreditsAfter, endsTrial } = preview
  const each = priceWords({ price, billingCycle })
  if (takesEffect === 'none') return 'This is your plan.'
  if (takesEffect === 'period_end')
    return `${name} starts on ${date(effectiveAt)} at ${each}. Until then your plan stays the same, and nothing is charged today.`
  const trial = endsTrial ? 'Your trial ends now. ' : ''
  const payer = card === null ? '' : ` to ${cardName(card)}`
  const next = `${each} from ${date(preview.nextBillingDate)}`
  const credits = `Your monthly credits reset to ${count(monthlyCreditsAfter)}.`
  return `${trial}${dollars(amountDue)} is charged now${payer}, then ${next}. ${credits}`
}

export const invoiceStateWords: Readonly<Record<Invoice['status'], string>> = {
  open: 'Due',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not paid',
  refunded: 'Refunded',
}

/** An invoice that asks for attention is told apart by more than its word. */
export const invoiceStateTones: Readonly<Partial<Record<Invoice['status'], 'caution' | 'risk'>>> = {
  open: 'caution',
  uncollectible: 'risk',
}
