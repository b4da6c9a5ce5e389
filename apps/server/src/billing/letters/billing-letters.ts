import { plans } from '@vouch/contract'
import { retryDays } from '../dunning.ts'
import type { LetterMatter } from './letter-matter.ts'
import type { LetterName } from './letter-names.ts'
import { dayOf, money, planOf } from './wording.ts'

/** What the letters about money say: what happened, what it means, and what to do. */

export interface BillingLetter {
  subject: string
  paragraphs: string[]
  /** What the button offers; it leads to the billing page. */
  button: string
  closing: string[]
}

const letters: Readonly<Record<LetterName, (matter: LetterMatter) => BillingLetter>> = {
  trial_reminder: ({ known }) => ({
    subject: `Your trial ends on ${dayOf(known.trialEnd)}`,
    paragraphs: [
      `Your Vouch trial ends on ${dayOf(known.trialEnd)}. It then becomes the ${planOf(known)} plan, and ${cardOf(known)} is charged ${money(priceCents(known))}.`,
      'Credits of the trial that are left then expire; the plan brings its own.',
    ],
    button: 'See my plan',
    closing: ['To pay nothing, cancel before that day. Until then everything stays as it is.'],
  }),
  trial_converted: (matter) => ({
    subject: `Receipt: your ${planOf(matter.known)} plan has begun`,
    paragraphs: [
      `Your trial is over and your ${planOf(matter.known)} plan has begun. ${charged(matter)}`,
      credits(matter),
    ],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  renewed: (matter) => ({
    subject: `Receipt for your ${planOf(matter.known)} plan`,
    paragraphs: [`Your ${planOf(matter.known)} plan was renewed. ${charged(matter)}`, credits(matter)],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  resumed: (matter) => ({
    subject: `Welcome back: your ${planOf(matter.known)} plan runs again`,
    paragraphs: [
      `Your ${planOf(matter.known)} plan runs again. ${charged(matter)}`,
      `${credits(matter)} Purchased credits that you had can be used again.`,
    ],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  plan_changed: (matter) => ({
    subject: `You are on the ${planOf(matter.known)} plan`,
    paragraphs: [
      `Your plan is ${planOf(matter.known)} from now on. ${charged(matter)} What was left of the period before was taken off.`,
      credits(matter),
    ],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  change_planned: (matter) => ({
    subject: `Your plan changes on ${dayOf(periodEnd(matter))}`,
    paragraphs: [
      `On ${dayOf(periodEnd(matter))} your plan becomes ${planOf(matter.seen?.next ?? matter.known)}. Until then you keep ${planOf(matter.known)} with its credits.`,
    ],
    button: 'See my plan',
    closing: ['You can take this back until that day.'],
  }),
  payment_failed: (matter) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `We could not charge ${cardOf(matter.known)} for your ${planOf(matter.known)} plan${amountOf(matter)}. The bank said: ${reason(matter)}`,
      afterFailure(matter),
      'Until it is paid there are no monthly credits. Purchased credits can still be used.',
    ],
    button: 'Pay or change the card',
    closing: ['Nothing is deleted: reports, lists and purchased credits are kept.'],
  }),
  card_needs_owner: (matter) => ({
    subject: 'Your bank asks you to confirm a payment',
    paragraphs: [
      `Your bank wants you to confirm the payment for your ${planOf(matter.known)} plan${amountOf(matter)} yourself.`,
      'Open the billing page and confirm it there. It takes a minute.',
      afterFailure(matter),
    ],
    button: 'Confirm the payment',
    closing: ['Until it is paid there are no monthly credits. Purchased credits can still be used.'],
  }),
  cancellation: (matter) => ({
    subject: 'Your subscription is cancelled',
    paragraphs: [
      `As you asked, your ${planOf(matter.known)} plan ends on ${dayOf(periodEnd(matter))}. Until then everything stays as it is, and nothing more is charged.`,
      'Monthly credits that are left then expire. Purchased credits are kept and can be used again when you resume.',
    ],
    button: 'Keep my plan',
    closing: ['If you did not ask for this, open the billing page and keep the plan.'],
  }),
  cancellation_withdrawn: (matter) => ({
    subject: 'Your subscription goes on',
    paragraphs: [`Your ${planOf(matter.known)} plan goes on. The next charge is on ${dayOf(periodEnd(matter))}.`],
    button: 'See my plan',
    closing: [],
  }),
  ended: ({ known }) => ({
    subject: 'Your subscription has ended',
    paragraphs: [
      `Your ${planOf(known)} plan has ended, as you asked. Nothing more is charged.`,
      'Your reports and lists are still there. Purchased credits are kept and can be used again when you resume.',
    ],
    button: 'Resume',
    closing: [],
  }),
  lapsed: ({ known }) => ({
    subject: 'Your subscription has lapsed',
    paragraphs: [
      `We tried ${retryDays.length + 1} times to charge for your ${planOf(known)} plan. We have stopped trying, and the plan has ended. You owe nothing.`,
      'Your reports and lists are still there. Purchased credits are frozen, not deleted: they can be used again when you resume.',
    ],
    button: 'Resume with another card',
    closing: [],
  }),
  refund: ({ refundedCents, invoiceNumber }) => ({
    subject: 'We have refunded a payment',
    paragraphs: [
      `We have refunded ${money(refundedCents ?? 0)}${invoiceNumber ? ` of invoice ${invoiceNumber}` : ''}. Banks take five to ten days to show it.`,
    ],
    button: 'See the invoice',
    closing: [],
  }),
  dispute_lost: ({ refundedCents, invoiceNumber }) => ({
    subject: 'Your bank has given a payment back',
    paragraphs: [
      `You disputed ${money(refundedCents ?? 0)}${invoiceNumber ? ` of invoice ${invoiceNumber}` : ''} at your bank, and it has given the money back to you.`,
      'What that payment paid for ends with it: credits of its period that are left expire, and purchased credits stay frozen until the next period is paid.',
    ],
    button: 'See my plan',
    closing: ['To leave for good, cancel the plan there. Reports and lists are kept.'],
  }),
}

/** @returns what a letter says about its matter */
export function billingLetter(name: LetterName, matter: LetterMatter): BillingLetter {
  return letters[name](matter)
}

function charged({ change, known }: LetterMatter): string {
  const cents = change?.invoice?.amountCents ?? priceCents(known)
  return `We charged ${money(cents)} to ${cardOf(known)}.`
}

function credits({ known }: LetterMatter): string {
  return `Your ${plans[known.tier].creditsIncluded.toLocaleString('en')} credits for the month are ready.`
}

function nextCharge(matter: LetterMatter): string {
  const { known, seen } = matter
  if (seen?.cancelAt) return `The plan ends on ${dayOf(seen.cancelAt)}; nothing more is charged.`
  return `The next charge is on ${dayOf(known.periodEnd)}.`
}

/** The end of the period by the newest reading. */
function periodEnd({ known, seen }: LetterMatter): Date {
  return seen?.periodEnd ?? known.periodEnd
}

function priceCents({ tier, billingCycle }: LetterMatter['known']): number {
  return plans[tier][billingCycle === 'YEARLY' ? 'annualPrice' : 'monthlyPrice'] * 100
}

function cardOf({ card }: LetterMatter['known']): string {
  return card === null ? 'your card' : `your card ending in ${card.last4}`
}

function amountOf({ change }: LetterMatter): string {
  return change?.invoice ? ` (${money(change.invoice.amountCents)})` : ''
}

function reason({ problem }: LetterMatter): string {
  const said = problem?.message ?? 'the payment was refused'
  return said.endsWith('.') ? said : `${said}.`
}

function afterFailure({ problem }: LetterMatter): string {
  const next = problem?.nextAttemptAt
  if (next)
    return `We try again on ${dayOf(new Date(next))}. After the last try the plan ends and purchased credits are frozen.`
  return 'If it is not paid, the plan ends and purchased credits are frozen.'
}
