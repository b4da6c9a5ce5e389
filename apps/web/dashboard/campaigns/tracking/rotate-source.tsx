import { oldSourceSecretHours, type TrackingSource } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useRotateSource } from '../../../api/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { type MadeSource, ShownSource } from './shown-source.tsx'
import styles from './tracking.module.css'

/** Replaces the secret of a shop, which loses no order while it is switched over. */
export function RotateSource({ source }: { source: TrackingSource }) {
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<MadeSource | null>(null)
  const close = () => {
    setIsOpen(false)
    setMade(null)
  }
  return (
    <>
      <Button size="small" tone="quiet" aria-label={`New secret for ${source.name}`} onClick={() => setIsOpen(true)}>
        New secret
      </Button>
      {isOpen && (
        <Dialog title={made ? 'Secret replaced' : `New secret for ${source.name}`} onClose={close}>
          {made ? <ShownSource made={made} onDone={close} /> : <RotateForm source={source} onMade={setMade} />}
        </Dialog>
      )}
    </>
  )
}

function RotateForm({ source: { id, kind }, onMade }: { source: TrackingSource; onMade: (made: MadeSource) => void }) {
  const rotate = useRotateSource()
  const [secret, setSecret] = useState('')
  const [wrong, setWrong] = useState<string | undefined>(undefined)

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      onMade(await rotate.mutateAsync({ id, ...(kind === 'shopify' && { secret }) }))
    } catch (error) {
      setWrong(sentenceOf(error))
    }
  }

  return (
    <form className={styles.dialog} onSubmit={submit} noValidate>
      <p>
        The old secret works for {oldSourceSecretHours} hours more, so no order is lost while you switch.
        {kind !== 'shopify' && ' The new one is shown once.'}
      </p>
      {kind === 'shopify' && (
        <TextField
          label="New signing secret from Shopify"
          value={secret}
          autoComplete="off"
          onChange={({ target }) => setSecret(target.value)}
        />
      )}
      {wrong && (
        <p className={styles.problem} role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" busy={rotate.isPending}>
        Replace the secret
      </Button>
    </form>
  )
}
