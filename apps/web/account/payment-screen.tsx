import { type ReactNode, useState } from 'react'
import { CardForm, useCardsTaken } from '../cards/card-form.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { PaidStart } from './paid-start.tsx'
import { PlanSummary } from './plan-summary.tsx'
import own from './sign-up.module.css'
import { completeSignUp, type Handoff } from './sign-up.ts'

/** What began: the trial, or the plan that is paid at once. */
export type Begun = 'trial' | 'plan'

interface PaymentScreenProps {
  handoff: Handoff
  /** Where the way back leads, in words. */
  backLabel?: string
  onBack: () => void
  /** Begins the payment step anew, for another card. */
  onAnotherCard: () => void
  onDone: (begun: Begun) => void | Promise<void>
  now: number
  /** What else is said, above the card and below it. */
  notice?: ReactNode
  foot?: ReactNode
}

/** The card for the trial. Whoever draws its form, the answer is the same: set up, or a sentence. A card or address that has had a trial is
 *  offered the plan, which only its own button charges. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { handoff, backLabel = 'Back to account details', onBack, onAnotherCard, onDone, now, notice, foot } = props
  const cardsTaken = useCardsTaken()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [trialUsed, setTrialUsed] = useState<string | null>(null)

  async function finish() {
    const completion = await completeSignUp(handoff)
    if (completion.kind === 'started') await onDone('trial')
    else if (completion.kind === 'trial-used') setTrialUsed(completion.message)
    else setRefusal(completion.message)
  }

  if (cardsTaken === false) return <Unavailable onBack={onBack} />
  const { setupIntentId, clientSecret, email } = handoff
  return (
    <div className={`${styles.card} ${own.wide}`}>
      <button type="button" className={`${own.link} ${own.back}`} onClick={onBack}>
        {backLabel}
      </button>
      <div className={styles.heading}>
        <h1 className={styles.title}>{trialUsed === null ? 'Add a card' : 'Start your plan'}</h1>
        <p className={styles.lead}>
          {trialUsed === null ? leadOf(handoff) : 'Your card is set up, and nothing was charged.'}
        </p>
      </div>
      <PlanSummary now={now} paid={trialUsed !== null} />
      {notice}
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {trialUsed === null ? (
        <CardForm
          intent={{ kind: 'setup', id: setupIntentId, clientSecret, email }}
          submitLabel="Start My Free Trial"
          onDone={finish}
          onRefused={setRefusal}
          onTry={() => setRefusal(null)}
        />
      ) : (
        <PaidStart message={trialUsed} handoff={handoff} onAnotherCard={onAnotherCard} onDone={() => onDone('plan')} />
      )}
      {foot}
    </div>
  )
}

function leadOf({ fromGoogle, isMember, email }: Handoff): string {
  if (fromGoogle) return 'Your Google account is connected. Add a card to start your trial.'
  if (isMember) return `You’re signed in as ${email} and don’t have a plan yet. Add a card to start your trial.`
  return `The account is for ${email}.`
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
