import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { ToastText } from '../forms/plain-toast.tsx'
import { WithoutScript } from '../forms/without-script.tsx'
import styles from './free-search.module.css'
import { register, type ToolState } from './use-tool.ts'

interface EmailGateProps {
  onUnlock: (opened: ToolState) => void
  onToast: (toast: ToastText) => void
}

/** Asks for an address before the tool opens. */
export function EmailGate({ onUnlock, onToast }: EmailGateProps) {
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const address = email.trim()
    if (address === '' || !address.includes('@')) {
      return onToast({ title: 'Invalid Email', message: 'Please enter a valid email address.', tone: 'risk' })
    }
    setBusy(true)
    const answer = await register(address)
    setBusy(false)
    if (answer.kind !== 'open') {
      return onToast({ title: 'Registration Failed', message: 'Please try again or contact support.', tone: 'risk' })
    }
    onUnlock({ email: address, used: answer.used, limit: answer.limit })
  }

  return (
    <form className={styles.gate} noValidate method="post" onSubmit={submit}>
      <div className={styles.line}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="large" busy={busy}>
          Unlock
        </Button>
      </div>
      <WithoutScript />
      <p className={styles.quiet}>
        To keep the tool free, we limit it to three checks a day per email address. No newsletter. To see how we handle
        your email address, read the <Link to="/privacy">privacy policy</Link>.
      </p>
    </form>
  )
}
