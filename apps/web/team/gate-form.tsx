import { ApiFailure } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useTeamSignIn } from '../api/team.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import { keepMarker } from './admin-marker.ts'
import styles from './team.module.css'

/** The gate: a password, the name that the log will show, and a code where an authenticator is set up. */
export function GateForm() {
  const signIn = useTeamSignIn()
  const [asksCode, setAsksCode] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const body = { password: text('password'), name: text('name'), ...(asksCode && { code: text('code') }) }
    const session = await signIn.mutateAsync(body).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.body.code === 'second_factor_required') setAsksCode(true)
      return null
    })
    if (session !== null) keepMarker(window.localStorage, session.beganAt)
  }
  return (
    <main className={styles.gate} id="content" tabIndex={-1}>
      <form className={styles.gateForm} onSubmit={submit} noValidate>
        <VouchWordmark />
        <h1 className={styles.gateTitle}>Team sign-in</h1>
        {signIn.isError && (
          <Notice tone={asksCode && signIn.error.message.startsWith('Enter') ? 'info' : 'risk'} urgent>
            {signIn.error.message}
          </Notice>
        )}
        <TextField label="Password" name="password" type="password" autoComplete="current-password" autoFocus />
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={80}
          hint="The audit log shows it next to what you do."
        />
        {asksCode && (
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus
          />
        )}
        <Button type="submit" size="large" wide busy={signIn.isPending}>
          Sign In
        </Button>
        <p className={styles.quiet}>Every action here is logged.</p>
      </form>
    </main>
  )
}
