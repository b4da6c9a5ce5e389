import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { type PurchaseParts, settlePurchase } from './purchases.ts'

export const forgottenPaymentsKind: JobKind<Record<string, never>> = {
  name: 'credits.forgotten_payments',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 1, backoffSeconds: 30, backoffSecondsMax: 60, concurrency: 1 },
}

/** A payment that its page still works on is left alone; after a day a page is not coming back. */
const minutesMin = 2
const hoursMax = 24
const perRun = 100

/** Adds the credits of payments that succeeded and that nobody claimed, for a message of the provider can be lost as well. */
export function forgottenPaymentsJob(parts: PurchaseParts): Job {
  return defineJob(forgottenPaymentsKind, {
    schedule: '*/5 * * * *',
    run: async (_data, { signal }) => {
      const open = await parts.db.pool.query<{ id: string }>(
        `select payment_intent_id as id from credit_purchases
          where credited_at is null
            and opened_at between $1::timestamptz - make_interval(hours => ${hoursMax})
                              and $1::timestamptz - make_interval(mins => ${minutesMin})
          order by opened_at limit ${perRun}`,
        [parts.now()],
      )
      for (const { id } of open.rows) {
        if (signal.aborted) return
        await settlePurchase(parts, id)
      }
    },
  })
}
