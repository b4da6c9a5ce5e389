import { parseAddress } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useShortlistReturns } from '../../api/shortlists.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { platformName } from '../../ui/platform-name.ts'
import styles from './shortlists.module.css'

/** Puts somebody on the list by address, for nothing: no verification is begun. */
export function AddByAddress({ listId }: { listId: string }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const { add } = useShortlistReturns()
  const seen = parseAddress(text)
  const hint = seen.kind === 'profile' ? `@${seen.handle} on ${platformName(seen.platform)}` : 'Adding costs nothing.'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (seen.kind !== 'profile') {
      setError(seen.sentence)
      return
    }
    setBusy(true)
    try {
      await add(listId, { platform: seen.platform, handle: seen.handle })
      setText('')
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The creator was not added. Try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.openForm} onSubmit={send} noValidate>
      <TextField
        label="Add a creator"
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
      <Button type="submit" tone="secondary" busy={busy}>
        Add
      </Button>
    </form>
  )
}
