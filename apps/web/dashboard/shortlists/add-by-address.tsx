import { parseAddress } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/refusal.ts'
import { useShortlistReturns } from '../../api/shortlists.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './shortlists.module.css'

/** Puts somebody on the list by address, for nothing: no verification is begun. */
export function AddByAddress({ listId }: { listId: string }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [adding, setAdding] = useState(0)
  const { add } = useShortlistReturns()
  const seen = parseAddress(text)
  const resting = adding > 0 ? 'Adding…' : 'Adding is free.'
  const hint = seen.kind === 'profile' ? `@${seen.handle} on ${platformName(seen.platform)}` : resting

  async function send(event: FormEvent) {
    event.preventDefault()
    if (seen.kind !== 'profile') {
      setError(seen.sentence)
      return
    }
    // The field is free at once: the next address can be written while this one is on its way.
    setText('')
    setAdding((count) => count + 1)
    try {
      await add(listId, { platform: seen.platform, handle: seen.handle })
    } catch (failure) {
      setText((written) => written || text)
      setError(sentenceOf(failure, 'We couldn’t add this creator. Try again.'))
    } finally {
      setAdding((count) => count - 1)
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
      <Button type="submit" tone="secondary">
        Add
      </Button>
    </form>
  )
}
