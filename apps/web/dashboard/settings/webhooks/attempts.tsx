import type { WebhookAttempt, WebhookDelivery } from '@vouch/contract'
import { deliveryTrouble, number } from '@vouch/presentation'
import { useAttempts } from '../../../api/webhooks.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ownDateTime } from '../../../ui/own-time.ts'
import keys from '../keys/keys.module.css'
import settings from '../settings.module.css'
import styles from './webhooks.module.css'

/** Every attempt at one delivery, with what was sent and what came back. */
export function Attempts({ endpointId, delivery }: { endpointId: string; delivery: WebhookDelivery }) {
  const found = useAttempts(endpointId, delivery.id)
  if (found.isError) {
    return (
      <Notice tone="risk" urgent>
        {found.error.message}
      </Notice>
    )
  }
  if (found.isPending) {
    return (
      <p className={settings.quiet} role="status">
        Loading…
      </p>
    )
  }
  const { attempts } = found.data
  const [latest] = attempts
  if (latest === undefined) return <p className={settings.quiet}>Nothing was sent.</p>
  return (
    <div className={styles.attempts}>
      <p className={settings.quiet}>
        Sent with the header <code>webhook-id: {delivery.id}</code>
      </p>
      <pre className={keys.code}>{indented(latest.requestBody)}</pre>
      <ol className={styles.answers} aria-label="Attempts">
        {attempts.map((each) => (
          <Answer key={each.id} attempt={each} />
        ))}
      </ol>
    </div>
  )
}

function Answer({ attempt: { at, durationMs, status, problem, responseBody } }: { attempt: WebhookAttempt }) {
  const answer = status === null ? deliveryTrouble[problem ?? 'unreachable'] : `Answered ${status}`
  return (
    <li>
      <p>
        {answer}{' '}
        <span className={settings.quiet}>
          {ownDateTime(at)}, {number(durationMs)} ms
        </span>
      </p>
      {responseBody !== null && responseBody !== '' && <pre className={keys.code}>{responseBody}</pre>}
    </li>
  )
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
