import { type SourceKind, sourceKinds, type TrackingSource } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useAddSource } from '../../../api/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import styles from './tracking.module.css'
import { sourceSteps, sourceWords } from './tracking-words.ts'

interface Made {
  source: TrackingSource
  secret: string | null
}

/** Connects a shop. A secret that was made here is shown once, until the dialog is closed. */
export function NewSource() {
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const close = () => {
    setIsOpen(false)
    setMade(null)
  }
  return (
    <>
      <Button size="small" tone="secondary" onClick={() => setIsOpen(true)}>
        Connect a shop
      </Button>
      {isOpen && (
        <Dialog title={made ? 'Shop added' : 'Connect a shop'} onClose={close}>
          {made ? <ShownSecret made={made} onDone={close} /> : <SourceForm onMade={setMade} />}
        </Dialog>
      )}
    </>
  )
}

function SourceForm({ onMade }: { onMade: (made: Made) => void }) {
  const add = useAddSource()
  const [kind, setKind] = useState<SourceKind>('shopify')
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const [wrong, setWrong] = useState<string | undefined>(undefined)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (kind === 'shopify' && secret.trim() === '') {
      setWrong('Paste the secret that Shopify shows below its webhooks.')
      return
    }
    try {
      onMade(await add.mutateAsync({ kind, name, ...(kind === 'shopify' && { secret }) }))
    } catch (error) {
      setWrong(sentenceOf(error))
    }
  }

  return (
    <form className={styles.dialog} onSubmit={submit} noValidate>
      <SelectField
        label="Shop system"
        value={kind}
        onChange={({ target }) => {
          setKind(sourceKinds.find((each) => each === target.value) ?? 'shopify')
          setWrong(undefined)
        }}
      >
        {sourceKinds.map((each) => (
          <option key={each} value={each}>
            {sourceWords[each]}
          </option>
        ))}
      </SelectField>
      <TextField label="Shop name" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      {kind === 'shopify' && (
        <TextField
          label="Signing secret from Shopify"
          value={secret}
          autoComplete="off"
          onChange={({ target }) => setSecret(target.value)}
        />
      )}
      <p className={styles.counts}>{sourceSteps[kind]}</p>
      <p className={styles.counts}>
        We keep the order number, time, total, currency, codes and UTM values. Customer details are never stored.
      </p>
      {wrong && (
        <p className={styles.problem} role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" busy={add.isPending}>
        Add shop
      </Button>
    </form>
  )
}

function ShownSecret({ made: { source, secret }, onDone }: { made: Made; onDone: () => void }) {
  return (
    <div className={styles.dialog}>
      <p>
        Send orders to
        <br />
        <code className={styles.secret}>{source.url}</code> <CopyButton text={source.url} label="Copy URL" />
      </p>
      {secret && (
        <p>
          Secret, shown only now
          <br />
          <code className={styles.secret}>{secret}</code> <CopyButton text={secret} label="Copy secret" />
        </p>
      )}
      <Button onClick={onDone}>Done</Button>
    </div>
  )
}
