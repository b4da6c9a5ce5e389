import { dayOf } from '../../../foundation/mail/day-in-words.ts'
import { planCents, planCredits } from '../../../outside/payments/plan-prices.ts'
import { nameInLetter } from '../../accounts/greeting.ts'
import { retryDays } from '../dunning.ts'
import type { LetterMatter } from './letter-matter.ts'
import type { AnyLetterName } from './letter-names.ts'
import { money, planOf } from './wording.ts'

/** What the letters about money say: what happened, what it means, and what to do. */

export interface BillingLetter {
  subject: string
  paragraphs: string[]
  /** What the button offers; it leads to the billing page. */
  button: string
  closing: string[]
}

/** As long as a name in a letter may be. */
const nameCharsMax = 80

const letters: Readonly<Record<AnyLetterName, (matter: LetterMatter) => BillingLetter>> = {
  began: (matter) => ({
    subject: `Receipt: your ${planOf(matter.known)} plan has started`,
    paragraphs: [`Your ${planOf(matter.known)} plan has started. ${charged(matter)}`, credits(matter)],
    button: 'See the invoice',
    closing: [nextCharge(matter), 'You can cancel anytime; your plan then runs to the end of the period.'],
  }),
  trial_reminder: ({ known }) => ({
    subject: `Your trial ends on ${dayOf(known.trialEnd)}`,
    paragraphs: [
      `Your Vouch trial ends on ${dayOf(known.trialEnd)}. It then becomes the ${planOf(known)} plan, and we’ll charge ${cardOf(known)} ${money(planCents(known))}.`,
      'Any trial credits you have left expire then; the plan comes with its own.',
    ],
    button: 'See my plan',
    closing: ['If you don’t want to be charged, cancel before then. Until that day, nothing changes.'],
  }),
  trial_converted: (matter) => ({
    subject: `Receipt: your ${planOf(matter.known)} plan has started`,
    paragraphs: [
      `Your trial is over and your ${planOf(matter.known)} plan has started. ${charged(matter)}`,
      credits(matter),
    ],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  renewed: (matter) => ({
    subject: `Receipt for your ${planOf(matter.known)} plan`,
    paragraphs: [`Your ${planOf(matter.known)} plan has renewed. ${charged(matter)}`, credits(matter)],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  resumed: (matter) => ({
    subject: `Welcome back: your ${planOf(matter.known)} plan is active again`,
    paragraphs: [
      `Your ${planOf(matter.known)} plan is active again. ${charged(matter)}`,
      `${credits(matter)} You can use your purchased credits again.`,
    ],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  plan_changed: (matter) => ({
    subject: `You’re now on the ${planOf(matter.known)} plan`,
    paragraphs: [
      `You’ve switched to the ${planOf(matter.known)} plan. ${charged(matter)} We took off what was left of your previous period.`,
      credits(matter),
    ],
    button: 'See the invoice',
    closing: [nextCharge(matter)],
  }),
  change_planned: (matter) => ({
    subject: `Your plan changes on ${dayOf(periodEnd(matter))}`,
    paragraphs: [
      `On ${dayOf(periodEnd(matter))} your plan changes to ${planOf(matter.seen?.next ?? matter.known)}. Until then you keep ${planOf(matter.known)} and its credits.`,
    ],
    button: 'See my plan',
    closing: ['You can undo this until then.'],
  }),
  payment_failed: (matter) => ({
    subject: 'Your payment didn’t go through',
    paragraphs: [
      `We couldn’t charge ${cardOf(matter.known)} for your ${planOf(matter.known)} plan${amountOf(matter)}. The bank said: ${reason(matter)}`,
      afterFailure(matter),
      'You won’t get monthly credits until it’s paid. You can still use purchased credits.',
    ],
    button: 'Pay or update card',
    closing: ['Nothing gets deleted: you keep your reports, lists and purchased credits.'],
  }),
  card_needs_owner: (matter) => ({
    subject: 'Your bank needs you to confirm a payment',
    paragraphs: [
      `Your bank wants you to confirm the payment for your ${planOf(matter.known)} plan${amountOf(matter)} yourself.`,
      'You can do that on the billing page. It takes a minute.',
      afterFailure(matter),
    ],
    button: 'Confirm the payment',
    closing: ['You won’t get monthly credits until it’s paid. You can still use purchased credits.'],
  }),
  cancellation: (matter) => ({
    subject: 'Your subscription is canceled',
    paragraphs: [
      `As you asked, your ${planOf(matter.known)} plan ends on ${dayOf(periodEnd(matter))}. Until then nothing changes, and you won’t be charged again.`,
      'Any monthly credits you have left expire then. We’ll keep any credits you bought, and you can use them again when you resume.',
    ],
    button: 'Keep my plan',
    closing: ['If you didn’t ask for this, open the billing page and keep your plan.'],
  }),
  cancellation_withdrawn: (matter) => ({
    subject: 'Your subscription continues',
    paragraphs: [
      `You’re keeping your ${planOf(matter.known)} plan. The next charge is on ${dayOf(periodEnd(matter))}.`,
    ],
    button: 'See my plan',
    closing: [],
  }),
  ended: ({ known }) => ({
    subject: 'Your subscription has ended',
    paragraphs: [
      `Your ${planOf(known)} plan has ended, as you asked. You won’t be charged again.`,
      'Your reports and lists are still there. We’ll keep any credits you bought, and you can use them again when you resume.',
    ],
    button: 'Resume',
    closing: [],
  }),
  lapsed: ({ known }) => ({
    subject: 'Your subscription has lapsed',
    paragraphs: [
      `We tried ${retryDays.length + 1} times to charge you for your ${planOf(known)} plan. We’ve stopped trying, and the plan has ended. You don’t owe anything.`,
      'Your reports and lists are still there. Any credits you bought are frozen, not deleted: you can use them again when you resume.',
    ],
    button: 'Resume with another card',
    closing: [],
  }),
  refund: ({ refundedCents, invoiceNumber }) => ({
    subject: 'We refunded a payment',
    paragraphs: [
      `We refunded ${money(refundedCents ?? 0)}${invoiceNumber ? ` of invoice ${invoiceNumber}` : ''}. It can take five to ten days to show up on your statement.`,
    ],
    button: 'See the invoice',
    closing: [],
  }),
  dispute_lost: ({ refundedCents, invoiceNumber }) => ({
    subject: 'Your bank returned a payment',
    paragraphs: [
      `You disputed ${money(refundedCents ?? 0)}${invoiceNumber ? ` of invoice ${invoiceNumber}` : ''} with your bank, and the bank gave you your money back.`,
      'What that payment covered ends with it: any credits left from its period expire, and purchased credits stay frozen until the next period is paid.',
    ],
    button: 'See my plan',
    closing: ['To leave for good, cancel your plan there. You keep your reports and lists.'],
  }),
  card_gone: ({ known }) => ({
    subject: 'Your plan needs a card',
    paragraphs: [
      `${nameInLetter(known.cardHolder ?? '', nameCharsMax) ?? 'The former owner'} deleted their Vouch account, and their card no longer pays for your ${planOf(known)} plan.`,
      `Please add a card of your own before ${dayOf(known.periodEnd)}. Without one, the next payment fails and there are no monthly credits until it’s paid.`,
    ],
    button: 'Add a card',
    closing: ['Nothing gets deleted: you keep your reports, lists and purchased credits.'],
  }),
  purchase_refund: ({ refundedCents, invoiceNumber }) => ({
    subject: 'We refunded a payment',
    paragraphs: [
      `We refunded ${money(refundedCents ?? 0)}${invoiceNumber ? ` of receipt ${invoiceNumber}` : ''}. It can take five to ten days to show up on your statement.`,
      creditsGone,
    ],
    button: 'See the receipt',
    closing: [],
  }),
  refund_failed: (matter) => ({
    subject: 'A refund didn’t reach you',
    paragraphs: [
      refundCameBack(matter, 'invoice'),
      ...(matter.monthReturned ? ['You have the monthly credits back that went with it.'] : []),
    ],
    button: 'See the invoice',
    closing: [],
  }),
  purchase_refund_failed: (matter) => ({
    subject: 'A refund didn’t reach you',
    paragraphs: [refundCameBack(matter, 'receipt'), 'You have the credits back that it removed.'],
    button: 'See the receipt',
    closing: [],
  }),
  purchase_dispute_lost: ({ refundedCents, invoiceNumber }) => ({
    subject: 'Your bank returned a payment',
    paragraphs: [
      `You disputed ${money(refundedCents ?? 0)}${invoiceNumber ? ` of receipt ${invoiceNumber}` : ''} with your bank, and the bank gave you your money back.`,
      creditsGone,
    ],
    button: 'See the receipt',
    closing: [],
  }),
}

function refundCameBack({ refundedCents, invoiceNumber }: LetterMatter, paper: 'invoice' | 'receipt'): string {
  const what = `our refund of ${money(refundedCents ?? 0)}${invoiceNumber ? ` of ${paper} ${invoiceNumber}` : ''}`
  return `Your bank sent back ${what}, so you don’t have that money. Contact us and we’ll pay it another way.`
}

const creditsGone =
  'We’ve removed the credits it paid for, except those you already used. Reserved credits are removed if they come back.'

/** @returns what a letter says about its matter */
export function billingLetter(name: AnyLetterName, matter: LetterMatter): BillingLetter {
  return letters[name](matter)
}

function charged({ change, known }: LetterMatter): string {
  const cents = change?.invoice?.amountCents ?? planCents(known)
  if (cents === 0) return 'There was nothing to pay.'
  return `We charged ${money(cents)} to ${cardOf(known)}.`
}

function credits({ known }: LetterMatter): string {
  return `Your ${planCredits(known).toLocaleString('en')} credits for the month are ready to use.`
}

function nextCharge(matter: LetterMatter): string {
  const { known, seen } = matter
  if (seen?.cancelAt) return `Your plan ends on ${dayOf(seen.cancelAt)}, and you won’t be charged again.`
  return `The next charge is on ${dayOf(known.periodEnd)}.`
}

/** The end of the period by the newest reading. */
function periodEnd({ known, seen }: LetterMatter): Date {
  return seen?.periodEnd ?? known.periodEnd
}

function cardOf({ card }: LetterMatter['known']): string {
  return card === null ? 'your card' : `your card ending in ${card.last4}`
}

function amountOf({ change }: LetterMatter): string {
  return change?.invoice ? ` (${money(change.invoice.amountCents)})` : ''
}

function reason({ problem }: LetterMatter): string {
  const said = problem?.message ?? 'the payment was declined'
  return said.endsWith('.') ? said : `${said}.`
}

function afterFailure({ problem }: LetterMatter): string {
  const next = problem?.nextAttemptAt
  if (next)
    return `We’ll try again on ${dayOf(new Date(next))}. After the last try, the plan ends and purchased credits are frozen.`
  return 'If it isn’t paid, the plan ends and purchased credits are frozen.'
}
