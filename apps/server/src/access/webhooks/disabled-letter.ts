import { deliveryTrouble } from '@vouch/presentation'
import type pg from 'pg'
import { greeting } from '../../customers/accounts/greeting.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import type { WebhookParts } from './webhook-parts.ts'

interface Owner {
  email: string
  firstName: string
  host: string
}

/** Tells the owner of the workspace that an endpoint gets nothing any more, in the transaction that disables it. */
export async function tellOfDisabled(
  tx: pg.PoolClient,
  { queue, config, publicAddress }: WebhookParts,
  endpointId: string,
  because: 'gone' | 'failing',
): Promise<void> {
  const found = await tx.query<Owner>(
    `select email, first_name as "firstName", split_part(shown_url, '/', 3) as host
       from webhook_endpoints
       join workspaces on workspaces.id = workspace_id join users on users.id = owner_id
      where webhook_endpoints.id = $1 and deleted_at is null`,
    [endpointId],
  )
  const at = new Date()
  for (const { email, firstName, host } of found.rows) {
    const letter = letterOf(
      {
        subject: 'A webhook was turned off',
        paragraphs: [
          greeting(firstName),
          `Vouch stopped sending events to your webhook at ${host}: ${deliveryTrouble[because]}`,
          'In the meantime, we keep events for 30 days. Turn the webhook back on, then replay what it missed.',
        ],
        button: { label: 'Open webhooks', url: `${publicAddress()}/dashboard/settings/webhooks` },
        closing: ['You get this email because you own the workspace.'],
      },
      config.company,
    )
    const cause = `webhook-disabled:${endpointId}:${at.toISOString()}`
    await writeMail(tx, queue, { cause, to: email, at }, letter)
  }
}
