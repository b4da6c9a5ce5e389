import { oldSecretHours, type WebhookEndpoint } from '@vouch/contract'
import { useRemoveWebhook, useRotateSecret } from '../../../api/webhooks.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import keys from '../keys/keys.module.css'
import settings from '../settings.module.css'
import { ShownSecret } from './shown-secret.tsx'

/** What cannot be undone at a webhook is asked for twice. */

interface EndProps {
  endpoint: WebhookEndpoint
  onDone: () => void
}

export function RotateSecret({ endpoint: { id, name }, onDone }: EndProps) {
  const rotate = useRotateSecret(id)
  if (rotate.isSuccess && rotate.data.secret !== null)
    return <ShownSecret name={name} secret={rotate.data.secret} onDone={onDone} />
  return (
    <div className={keys.confirm}>
      <p>For {oldSecretHours} hours we’ll sign with both the old secret and the new one, so you don’t miss anything.</p>
      {rotate.isError && (
        <Notice tone="risk" urgent>
          {rotate.error.message}
        </Notice>
      )}
      <div className={settings.actions}>
        <Button size="small" busy={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
          Make a new secret
        </Button>
        <Button tone="secondary" size="small" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  )
}

export function RemoveWebhook({ endpoint: { id, name }, onDone }: EndProps) {
  const remove = useRemoveWebhook(id)
  return (
    <div className={keys.confirm}>
      <p>“{name}” won’t get any more events, and its log will be deleted. This can’t be undone.</p>
      {remove.isError && (
        <Notice tone="risk" urgent>
          {remove.error.message}
        </Notice>
      )}
      <div className={settings.actions}>
        <Button
          className={settings.dangerFull}
          size="small"
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          Remove webhook
        </Button>
        <Button tone="secondary" size="small" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
