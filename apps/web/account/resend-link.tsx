import { signUp } from '@vouch/contract'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { sentenceOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'

/** Asks for a fresh verification mail. Whether an address waits for one does not show, so the words promise nothing; where nothing was
 *  sent because enough was asked for, the server says so. */
export function ResendLink({ email }: { email: string }) {
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send() {
    if (email === '') return setRefusal('Enter your email address below, then press again.')
    setSending(true)
    setRefusal(null)
    try {
      await call(signUp.resend, { body: { email } })
      setSentTo(email)
    } catch (error) {
      setRefusal(sentenceOf(error))
    }
    setSending(false)
  }

  if (sentTo !== null) return <p role="status">If {sentTo} still needs to be verified, a new link is on its way.</p>
  return (
    <>
      <Button tone="secondary" size="small" busy={sending} onClick={send}>
        Send a new link
      </Button>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  )
}
