import { useEffect } from 'react'
import { addedNews } from '../../api/credit-messages.ts'
import { hasUnclaimedPurchase, settlePurchases, useCreditsMoved } from '../../api/credits.ts'
import { useSession } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'

/** Gives whoever comes back the credits of a payment that this browser could not claim. Where that fails too it is tried with the next page;
 *  the server finds them by itself meanwhile. */
export function useUnclaimedPurchase(): void {
  const current = useSession()
  const userId = current.status === 'signed-in' ? current.user.id : ''
  const creditsMoved = useCreditsMoved()
  useEffect(() => {
    if (userId === '' || !hasUnclaimedPurchase()) return
    settlePurchases()
      .then(async ({ creditsPurchased }) => {
        await creditsMoved()
        if (creditsPurchased === 0) return
        const { title, message } = addedNews(creditsPurchased)
        toast(title, message, 'good')
      })
      .catch(() => {})
  }, [userId, creditsMoved])
}
