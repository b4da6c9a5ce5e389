import type { NamedCreator } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useAddContact } from '../../api/outreach.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './outreach.module.css'

interface AddAddressProps {
  creator: NamedCreator
  /** Null: nothing was added. */
  onDone: (address: string | null) => void
}

/** An address that a creator gave, with how: it stands in the thread for as long as that does. */
export function AddAddress({ creator: { platform, handle }, onDone }: AddAddressProps) {
  const [address, setAddress] = useState('')
  const [evidence, setEvidence] = useState('')
  const add = useAddContact()
  const refusal = add.isError ? refusalOf(add.error, ['address', 'evidence']) : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ platform, handle, address, evidence }, { onSuccess: (added) => onDone(added.address) })
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && onDone(null)}
    >
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <TextField
        label="Email address"
        type="email"
        autoFocus
        value={address}
        error={refusal?.fields.address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label="How they gave it to you"
        placeholder="In a message on Instagram, May 3"
        maxLength={500}
        value={evidence}
        error={refusal?.fields.evidence}
        onChange={({ target }) => setEvidence(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={add.isPending}>
          Add
        </Button>
        <Button size="small" tone="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
