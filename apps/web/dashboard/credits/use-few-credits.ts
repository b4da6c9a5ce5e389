import { useEffect } from 'react'
import { useBalance } from '../../api/credits.ts'
import { keptStorage } from '../../api/kept-storage.ts'
import { toast } from '../../ui/toast.ts'
import { newsOfFewCredits } from './few-credits.ts'

const storage = keptStorage(() => window.localStorage)

/** Says on any page of the product that a deduction left few credits. It follows the balance, which everything that moves credits makes be
 *  read again. */
export function useFewCredits(): void {
  const known = useBalance()
  const told = known?.live ? known : null
  useEffect(() => {
    const news = told && newsOfFewCredits(told.notice, told.balance, storage)
    if (news) toast(news.title, news.message, news.tone)
  }, [told])
}
