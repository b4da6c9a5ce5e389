import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useMemo, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './card-form.module.css'
import type { CardFormProps } from './card-form-props.ts'
import { type CardAnswer, cardMessages, refusalOf } from './card-outcome.ts'
import { paymentReturnAddress } from './payment-return.ts'

/** The card form of the card provider: its fields live in the provider's own frame, and no number passes through this page. */
export function StripeCardForm(props: CardFormProps) {
  const { publishableKey } = props
  const loading = useMemo(() => loadStripe(publishableKey).catch(() => null), [publishableKey])
  return (
    <Elements stripe={loading}>
      <StripeFields {...props} />
    </Elements>
  )
}

function StripeFields({ intent, submitLabel, onDone, onRefused, onTry, cancel }: CardFormProps) {
  const provider = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [sending, setSending] = useState(false)

  async function confirm(): Promise<CardAnswer | null> {
    const card = elements?.getElement(CardElement)
    if (!provider || !card) return null
    const method = { payment_method: { card, billing_details: { email: intent.email } } }
    if (intent.kind === 'setup') {
      const { error, setupIntent } = await provider.confirmCardSetup(intent.clientSecret, method)
      return { error, status: setupIntent?.status }
    }
    const { error, paymentIntent } = await provider.confirmCardPayment(intent.clientSecret, {
      ...method,
      return_url: paymentReturnAddress(window.location.origin),
    })
    return { error, status: paymentIntent?.status }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    onTry()
    try {
      const answer = await confirm()
      const refusal = answer === null ? cardMessages.notLoaded : refusalOf(answer, intent.kind)
      if (refusal === null) await onDone()
      else onRefused(refusal, 'provider')
    } catch {
      onRefused(cardMessages.unexpected[intent.kind], 'unexpected')
    }
    setSending(false)
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={styles.frame}>
        <CardElement options={{ hidePostalCode: true, style: fieldStyle() }} onReady={() => setReady(true)} />
      </div>
      <div className={styles.actions}>
        {cancel && (
          <Button tone="secondary" size="large" onClick={cancel.onClick}>
            {cancel.label}
          </Button>
        )}
        <Button type="submit" size="large" wide busy={sending} disabled={!provider || !ready}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** The provider's frame sees none of our styles, so the colours of the present scheme are handed in. */
function fieldStyle() {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  return {
    base: { fontSize: '16px', color: colour('--ink'), '::placeholder': { color: colour('--ink-quiet') } },
    invalid: { color: colour('--risk') },
  }
}
