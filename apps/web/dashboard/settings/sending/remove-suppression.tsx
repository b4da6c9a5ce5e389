import type { OutreachSuppression } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useRemoveSuppression } from '../../../api/outreach.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import settings from '../settings.module.css'

interface RemoveSuppressionProps {
  suppression: OutreachSuppression
  onClose: () => void
}

/** Asks why an address may be written to again, before it comes off the list. */
export function RemoveSuppression({ suppression: { id, address, reason }, onClose }: RemoveSuppressionProps) {
  const remove = useRemoveSuppression()
  const [why, setWhy] = useState('')
  const refusal = remove.isError ? refusalOf(remove.error, ['why']) : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    remove.mutate(
      { id, why },
      {
        onSuccess: () => {
          toast('Taken off the list', `You can write to ${address} again.`, 'good')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title="Take the address off the list?" width={480} onClose={onClose}>
      <form className={settings.form} method="post" noValidate onSubmit={save}>
        <p>
          {reason === 'unsubscribed'
            ? `${address} unsubscribed. Write there only if they asked you to.`
            : `You can write to ${address} again.`}{' '}
          The reason is kept. If they unsubscribed from an email that Vouch’s mail server sent, that server still won’t
          write to them.
        </p>
        <TextField
          label="Why you can write to them again"
          value={why}
          maxLength={300}
          error={refusal?.fields.why ?? refusal?.message ?? undefined}
          onChange={({ target }) => setWhy(target.value)}
        />
        <div className={settings.actions}>
          <Button type="submit" busy={remove.isPending}>
            Take off the list
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
