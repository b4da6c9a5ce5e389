import { type NamedCreator, parseAddress } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { type FormEvent, type Ref, useState } from 'react'
import { sentenceOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import styles from './add-creator.module.css'

interface AddCreatorProps {
  /** For whoever sets the focus on it. */
  field?: Ref<HTMLInputElement>
  label: string
  action: string
  /** What stands below the empty field, and while somebody is being added. */
  resting: string
  adding: string
  /** What is said where the server says nothing that helps. */
  failed: string
  onAdd: (creator: NamedCreator) => Promise<unknown>
}

/** Adds somebody by address. The field is free at once: the next address can be written while this one is on its way. */
export function AddCreator({ field, label, action, resting, adding, failed, onAdd }: AddCreatorProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [underWay, setUnderWay] = useState(0)
  const seen = parseAddress(text)
  const quiet = underWay > 0 ? adding : resting
  const hint = seen.kind === 'profile' ? `@${seen.handle} on ${platformName(seen.platform)}` : quiet

  async function send(event: FormEvent) {
    event.preventDefault()
    if (seen.kind !== 'profile') {
      setError(seen.sentence)
      return
    }
    setText('')
    setUnderWay((count) => count + 1)
    try {
      await onAdd({ platform: seen.platform, handle: seen.handle })
    } catch (failure) {
      setText((written) => written || text)
      setError(sentenceOf(failure, failed))
    } finally {
      setUnderWay((count) => count - 1)
    }
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        ref={field}
        label={label}
        value={text}
        placeholder="instagram.com/name"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        hint={hint}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" tone="secondary">
        {action}
      </Button>
    </form>
  )
}
