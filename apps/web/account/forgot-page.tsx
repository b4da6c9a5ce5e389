import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { forgotPassword } from '../api/account-settings.ts'
import { noRefusal, refusalOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'

export function meta() {
  return [{ title: 'Forgot password · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Asks for a link to set a new password. The answer is the same for every address, so the words promise nothing. */
export default function ForgotPage() {
  const { state } = useLocation()
  const [email, setEmail] = useState<string>(typeof state?.email === 'string' ? state.email : '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    try {
      await forgotPassword(email.trim())
      setRefusal(noRefusal)
      setSentTo(email.trim())
    } catch (error) {
      setRefusal(refusalOf(error, ['email']))
    }
    setSending(false)
  }

  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Forgot password</h1>
        <p className={styles.lead}>Enter your email and we’ll send you a link to choose a new password.</p>
      </div>
      {refusal.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          error={refusal.fields.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" size="large" wide busy={sending}>
          Send the link
        </Button>
      </form>
      <p className={styles.foot}>
        <Link to="/auth?mode=login">Back to sign in</Link>
      </p>
    </div>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Check your email</h1>
        <p className={styles.lead} role="status">
          If {email} has an account, a link is on its way. It works once and expires in one hour.
        </p>
      </div>
      <p className={styles.foot}>
        Nothing after a few minutes? Check your spam folder, or make sure the address is right.
      </p>
      <Button tone="secondary" onClick={onAgain}>
        Use another email
      </Button>
      <p className={styles.foot}>
        <Link to="/auth?mode=login">Back to sign in</Link>
      </p>
    </div>
  )
}
