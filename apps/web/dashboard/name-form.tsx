import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import styles from './name-form.module.css'

interface NameFormProps {
  label: string
  /** What it is called so far. */
  name?: string
  busy: boolean
  error: string | null
  onSave: (name: string) => void
  onCancel: () => void
}

/** One field in a line that gives something a name; Escape leaves it. */
export function NameForm({ label, name: first = '', busy, error, onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(name)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <TextField
        label={label}
        value={name}
        maxLength={80}
        autoFocus
        onFocus={({ target }) => target.select()}
        {...(error !== null && { error })}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={busy}>
        Save
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
