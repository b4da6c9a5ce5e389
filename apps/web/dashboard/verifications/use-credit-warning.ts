import { useQueryClient } from '@tanstack/react-query'
import type { User, Verification } from '@vouch/contract'
import { useEffect, useRef } from 'react'
import { sessionKey } from '../../api/account.ts'
import { isOver } from '../../api/verifications.ts'
import { toast } from '../../ui/toast.ts'
import { warningAfter } from './credit-warning.ts'

/** Warns of few credits when a verification that was watched ends and has cost some. Credits on hold are no cause: they
 *  may come back. A report that is opened later costs nothing and warns of nothing. */
export function useCreditWarning(verification: Verification): void {
  const queries = useQueryClient()
  const watched = useRef(false)
  const over = isOver(verification)
  const { creditsUsed } = verification
  useEffect(() => {
    if (!over) {
      watched.current = true
      return
    }
    if (!watched.current) return
    watched.current = false
    if (!creditsUsed) return
    // The balance is being read again because the verification ended; this waits for the same reading.
    void queries.refetchQueries({ queryKey: sessionKey }, { cancelRefetch: false }).then(() => {
      const user = queries.getQueryData<{ user: User }>(sessionKey)?.user
      const warning = user && warningAfter(creditsUsed, user.monthlyCredits + user.purchasedCredits)
      if (warning) toast(warning.title, warning.message, warning.tone)
    })
  }, [over, creditsUsed, queries])
}
