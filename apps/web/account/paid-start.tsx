import type { PaymentConfirmation } from '@vouch/contract'
import { useState } from 'react'
import { BankQuestion } from '../cards/bank-question.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import own from './sign-up.module.css'
import { type Handoff, startPaidPlan } from './sign-up.ts'

interface PaidStartProps {
  /** Why there is no trial. */
  message: string
  handoff: Handoff
  onAnotherCard: () => void
  onDone: () => void | Promise<void>
}

/** Starter without a trial. Its button charges the card that was just set up, and nothing else does. */
export function PaidStart({ message, handoff, onAnotherCard, onDone }: PaidStartProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [confirmation, setConfirmation] = useState<PaymentConfirmation | null>(null)

  async function start() {
    setBusy(true)
    setRefusal(null)
    const outcome = await startPaidPlan(handoff)
    setBusy(false)
    if (outcome.kind === 'started') await onDone()
    else if (outcome.kind === 'asked') setConfirmation(outcome.confirmation)
    else setRefusal(outcome.message)
  }

  /** The bank has its yes. That the server could not be told is no reason to charge again. */
  async function settle() {
    const outcome = await startPaidPlan(handoff)
    if (outcome.kind === 'refused') throw new Error(outcome.message)
    if (outcome.kind === 'asked') setConfirmation(outcome.confirmation)
    else await onDone()
  }

  if (confirmation !== null) {
    return (
      <BankQuestion
        key={confirmation.paymentIntentId}
        confirmation={confirmation}
        onDone={settle}
        onAgain={() => setConfirmation(null)}
      />
    )
  }
  return (
    <>
      <Notice
        tone="caution"
        urgent
        actions={
          <Button busy={busy} onClick={() => void start()} ref={takeFocus}>
            Start Starter for $39 today
          </Button>
        }
      >
        {message}
      </Notice>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <p>
        <button type="button" className={own.link} onClick={onAnotherCard}>
          Use another card
        </button>
      </p>
    </>
  )
}
