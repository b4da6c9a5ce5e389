import { type DisputeState, sharing } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { postForm } from '../marketing/forms/post-form.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './shared-report.module.css'

type Standing =
  | { kind: 'asking'; secret: string }
  | { kind: 'done'; state: DisputeState }
  | { kind: 'failed'; error: string }

const doneWords: Readonly<Record<DisputeState, string>> = {
  unconfirmed: '',
  open: 'Thank you: your address is confirmed. A person of our team reads what you wrote and answers to your mailbox.',
  accepted: 'What you wrote has been answered and stands on the report.',
  declined: 'What you wrote has been answered; the letter says why it is not shown.',
}

/** Where the link of the letter leads: a button, because programs open links too and press nothing. */
export function ConfirmDispute() {
  const [standing, setStanding] = useState<Standing | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const secret = new URLSearchParams(window.location.hash.slice(1)).get('confirm')
    if (secret) setStanding({ kind: 'asking', secret })
  }, [])
  if (standing === null) return null
  if (standing.kind === 'done') return <Answer tone="good">{doneWords[standing.state]}</Answer>
  if (standing.kind === 'failed') return <Answer tone="caution">{standing.error}</Answer>
  async function confirm(secret: string) {
    setBusy(true)
    const outcome = await postForm<typeof sharing.confirmDispute>(sharing.confirmDispute.path, { secret })
    setBusy(false)
    if (outcome.ok) setStanding({ kind: 'done', state: outcome.body.state })
    else setStanding({ kind: 'failed', error: outcome.error ?? 'No answer came. Reload the page and try again.' })
  }
  return (
    <div className={styles.confirm}>
      <Notice
        tone="info"
        title="Confirm what you wrote"
        actions={
          <Button size="small" busy={busy} onClick={() => void confirm(standing.secret)}>
            Confirm my address
          </Button>
        }
      >
        This passes it on to our team. If you did not write to us, close this page.
      </Notice>
    </div>
  )
}

function Answer({ tone, children }: { tone: 'good' | 'caution'; children: string }) {
  return (
    <div className={styles.confirm} role="status">
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
