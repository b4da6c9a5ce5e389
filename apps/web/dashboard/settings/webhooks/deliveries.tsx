import { type DeliveryState, deliveryStates, type WebhookDelivery, type WebhookEndpoint } from '@vouch/contract'
import { number } from '@vouch/presentation'
import { useState } from 'react'
import { useDeliveries, useReplay } from '../../../api/webhooks.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ownDateTime } from '../../../ui/own-time.ts'
import settings from '../settings.module.css'
import { Attempts } from './attempts.tsx'
import { ReplayLost } from './replay-lost.tsx'
import styles from './webhooks.module.css'

export const deliveryWords: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  missed: 'Missed while off',
}

interface DeliveriesProps {
  endpoint: WebhookEndpoint
  /** Deliveries that there will be at least: a test is on its way. */
  awaited: number
}

/** What was to be delivered in the last 30 days, the newest first. */
export function Deliveries({ endpoint, awaited }: DeliveriesProps) {
  const [state, setState] = useState<DeliveryState | null>(null)
  const log = useDeliveries(endpoint.id, state, awaited)
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <div className={styles.log}>
      <div className={styles.tools}>
        <SelectField
          label="Show"
          value={state ?? ''}
          onChange={({ target }) => setState(deliveryStates.find((each) => each === target.value) ?? null)}
        >
          <option value="">All deliveries</option>
          {deliveryStates.map((each) => (
            <option key={each} value={each}>
              {deliveryWords[each]}
            </option>
          ))}
        </SelectField>
        {endpoint.state === 'on' && endpoint.lost > 0 && <ReplayLost endpoint={endpoint} />}
      </div>
      {log.isError && (
        <Notice tone="risk" urgent>
          {log.error.message}
        </Notice>
      )}
      {log.isPending && (
        <p className={settings.quiet} role="status">
          Loading…
        </p>
      )}
      {log.isSuccess && deliveries.length === 0 && <p className={settings.quiet}>No deliveries in the last 30 days.</p>}
      {deliveries.length > 0 && (
        <ul className={styles.deliveries} aria-label={`Deliveries of ${endpoint.name}`}>
          {deliveries.map((each) => (
            <DeliveryRow key={each.id} endpoint={endpoint} delivery={each} />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <Button tone="secondary" size="small" busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  )
}

function DeliveryRow({ endpoint, delivery }: { endpoint: WebhookEndpoint; delivery: WebhookDelivery }) {
  const { id, type, state, attempts, at, nextAt } = delivery
  const [open, setOpen] = useState(false)
  const replay = useReplay(endpoint.id)
  const place = `No. ${number(delivery.number)}`
  const next = nextAt !== null && attempts > 0 ? `, next try ${ownDateTime(nextAt)}` : ''
  return (
    <li className={styles.delivery}>
      <span className={styles.what}>
        <code>{type}</code>
        <span className={settings.quiet}>
          {place}, {ownDateTime(at)}
        </span>
      </span>
      <span className={styles.state} data-state={state}>
        {deliveryWords[state]}
        <span className={settings.quiet}>{next}</span>
      </span>
      <span className={settings.actions}>
        <Button
          tone="quiet"
          size="small"
          aria-expanded={open}
          aria-label={`Details of ${place}`}
          onClick={() => setOpen(!open)}
        >
          Details
        </Button>
        {endpoint.state === 'on' && (
          <Button
            tone="quiet"
            size="small"
            aria-label={`Replay ${place}`}
            busy={replay.isPending}
            onClick={() => replay.mutate(id)}
          >
            Replay
          </Button>
        )}
      </span>
      {replay.isError && (
        <Notice tone="risk" urgent>
          {replay.error.message}
        </Notice>
      )}
      {open && <Attempts endpointId={endpoint.id} delivery={delivery} />}
    </li>
  )
}
