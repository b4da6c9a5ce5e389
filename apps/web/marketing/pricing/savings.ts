import { actionCosts, plans, type Tier } from '@vouch/contract'

/** What checking creators by hand may cost, beside what a plan costs. The ranges are assumptions and are shown as such. */

/** Dollars a month for as many creators as the plan's credits verify: roughly four to ten hours each at $60 an hour. */
export const manualCosts: Record<Tier, { low: number; high: number }> = {
  STARTER: { low: 3_600, high: 9_200 },
  PROFESSIONAL: { low: 13_800, high: 35_100 },
  ENTERPRISE: { low: 48_600, high: 123_600 },
}

/** What a month of each plan might hold. */
export const typicalMonths: Record<Tier, { verifications: number; workflows: number; letters: number }> = {
  STARTER: { verifications: 10, workflows: 2, letters: 2 },
  PROFESSIONAL: { verifications: 40, workflows: 7, letters: 6 },
  ENTERPRISE: { verifications: 150, workflows: 25, letters: 20 },
}

/** @returns how many creators a plan's monthly credits verify. */
export function verificationsOf(tier: Tier): number {
  return Math.floor(plans[tier].creditsIncluded / actionCosts.creator_verification)
}

/** @param upperManualCost dollars. @param price dollars.
 *  @returns the saved share of the upper manual cost, 0 to 1; 0 where nothing is saved. */
export function savedShare(upperManualCost: number, price: number): number {
  if (!(upperManualCost > 0)) return 0
  return Math.max(0, (upperManualCost - price) / upperManualCost)
}

/** @returns dollars of an own estimate; a field that is empty or negative counts as nothing. */
export function ownManualCost({ creators, hours, dollarsPerHour }: OwnEstimate): number {
  return [creators, hours, dollarsPerHour].reduce((product, value) => product * Math.max(0, value || 0), 1)
}

export interface OwnEstimate {
  /** Creators a month. */
  creators: number
  /** Hours for each. */
  hours: number
  dollarsPerHour: number
}

/** @returns credits of a typical month. */
export function typicalCredits(tier: Tier): number {
  const { verifications, workflows, letters } = typicalMonths[tier]
  return (
    verifications * actionCosts.creator_verification +
    workflows * actionCosts.campaign_workflow +
    letters * actionCosts.send_outreach_email
  )
}
