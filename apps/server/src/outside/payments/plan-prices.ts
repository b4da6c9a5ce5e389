import type { BillingCycle, Tier } from '@vouch/contract'
import { plans } from '@vouch/contract'

/** Plans at the card provider: each has a price there, found or made by a key, so no ids are configured. */

export interface Plan {
  tier: Tier
  billingCycle: BillingCycle
}

/** @returns the key of a plan's price, `vouch_starter_monthly` */
export function planKey({ tier, billingCycle }: Plan): string {
  return `vouch_${tier}_${billingCycle}`.toLowerCase()
}

/** @returns what a plan costs a cycle, in cents */
export function planCents({ tier, billingCycle }: Plan): number {
  const { monthlyPrice, annualPrice } = plans[tier]
  return Math.round((billingCycle === 'YEARLY' ? annualPrice : monthlyPrice) * 100)
}

const known = new Map(
  Object.keys(plans).flatMap((tier) =>
    (['MONTHLY', 'YEARLY'] as const).map((billingCycle) => {
      const plan = { tier: tierOf(tier), billingCycle }
      return [planKey(plan), plan] as const
    }),
  ),
)

/** @returns the plan behind a price's key; null for a price of something else */
export function planOfKey(key: string | null): Plan | null {
  return key === null ? null : (known.get(key) ?? null)
}

/** The keys of the table of plans are the tiers, and nothing else. */
function tierOf(key: string): Tier {
  return key as Tier
}
