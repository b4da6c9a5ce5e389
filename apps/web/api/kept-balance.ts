import type { CreditBalance } from '@vouch/contract'
import { isFlag, isMoment, isObject, isWhole, readShape, type Shape } from './json-shape.ts'

/** The last balance that the server told of each workspace, kept in local storage: while the server cannot be reached the screens show it, marked as
 *  what it is, and spend nothing. */

export const balanceStorageKey = 'credit_balance'

const shape: Shape<CreditBalance & { at: string }> = {
  monthlyCredits: isWhole,
  purchasedCredits: isWhole,
  totalCredits: isWhole,
  monthlyCreditsLimit: isWhole,
  onHold: isWhole,
  purchasedFrozen: isFlag,
  at: isMoment,
}

export interface KeptBalance {
  balance: CreditBalance
  /** When the server told it. */
  at: string
}

/** Those of the workspaces that were looked at last. */
const balancesMax = 10

type All = Record<string, unknown>

const allIn = (storage: Pick<Storage, 'getItem'>): All =>
  readShape<{ workspaces: All }>(storage.getItem(balanceStorageKey), { workspaces: isObject })?.workspaces ?? {}

export function keepBalance(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  workspaceId: string,
  { balance, at }: KeptBalance,
): void {
  const { [workspaceId]: _, ...others } = allIn(storage)
  const newest = Object.entries({ ...others, [workspaceId]: { ...balance, at } }).slice(-balancesMax)
  storage.setItem(balanceStorageKey, JSON.stringify({ workspaces: Object.fromEntries(newest) }))
}

/** @returns what was kept of a workspace; null where nothing was, or something else stands there */
export function keptBalance(storage: Pick<Storage, 'getItem'>, workspaceId: string): KeptBalance | null {
  const kept = readShape(JSON.stringify(allIn(storage)[workspaceId] ?? null), shape)
  if (!kept) return null
  const { at, ...balance } = kept
  return { balance, at }
}
