import { webhookDays } from '@vouch/contract'
import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { resealEndpoints } from './sealed-endpoint.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

/** What is kept of webhooks ends as the contract says. Deliveries and attempts go with their events. */

export const webhookRetentionKind: JobKind<Record<string, never>> = {
  name: 'webhooks.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

const atOnce = 5_000

/** Deletes what is older than the log promises, and secrets whose day is over. */
export async function forgetOldWebhooks(sql: Sql): Promise<void> {
  await sql.query(
    `update webhook_endpoints set old_secret_sealed = null, old_secret_until = null
      where id in (select id from webhook_endpoints where old_secret_until < now() order by id for update skip locked)`,
  )
  for (let deleted = atOnce; deleted === atOnce; ) {
    const gone = await sql.query(
      `delete from webhook_events where id in
         (select id from webhook_events where told_at < now() - interval '${webhookDays} days' limit ${atOnce})`,
    )
    deleted = gone.rowCount ?? 0
  }
  // An attempt at what was sent again lately goes by its own age.
  await sql.query(`delete from webhook_attempts where at < now() - interval '${webhookDays} days'`)
}

export function webhookRetentionJob(parts: Pick<WebhookParts, 'db' | 'ring'>): Job {
  return defineJob(webhookRetentionKind, {
    schedule: '47 * * * *',
    run: async () => {
      await forgetOldWebhooks(parts.db.pool)
      await resealEndpoints(parts)
    },
  })
}
