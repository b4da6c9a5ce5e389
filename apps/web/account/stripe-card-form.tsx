import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useMemo, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'
import type { CardFormProps } from './card-form.ts'
import { payMessages, refusalOf } from './card-set-up.ts'
import stripe from './stripe-card-form.module.css'

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

function StripeFields({ handoff, onSetUp, onRefused, onTry }: CardFormProps) {
  const provider = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const card = elements?.getElement(CardElement)
    if (!provider || !card) return onRefused(payMessages.notLoaded)
    setSending(true)
    onTry()
    try {
      const method = { card, billing_details: { email: handoff.email } }
      const refusal = refusalOf(await provider.confirmCardSetup(handoff.clientSecret, { payment_method: method }))
      if (refusal === null) await onSetUp()
      else onRefused(refusal)
    } catch {
      onRefused(payMessages.unexpected)
    }
    setSending(false)
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={stripe.frame}>
        <CardElement options={{ hidePostalCode: true, style: fieldStyle() }} onReady={() => setReady(true)} />
      </div>
      <Button type="submit" size="large" wide busy={sending} disabled={!provider || !ready}>
        Start My Free Trial
      </Button>
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
