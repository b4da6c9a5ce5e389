import type { Subscription } from '@vouch/contract'
import { dollars } from '@vouch/presentation'
import { useState } from 'react'
import { useRefresh, useResumption } from '../../api/subscription.ts'
import { BankQuestion } from '../../cards/bank-question.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import styles from './billing.module.css'
import { cardName } from './plan-words.ts'

/** Withdraws a cancellation; after the end it says first what the card is charged. */
export function ResumeButton({ plan }: { plan: Subscription }) {
  const resumption = useResumption()
  const refresh = useRefresh()
  const [asked, setAsked] = useState(false)
  const begins = !plan.isActive
  const tell = () => toast('Your plan continues', begins ? 'Your credits are ready.' : 'Nothing else changes.', 'good')
  const resume = () =>
    resumption.mutate(undefined, { onSuccess: ({ confirmation }) => confirmation === null && tell() })
  if (resumption.data?.confirmation) {
    const settle = async () => {
      await refresh.mutateAsync()
      tell()
    }
    return <BankQuestion confirmation={resumption.data.confirmation} onDone={settle} onAgain={resumption.reset} />
  }
  if (!begins) {
    return (
      <Button busy={resumption.isPending} onClick={resume}>
        Keep my plan
      </Button>
    )
  }
  if (!asked) return <Button onClick={() => setAsked(true)}>Restart plan</Button>
  const price = dollars(plan.price)
  const frozen = plan.purchasedCredits > 0 ? ' Your frozen credits become available again.' : ''
  return (
    <section className={styles.resume} aria-label="Restart plan" tabIndex={-1} ref={takeFocus}>
      <p>
        {price} is charged now{plan.card && ` to ${cardName(plan.card)}`}, and a new billing period starts today.
        {frozen}
      </p>
      {resumption.isError && (
        <Notice tone="risk" urgent>
          {resumption.error.message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button busy={resumption.isPending} onClick={resume}>
          {`Pay ${price} and restart`}
        </Button>
        <Button tone="quiet" onClick={() => setAsked(false)}>
          Not now
        </Button>
      </div>
    </section>
  )
}
