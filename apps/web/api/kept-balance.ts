import { type CreditBalance, creditBalance } from '@vouch/contract'
import { z } from 'zod'

/** The last balance that the server told, kept in local storage: while the server cannot be reached the screens show it, marked as
 *  what it is, and spend nothing. */

export const balanceStorageKey = 'credit_balance'

const kept = creditBalance.extend({ at: z.iso.datetime() })

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
  try {
    const parsed = kept.safeParse(JSON.parse(storage.getItem(balanceStorageKey) ?? 'null'))
    if (!parsed.success) return null
    const { at, ...balance } = parsed.data
    return { balance, at }
  } catch {
    return null
  }
}
