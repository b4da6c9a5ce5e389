import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentConfirmation } from '@vouch/contract'
import { useState } from 'react'
import { useConfig } from '../api/operator.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { type CardAnswer, cardMessages, refusalOf } from './card-outcome.ts'
import { paymentReturnAddress } from './payment-return.ts'
import { SimulatedBank } from './simulated-bank.tsx'
import { authenticate } from './simulated-card.ts'

interface BankQuestionProps {
  confirmation: PaymentConfirmation
  /** The owner agreed; resolves when the server knows. */
  onDone: () => Promise<unknown>
  /** They did not, and want to begin anew: an answered question is not asked twice. */
  onAgain: () => void
}

/** A charge of the card on file for which the bank asks its owner: the bank's own dialog, or a simulated one. */
export function BankQuestion({ confirmation, onDone, onAgain }: BankQuestionProps) {
  const config = useConfig()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** The bank has its answer and the server could not be told: nothing is asked or charged again. */
  const [untold, setUntold] = useState(false)
  const cards = config.data?.cards
  if (!cards) return null
  const { publishableKey, simulated } = cards
  const asked = { kind: 'payment', id: confirmation.paymentIntentId, email: '', publishableKey } as const

  async function settle(answered: Promise<CardAnswer>) {
    setBusy(true)
    setRefusal(null)
    try {
      const sentence = refusalOf(await answered, 'payment')
      if (sentence === null) await tell()
      else setRefusal(sentence)
    } catch {
      setRefusal(cardMessages.unexpected.payment)
    }
    setBusy(false)
  }

  async function tell() {
    setBusy(true)
    try {
      await onDone()
      setUntold(false)
    } catch {
      setUntold(true)
    }
    setBusy(false)
  }

  if (untold) {
    return (
      <Notice
        tone="caution"
        title="Your bank confirmed the payment"
        urgent
        actions={
          <Button size="small" tone="secondary" busy={busy} onClick={() => void tell()} ref={takeFocus}>
            Check again
          </Button>
        }
      >
        Your money is safe, and you won’t be charged twice. We couldn’t check the payment just now; we’ll pick it up
        automatically within a few minutes.
      </Notice>
    )
  }

  if (refusal !== null) {
    return (
      <Notice
        tone="risk"
        urgent
        actions={
          <Button size="small" tone="secondary" onClick={onAgain} ref={takeFocus}>
            Try again
          </Button>
        }
      >
        {refusal}
      </Notice>
    )
  }
  if (simulated) {
    const answer = (outcome: 'succeeded' | 'failed') =>
      settle(authenticate({ ...asked, clientSecret: confirmation.clientSecret }, outcome))
    return <SimulatedBank busy={busy} onAnswer={(outcome) => void answer(outcome)} />
  }
  return (
    <Button busy={busy} ref={takeFocus} onClick={() => void settle(askBank(publishableKey, confirmation.clientSecret))}>
      Confirm with your bank
    </Button>
  )
}

/** Opens the bank's dialog over the page. */
async function askBank(publishableKey: string, clientSecret: string): Promise<CardAnswer> {
  const provider = await loadStripe(publishableKey)
  if (provider === null) return { error: { message: cardMessages.notLoaded } }
  const { error, paymentIntent } = await provider.confirmCardPayment(clientSecret, {
    return_url: paymentReturnAddress(window.location.origin),
  })
  return { error, status: paymentIntent?.status }
}
