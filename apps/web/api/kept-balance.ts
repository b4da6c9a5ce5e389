import type { CreditBalance } from '@vouch/contract'
import { isFlag, isMoment, isWhole, readShape, type Shape } from './json-shape.ts'

/** The last balance that the server told, kept in local storage: while the server cannot be reached the screens show it, marked as
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

export function keepBalance(storage: Pick<Storage, 'setItem'>, { balance, at }: KeptBalance): void {
  storage.setItem(balanceStorageKey, JSON.stringify({ ...balance, at }))
}

/** @returns what was kept; null where nothing was, or something else stands there */
export function keptBalance(storage: Pick<Storage, 'getItem'>): KeptBalance | null {
  const kept = readShape(storage.getItem(balanceStorageKey), shape)
  if (!kept) return null
  const { at, ...balance } = kept
  return { balance, at }
}
