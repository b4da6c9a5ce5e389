import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { unsubscribes } from '@vouch/contract'
import { useState } from 'react'
import { useParams } from 'react-router'
import { fetchJson, postTo } from '../marketing/forms/post-form.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './unsubscribe.module.css'

export function meta() {
  return [
    { title: 'Unsubscribe · Vouch' },
    { name: 'robots', content: 'noindex, nofollow' },
    // The address is the key: no other site gets to see it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Where the link at the foot of an outreach email leads. Opening it changes nothing; one press does. */
export default function UnsubscribePage() {
  const { token = '' } = useParams()
  const address = `/api/outreach/unsubscribe/${encodeURIComponent(token)}`
  const queries = useQueryClient()
  const queryKey = ['unsubscribe', token]
  const opened = useQuery({
    queryKey,
    queryFn: () => fetchJson<typeof unsubscribes.show>(address),
    enabled: token !== '',
  })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const outcome = opened.data

  async function press() {
    setBusy(true)
    const done = await postTo<typeof unsubscribes.take>(address)
    setBusy(false)
    if (!done.ok) setError(done.error)
    else if (outcome?.ok) queries.setQueryData(queryKey, { ...outcome, body: { ...outcome.body, done: true } })
  }

  return (
    <div className={styles.page}>
      {outcome === undefined && <p role="status">Loading…</p>}
      {outcome?.ok === false && (
        <EmptyState heading="h1" title="This link doesn’t work">
          {outcome.error}
        </EmptyState>
      )}
      {outcome?.ok && outcome.body.done && (
        <EmptyState heading="h1" title="You’re unsubscribed">
          {outcome.body.brand || 'The sender'} can’t email {outcome.body.address} through Vouch anymore.
        </EmptyState>
      )}
      {outcome?.ok && !outcome.body.done && (
        <EmptyState
          heading="h1"
          title={`Unsubscribe from ${outcome.body.brand || 'this sender'}?`}
          actions={
            <Button busy={busy} onClick={() => void press()}>
              Unsubscribe
            </Button>
          }
        >
          {outcome.body.address} won’t get any more emails from them through Vouch.
        </EmptyState>
      )}
      {error && (
        <Notice tone="risk" urgent>
          {error}
        </Notice>
      )}
    </div>
  )
}
