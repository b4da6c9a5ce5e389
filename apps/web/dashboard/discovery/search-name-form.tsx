import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './saved-searches.module.css'

interface SearchNameFormProps {
  name: string
  busy: boolean
  error: string | null
  onWrite: (name: string) => void
  onCancel: () => void
}

/** Names a search that is saved or renamed; Escape leaves it as it was. */
export function SearchNameForm({ name: first, busy, error, onWrite, onCancel }: SearchNameFormProps) {
  const [name, setName] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onWrite(name)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <TextField
        label="Name of the search"
        value={name}
        maxLength={80}
        autoFocus
        {...(error !== null && { error })}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" busy={busy}>
        Save
      </Button>
      <Button size="small" tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
