import { openingScopes, type Scope } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useMakeKey } from '../../../api/api-keys.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScopeChoice } from '../../../ui/scope-choice.tsx'
import { typedLimit } from '../../../ui/typed-limit.ts'
import settings from '../settings.module.css'
import styles from './keys.module.css'

const terms = [
  { days: 30, words: 'In 30 days' },
  { days: 90, words: 'In 90 days' },
  { days: 365, words: 'In a year' },
  { days: 0, words: 'Never' },
] as const

const empty = { name: '', chosen: ['read'] as Scope[], days: 365, credits: '', networks: '' }

/** Makes a key and shows it, once. */
export function NewKeyForm() {
  const [written, setWritten] = useState(empty)
  const make = useMakeKey()
  const { name, chosen, days, credits, networks } = written
  const refusal = make.isError ? refusalOf(make.error, ['name', 'scopes', 'creditsPerMonth', 'networks']) : null
  const badNetwork = Object.entries(refusal?.fields ?? {}).find(([field]) => field.startsWith('networks'))?.[1]

  function submit(event: FormEvent) {
    event.preventDefault()
    make.mutate(
      {
        name,
        scopes: chosen,
        expiresInDays: days === 0 ? null : days,
        creditsPerMonth: typedLimit(credits),
        networks: networks.split(/[\s,]+/).filter((each) => each !== ''),
      },
      { onSuccess: () => setWritten(empty) },
    )
  }

  if (make.isSuccess) return <MadeKey text={make.data.key} name={make.data.apiKey.name} onDone={() => make.reset()} />
  return (
    <form className={settings.form} method="post" onSubmit={submit} noValidate>
      {refusal?.message && badNetwork === undefined && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <TextField
        label="Name"
        hint="Where it will be used, such as “Nightly check”."
        value={name}
        maxLength={60}
        error={refusal?.fields.name}
        onChange={({ target }) => setWritten({ ...written, name: target.value })}
      />
      <ScopeChoice
        named
        legend="Scopes"
        scopes={openingScopes}
        chosen={chosen}
        onChoose={(next) => setWritten({ ...written, chosen: next })}
        error={refusal?.fields.scopes}
      />
      <SelectField
        label="Expires"
        value={days}
        onChange={({ target }) => setWritten({ ...written, days: Number(target.value) })}
      >
        {terms.map((term) => (
          <option key={term.days} value={term.days}>
            {term.words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Monthly credit limit (optional)"
        hint="The key stops spending there; your balance is the limit otherwise."
        inputMode="numeric"
        value={credits}
        error={refusal?.fields.creditsPerMonth}
        onChange={({ target }) => setWritten({ ...written, credits: target.value })}
      />
      <TextField
        label="IP addresses (optional)"
        hint="Such as 203.0.113.7 or 203.0.113.0/24. Separate with commas. Leave empty to allow any address."
        value={networks}
        error={badNetwork}
        onChange={({ target }) => setWritten({ ...written, networks: target.value })}
      />
      <div className={settings.actions}>
        <Button type="submit" busy={make.isPending}>
          Create key
        </Button>
      </div>
    </form>
  )
}

function MadeKey({ text, name, onDone }: { text: string; name: string; onDone: () => void }) {
  return (
    <div className={styles.made} role="status">
      <p>
        <strong>{name}</strong> is ready. Copy the key now: it won’t be shown again.
      </p>
      <code className={styles.key}>{text}</code>
      <div className={settings.actions}>
        <CopyButton text={text} label="Copy key" />
        <Button size="small" tone="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
