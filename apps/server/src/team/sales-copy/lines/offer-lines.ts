import { creditPackages, plans, trialDays } from '@vouch/contract'
import { dollars, trialCredits, trialVerifications, verificationCost } from '../facts.ts'
import { line } from '../line.ts'

/** Prices, calls to act and the foot of a page. Every amount is read from the list of prices. */

const { STARTER, PROFESSIONAL, ENTERPRISE } = plans
const starter = dollars(STARTER.monthlyPrice)
const [smallPackage] = creditPackages

function planLine({ name, monthlyPrice, creditsIncluded }: (typeof plans)[keyof typeof plans]): string {
  const verifications = Math.floor(creditsIncluded / verificationCost)
  return `${name}: ${dollars(monthlyPrice)} a month, ${creditsIncluded.toLocaleString('en')} credits, enough for ${verifications} verifications`
}

export const pricingTitles = [
  line('{One product, three sizes|Every feature, three sizes}', 'plans'),
  line('Pay for what you verify', 'plans', 'verification_price'),
  line('{Know the price before you click|The price is right next to the button}', 'verification_price'),
  line('{Start small, stay flexible|Choose credits, not features}', 'plans'),
]

export const pricingLeads = [
  line(
    `A verification costs ${verificationCost} credits. Every plan includes every feature; you choose how many credits {you need|you get a month}.`,
    'plans',
    'verification_price',
  ),
  line(
    'Each action shows its price in credits before you click. If a verification ends without a verdict, {you get them back|they’re returned}.',
    'verification_price',
    'refund',
  ),
  line(
    'The plans differ in credits, not in what they can do. Start with the smallest and {upgrade when you need to|switch whenever you need to}.',
    'plans',
  ),
]

/** The three plans, in every version. */
export const planLines = [
  line(planLine(STARTER), 'plans', 'verification_price'),
  line(planLine(PROFESSIONAL), 'plans', 'verification_price'),
  line(planLine(ENTERPRISE), 'plans', 'verification_price'),
]

export const pricingNotes = [
  line(
    `The first ${trialDays} days and ${trialCredits} credits are free. A card is required; there’s no charge until the trial ends.`,
    'trial',
  ),
  line('Pay yearly and get twelve months for the price of ten. You still get your credits every month.', 'plans'),
  line(
    `A busy month? Add ${smallPackage.credits} credits for ${dollars(smallPackage.basePrice)}. Purchased credits stay as long as your subscription is active.`,
    'packages',
  ),
  line('Monthly credits reset with each billing cycle and do not roll over.', 'monthly'),
  line('Above 5,000 credits a month, ask us for volume pricing: you’ll hear back within 24 hours.', 'volume'),
]

export const callTitles = [
  line('{Bring the creator you’re unsure about|Think of one creator you’re unsure about}'),
  line('{Know before you sign|See it before you sign}', 'fraud'),
  line('{Take one good look|One good look}', 'evidence'),
  line('{Your next creator, checked|Check the next one}', 'address'),
  line('{Don’t take our word for it|Test us first}', 'published'),
]

export const callSentences = [
  line(
    `Start with ${trialDays} days and ${trialCredits} credits, {enough for|good for} ${trialVerifications} verifications.`,
    'trial',
    'verification_price',
  ),
  line(
    'Paste a link, read the score with its range, and open whatever {gives you pause|makes you wonder}.',
    'address',
    'score',
    'evidence',
  ),
  line('Read the evidence before you pay the fee, and {ask better questions|ask the right question}.', 'evidence'),
  line('If there isn’t enough evidence for a verdict, you get your credits back.', 'refund'),
]

export const callButtons = [line('{Start free trial|Start your free trial|Try it free}', 'trial')]

export const callNotes = [
  line('Card required. No charge until the trial ends.', 'trial'),
  line(`${trialDays} days, then ${starter} a month unless you cancel first.`, 'trial', 'plans'),
]

export const footerTaglines = [
  line(
    'Vouch {measures|estimates} whether a creator’s audience is real, and {says how sure it is|shows its evidence}.',
    'score',
  ),
  line('Vouch: creators you can vouch for, and the evidence {to read|behind them}.', 'evidence'),
  line('Vouch shows trust with its range, and what’s behind it.', 'score', 'evidence'),
]

/** What stands in every footer. */
export const footerColumns = [
  line('Product: Features, Pricing, How it works'),
  line('Company: About, Contact, Blog'),
  line('Legal: Privacy, Terms, Cookies'),
]

export const footerNotes = [
  line(
    `{Free for|Try it for} ${trialDays} days with ${trialCredits} credits; no charge {until then|until they’re up}.`,
    'trial',
  ),
  line('{Questions|Got a question|Something unclear}? We answer within 4 hours during business hours.', 'support'),
  line(
    'Official APIs and your own files {only|and nothing else}. {Nothing is scraped|No page is scraped}.',
    'public_data',
  ),
  line('{How accurate is it|How good is it}? The table is public, missed goals included.', 'published'),
  line('A low score is a question, not an accusation.', 'fair'),
  line('{No verdict|Not enough evidence}? You get your credits {back|back automatically}.', 'refund'),
  line('Every score shows its range{| and what’s behind it}.', 'score', 'evidence'),
]
