import { type CreditBalance, type CreditNotice, creditWarnings } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import type { ToastTone } from '../../ui/toast.ts'

interface FewCredits {
  title: 'Critical Credit Level' | 'Low Credit Warning'
  message: string
  tone: ToastTone
}

/** Where this browser keeps which notice it has shown. */
export const noticeStorageKey = 'credit_notice'

/** What to say after a deduction that left few credits, whoever made it: this page, another tab, or a weekly check at night. Each is said
 *  once in a browser, and not when more credits have come since.
 *  @returns null where there is nothing to say */
export function newsOfFewCredits(
  notice: CreditNotice | null,
  { totalCredits }: Pick<CreditBalance, 'totalCredits'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): FewCredits | null {
  if (notice === null || storage.getItem(noticeStorageKey) === notice.id) return null
  storage.setItem(noticeStorageKey, notice.id)
  if (totalCredits > creditWarnings.low) return null
  const message = `You have ${plural(totalCredits, 'credit')} left.`
  return totalCredits <= creditWarnings.critical
    ? { title: 'Critical Credit Level', message, tone: 'risk' }
    : { title: 'Low Credit Warning', message, tone: 'info' }
}
