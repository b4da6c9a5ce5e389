import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { drawExtensionCode } from '../api/extension.ts'
import { sentenceOf } from '../api/refusal.ts'
import { useSession } from '../api/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { loginAddress } from './arrival.ts'
import { type AskingExtension, askingExtension } from './asking-extension.ts'

export function meta() {
  return [{ title: 'Connect the extension · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Where the browser extension sends somebody to sign it in: who is signed in here lets it act for them, or does not. */
export default function ConnectExtensionPage() {
  const { pathname, search } = useLocation()
  // Drawn ahead, the page knows no address.
  const [asking, setAsking] = useState<AskingExtension | null | undefined>()
  useEffect(() => setAsking(askingExtension(new URLSearchParams(search))), [search])
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Connect the extension</h1>
        {asking && (
          <p className={styles.lead}>
            It will show scores on creators’ profiles, verify creators, and add them to your shortlists, with your
            workspace’s credits. It can’t change your account. You can sign it out in Settings, under Security.
          </p>
        )}
      </div>
      {asking === null && (
        <>
          <Notice tone="risk" urgent>
            This link is incomplete. Open the extension and sign in from there.
          </Notice>
          <ButtonLink tone="secondary" to="/chrome-extension">
            About the extension
          </ButtonLink>
        </>
      )}
      {asking && (
        <p className={styles.foot}>
          Any extension can ask here. Continue only if you just signed in from Vouch’s own; the one asking has ID{' '}
          <code className={styles.id}>{asking.id}</code>.
        </p>
      )}
      {asking && <WayIn asking={asking} back={loginAddress(pathname + search)} />}
    </div>
  )
}

function WayIn({ asking, back }: { asking: AskingExtension; back: string }) {
  const current = useSession()
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (current.status !== 'signed-in') return <ButtonLink to={back}>Sign in to continue</ButtonLink>
  const connect = async () => {
    setSending(true)
    try {
      const code = await drawExtensionCode(asking.challenge)
      window.location.assign(`${asking.redirect}?${new URLSearchParams({ code, state: asking.state })}`)
    } catch (error) {
      setSending(false)
      setRefusal(sentenceOf(error))
    }
  }
  return (
    <>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <Button size="large" wide busy={sending} onClick={connect}>
        Connect as {current.user.email}
      </Button>
      <ButtonLink tone="secondary" to={back}>
        Use another account
      </ButtonLink>
    </>
  )
}
