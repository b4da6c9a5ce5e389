import type { CapabilityStatus, Tier } from '@vouch/contract'

/** What credits are good for, as the server lists it for a plan. */

export interface PricedAction {
  id?: string
  name: string
  description: string
  credits?: number
  creditCost?: number
  popular?: boolean
  /** `coming`: it cannot be used yet. */
  status?: CapabilityStatus
  /** The cost is for each creator that is found. */
  perCreatorFound?: boolean
  /** How many the plan's month of credits is enough for, spent on nothing else. */
  perMonth?: number
}

/** By category. A server that is newer than this page may know more of them. */
export type ActionsByCategory = Readonly<Record<string, PricedAction[]>>

/** @returns what one of an action costs; 1 where the server does not say. */
export function costOf({ creditCost, credits }: PricedAction): number {
  return creditCost ?? credits ?? 1
}

/** A bare fetch, so that a public page need not load the checking client.
 *  @returns the list; null when the server does not call it a success.
 *  @throws Error when the server cannot be reached or answers with no JSON. */
export async function fetchActions(tier: Tier, signal: AbortSignal): Promise<ActionsByCategory | null> {
  const response = await fetch(`/api/pricing/dashboard-actions?tier=${tier.toLowerCase()}`, { signal })
  const body = (await response.json()) as { success?: boolean; actionsByCategory?: ActionsByCategory }
  return body.success === true && body.actionsByCategory ? body.actionsByCategory : null
}
