import { type Tier, tiers } from '@vouch/contract'
import type { Plan } from '../../../outside/payments/plan-prices.ts'

/** When a change of plan takes effect. More is in force and charged at once; less begins with the next period, which was not paid for
 *  yet. From yearly to monthly is less whatever the tier: a paid year is used up first. */
export type Direction = 'now' | 'period_end' | 'none'

export function planDirection(from: Plan, to: Plan): Direction {
  if (from.tier === to.tier && from.billingCycle === to.billingCycle) return 'none'
  const shorter = from.billingCycle === 'YEARLY' && to.billingCycle === 'MONTHLY'
  return rank(to.tier) >= rank(from.tier) && !shorter ? 'now' : 'period_end'
}

function rank(tier: Tier): number {
  return tiers.indexOf(tier)
}
