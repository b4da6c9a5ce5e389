import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import type { CardFormProps } from './card-form.ts'
import { payMessages, refusalOf, type SetUpResult } from './card-set-up.ts'
import own from './sign-up.module.css'
import { authenticate, cardNumberText, confirmCard, expiryText, type WrittenCard } from './simulated-card.ts'

type Step = 'writing' | 'sending' | 'authenticating'

/** The sandbox's card form: plainly marked, and only the published test cards work. */
export function SimulatedCardForm({ publishableKey, handoff, onSetUp, onRefused, onTry }: CardFormProps) {
  const [card, setCard] = useState<WrittenCard>({ number: '', expiry: '', cvc: '' })
  const [step, setStep] = useState<Step>('writing')
  const setUp = { publishableKey, ...handoff }

  async function settle(asked: Promise<SetUpResult>) {
    setStep('sending')
    onTry()
    try {
      const result = await asked
      if (result.setupIntent?.status === 'requires_action') return setStep('authenticating')
      const refusal = refusalOf(result)
      if (refusal === null) await onSetUp()
      else onRefused(refusal)
    } catch {
      onRefused(payMessages.unexpected)
    }
    setStep('writing')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'writing') void settle(confirmCard(setUp, card))
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <Notice tone="info" title="Simulated payment">
        No card is charged here, and no real card works. 4242 4242 4242 4242 succeeds, with any future expiry and any
        CVC.
      </Notice>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        value={card.number}
        onChange={(event) => setCard({ ...card, number: cardNumberText(event.target.value) })}
      />
      <div className={own.cardPair}>
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM / YY"
          value={card.expiry}
          onChange={(event) => setCard({ ...card, expiry: expiryText(event.target.value, card.expiry) })}
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          maxLength={4}
          value={card.cvc}
          onChange={(event) => setCard({ ...card, cvc: event.target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      {step === 'authenticating' ? (
        <section className={own.dialog} role="alert" aria-label="Card authentication">
          <p>The simulated bank asks whether it is you.</p>
          <div className={own.actions}>
            <Button onClick={() => void settle(authenticate(setUp, 'succeeded'))}>Complete authentication</Button>
            <Button tone="secondary" onClick={() => void settle(authenticate(setUp, 'failed'))}>
              Fail authentication
            </Button>
          </div>
        </section>
      ) : (
        <Button type="submit" size="large" wide busy={step === 'sending'}>
          Start My Free Trial
        </Button>
      )}
    </form>
  )
}
