import { useState } from 'react'
import { confirmEmail } from '../api/account-settings.ts'
import { refusalOf } from '../api/refusal.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { useLinkToken } from './link-token.ts'

export function meta() {
  return [{ title: 'Confirm your email address · Vouch' }, { name: 'robots', content: 'noindex' }]
}

type State =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'done'; email: string }
  | { kind: 'refused'; message: string }

const incomplete = 'This link is incomplete. Click it again in the email.'

/** Where the letter to a new address leads. A person confirms: programs that look into links before people do must not. */
export default function ConfirmEmailPage() {
  const token = useLinkToken()
  const [state, setState] = useState<State>({ kind: 'open' })
  const refused = token === null ? incomplete : state.kind === 'refused' ? state.message : null

  async function confirm(secret: string) {
    setState({ kind: 'sending' })
    try {
      const { email } = await confirmEmail(secret)
      setState({ kind: 'done', email })
    } catch (error) {
      setState({ kind: 'refused', message: refusalOf(error).message ?? incomplete })
    }
  }

  if (state.kind === 'done') {
    return (
      <div className={styles.card}>
        <div className={styles.heading}>
          <h1 className={styles.title}>Email address changed</h1>
          <p className={styles.lead} role="status">
            Your account now uses {state.email}. Use it the next time you sign in.
          </p>
        </div>
        <ButtonLink to="/dashboard/settings">Open settings</ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Confirm your email address</h1>
        {!refused && (
          <p className={styles.lead}>Switch your Vouch account to the email address where you got this link.</p>
        )}
      </div>
      {refused && (
        <>
          <Notice tone="risk" urgent>
            {refused}
          </Notice>
          <ButtonLink tone="secondary" to="/dashboard/settings">
            Open settings
          </ButtonLink>
        </>
      )}
      {token && !refused && (
        <Button size="large" wide busy={state.kind === 'sending'} onClick={() => confirm(token)}>
          Use this email address
        </Button>
      )}
    </div>
  )
}
