import { z } from 'zod'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { leaveNothing } from './leave-nothing.ts'
import { loadKnown, lockUnchanged, storeKnown } from './life/known-subscription.ts'
import { beginMonthsUntil } from './life/months.ts'
import { type LifeParts, readAgain } from './life/read-again.ts'
import { followOwner, followOwnerKind } from './pass-on.ts'
import { withdrawSignUp, withdrawSignUpKind } from './retired-sign-ups.ts'
import { lookAtCharge } from './webhooks/money-back.ts'

/** What billing does by the clock. */

const noData = z.record(z.string(), z.never())
type NoData = Record<string, never>

export const monthsKind: JobKind<NoData> = {
  name: 'billing.months',
  data: noData,
  limits: { timeoutSeconds: 600, retries: 3, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

export const reconcileKind: JobKind<NoData> = {
  name: 'billing.reconcile',
  data: noData,
  limits: { timeoutSeconds: 3_600, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

export const endAtProviderKind: JobKind<{ subscriptionId: string; customerId: string }> = {
  name: 'billing.end_at_provider',
  data: z.object({ subscriptionId: z.string(), customerId: z.string() }),
  limits: { timeoutSeconds: 60, retries: 12, backoffSeconds: 15, backoffSecondsMax: 14_400, concurrency: 2 },
}

export const billingKinds = [monthsKind, reconcileKind, endAtProviderKind, followOwnerKind, withdrawSignUpKind]

const batch = 200
const eventDaysKept = 90
/** The provider repeats a message for three days; a dispute is opened within about four months of its payment, and is decided within
 *  about three. */
const daysLookedAt = 120

/** @returns the jobs of billing */
export function billingJobs(parts: LifeParts): Job[] {
  return [
    defineJob(monthsKind, { schedule: '7 * * * *', run: async () => beginDueMonths(parts) }),
    defineJob(reconcileKind, { schedule: '23 2 * * *', run: (_data, { signal }) => reconcile(parts, signal) }),
    defineJob(endAtProviderKind, {
      run: async ({ subscriptionId, customerId }) => {
        await parts.payments.endSubscription(subscriptionId)
        await leaveNothing(parts, customerId)
        await parts.payments.deleteCustomer(customerId)
      },
    }),
    defineJob(withdrawSignUpKind, { run: ({ setupIntentId }) => withdrawSignUp(parts, setupIntentId) }),
    defineJob(followOwnerKind, { run: ({ workspaceId }) => followOwner(parts, workspaceId) }),
  ]
}

/** When the next month of a yearly plan begins by itself, for the sandbox's clock. */
export async function loadNextMonth({ pool }: Database): Promise<Date | null> {
  const found = await pool.query<{ at: Date | null }>(
    `select min(next_credits_at) as at from subscriptions where status = 'active'`,
  )
  return found.rows[0]?.at ?? null
}

/** Begins the months of yearly plans that have come. */
export async function beginDueMonths({ db, now }: Pick<LifeParts, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const due = await db.pool.query<{ workspaceId: string }>(
      `select workspace_id as "workspaceId" from subscriptions
        where status = 'active' and next_credits_at <= $1 order by next_credits_at limit ${batch}`,
      [now()],
    )
    for (const { workspaceId } of due.rows) {
      await withTransaction(db, async (tx) => {
        const known = await loadKnown(tx, workspaceId)
        const locked = known && (await lockUnchanged(tx, known))
        if (locked) await storeKnown(tx, { ...locked, nextCreditsAt: await beginMonthsUntil(tx, locked, now()) })
      })
    }
    if (due.rows.length < batch) return
  }
}

/** Compares every subscription that runs, or ended lately, with the provider, and then every charge whose money was asked back lately, so
 *  that a message that never came is made up for within a day: one that ended may have been begun again at the provider. And forgets
 *  messages that the provider no longer repeats, and turns of processes that died. */
export async function reconcile(parts: LifeParts, signal: AbortSignal): Promise<void> {
  const { db, now } = parts
  for (let after = ''; !signal.aborted; ) {
    const page = await db.pool.query<{ id: string }>(
      `select subscription_id as id from subscriptions
        where subscription_id > $1 and (ended_at is null or ended_at > $2::timestamptz - make_interval(days => ${daysLookedAt}))
        order by subscription_id limit ${batch}`,
      [after, now()],
    )
    for (const { id } of page.rows) if (!signal.aborted) await compare(parts, id)
    after = page.rows.at(-1)?.id ?? ''
    if (page.rows.length < batch) break
  }
  const since = new Date(now().getTime() - daysLookedAt * 86_400_000)
  for await (const chargeId of parts.payments.chargesAskedBack(since)) {
    if (signal.aborted) return
    await lookAtCharge(parts, chargeId)
  }
  await db.pool.query(
    `delete from provider_events where received_at < $1::timestamptz - make_interval(days => ${eventDaysKept})`,
    [now()],
  )
  await db.pool.query('delete from billing_turns where until < now()')
}

/** One that ended may have a successor whose first payment was confirmed after the page was closed. */
async function compare(parts: LifeParts, subscriptionId: string): Promise<void> {
  const known = await readAgain(parts, subscriptionId)
  const coming = known?.endedAt == null ? null : known.comingSubscriptionId
  if (coming !== null) await readAgain(parts, coming)
}
