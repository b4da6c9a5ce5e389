import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'

export function meta() {
  return [{ title: 'Verify your email address · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const redirectMs = 3_000
/** Where another link is offered. */
const refused = '/auth?error=invalid_verification_link'

/** Where the link of the verification mail lands: sends the browser on to the server, which decides. */
export default function VerifyPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const token = query.get('token')
  const email = query.get('email')
  const complete = Boolean(token && email)

  useEffect(() => {
    if (!complete) {
      const timer = setTimeout(() => navigate(refused, { replace: true }), redirectMs)
      return () => clearTimeout(timer)
    }
    const asked = new URLSearchParams({ token: token ?? '', email: email ?? '' })
    if (query.has('trial')) asked.set('trial', 'true')
    window.location.replace(`/api/auth/verify?${asked}`)
  }, [complete, token, email, query, navigate])

  if (complete) {
    return (
      <div className={styles.card}>
        <h1 className={styles.title}>Verifying your email address</h1>
        <p className={styles.lead} role="status">
          One moment.
        </p>
      </div>
    )
  }
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
