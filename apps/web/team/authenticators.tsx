import type { Authenticator, ReplyOf, teamGate } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '../account/password-field.tsx'
import { noRefusal, refusalOf } from '../api/refusal.ts'
import { useAddAuthenticator, useAuthenticators, useConfirmAuthenticator, useRemoveAuthenticator } from '../api/team.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { QrPicture } from './qr-picture.tsx'
import styles from './settings.module.css'
import tableStyles from './table.module.css'

/** The devices whose codes open the gate beside the password. */
export function Authenticators() {
  const devices = useAuthenticators()
  const confirmed = (devices.data?.authenticators ?? []).filter(({ confirmedAt }) => confirmedAt !== null)
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Two-factor authentication</h2>
      <p className={tableStyles.about}>
        {confirmed.length === 0
          ? 'Off: the password is all you need to sign in. It turns on as soon as one authenticator has confirmed a code.'
          : 'On: signing in takes a code from any of these authenticators.'}
      </p>
      {confirmed.length > 0 && (
        <ul className={styles.list}>
          {confirmed.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      <NewDevice />
    </section>
  )
}

function Device({ device: { id, label, confirmedAt } }: { device: Authenticator }) {
  const remove = useRemoveAuthenticator()
  const [asks, setAsks] = useState(false)
  const [proof, setProof] = useState('')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    remove.mutate({ id, confirm: text('confirm'), proof: text('proof') })
  }
  const { message, fields } = remove.error ? refusalOf(remove.error, ['confirm', 'proof']) : noRefusal
  return (
    <li className={styles.device}>
      <span>{label}</span>
      <span className={tableStyles.quiet}>since {date(confirmedAt)}</span>
      {!asks && (
        <Button size="small" tone="quiet" onClick={() => setAsks(true)}>
          Remove {label}
        </Button>
      )}
      {asks && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            name="confirm"
            label={`Type ${label} to remove it`}
            error={fields.confirm ?? message ?? undefined}
            autoFocus
          />
          <PasswordField
            name="proof"
            label="Code or password"
            hint="The code your authenticator shows now, or the admin password."
            value={proof}
            onChange={setProof}
            autoComplete="off"
            error={fields.proof}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" busy={remove.isPending}>
              Remove
            </Button>
            <Button size="small" tone="quiet" onClick={() => setAsks(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}

function NewDevice() {
  const add = useAddAuthenticator()
  const [proof, setProof] = useState('')
  const { message, fields } = add.error ? refusalOf(add.error, ['label', 'proof']) : noRefusal
  // Once it is turned on, the form is there for the next one.
  if (add.data !== undefined) return <DrawnDevice drawn={add.data} done={add.reset} />
  function begin(event: FormEvent<HTMLFormElement>) {
    add.mutate({ label: written(event, 'label'), proof }, { onSuccess: () => setProof('') })
  }
  return (
    <form className={styles.form} noValidate onSubmit={begin}>
      <TextField
        name="label"
        label="New authenticator"
        placeholder="Ann’s phone"
        maxLength={80}
        error={fields.label ?? message ?? undefined}
        hint="Any app that shows six-digit codes."
      />
      <PasswordField
        name="proof"
        label="Confirm it’s you"
        hint="The code an authenticator shows now, or the admin password."
        value={proof}
        onChange={setProof}
        autoComplete="off"
        error={fields.proof}
      />
      <Button type="submit" tone="secondary" busy={add.isPending}>
        Add
      </Button>
    </form>
  )
}

interface DrawnDeviceProps {
  drawn: ReplyOf<typeof teamGate.addAuthenticator>
  done: () => void
}

/** The key of a new device, which is shown once, and its first code. */
function DrawnDevice({ drawn, done }: DrawnDeviceProps) {
  const confirm = useConfirmAuthenticator()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => confirm.mutate({ id: drawn.id, code: written(event, 'code') }, { onSuccess: done })}
    >
      <div className={styles.key}>
        <QrPicture rows={drawn.picture} name="The key as a QR code" />
        <div className={styles.keyWords}>
          <p>Scan this code with your authenticator app, or type in the key. It’s shown only once.</p>
          <code className={styles.secret}>{drawn.secret.match(/.{4}/g)?.join(' ')}</code>
          <p>
            <a href={drawn.uri}>Open it on this device</a>
          </p>
        </div>
      </div>
      <TextField
        name="code"
        label="The code it shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={confirm.error?.message}
        autoFocus
      />
      <Button type="submit" busy={confirm.isPending}>
        Turn on
      </Button>
    </form>
  )
}

/** @returns what stands in a field of a form that is being sent */
function written(event: FormEvent<HTMLFormElement>, name: string): string {
  event.preventDefault()
  return String(new FormData(event.currentTarget).get(name) ?? '').trim()
}
