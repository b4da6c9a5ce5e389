import { type CreditBalance, creditWarnings, usageWarnings } from '@vouch/contract'
import { count, percent, plural } from '@vouch/presentation'

export interface CreditLevel {
  tone: 'enough' | 'low' | 'critical'
  /** What to say about it; null while there is nothing to say. */
  warning: string | null
  /** Share of the month's credits that is used, 0 to 1; null where no credits were granted. */
  used: number | null
}

/** @param ended the plan has ended: then that is why there are none, and credits that were bought are frozen
 *  @returns how much there is, in the words of a warning: first of what remains, then of how fast the month is used up. */
export function creditLevel(balance: CreditBalance, ended = false): CreditLevel {
  if (ended) return { tone: 'low', warning: `Plan ended${frozenWords(balance)}`, used: null }
  const { totalCredits, monthlyCredits, monthlyCreditsLimit: limit, onHold } = balance
  // Credits on hold may come back, so they are not used yet.
  const used = limit > 0 ? Math.min(1, Math.max(0, 1 - (monthlyCredits + onHold) / limit)) : null
  const left = `${plural(totalCredits, 'credit')} left`
  if (totalCredits <= creditWarnings.critical) return { tone: 'critical', warning: `Critical: ${left}`, used }
  if (totalCredits <= creditWarnings.low) return { tone: 'low', warning: `Low: ${left}`, used }
  // Whoever bought credits goes on with those: a month that is used up stops nothing.
  const bought = totalCredits - monthlyCredits
  if (used === null || used < usageWarnings.high || bought > creditWarnings.low)
    return { tone: 'enough', warning: null, used }
  const warning = `${percent(used)} of this month’s credits used`
  return { tone: used >= usageWarnings.critical ? 'critical' : 'low', warning, used }
}

function frozenWords({ purchasedCredits, purchasedFrozen }: CreditBalance): string {
  return purchasedFrozen && purchasedCredits > 0 ? `, ${count(purchasedCredits)} frozen` : ''
}
