import { ApiFailure, signUp } from '@vouch/contract'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { Button } from '../ui/button.tsx'

/** Asks for a fresh verification mail. The answer is the same for every address, so the words promise nothing. */
export function ResendLink({ email }: { email: string }) {
  const [state, setState] = useState<'open' | 'sending' | 'sent' | string>('open')

  async function send() {
    setState('sending')
    try {
      await call(signUp.resend, { body: { email } })
      setState('sent')
    } catch (error) {
      setState(error instanceof ApiFailure ? error.body.error : 'Something went wrong. Please try again.')
    }
  }

  if (state === 'sent') return <p role="status">If this address waits for a link, a fresh one is on its way.</p>
  return (
    <>
      <Button tone="secondary" size="small" busy={state === 'sending'} onClick={send}>
        Send the link again
      </Button>
      {state !== 'open' && state !== 'sending' && <p role="alert">{state}</p>}
    </>
  )
}
