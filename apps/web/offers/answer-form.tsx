import type { offeredContracts } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { type FormFailure, type FormOutcome, postTo } from '../marketing/forms/post-form.ts'
import { Button } from '../ui/button.tsx'
import { TextAreaField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import type { OfferProps } from './offer-props.ts'
import styles from './offers.module.css'

/** Yes with a name and a tick, or no with a reason. */
export function AnswerForm(props: OfferProps) {
  const [declining, setDeclining] = useState(false)
  if (declining) return <DeclineForm {...props} onBack={() => setDeclining(false)} />
  return <AcceptForm {...props} onDecline={() => setDeclining(true)} />
}

/** Sends an answer, and keeps what a refusal said. */
function useAnswer({ onAnswer }: Pick<OfferProps, 'onAnswer'>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const answer = async (asked: Promise<FormOutcome<OfferProps['offer']>>) => {
    setBusy(true)
    const outcome = await asked
    setBusy(false)
    if (outcome.ok) onAnswer(outcome)
    else setFailure(outcome)
  }
  const fields: Record<string, string> = failure?.fields ?? {}
  const message = failure !== null && Object.keys(fields).length === 0 ? (failure.error ?? noAnswer) : null
  return { busy, fields, message, answer }
}

const noAnswer = 'We didn’t get a response. Try again in a moment.'

function AcceptForm({ offer, address, onAnswer, onDecline }: OfferProps & { onDecline: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [agreed, setAgreed] = useState(false)
  const { busy, fields, message, answer } = useAnswer({ onAnswer })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, digest: offer.digest, agreed, ...(email.trim() !== '' && { email }) }
    void answer(postTo<typeof offeredContracts.accept>(`${address}/accept`, undefined, body))
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <h2>Your answer</h2>
      <TextField
        label="Your full name"
        autoComplete="name"
        maxLength={120}
        value={name}
        error={fields.name}
        onChange={({ target }) => setName(target.value)}
      />
      {!offer.keepsEmail && (
        <TextField
          label="Email (optional)"
          type="email"
          autoComplete="email"
          hint="Your copy goes there."
          value={email}
          error={fields.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <label className={styles.tick}>
        <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        <span>I’ve read the contract and accept it. I’m authorized to do so for the account it names.</span>
      </label>
      {fields.agreed && (
        <p className={styles.fault} role="alert">
          {fields.agreed}
        </p>
      )}
      {message && (
        <Notice tone="risk" urgent>
          {message}
        </Notice>
      )}
      <p className={styles.quiet}>
        When you accept, we keep your name, the time, your IP address and the digest of this text as proof. You both get
        the same copy.
      </p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Accept contract
        </Button>
        <Button tone="quiet" onClick={onDecline}>
          Decline…
        </Button>
      </div>
    </form>
  )
}

function DeclineForm({ offer, address, onAnswer, onBack }: OfferProps & { onBack: () => void }) {
  const [reason, setReason] = useState('')
  const { busy, fields, message, answer } = useAnswer({ onAnswer })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void answer(postTo<typeof offeredContracts.decline>(`${address}/decline`, undefined, { reason }))
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <h2 tabIndex={-1} ref={takeFocus}>
        Decline this contract
      </h2>
      <TextAreaField
        label="Why?"
        hint={`${offer.brand || 'The brand'} reads this, and can change the contract.`}
        rows={3}
        maxLength={500}
        value={reason}
        error={fields.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {message && (
        <Notice tone="risk" urgent>
          {message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Decline contract
        </Button>
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
