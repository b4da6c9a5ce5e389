import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { eachAlone } from '../../foundation/jobs/each-alone.ts'
import { eachPart } from '../../foundation/jobs/each-part.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { leaveNothing } from './leave-nothing.ts'
import type { LifeParts } from './life/read-again.ts'
import { finishPaidSignUp } from './start-paid-plan.ts'
import { signUpDaysKept } from './trial.ts'
import { deleteOldMarks, holderOf, releaseMarks } from './trial-marks.ts'

export const abandonedSignUpsKind: JobKind<Record<string, never>> = {
  name: 'billing.abandoned_sign_ups',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

export const oldTrialMarksKind: JobKind<Record<string, never>> = {
  name: 'billing.old_trial_marks',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

/** The card provider answers within seconds; whoever has held a mark for so long died in between. */
const heldMinutesMax = 60
const perRun = 100

/** Ids, so that a failure names whose it is. */
type Abandoned = readonly [setupIntentId: string, customerId: string, workspaceId: string | null]

/** Clears away, hourly, the card set-ups that nobody finished, those that belonged to nobody, and those that died while their trial began:
 *  here and at the card provider, which need not know people who never became customers. The trial of their card is free again. Whoever has
 *  paid is a customer, though no message said so. One that can't be cleared away holds up none of the others. */
export function abandonedSignUpsJob(parts: LifeParts): Job {
  return defineJob(abandonedSignUpsKind, {
    schedule: '41 * * * *',
    run: async (_data, { signal }) =>
      eachAlone(await loadAbandoned(parts.db.pool, parts.now()), signal, (each) => clearAway(parts, each)),
  })
}

async function clearAway(parts: LifeParts, [setupIntentId, customerId, workspaceId]: Abandoned): Promise<void> {
  const { db, payments } = parts
  const paid = workspaceId === null ? null : await payments.findPaidSubscription(customerId)
  if (paid !== null && (await finishPaidSignUp(parts, paid))) return
  // The provider forgets the person, whatever can't be given back; the sign-up stays to be tried again.
  await eachPart(
    () => leaveNothing(parts, customerId),
    () => payments.deleteCustomer(customerId),
  )
  await db.pool.query(
    'delete from trial_sign_ups where setup_intent_id = $1 and (completed_at is null or user_id is null)',
    [setupIntentId],
  )
  await releaseMarks(db.pool, holderOf({ setupIntentId }))
  if (workspaceId !== null) await releaseMarks(db.pool, holderOf({ workspaceId }))
}

async function loadAbandoned(pool: pg.Pool, now: Date): Promise<Abandoned[]> {
  const found = await pool.query<{ setupIntentId: string; customerId: string; workspaceId: string | null }>(
    `select setup_intent_id as "setupIntentId", customer_id as "customerId", workspaces.id as "workspaceId"
       from trial_sign_ups left join workspaces on owner_id = user_id
      where (completed_at is null or user_id is null)
        and (begun_at < $1::timestamptz - make_interval(days => ${signUpDaysKept})
             or exists (select from trial_marks where holder = 'workspace:' || workspaces.id
                           and marked_at < $1::timestamptz - make_interval(mins => ${heldMinutesMax})))
      order by begun_at limit ${perRun}`,
    [now],
  )
  return found.rows.map(({ setupIntentId, customerId, workspaceId }) => [setupIntentId, customerId, workspaceId])
}

/** Forgets, nightly, what trials are recognised by, as long after them as the privacy policy says. */
export function oldTrialMarksJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(oldTrialMarksKind, { schedule: '13 3 * * *', run: () => deleteOldMarks(db.pool, now()) })
}
