import { useState } from 'react'
import { useConfig } from '../api/operator.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { canTakeCards } from './card-set-up.ts'
import { PlanSummary } from './plan-summary.tsx'
import own from './sign-up.module.css'
import { completeSignUp, type Handoff } from './sign-up.ts'
import { SimulatedCardForm } from './simulated-card-form.tsx'
import { StripeCardForm } from './stripe-card-form.tsx'

interface PaymentScreenProps {
  handoff: Handoff
  onBack: () => void
  onDone: () => void
  now: number
}

/** The card for the trial. Whoever draws its form, the answer is the same: set up, or a sentence. */
export function PaymentScreen({ handoff, onBack, onDone, now }: PaymentScreenProps) {
  const config = useConfig()
  const [refusal, setRefusal] = useState<string | null>(null)
  const cards = config.data?.cards

  async function finish() {
    const failure = await completeSignUp(handoff)
    if (failure === null) onDone()
    else setRefusal(failure)
  }

  if (cards && !canTakeCards(cards.publishableKey)) return <Unavailable onBack={onBack} />
  const CardForm = cards?.simulated ? SimulatedCardForm : StripeCardForm
  return (
    <div className={`${styles.card} ${own.wide}`}>
      <button type="button" className={`${own.link} ${own.back}`} onClick={onBack}>
        Back to account details
      </button>
      <div className={styles.heading}>
        <h1 className={styles.title}>Add a card</h1>
        <p className={styles.lead}>
          {handoff.fromGoogle
            ? 'Your Google account is connected. Add a card to start the trial.'
            : `The account is for ${handoff.email}.`}
        </p>
      </div>
      <PlanSummary now={now} />
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {cards && (
        <CardForm
          publishableKey={cards.publishableKey}
          handoff={handoff}
          onSetUp={finish}
          onRefused={setRefusal}
          onTry={() => setRefusal(null)}
        />
      )}
      {config.isError && (
        <Notice tone="risk" urgent>
          {config.error.message}
        </Notice>
      )}
    </div>
  )
}

function Unavailable({ onBack }: { onBack: () => void }) {
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Payment System Unavailable</h1>
        <p className={styles.lead}>The payment system is currently being configured. Please try again later.</p>
      </div>
      <Button size="large" wide onClick={onBack}>
        Go Back
      </Button>
    </div>
  )
}
