import { useEffect, useRef } from 'react'
import { useBalance } from '../../api/credits.ts'
import { keptStorage } from '../../api/kept-storage.ts'
import { toast } from '../../ui/toast.ts'
import { newsOfFewCredits, noteSeen, noticeStorageKey } from './few-credits.ts'

const storage = keptStorage(() => window.localStorage)

/** Says on any page of the product that a deduction left few credits. It follows the balance, which everything that moves credits makes be
 *  read again. A page that nobody looks at says nothing: the toast would be gone before it is seen. */
export function useFewCredits(): void {
  const known = useBalance()
  const told = known?.live ? known : null
  /** The notice that stands on this page, or stood: the balance is read again meanwhile. */
  const said = useRef<string | null>(null)
  useEffect(() => {
    const kept = storage.getItem(noticeStorageKey)
    const say = () => {
      const isHidden = document.visibilityState === 'hidden'
      if (isHidden) said.current = null
      // What has been seen in another tab since is this notice, or a newer one.
      if (isHidden || told === null || storage.getItem(noticeStorageKey) !== kept) return
      const news = newsOfFewCredits(told.notice, told.balance, storage)
      if (news === null || news.id === said.current) return
      said.current = news.id
      toast(news.title, news.message, news.tone, () => noteSeen(news.id, storage))
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [told])
}
