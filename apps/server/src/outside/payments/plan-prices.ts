import type { BillingCycle, OwnPlan, Tier } from '@vouch/contract'
import { isSameOwnPlan, ownPlan, plans } from '@vouch/contract'

/** Plans at the card provider: each has a price there, found or made by a key, so no ids are configured. */

export interface Plan {
  tier: Tier
  billingCycle: BillingCycle
  /** What was agreed with one workspace; null for a plan that is sold to everybody. */
  own: OwnPlan | null
}

/** @returns the key of a plan's price: `vouch_starter_monthly`, or for an own one `vouch_own_145000_6000_25`, which holds all that was agreed:
 *  cents a month, credits and seats */
export function planKey({ tier, billingCycle, own }: Plan): string {
  if (own !== null) return `${ownKeys}${own.priceCents}_${own.credits}_${own.seats}`
  return `vouch_${tier}_${billingCycle}`.toLowerCase()
}

/** What the keys of own plans begin with. */
export const ownKeys = 'vouch_own_'

/** @returns what a plan costs a cycle, in cents */
export function planCents({ tier, billingCycle, own }: Plan): number {
  if (own !== null) return own.priceCents
  const { monthlyPrice, annualPrice } = plans[tier]
  return Math.round((billingCycle === 'YEARLY' ? annualPrice : monthlyPrice) * 100)
}

/** @returns the credits of each of its months */
export function planCredits({ tier, own }: Pick<Plan, 'tier' | 'own'>): number {
  return own?.credits ?? plans[tier].creditsIncluded
}

export function isSamePlan(one: Plan, other: Plan): boolean {
  return one.tier === other.tier && one.billingCycle === other.billingCycle && isSameOwnPlan(one.own, other.own)
}

/** @returns an own plan: it has the rights of the largest one that is sold, and is paid by the month */
export function planOfOwn(own: OwnPlan): Plan {
  return { tier: 'ENTERPRISE', billingCycle: 'MONTHLY', own }
}

const known = new Map(
  Object.keys(plans).flatMap((tier) =>
    (['MONTHLY', 'YEARLY'] as const).map((billingCycle) => {
      const plan = { tier: tierOf(tier), billingCycle, own: null }
      return [planKey(plan), plan] as const
    }),
  ),
)

/** @returns the plan behind a price's key; null for a price of something else */
export function planOfKey(key: string | null): Plan | null {
  if (key === null) return null
  return known.get(key) ?? planOfOwnKey(key)
}

function planOfOwnKey(key: string): Plan | null {
  if (!key.startsWith(ownKeys)) return null
  const [priceCents, credits, seats] = key.slice(ownKeys.length).split('_').map(Number)
  const read = ownPlan.safeParse({ priceCents, credits, seats })
  return read.success ? planOfOwn(read.data) : null
}

/** The keys of the table of plans are the tiers, and nothing else. */
function tierOf(key: string): Tier {
  return key as Tier
}
