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
  line('{One list of features, three amounts of credits|Every feature, three amounts of credits}', 'plans'),
  line('Pay for what you verify', 'plans', 'verification_price'),
  line('{Know the price before you click|The price stands beside the button}', 'verification_price'),
  line('{Start small, stay flexible|Choose credits, not features}', 'plans'),
]

export const pricingLeads = [
  line(
    `A verification costs ${verificationCost} credits. Every plan has every feature; you choose how many credits {you need|a month brings}.`,
    'plans',
    'verification_price',
  ),
  line(
    'Each action shows its price in credits before you click, and a verification without a verdict {gives them back|returns them}.',
    'verification_price',
    'refund',
  ),
  line(
    'The plans differ in credits, not in what they can do. Begin with the smallest and {move up when you need to|change whenever you need to}.',
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
    `The first ${trialDays} days and ${trialCredits} credits are free. A card is needed; nothing is charged until the trial ends.`,
    'trial',
  ),
  line('Pay by the year and twelve months cost as much as ten. Credits still come every month.', 'plans'),
  line(
    `A busy month? Add ${smallPackage.credits} credits for ${dollars(smallPackage.basePrice)}. Bought credits stay while your subscription is active.`,
    'packages',
  ),
  line('Monthly credits begin anew with each billing cycle and do not roll over.', 'monthly'),
  line('Above 5,000 credits a month, ask us for a volume price: you hear from us within 24 hours.', 'volume'),
]

export const callTitles = [
  line('{Bring the creator you are unsure about|Think of one creator you are unsure about}'),
  line('{Know before you sign|See it before you sign}', 'fraud'),
  line('{Look once, properly|One proper look}', 'evidence'),
  line('{Your next creator, checked|Check the next one}', 'address'),
  line('{Do not take our word for it|Test us first}', 'published'),
]

export const callSentences = [
  line(
    `Start with ${trialDays} days and ${trialCredits} credits, {enough for|which is} ${trialVerifications} verifications.`,
    'trial',
    'verification_price',
  ),
  line(
    'Paste the address, read the score with its range, and open whatever {gives you pause|makes you wonder}.',
    'address',
    'score',
    'evidence',
  ),
  line('Read the evidence before the fee is paid, and {ask better questions|put a better question}.', 'evidence'),
  line('If the evidence is not enough for a verdict, the credits come back.', 'refund'),
]

export const callButtons = [line('{Start free trial|Start your free trial|Try it free}', 'trial')]

export const callNotes = [
  line('A card is needed. Nothing is charged until the trial ends.', 'trial'),
  line(`${trialDays} days, then ${starter} a month unless you cancel first.`, 'trial', 'plans'),
]

export const footerTaglines = [
  line(
    'Vouch {measures|estimates} whether a creator’s audience is real, and {says how sure it is|shows its evidence}.',
    'score',
  ),
  line('Vouch: creators you can vouch for, and the evidence {to read|behind them}.', 'evidence'),
  line('Vouch shows trust with its tolerance, and what it rests on.', 'score', 'evidence'),
]

/** What stands in every footer. */
export const footerColumns = [
  line('Product: Features, Pricing, How it works'),
  line('Company: About, Contact, Blog'),
  line('Legal: Privacy, Terms, Cookies'),
]

export const footerNotes = [
  line(
    `{Free for|Try it for} ${trialDays} days with ${trialCredits} credits; nothing is charged {until then|before the end}.`,
    'trial',
  ),
  line('{Questions|A question|Something unclear}? We answer within 4 hours in business hours.', 'support'),
  line('Official interfaces and your own files {only|alone}. {Nothing is scraped|No page is scraped}.', 'public_data'),
  line('{How accurate is it|How good is it}? The table is public, missed goals included.', 'published'),
  line('A low score is a question, not an accusation.', 'fair'),
  line('{No verdict|Too little evidence}? The credits {come back|return} by themselves.', 'refund'),
  line('Each score shows its tolerance{| and what it rests on}.', 'score', 'evidence'),
]
