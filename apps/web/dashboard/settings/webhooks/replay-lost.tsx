import type { WebhookEndpoint } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { useState } from 'react'
import { useReplayLost } from '../../../api/webhooks.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import settings from '../settings.module.css'
import styles from './webhooks.module.css'

const dayMs = 86_400_000
const spans = [
  { days: 1, words: 'the last 24 hours' },
  { days: 7, words: 'the last 7 days' },
  { days: 30, words: 'the last 30 days' },
] as const

/** Sends again what failed or was missed in a span of time. */
export function ReplayLost({ endpoint: { id } }: { endpoint: WebhookEndpoint }) {
  const [days, setDays] = useState<number>(spans[0].days)
  const replay = useReplayLost(id)
  return (
    <div className={styles.lost}>
      <SelectField label="Failed or missed in" value={days} onChange={({ target }) => setDays(Number(target.value))}>
        {spans.map((span) => (
          <option key={span.days} value={span.days}>
            {span.words}
          </option>
        ))}
      </SelectField>
      <Button
        tone="secondary"
        busy={replay.isPending}
        onClick={() => replay.mutate(new Date(Date.now() - days * dayMs).toISOString())}
      >
        Replay all
      </Button>
      {replay.isSuccess && (
        <p className={settings.quiet} role="status">
          {replay.data.replayed === 0 ? 'Nothing to replay.' : `${plural(replay.data.replayed, 'event')} on the way.`}
        </p>
      )}
      {replay.isError && (
        <Notice tone="risk" urgent>
          {replay.error.message}
        </Notice>
      )}
    </div>
  )
}
