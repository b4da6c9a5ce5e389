import { type WebhookEndpoint, webhookEndpointsMax, webhooks } from '@vouch/contract'
import { useWebhooks } from '../../../api/webhooks.ts'
import { useMay } from '../../../api/workspaces.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useOpening } from '../../../ui/use-opening.ts'
import keys from '../keys/keys.module.css'
import { Section } from '../section.tsx'
import settings from '../settings.module.css'
import { NewWebhook } from './new-webhook.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Webhooks: which programs hear of what happens here, and what each of them got. */
export default function WebhooksPage() {
  if (!useMay(webhooks.list)) {
    return <Notice tone="info">Only managers and the owner of this workspace see its webhooks.</Notice>
  }
  return <ManagersWebhooks />
}

function ManagersWebhooks() {
  const list = useWebhooks()
  if (list.isError) {
    return (
      <Notice
        tone="risk"
        urgent
        actions={
          <Button size="small" tone="secondary" onClick={() => list.refetch()}>
            Try again
          </Button>
        }
      >
        {list.error.message}
      </Notice>
    )
  }
  if (list.isPending) {
    return (
      <p className={settings.quiet} role="status">
        Loading your webhooks…
      </p>
    )
  }
  return <Webhooks endpoints={list.data.endpoints} />
}

function Webhooks({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const { open: adding, show, hide, opener } = useOpening()
  return (
    <>
      <Section
        title="Webhooks"
        lead="Vouch notifies your apps, or a Slack channel, as soon as something happens. We retry for three days."
      >
        {endpoints.length === 0 && !adding && <p className={settings.quiet}>No webhooks yet.</p>}
        {endpoints.length > 0 && (
          <ul className={settings.list}>
            {endpoints.map((each) => (
              <WebhookRow key={each.id} endpoint={each} />
            ))}
          </ul>
        )}
        {adding ? (
          <NewWebhook onDone={hide} />
        ) : (
          endpoints.length < webhookEndpointsMax && (
            <Button ref={opener} onClick={show}>
              Add webhook
            </Button>
          )
        )}
      </Section>
      <Section
        title="Check the signature"
        lead="Every event is signed by the Standard Webhooks specification. Libraries exist for most languages."
      >
        <Sample />
      </Section>
    </>
  )
}

function Sample() {
  const code = `import { Webhook } from 'standardwebhooks'

// secret: whsec_…; body: the text as it came
const event = new Webhook(secret).verify(body, headers)`
  return (
    <>
      <pre className={keys.code}>{code}</pre>
      <div className={settings.actions}>
        <CopyButton text={code} label="Copy" />
        <a href="/api/docs">All calls</a>
      </div>
    </>
  )
}
