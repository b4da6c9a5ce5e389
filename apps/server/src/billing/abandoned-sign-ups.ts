import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import type { Payments } from '../outside/payments/payments.ts'

export const abandonedSignUpsKind: JobKind<Record<string, never>> = {
  name: 'billing.abandoned_sign_ups',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

/** A link that was mailed or a tab that was left open is taken up within days or never. */
const daysKept = 3
const perRun = 100

/** Clears away, hourly, the card set-ups that nobody finished, and those that belonged to nobody: here and at the card
 *  provider, which need not know people who never became customers. */
export function abandonedSignUpsJob({ db, payments, now }: { db: Database; payments: Payments; now: () => Date }): Job {
  return defineJob(abandonedSignUpsKind, {
    schedule: '41 * * * *',
    run: async (_data, { signal }) => {
      const found = await db.pool.query<{ setupIntentId: string; customerId: string }>(
        `select setup_intent_id as "setupIntentId", customer_id as "customerId" from trial_sign_ups
          where completed_at is null and begun_at < $1::timestamptz - make_interval(days => ${daysKept})
          order by begun_at limit ${perRun}`,
        [now()],
      )
      for (const { setupIntentId, customerId } of found.rows) {
        if (signal.aborted) return
        await payments.deleteCustomer(customerId)
        await db.pool.query('delete from trial_sign_ups where setup_intent_id = $1 and completed_at is null', [
          setupIntentId,
        ])
      }
    },
  })
}
