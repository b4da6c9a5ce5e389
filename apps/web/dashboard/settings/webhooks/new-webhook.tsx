import { useState } from 'react'
import { refusalOf } from '../../../api/refusal.ts'
import { useAddWebhook } from '../../../api/webhooks.ts'
import { Button } from '../../../ui/button.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookForm, type WrittenWebhook } from './webhook-form.tsx'

const empty: WrittenWebhook = {
  kind: 'standard',
  name: '',
  url: '',
  events: ['verification.done', 'verification.failed'],
}

/** Adds a webhook and shows its secret, once. */
export function NewWebhook({ onDone }: { onDone: () => void }) {
  const [written, setWritten] = useState(empty)
  const add = useAddWebhook()
  if (add.isSuccess && add.data.secret !== null)
    return <ShownSecret name={add.data.endpoint.name} secret={add.data.secret} onDone={onDone} />
  return (
    <WebhookForm
      written={written}
      onWrite={setWritten}
      known={false}
      refusal={add.isError ? refusalOf(add.error, ['name', 'url', 'events']) : null}
      // A channel of Slack has no secret to show.
      onSubmit={() => add.mutate(written, { onSuccess: ({ secret }) => secret === null && onDone() })}
    >
      <Button type="submit" busy={add.isPending}>
        Add webhook
      </Button>
      <Button tone="secondary" onClick={onDone}>
        Cancel
      </Button>
    </WebhookForm>
  )
}
