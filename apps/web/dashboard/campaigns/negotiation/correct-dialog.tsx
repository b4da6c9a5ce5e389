import { type Negotiation, type NegotiationOffer, offerSides } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { type NegotiationPlace, useChangeOffer } from '../../../api/negotiation.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { offerUndo } from '../../../ui/undo.tsx'
import page from '../campaigns.module.css'
import { amountText } from '../fields/writings.ts'
import styles from './negotiation.module.css'
import { sideWords } from './negotiation-words.ts'

interface CorrectDialogProps {
  offer: NegotiationOffer
  place: NegotiationPlace
  negotiation: Negotiation
  onClose: () => void
}

/** Corrects a logged offer: who made it, how much it is, what is noted. */
export function CorrectDialog({ offer, place, negotiation: { currency }, onClose }: CorrectDialogProps) {
  const change = useChangeOffer(place)
  const [side, setSide] = useState(offer.side)
  const [amount, setAmount] = useState(amountText.text(offer.amount))
  const [note, setNote] = useState(offer.note)
  const [wrong, setWrong] = useState<string | null>(null)
  const refusal = change.isError ? refusalOf(change.error, ['amount', 'note']) : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    const value = amountText.read(amount)
    if (!value) return setWrong(amountText.wrong)
    const before = { offerId: offer.id, side: offer.side, amount: offer.amount, note: offer.note }
    change.mutate(
      { offerId: offer.id, side, amount: value, note },
      {
        onSuccess: () => {
          offerUndo({ title: 'Offer corrected', takeBack: () => change.mutateAsync(before) })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title="Edit the offer" width={480} onClose={onClose}>
      <form className={styles.dialog} method="post" noValidate onSubmit={save}>
        <SelectField
          label="Who offered"
          value={side}
          onChange={({ target }) => setSide(offerSides.find((each) => each === target.value) ?? offer.side)}
        >
          {offerSides.map((each) => (
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
        <div className={page.actions}>
          <Button type="submit" busy={change.isPending}>
            Save
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
