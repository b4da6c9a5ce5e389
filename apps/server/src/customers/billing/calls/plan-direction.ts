import { tiers } from '@vouch/contract'
import { isSamePlan, type Plan, planCredits } from '../../../outside/payments/plan-prices.ts'

/** When a change of plan takes effect. More is in force and charged at once; less begins with the next period, which was not paid for
 *  yet. From yearly to monthly is less whatever the tier: a paid year is used up first. */
export type Direction = 'now' | 'period_end' | 'none'

export function planDirection(from: Plan, to: Plan): Direction {
  if (isSamePlan(from, to)) return 'none'
  const shorter = from.billingCycle === 'YEARLY' && to.billingCycle === 'MONTHLY'
  return isMore(from, to) && !shorter ? 'now' : 'period_end'
}

/** Plans that are sold to everybody stand in the order of their tiers, an own one by the credits of a month. */
function isMore(from: Plan, to: Plan): boolean {
  if (from.own === null && to.own === null) return tiers.indexOf(to.tier) >= tiers.indexOf(from.tier)
  return planCredits(to) >= planCredits(from)
}
