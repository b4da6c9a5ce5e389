import { useMutation } from '@tanstack/react-query'
import { count } from '@vouch/presentation'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { settlePurchases, useCreditsMoved } from '../../api/credits.ts'
import { useRefresh } from '../../api/subscription.ts'
import { paymentReturnOf } from '../../cards/payment-return.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What whoever comes back from a bank is told: what was paid is asked for at once, and the address forgets that they were away. */
export function PaymentReturnNotice() {
  const [query, setQuery] = useSearchParams()
  const [back] = useState(() => paymentReturnOf(query))
  const asked = useRef(false)
  const creditsMoved = useCreditsMoved()
  const { mutateAsync: refreshPlan } = useRefresh()
  const { mutate: settle, ...settling } = useMutation({
    mutationFn: async () => {
      // The plan may have been what was paid; somebody without one bought credits.
      const [settled] = await Promise.all([settlePurchases(), refreshPlan().catch(() => null)])
      await creditsMoved()
      return settled
    },
  })
  useEffect(() => {
    if (back === null || asked.current) return
    asked.current = true
    setQuery({}, { replace: true, preventScrollReset: true })
    if (back === 'succeeded') settle()
  }, [back, setQuery, settle])

  if (back === null) return null
  if (back === 'failed') {
    return (
      <Notice tone="risk" title="Payment Failed" urgent>
        Your bank did not confirm the payment, and nothing was charged. You can try again.
      </Notice>
    )
  }
  if (settling.isError) {
    return (
      <Notice
        tone="caution"
        title="We couldn’t check your payment just now"
        urgent
        actions={
          <Button size="small" tone="secondary" onClick={() => settle()}>
            Check again
          </Button>
        }
      >
        Your money is safe: any payment that went through is added automatically within a few minutes.
      </Notice>
    )
  }
  if (!settling.data) return <p role="status">Checking your payment…</p>
  return <Settled {...settling.data} />
}

function Settled({ creditsPurchased, processing }: { creditsPurchased: number; processing: boolean }) {
  if (creditsPurchased > 0) {
    return (
      <Notice tone="good" title="Payment Successful">
        {count(creditsPurchased)} credits added to your account. The receipt is on its way to your inbox.
      </Notice>
    )
  }
  if (processing) {
    return (
      <Notice tone="info" title="Your payment is being processed">
        Your money is safe. As soon as the bank confirms the payment, we’ll add the credits.
      </Notice>
    )
  }
  return (
    <Notice tone="good" title="Everything is up to date">
      What you paid for is in your account, and every payment that went through is listed below.
    </Notice>
  )
}
