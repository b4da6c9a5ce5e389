import { type ActionId, actionCosts, actionStatus, plans, type Tier } from '@vouch/contract'
import { plural } from '@vouch/presentation'

/** What checking creators by hand may cost, beside what a plan costs. The ranges are assumptions and are shown as such. */

/** Dollars for an hour of somebody who checks creators by hand. */
export const manualHourDollars = 50

/** Dollars a month for as many creators as the plan's credits verify: roughly five to thirteen hours each, and whole hours in all. */
export const manualCosts: Record<Tier, { low: number; high: number }> = {
  STARTER: { low: 3_600, high: 9_200 },
  PROFESSIONAL: { low: 13_800, high: 35_100 },
  ENTERPRISE: { low: 48_600, high: 123_600 },
}

/** Hours for each creator that the reader's own figures begin with: within the range. */
export const usualHours = 8

/** @returns the hours that a manual cost stands for, so that hours, rate and cost agree as they are printed */
export function manualHours(dollars: number): number {
  return dollars / manualHourDollars
}

/** What a month of each plan might hold, once all of it can be used. */
export const typicalMonths: Record<Tier, { verifications: number; workflows: number; emails: number }> = {
  STARTER: { verifications: 10, workflows: 2, emails: 2 },
  PROFESSIONAL: { verifications: 40, workflows: 7, emails: 6 },
  ENTERPRISE: { verifications: 150, workflows: 25, emails: 20 },
}

const typicalParts = [
  { part: 'verifications', action: 'creator_verification', one: 'verification' },
  { part: 'workflows', action: 'campaign_workflow', one: 'workflow' },
  { part: 'emails', action: 'send_outreach_email', one: 'outreach email' },
] as const satisfies readonly { part: keyof (typeof typicalMonths)[Tier]; action: ActionId; one: string }[]

/** @param statusOf whether an action can be used by now: an example counts no other.
 *  @returns what a typical month holds today, in words, and its credits */
export function typicalMonth(tier: Tier, statusOf: typeof actionStatus = actionStatus): TypicalMonth {
  const live = typicalParts.filter(({ action }) => statusOf(action) === 'live')
  const counts = typicalMonths[tier]
  return {
    parts: live.map(({ part, one }) => plural(counts[part], one)),
    credits: live.reduce((sum, { part, action }) => sum + counts[part] * actionCosts[action], 0),
  }
}

export interface TypicalMonth {
  /** `10 verifications` and so on. */
  parts: readonly string[]
  credits: number
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
