import { creditWarnings } from '@vouch/contract'
import { plural } from '../../ui/format.ts'
import type { ToastTone } from '../../ui/toast.ts'

interface CreditWarning {
  title: 'Critical Credit Level' | 'Low Credit Warning'
  message: string
  tone: ToastTone
}

/** @param creditsUsed what was deducted for good; null while credits are only on hold.
 *  @param remaining credits after that, monthly and purchased together.
 *  @returns what to say about them; null while there are enough, and where nothing was deducted. */
export function warningAfter(creditsUsed: number | null, remaining: number): CreditWarning | null {
  if (!creditsUsed || remaining > creditWarnings.low) return null
  const message = `You have ${plural(Math.max(0, remaining), 'credit')} left.`
  return remaining <= creditWarnings.critical
    ? { title: 'Critical Credit Level', message, tone: 'risk' }
    : { title: 'Low Credit Warning', message, tone: 'info' }
}
