import { orderMessageExample, type SourceKind, sourceKinds } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useAddSource } from '../../../api/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { type MadeSource, ShownSource } from './shown-source.tsx'
import styles from './tracking.module.css'
import { sourceSteps, sourceWords } from './tracking-words.ts'

/** Connects a shop. A secret that was made here is shown once, until the dialog is closed. */
export function NewSource() {
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<MadeSource | null>(null)
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
          {made ? <ShownSource made={made} onDone={close} /> : <SourceForm onMade={setMade} />}
        </Dialog>
      )}
    </>
  )
}

function SourceForm({ onMade }: { onMade: (made: MadeSource) => void }) {
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
      {kind === 'standard' && (
        <ScrollRegion className={styles.example} name="An order as JSON">
          <pre>{JSON.stringify(orderMessageExample, null, 2)}</pre>
        </ScrollRegion>
      )}
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
