import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { auth, useAuthState } from '../api/account.ts'
import type { Refusal } from '../api/auth-machine.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import type { Arrival } from './arrival.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendLink } from './resend-link.tsx'
import own from './sign-up.module.css'

interface LoginScreenProps {
  arrival: Arrival
  onSignUp: () => void
}

/** Shows what the machine of signing in says, and tells it what was typed. */
export function LoginScreen({ arrival, onSignUp }: LoginScreenProps) {
  const [email, setEmail] = useState(arrival.linkFor ?? '')
  const [password, setPassword] = useState('')
  const state = useAuthState()
  const refusal = state.name === 'signed-out' ? state.refusal : null
  const entered = state.name === 'signed-in' && state.check === 'verified'
  const resending = arrival.linkFor !== null && { actions: <ResendLink email={email.trim()} /> }
  const busy = entered || state.name === 'checking-health' || state.name === 'trying-password'

  function submit(event: FormEvent) {
    event.preventDefault()
    auth.send({ type: 'submitted', credentials: { email, password, returnTo: arrival.returnTo } })
  }

  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Welcome Back</h1>
        <p className={styles.lead}>Sign in to verify creators and read your reports.</p>
      </div>
      {arrival.notice && (
        <Notice tone="good" {...resending}>
          {arrival.notice}
        </Notice>
      )}
      {arrival.error && (
        <Notice tone="risk" {...resending}>
          {arrival.error}
        </Notice>
      )}
      {refusal && <RefusalNotice {...refusal} email={email.trim()} />}
      <GoogleButton intent="signin" returnTo={arrival.returnTo} />
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField value={password} autoComplete="current-password" onChange={setPassword} />
        <p className={own.forgot}>
          <Link to="/auth/forgot" state={{ email: email.trim() }}>
            Forgot password?
          </Link>
        </p>
        <Button type="submit" size="large" wide busy={busy}>
          Sign In
        </Button>
      </form>
      <p className={styles.foot}>
        New here?{' '}
        <button type="button" className={own.link} onClick={onSignUp}>
          Start your free trial
        </button>
      </p>
      <DemoAccounts
        onChoose={(account) => {
          setEmail(account.email)
          setPassword(account.password)
          auth.send({ type: 'dismissed' })
        }}
      />
    </div>
  )
}

function RefusalNotice({ message, needsVerification, clearable, email }: Refusal & { email: string }) {
  return (
    <Notice
      tone="risk"
      urgent
      {...(needsVerification && { title: 'Email verification required' })}
      actions={
        needsVerification ? (
          <ResendLink email={email} />
        ) : (
          clearable && (
            <Button tone="secondary" size="small" onClick={() => auth.send({ type: 'forget-asked', startAnew: true })}>
              Clear Cache and Reload
            </Button>
          )
        )
      }
    >
      {message}
    </Notice>
  )
}
