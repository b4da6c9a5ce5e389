import { actions } from './actions.ts'
import type { tiers } from './tiers.ts'

/** Plans, packages of extra credits, and what a person of a plan pays for them. Money is in dollars where people read it and in
 *  cents where it moves. */

export type Tier = (typeof tiers)[number]

export interface Plan {
  name: string
  /** Dollars a month, billed monthly. */
  monthlyPrice: number
  /** Dollars a year, billed yearly: ten months' worth. */
  annualPrice: number
  /** Each month, whichever way it is billed. */
  creditsIncluded: number
  shortlistLimit: number
  /** Creators whose counts are read again and again, the oldest first. */
  watchLimit: number
  /** People who may do more than read: the owner, managers and members. */
  seats: number
  /** Percent off packages of extra credits. */
  additionalCreditDiscount: number
  /** Dollars; null where the specification states none. */
  creditValue: number | null
}

export const plans = {
  STARTER: {
    name: 'Starter',
    monthlyPrice: 39,
    annualPrice: 390,
    creditsIncluded: 150,
    shortlistLimit: 10,
    watchLimit: 25,
    seats: 1,
    additionalCreditDiscount: 0,
    creditValue: null,
  },
  PROFESSIONAL: {
    name: 'Professional',
    monthlyPrice: 129,
    annualPrice: 1290,
    creditsIncluded: 550,
    shortlistLimit: 10,
    watchLimit: 100,
    seats: 3,
    additionalCreditDiscount: 7.5,
    creditValue: 0.23,
  },
  ENTERPRISE: {
    name: 'Enterprise',
    monthlyPrice: 399,
    annualPrice: 3990,
    creditsIncluded: 2000,
    shortlistLimit: 10,
    watchLimit: 500,
    seats: 10,
    additionalCreditDiscount: 15,
    creditValue: 0.2,
  },
} as const satisfies Record<Tier, Plan>

export interface CreditPackage {
  credits: number
  /** Dollars, before the discount of a plan. */
  basePrice: number
  popular: boolean
  description: string
}

/** Extra credits for subscribers, smallest first. */
export const creditPackages = [
  { credits: 250, basePrice: 79, popular: false, description: 'For a busy month' },
  { credits: 500, basePrice: 139, popular: true, description: 'For a campaign' },
  { credits: 1000, basePrice: 249, popular: false, description: 'For several campaigns' },
] as const satisfies readonly CreditPackage[]

export const currency = 'usd'

/** @returns what a subscriber of a plan pays for a package, in whole dollars: $79, $73 or $67 for 250 credits. */
export function packagePrice({ basePrice }: Pick<CreditPackage, 'basePrice'>, tier: Tier): number {
  return Math.round(basePrice * (1 - plans[tier].additionalCreditDiscount / 100))
}

/** @returns what a package costs less than the same number of credits in the smallest one, in dollars: 0, $19 and $67 on Starter. */
export function packageSavings(
  { credits, basePrice }: Pick<CreditPackage, 'credits' | 'basePrice'>,
  tier: Tier,
): number {
  const [smallest] = creditPackages
  return (packagePrice(smallest, tier) * credits) / smallest.credits - packagePrice({ basePrice }, tier)
}

/** @returns the package of that many credits; null where none is sold. */
export function packageOf(credits: number): CreditPackage | null {
  return creditPackages.find((each) => each.credits === credits) ?? null
}

/** Fewer credits than these are worth a warning: after a deduction, and beside the balance. */
export const creditWarnings = { low: 50, critical: 20 } as const
/** Shares of the month's credits whose use is worth a warning. */
export const usageWarnings = { high: 0.75, critical: 0.9 } as const

/** What known actions cost, in credits. `actionCost` also answers for unknown ones. */
export const actionCosts = costsOf(actions)

/** An object from entries forgets its keys' types; these entries are the declared ones, one for one. */
function costsOf<const A extends Record<string, { creditCost: number }>>(declared: A) {
  const costs = Object.entries(declared).map(([id, { creditCost }]) => [id, creditCost])
  return Object.fromEntries(costs) as { [id in keyof A]: A[id]['creditCost'] }
}
