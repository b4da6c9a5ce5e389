import { z } from 'zod'
import { eachAlone } from '../../foundation/jobs/each-alone.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { type PurchaseParts, settlePurchase } from './purchases.ts'

export const forgottenPaymentsKind: JobKind<Record<string, never>> = {
  name: 'credits.forgotten_payments',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 1, backoffSeconds: 30, backoffSecondsMax: 60, concurrency: 1 },
}

/** A payment that its page still works on is left alone. */
const minutesMin = 2
/** A bank debit takes up to two weeks. */
const daysMax = 14
const perRun = 100
/** Until the next look at one, as a share of its age, up to a day: one that was opened and left is looked at ever less, and is in nobody's way. */
const ageShare = 0.25

/** Adds the credits of payments that succeeded and that nobody claimed, for a message of the provider can be lost as well; and gives those back whose
 *  buyers are gone. */
export function forgottenPaymentsJob(parts: PurchaseParts): Job {
  return defineJob(forgottenPaymentsKind, {
    schedule: '*/5 * * * *',
    run: async (_data, { signal }) => {
      const open = await parts.db.pool.query<{ id: string }>(
        `select payment_intent_id as id from credit_purchases
          where credited_at is null
            and opened_at between $1::timestamptz - make_interval(days => ${daysMax})
                              and $1::timestamptz - make_interval(mins => ${minutesMin})
            and coalesce(look_at, opened_at) <= $1
          order by coalesce(look_at, opened_at) limit ${perRun}`,
        [parts.now()],
      )
      await eachAlone(
        open.rows.map(({ id }) => id),
        signal,
        (id) => look(parts, id),
      )
    },
  })
}

/** The next look is written down first: one that fails waits for it like any other. */
async function look(parts: PurchaseParts, id: string): Promise<void> {
  const looked = await parts.db.pool.query<{ customerId: string }>(
    `update credit_purchases
        set look_at = $2::timestamptz
                      + least(interval '1 day', greatest(interval '4 minutes', ($2::timestamptz - opened_at) * ${ageShare}))
      where payment_intent_id = $1 returning customer_id as "customerId"`,
    [id, parts.now()],
  )
  const outcome = await settlePurchase(parts, id)
  // A debit that the bank worked on when the account went: nobody else hears of it where its message is lost.
  if (outcome === 'left') for (const { customerId } of looked.rows) await parts.leave(customerId)
  if (outcome !== 'canceled' && outcome !== 'left') return
  await parts.db.pool.query(`update credit_purchases set look_at = 'infinity' where payment_intent_id = $1`, [id])
}
