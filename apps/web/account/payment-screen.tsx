import { useState } from 'react'
import { CardForm, useCardsTaken } from '../cards/card-form.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { PlanSummary } from './plan-summary.tsx'
import own from './sign-up.module.css'
import { completeSignUp, type Handoff } from './sign-up.ts'

interface PaymentScreenProps {
  handoff: Handoff
  onBack: () => void
  onDone: () => void
  now: number
}

/** The card for the trial. Whoever draws its form, the answer is the same: set up, or a sentence. */
export function PaymentScreen({ handoff, onBack, onDone, now }: PaymentScreenProps) {
  const cardsTaken = useCardsTaken()
  const [refusal, setRefusal] = useState<string | null>(null)

  async function finish() {
    const failure = await completeSignUp(handoff)
    if (failure === null) onDone()
    else setRefusal(failure)
  }

  if (cardsTaken === false) return <Unavailable onBack={onBack} />
  const { setupIntentId, clientSecret, email } = handoff
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
      <CardForm
        intent={{ kind: 'setup', id: setupIntentId, clientSecret, email }}
        submitLabel="Start My Free Trial"
        onDone={finish}
        onRefused={setRefusal}
        onTry={() => setRefusal(null)}
      />
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
