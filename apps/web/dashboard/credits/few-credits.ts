import { type CreditBalance, type CreditNotice, creditWarnings } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import type { ToastTone } from '../../ui/toast.ts'

interface FewCredits {
  /** Of the notice. */
  id: string
  title: 'Critical Credit Level' | 'Low Credit Warning'
  message: string
  tone: ToastTone
}

/** Where this browser keeps which notice was seen in it, or is past. */
export const noticeStorageKey = 'credit_notice'

/** What to say after a deduction that left few credits, whoever made it: this page, another tab, or a weekly check at night. Each is said
 *  until it was seen in a browser, and not when more credits have come since.
 *  @returns null where there is nothing to say */
export function newsOfFewCredits(
  notice: CreditNotice | null,
  { totalCredits }: Pick<CreditBalance, 'totalCredits'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): FewCredits | null {
  if (notice === null || storage.getItem(noticeStorageKey) === notice.id) return null
  const { id } = notice
  if (totalCredits > creditWarnings.low) {
    noteSeen(id, storage)
    return null
  }
  const message = `You have ${plural(totalCredits, 'credit')} left.`
  return totalCredits <= creditWarnings.critical
    ? { id, title: 'Critical Credit Level', message, tone: 'risk' }
    : { id, title: 'Low Credit Warning', message, tone: 'info' }
}

/** Keeps that a notice was seen: this browser says it no more. */
export function noteSeen(id: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(noticeStorageKey, id)
}
