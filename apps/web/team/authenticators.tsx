import type { Authenticator } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useAddAuthenticator, useAuthenticators, useConfirmAuthenticator, useRemoveAuthenticator } from '../api/team.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { date } from '../ui/format.ts'
import { QrPicture } from './qr-picture.tsx'
import styles from './settings.module.css'
import tableStyles from './table.module.css'

/** The devices whose codes open the gate beside the password. */
export function Authenticators() {
  const devices = useAuthenticators()
  const confirmed = (devices.data?.authenticators ?? []).filter(({ confirmedAt }) => confirmedAt !== null)
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Second factor</h2>
      <p className={tableStyles.about}>
        {confirmed.length === 0
          ? 'Off: the password alone opens the gate. It is on as soon as one authenticator has shown a code.'
          : 'On: the gate asks for a code of any of these authenticators.'}
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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    remove.mutate({ id, confirm: String(new FormData(event.currentTarget).get('confirm') ?? '') })
  }
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
          <TextField name="confirm" label={`Type ${label} to remove it`} error={remove.error?.message} autoFocus />
          <div className={styles.buttons}>
            <Button type="submit" size="small" busy={remove.isPending}>
              Remove
            </Button>
            <Button size="small" tone="quiet" onClick={() => setAsks(false)}>
              Leave it
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}

function NewDevice() {
  const add = useAddAuthenticator()
  const confirm = useConfirmAuthenticator()
  const field = (event: FormEvent<HTMLFormElement>, name: string) => {
    event.preventDefault()
    return String(new FormData(event.currentTarget).get(name) ?? '').trim()
  }
  const drawn = add.data
  if (drawn !== undefined && !confirm.isSuccess) {
    return (
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => confirm.mutate({ id: drawn.id, code: field(event, 'code') })}
      >
        <div className={styles.key}>
          <QrPicture rows={drawn.picture} name="The key as a QR code" />
          <div className={styles.keyWords}>
            <p>Read this code with the authenticator, or type the key. It is shown once.</p>
            <code className={styles.secret}>{drawn.secret.match(/.{4}/g)?.join(' ')}</code>
            <p>
              <a href={drawn.uri}>Open it on this device</a>
            </p>
          </div>
        </div>
        <TextField
          name="code"
          label="The code that it shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={confirm.error?.message}
          autoFocus
        />
        <Button type="submit" busy={confirm.isPending}>
          Turn it on
        </Button>
      </form>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => add.mutate(field(event, 'label'))}>
      <TextField
        name="label"
        label="New authenticator"
        placeholder="Ann’s phone"
        maxLength={80}
        error={add.error?.message}
        hint="Any app that shows codes of six digits."
      />
      <Button type="submit" tone="secondary" busy={add.isPending}>
        Add
      </Button>
    </form>
  )
}
