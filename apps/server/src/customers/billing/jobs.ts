import { z } from 'zod'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { eachAlone } from '../../foundation/jobs/each-alone.ts'
import { eachPart } from '../../foundation/jobs/each-part.ts'
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
    defineJob(monthsKind, { schedule: '7 * * * *', run: (_data, { signal }) => beginDueMonths(parts, signal) }),
    defineJob(reconcileKind, { schedule: '23 2 * * *', run: (_data, { signal }) => reconcile(parts, signal) }),
    defineJob(endAtProviderKind, {
      // The provider forgets the person, whatever can't be ended or given back; that is tried again.
      run: ({ subscriptionId, customerId }) =>
        eachPart(
          () => parts.payments.endSubscription(subscriptionId),
          () => leaveNothing(parts, customerId),
          () => parts.payments.deleteCustomer(customerId),
        ),
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

/** Begins the months of yearly plans that have come. One that can't begin keeps no other from it. */
export async function beginDueMonths(
  { db, now }: Pick<LifeParts, 'db' | 'now'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await eachAlone(workspacesWithDueMonths(db, now()), signal, (workspaceId) =>
    withTransaction(db, async (tx) => {
      const known = await loadKnown(tx, workspaceId)
      const locked = known && (await lockUnchanged(tx, known))
      if (locked) await storeKnown(tx, { ...locked, nextCreditsAt: await beginMonthsUntil(tx, locked, now()) })
    }),
  )
}

async function* workspacesWithDueMonths({ pool }: Database, now: Date): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const due: { rows: { id: string }[] } = await pool.query(
      `select workspace_id as id from subscriptions
        where status = 'active' and next_credits_at <= $1 and ($2::uuid is null or workspace_id > $2)
        order by workspace_id limit ${batch}`,
      [now, after],
    )
    for (const { id } of due.rows) yield id
    after = due.rows.at(-1)?.id ?? null
    if (due.rows.length < batch) return
  }
}

/** Compares every subscription that runs, or ended lately, with the provider, and then every charge whose money was asked back lately, so
 *  that a message that never came is made up for within a day: one that ended may have been begun again at the provider. And forgets
 *  messages that the provider no longer repeats, and turns of processes that died. One that can't be read holds up none of the others. */
export async function reconcile(parts: LifeParts, signal: AbortSignal): Promise<void> {
  const { db, now } = parts
  const since = new Date(now().getTime() - daysLookedAt * 86_400_000)
  await eachPart(
    () => eachAlone(subscriptionsSince(db, since), signal, (id) => compare(parts, id)),
    () => eachAlone(parts.payments.chargesAskedBack(since), signal, (id) => lookAtCharge(parts, id)),
    () =>
      db.pool.query(
        `delete from provider_events where received_at < $1::timestamptz - make_interval(days => ${eventDaysKept})`,
        [now()],
      ),
    () => db.pool.query('delete from billing_turns where until < now()'),
  )
}

/** Those that run, and those that ended since then. */
async function* subscriptionsSince({ pool }: Database, since: Date): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const page: { rows: { id: string }[] } = await pool.query(
      `select subscription_id as id from subscriptions
        where subscription_id > $1 and (ended_at is null or ended_at > $2)
        order by subscription_id limit ${batch}`,
      [after, since],
    )
    for (const { id } of page.rows) yield id
    after = page.rows.at(-1)?.id ?? ''
    if (page.rows.length < batch) return
  }
}

/** One that ended may have a successor whose first payment was confirmed after the page was closed. */
async function compare(parts: LifeParts, subscriptionId: string): Promise<void> {
  const known = await readAgain(parts, subscriptionId)
  const coming = known?.endedAt == null ? null : known.comingSubscriptionId
  if (coming !== null) await readAgain(parts, coming)
}
