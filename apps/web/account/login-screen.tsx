import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInWith } from '../api/account.ts'
import { signInMessages } from '../api/sign-in.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import type { Arrival } from './arrival.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { clearCacheAndReload } from './forget.ts'
import { PasswordField } from './password-field.tsx'
import { ResendLink } from './resend-link.tsx'
import own from './sign-up.module.css'

/** Long enough for the stored session to reach the other parts of the page, short enough not to be noticed. */
const redirectDelayMs = 100

type State =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'refused'; message: string; needsVerification: boolean; clearable: boolean }

interface LoginScreenProps {
  arrival: Arrival
  onSignUp: () => void
}

export function LoginScreen({ arrival, onSignUp }: LoginScreenProps) {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [state, setState] = useState<State>({ kind: 'editing' })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state.kind === 'sending') return
    if (email.trim() === '' || password === '') {
      setState({ kind: 'refused', message: signInMessages.fieldsMissing, needsVerification: false, clearable: false })
      return
    }
    setState({ kind: 'sending' })
    const outcome = await signInWith(email.trim(), password)
    if (outcome.kind === 'signed-in') {
      setTimeout(() => navigate(arrival.returnTo, { replace: true }), redirectDelayMs)
    } else {
      const { message, needsVerification } = outcome
      setState({ kind: 'refused', message, needsVerification, clearable: !needsVerification })
    }
  }

  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Welcome Back</h1>
        <p className={styles.lead}>Sign in to verify creators and read your reports.</p>
      </div>
      {arrival.notice && <Notice tone="good">{arrival.notice}</Notice>}
      {arrival.error && <Notice tone="risk">{arrival.error}</Notice>}
      {state.kind === 'refused' && <Refusal {...state} email={email.trim()} />}
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
        <Button type="submit" size="large" wide busy={state.kind === 'sending'}>
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
          setState({ kind: 'editing' })
        }}
      />
    </div>
  )
}

interface RefusalProps {
  message: string
  needsVerification: boolean
  clearable: boolean
  email: string
}

function Refusal({ message, needsVerification, clearable, email }: RefusalProps) {
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
            <Button tone="secondary" size="small" onClick={clearCacheAndReload}>
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
