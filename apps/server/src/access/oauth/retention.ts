import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'

/** Codes and tokens end when their time is over, and programs that nobody let in a day after they registered. */

export const oauthRetentionKind: JobKind<Record<string, never>> = {
  name: 'oauth.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

const deletions = [
  `delete from oauth_codes where expires_at < now() - interval '1 day'`,
  'delete from oauth_tokens where expires_at < now()',
  `delete from oauth_clients where created_at < now() - interval '1 day'
      and not exists (select from api_keys where oauth_client_id = oauth_clients.id and revoked_at is null and expires_at > now())
      and not exists (select from oauth_codes where client_id = oauth_clients.id)`,
]

export function oauthRetentionJob({ db }: { db: Database }): Job {
  return defineJob(oauthRetentionKind, {
    schedule: '47 * * * *',
    run: async () => {
      for (const deletion of deletions) await db.pool.query(deletion)
    },
  })
}
