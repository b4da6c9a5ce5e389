import type { TeamAction, TeamActionBody, TeamField, TeamRow, TeamTableName } from '@vouch/contract'
import { type FormEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { refusalOf } from '../api/refusal.ts'
import { useTeamAction } from '../api/team.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { randomId } from '../ui/random-id.ts'
import { toast } from '../ui/toast.ts'
import styles from './action-dialog.module.css'

interface ActionDialogProps {
  name: TeamTableName
  row: TeamRow
  action: TeamAction
  close: () => void
}

/** Asks once more: what happens, why, and the name of what it happens to. */
export function ActionDialog({ name, row, action, close }: ActionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isDone = useRef(false)
  const title = useId()
  const [key] = useState(randomId)
  const act = useTeamAction(name, action.verb)
  const caution = action.caution === undefined ? null : row.cells[action.caution]
  const { message, fields } = act.isError ? refusalOf(act.error, action.fields) : { message: null, fields: {} }
  useEffect(() => {
    const opener = document.activeElement
    const rowOpener = opener?.closest('tr')?.previousElementSibling?.querySelector('button')
    dialog.current?.showModal()
    // The browser does not give the focus back where a dialog is taken away. What is done makes no sense again, so its button goes.
    return () => {
      const next = (isDone.current && rowOpener) || opener
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])
  // Closed by the browser it would still count as open here, and whoever asks for it again at once would be shown none.
  function leave(event: SyntheticEvent) {
    event.preventDefault()
    close()
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const done = await act
      .mutateAsync({ id: row.id, body: bodyOf(new FormData(event.currentTarget), action.fields), key })
      .catch(() => null)
    if (done === null) return
    if (done.goTo !== undefined) return window.location.assign(done.goTo)
    toast(action.name, done.message, 'good')
    isDone.current = true
    close()
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onCancel={leave} onClose={close}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 className={styles.title} id={title}>
          {action.name}
        </h2>
        <p className={styles.subject}>{row.label}</p>
        <p className={styles.explains}>{action.explains}</p>
        {caution && <Notice tone="caution">{caution}</Notice>}
        {message && (
          <Notice tone="risk" urgent>
            {message}
          </Notice>
        )}
        {action.fields.map((field) => (
          <Field key={field} field={field} label={row.label} error={fields[field]} />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" busy={act.isPending} {...(action.danger && { className: styles.danger ?? '' })}>
            {action.name}
          </Button>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  )
}

function Field({ field, label, error }: { field: TeamField; label: string; error: string | undefined }) {
  switch (field) {
    case 'reason':
      return (
        <TextField name="reason" label="Reason" hint="It’s saved in the log." maxLength={500} error={error} autoFocus />
      )
    case 'answer':
      return <TextAreaField name="answer" label="Reply to the person" rows={4} maxLength={2_000} error={error} />
    case 'confirm':
      return <TextField name="confirm" label={`Type ${label} to confirm`} autoComplete="off" error={error} />
    case 'delta':
      return (
        <TextField
          name="delta"
          label="Credits"
          hint="40 adds forty, -40 takes away forty."
          inputMode="numeric"
          error={error}
        />
      )
    case 'price':
      return <TextField name="price" label="Price" hint="Dollars a month." inputMode="numeric" error={error} />
    case 'credits':
      return <TextField name="credits" label="Credits a month" inputMode="numeric" error={error} />
    case 'seats':
      return <TextField name="seats" label="Seats" inputMode="numeric" error={error} />
    case 'bucket':
      return (
        <SelectField name="bucket" label="Credit type" error={error}>
          <option value="purchased">purchased</option>
          <option value="monthly">monthly</option>
        </SelectField>
      )
  }
}

const numberFields = ['delta', 'price', 'credits', 'seats'] as const

/** The server says what is wrong with any of it. */
function bodyOf(form: FormData, fields: readonly TeamField[]): TeamActionBody {
  const text = (field: TeamField) => (fields.includes(field) ? String(form.get(field) ?? '').trim() : '')
  const [reason, confirm, answer] = [text('reason'), text('confirm'), text('answer')]
  const bucket = text('bucket')
  return {
    ...(reason !== '' && { reason }),
    ...(confirm !== '' && { confirm }),
    ...(answer !== '' && { answer }),
    ...((bucket === 'monthly' || bucket === 'purchased') && { bucket }),
    ...Object.fromEntries(
      numberFields.flatMap((field) => {
        const written = text(field).replaceAll(',', '')
        return written !== '' && Number.isFinite(Number(written)) ? [[field, Number(written)]] : []
      }),
    ),
  }
}
