import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInWith } from '../api/account.ts'
import { useConfig } from '../api/operator.ts'
import { signInMessages } from '../api/sign-in.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import type { Arrival } from './arrival.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { clearCacheAndReload } from './forget.ts'

/** Long enough for the stored session to reach the other parts of the page, short enough not to be noticed. */
const redirectDelayMs = 100

type State = { kind: 'editing' } | { kind: 'sending' } | { kind: 'refused'; message: string; clearable: boolean }

export function LoginScreen({ arrival }: { arrival: Arrival }) {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [state, setState] = useState<State>({ kind: 'editing' })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state.kind === 'sending') return
    if (email.trim() === '' || password === '') {
      setState({ kind: 'refused', message: signInMessages.fieldsMissing, clearable: false })
      return
    }
    setState({ kind: 'sending' })
    const outcome = await signInWith(email.trim(), password)
    if (outcome.kind === 'signed-in') {
      setTimeout(() => navigate(arrival.returnTo, { replace: true }), redirectDelayMs)
    } else {
      setState({ kind: 'refused', message: outcome.message, clearable: !outcome.needsVerification })
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
      {state.kind === 'refused' && <Refusal {...state} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField value={password} onChange={setPassword} />
        <Button type="submit" size="large" wide busy={state.kind === 'sending'}>
          Sign In
        </Button>
      </form>
      <NoAccount />
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

/** Sign-up is not open: says whom to ask, and in a sandbox which accounts there are. */
function NoAccount() {
  const config = useConfig().data
  const words =
    config?.mode === 'sandbox'
      ? 'New accounts are not open yet. Use one of the sandbox accounts below.'
      : 'New accounts are not open yet. Whoever runs this installation can give you one.'
  return <p className={styles.foot}>{words}</p>
}

function Refusal({ message, clearable }: { message: string; clearable: boolean }) {
  return (
    <Notice
      tone="risk"
      urgent
      actions={
        clearable && (
          <Button tone="secondary" size="small" onClick={clearCacheAndReload}>
            Clear Cache and Reload
          </Button>
        )
      }
    >
      {message}
    </Notice>
  )
}

function PasswordField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      label="Password"
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} stroke={1.5} aria-hidden="true" />
        </button>
      }
    />
  )
}
