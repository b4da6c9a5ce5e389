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
  open: 'Thanks, your email address is confirmed. A person on our team will read what you wrote and answer you by email.',
  accepted: 'We’ve answered what you wrote, and it now appears on the report.',
  declined: 'We’ve answered what you wrote. Our email explains why it isn’t shown.',
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
    else
      setStanding({
        kind: 'failed',
        error: outcome.error ?? 'We didn’t get a response. Reload the page and try again.',
      })
  }
  return (
    <div className={styles.confirm}>
      <Notice
        tone="info"
        title="Confirm what you wrote"
        actions={
          <Button size="small" busy={busy} onClick={() => void confirm(standing.secret)}>
            Confirm my email
          </Button>
        }
      >
        This sends it to our team. If you didn’t write to us, just close this page.
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
