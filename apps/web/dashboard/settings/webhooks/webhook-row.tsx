import { isWebhookEventType, type WebhookEndpoint } from '@vouch/contract'
import { deliveryTrouble, number, timeAgo } from '@vouch/presentation'
import { useState } from 'react'
import { refusalOf } from '../../../api/refusal.ts'
import { useChangeWebhook, useTestWebhook } from '../../../api/webhooks.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ownDateTime } from '../../../ui/own-time.ts'
import { useNow } from '../../../ui/use-now.ts'
import keys from '../keys/keys.module.css'
import settings from '../settings.module.css'
import { Deliveries } from './deliveries.tsx'
import { RemoveWebhook, RotateSecret } from './end-webhook.tsx'
import { WebhookForm } from './webhook-form.tsx'

const renewMs = 60_000

type Open = 'log' | 'edit' | 'rotate' | 'remove' | null

/** One webhook: where it leads, how it fares, and what can be done with it. */
export function WebhookRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, name, url, kind, state } = endpoint
  const [open, setOpen] = useState<Open>(null)
  const [awaited, setAwaited] = useState(0)
  const test = useTestWebhook(id)
  const change = useChangeWebhook(id)
  const now = useNow(renewMs)
  const failure = test.error ?? change.error
  const toggle = (part: Exclude<Open, null>) => ({
    ...({ tone: 'quiet', size: 'small', 'aria-expanded': open === part } as const),
    onClick: () => setOpen(open === part ? null : part),
  })
  const close = () => setOpen(null)
  const sent = () => {
    setAwaited(Math.max(awaited, endpoint.sent) + 1)
    setOpen('log')
  }
  return (
    <li className={keys.row}>
      <div className={keys.head}>
        <span className={settings.rowText}>
          <span className={settings.rowMain}>
            {name}{' '}
            {state !== 'on' && <span className={keys.ended}>{state === 'paused' ? 'Paused' : 'Turned off'}</span>}
          </span>
          <code className={settings.quiet}>{url}</code>
          <span className={settings.quiet}>{endpoint.events.join(', ')}</span>
          <span className={settings.quiet}>{standing(endpoint, now)}</span>
        </span>
      </div>
      {state === 'disabled' && (
        <Notice tone="caution">
          Turned off: {deliveryTrouble[endpoint.disabledBecause ?? 'failing']} Turn it on again, then replay what it
          missed.
        </Notice>
      )}
      <div className={settings.actions}>
        {state === 'on' && (
          <Button
            tone="secondary"
            size="small"
            aria-label={`Test ${name}`}
            busy={test.isPending}
            onClick={() => test.mutate(undefined, { onSuccess: sent })}
          >
            Test
          </Button>
        )}
        <Button {...toggle('log')} aria-label={`Deliveries of ${name}`}>
          Deliveries
        </Button>
        <Button {...toggle('edit')} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        {kind === 'standard' && (
          <Button {...toggle('rotate')} aria-label={`New secret for ${name}`}>
            New secret
          </Button>
        )}
        <Button
          tone="quiet"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ state: state === 'on' ? 'paused' : 'on' })}
        >
          {state === 'on' ? 'Pause' : 'Turn on'}
        </Button>
        <Button {...toggle('remove')} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
      {failure && (
        <Notice tone="risk" urgent>
          {failure.message}
        </Notice>
      )}
      {open === 'log' && <Deliveries endpoint={endpoint} awaited={awaited} />}
      {open === 'edit' && <EditWebhook endpoint={endpoint} onDone={close} />}
      {open === 'rotate' && <RotateSecret endpoint={endpoint} onDone={close} />}
      {open === 'remove' && <RemoveWebhook endpoint={endpoint} onDone={close} />}
    </li>
  )
}

function standing({ last, waiting, lost, oldSecretUntil }: WebhookEndpoint, now: number): string {
  const answer = last?.status === null ? deliveryTrouble[last.problem ?? 'unreachable'] : `${last?.status}.`
  const words = last === null ? 'Nothing sent yet.' : `Last attempt ${timeAgo(last.at, now)}: ${answer}`
  return [
    words,
    ...(waiting > 0 ? [`${number(waiting)} waiting.`] : []),
    ...(lost > 0 ? [`${number(lost)} failed or missed.`] : []),
    ...(oldSecretUntil === null ? [] : [`The old secret signs until ${ownDateTime(oldSecretUntil)}.`]),
  ].join(' ')
}

function EditWebhook({ endpoint, onDone }: { endpoint: WebhookEndpoint; onDone: () => void }) {
  const events = endpoint.events.filter(isWebhookEventType)
  const [written, setWritten] = useState({ kind: endpoint.kind, name: endpoint.name, url: '', events })
  const change = useChangeWebhook(endpoint.id)
  const { name, url } = written
  const save = () => change.mutate({ name, events: written.events, ...(url !== '' && { url }) }, { onSuccess: onDone })
  return (
    <WebhookForm
      written={written}
      onWrite={setWritten}
      onSubmit={save}
      refusal={change.isError ? refusalOf(change.error, ['name', 'url', 'events']) : null}
      known
    >
      <Button type="submit" size="small" busy={change.isPending}>
        Save
      </Button>
      <Button tone="secondary" size="small" onClick={onDone}>
        Cancel
      </Button>
    </WebhookForm>
  )
}
