import { ApiFailure, newPassword, signUp } from '@vouch/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { auth, guideBy } from '../api/account.ts'
import { call } from '../api/client.ts'
import { noRefusal, refusalOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { ChosenPassword } from './chosen-password.tsx'

export function meta() {
  return [{ title: 'Verify your email address · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const redirectMs = 3_000
/** Where another link is offered. */
const refused = '/auth?error=invalid_verification_link'

/** Where the link of the verification email lands. Programs open links before people do, so nothing happens until the button is pressed. */
export default function VerifyPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const token = query.get('token')
  const email = query.get('email')
  const complete = Boolean(token && email)

  useEffect(() => {
    if (complete) return
    const timer = setTimeout(() => navigate(refused, { replace: true }), redirectMs)
    return () => clearTimeout(timer)
  }, [complete, navigate])

  if (token && email) return <Proof token={token} email={email} />
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>Verification Failed</h1>
      <Notice tone="risk" urgent>
        Invalid verification link.
      </Notice>
      <p className={styles.lead}>
        Taking you to the account page, where you can sign in or ask for <a href={refused}>a new link</a>.
      </p>
    </div>
  )
}

function Proof({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const [needsPassword, setNeedsPassword] = useState(false)
  const [password, setPassword] = useState('')
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)
  useEffect(() => guideBy((address) => navigate(address, { replace: true })), [navigate])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const reading = needsPassword ? newPassword.safeParse(password) : null
    if (reading?.success === false)
      return setRefusal({ message: null, fields: { password: reading.error.issues[0]?.message ?? '' } })
    setSending(true)
    setRefusal(noRefusal)
    try {
      const { outcome } = await call(signUp.prove, { body: { token, email, ...(needsPassword && { password }) } })
      if (outcome === 'signed_in') return auth.send({ type: 'came-back', returnTo: '/app' })
      if (outcome === 'verified') return navigate('/auth?verified=true&message=email_verified', { replace: true })
      setNeedsPassword(true)
    } catch (error) {
      const code = error instanceof ApiFailure ? error.body.code : ''
      // The account page says what is wrong with the link, and offers another one.
      if (code.endsWith('_verification_link'))
        return navigate(`/auth?${new URLSearchParams({ error: code, email })}`, { replace: true })
      setRefusal(refusalOf(error, ['password']))
    }
    setSending(false)
  }

  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{needsPassword ? 'Choose a password' : 'Verify your email address'}</h1>
        <p className={styles.lead}>
          {needsPassword
            ? `This isn’t the browser you signed up in. To be sure it’s you, choose a new password for ${email}. It replaces the one from your sign-up.`
            : `One click and you’re in: ${email}`}
        </p>
      </div>
      {refusal.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {needsPassword && (
          <ChosenPassword email={email} password={password} error={refusal.fields.password} onChange={setPassword} />
        )}
        <Button type="submit" size="large" wide busy={sending}>
          {needsPassword ? 'Set password and continue' : 'Verify and continue'}
        </Button>
      </form>
    </div>
  )
}
