import { newPassword } from '@vouch/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { checkResetLink, resetPassword } from '../api/account-settings.ts'
import { noRefusal, refusalOf } from '../api/refusal.ts'
import { session } from '../api/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { ChosenPassword } from './chosen-password.tsx'
import { useLinkToken } from './link-token.ts'

export function meta() {
  return [{ title: 'New password · Vouch' }, { name: 'robots', content: 'noindex' }]
}

type LinkState =
  | { state: 'reading' }
  | { state: 'ended'; message: string }
  | { state: 'open'; token: string; email: string }

const incomplete = 'This link is incomplete. Click it again in the email, or ask for a new one.'

/** Where the link of a letter leads: a page to choose a new password. An old link says so before anything is written. */
export default function ResetPage() {
  const token = useLinkToken()
  const [link, setLink] = useState<LinkState>({ state: 'reading' })
  useEffect(() => {
    if (token === undefined) return
    if (token === null) return setLink({ state: 'ended', message: incomplete })
    checkResetLink(token).then(
      ({ email }) => setLink({ state: 'open', token, email }),
      (error: unknown) => setLink({ state: 'ended', message: refusalOf(error).message ?? incomplete }),
    )
  }, [token])
  if (link.state === 'open') return <NewPassword {...link} />
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>New password</h1>
        {link.state === 'reading' && <p className={styles.lead}>One moment.</p>}
      </div>
      {link.state === 'ended' && (
        <>
          <Notice tone="risk" urgent>
            {link.message}
          </Notice>
          <ButtonLink to="/auth/forgot">Request a new link</ButtonLink>
        </>
      )}
    </div>
  )
}

function NewPassword({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const reading = newPassword.safeParse(password)
    if (sending) return
    if (!reading.success) {
      return setRefusal({ message: null, fields: { password: reading.error.issues[0]?.message ?? '' } })
    }
    setSending(true)
    try {
      await resetPassword(token, password)
      session.clear()
      navigate('/auth?verified=true&message=password_set', { replace: true })
    } catch (error) {
      setSending(false)
      setRefusal(refusalOf(error, ['password']))
    }
  }

  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>New password</h1>
        <p className={styles.lead}>For {email}. Setting it signs you out everywhere.</p>
      </div>
      {refusal.message && (
        <Notice tone="risk" urgent actions={<Link to="/auth/forgot">Request a new link</Link>}>
          {refusal.message}
        </Notice>
      )}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        <ChosenPassword email={email} password={password} error={refusal.fields.password} onChange={setPassword} />
        <Button type="submit" size="large" wide busy={sending}>
          Set password
        </Button>
      </form>
    </div>
  )
}
