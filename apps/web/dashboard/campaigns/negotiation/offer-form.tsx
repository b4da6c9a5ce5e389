import { type Negotiation, negotiations, type OfferSide, offerSides } from '@vouch/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type NegotiationPlace, useLogOffer } from '../../../api/negotiation.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { useMay } from '../../../api/workspaces.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { unlessChanged } from '../../../ui/unless-changed.ts'
import { amountText } from '../fields/writings.ts'
import styles from './negotiation.module.css'
import { sideWords } from './negotiation-words.ts'

interface OfferFormProps {
  place: NegotiationPlace
  negotiation: Negotiation
}

/** Logs an offer that was made somewhere else: on the phone, in a direct message. */
export function OfferForm({ place, negotiation: { currency } }: OfferFormProps) {
  const may = useMay(negotiations.log)
  const log = useLogOffer(place)
  const [side, setSide] = useState<OfferSide>('creator')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const logged = log.data
  // The list above grew, and moved the button under what says so.
  useEffect(() => {
    if (logged) form.current?.scrollIntoView({ block: 'nearest' })
  }, [logged])
  if (!may) return null
  const refusal = log.isError ? refusalOf(log.error, ['amount', 'note']) : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    const value = amountText.read(amount)
    if (!value) return setWrong(amountText.wrong)
    setWrong(null)
    log.mutate(
      { side, amount: value, note },
      {
        onSuccess: () => {
          setAmount(unlessChanged(amount, ''))
          setNote(unlessChanged(note, ''))
        },
      },
    )
  }
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={save} aria-label="Log an offer">
      <SelectField
        label="Who offers"
        value={side}
        onChange={({ target }) => setSide(offerSides.find((each) => each === target.value) ?? 'creator')}
      >
        {offerSides.toReversed().map((each) => (
          <option key={each} value={each}>
            {sideWords[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={`Amount in ${currency}`}
        inputMode="decimal"
        value={amount}
        error={wrong ?? refusal?.fields.amount ?? refusal?.message ?? undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label="Note (optional)"
        value={note}
        maxLength={300}
        error={refusal?.fields.note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" tone="secondary" busy={log.isPending}>
        Log offer
      </Button>
    </form>
  )
}
