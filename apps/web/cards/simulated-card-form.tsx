import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './card-form.module.css'
import type { CardFormProps } from './card-form-props.ts'
import { type CardAnswer, cardMessages, refusalOf } from './card-outcome.ts'
import { SimulatedBank } from './simulated-bank.tsx'
import { authenticate, cardNumberText, confirmCard, expiryText, type WrittenCard } from './simulated-card.ts'

type Step = 'writing' | 'sending' | 'authenticating'

/** The sandbox's card form: plainly marked, and only the published test cards work. */
export function SimulatedCardForm(props: CardFormProps) {
  const { publishableKey, intent, submitLabel, onDone, onRefused, onTry, cancel } = props
  const [card, setCard] = useState<WrittenCard>({ number: '', expiry: '', cvc: '' })
  const [step, setStep] = useState<Step>('writing')
  const asked = { ...intent, publishableKey }

  async function settle(answered: Promise<CardAnswer>) {
    setStep('sending')
    onTry()
    try {
      const answer = await answered
      if (answer.status === 'requires_action') return setStep('authenticating')
      const refusal = refusalOf(answer, intent.kind)
      if (refusal === null) await onDone()
      else onRefused(refusal, 'provider')
    } catch {
      onRefused(cardMessages.unexpected[intent.kind], 'unexpected')
    }
    setStep('writing')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'writing') void settle(confirmCard(asked, card))
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <Notice tone="info" title="Simulated payment">
        No card is charged here, and real cards don’t work. 4242 4242 4242 4242 succeeds, with any future expiration
        date and any CVC. One card gets one trial; another expiration date counts as another card.
      </Notice>
      <CardFields card={card} onWrite={setCard} />
      {step === 'authenticating' ? (
        <SimulatedBank onAnswer={(outcome) => void settle(authenticate(asked, outcome))} />
      ) : (
        <div className={styles.actions}>
          {cancel && (
            <Button tone="secondary" size="large" onClick={cancel.onClick}>
              {cancel.label}
            </Button>
          )}
          <Button type="submit" size="large" wide busy={step === 'sending'}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  )
}

function CardFields({ card, onWrite }: { card: WrittenCard; onWrite: (card: WrittenCard) => void }) {
  return (
    <>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        value={card.number}
        onChange={(event) => onWrite({ ...card, number: cardNumberText(event.target.value) })}
      />
      <div className={styles.pair}>
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM / YY"
          value={card.expiry}
          onChange={(event) => onWrite({ ...card, expiry: expiryText(event.target.value, card.expiry) })}
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          maxLength={4}
          value={card.cvc}
          onChange={(event) => onWrite({ ...card, cvc: event.target.value.replaceAll(/\D/g, '') })}
        />
      </div>
    </>
  )
}
