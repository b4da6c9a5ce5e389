import { parseAddress } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/refusal.ts'
import { useWatchChanges } from '../../api/watches.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './watch.module.css'

/** Watches somebody by address. */
export function AddWatch() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const { add } = useWatchChanges()
  const seen = parseAddress(text)
  const hint = seen.kind === 'profile' ? `@${seen.handle} on ${platformName(seen.platform)}` : 'Watching is free.'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (seen.kind !== 'profile') {
      setError(seen.sentence)
      return
    }
    setBusy(true)
    try {
      await add({ platform: seen.platform, handle: seen.handle })
      setText('')
    } catch (failure) {
      setError(sentenceOf(failure, 'We couldn’t watch this creator. Try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label="Watch a creator"
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
        Watch
      </Button>
    </form>
  )
}
