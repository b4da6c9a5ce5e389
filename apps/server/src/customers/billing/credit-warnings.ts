import { type CreditNotice, creditWarnings } from '@vouch/contract'
import { plural } from '@vouch/engine'
import type pg from 'pg'
import { z } from 'zod'
import { withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { greeting } from '../accounts/greeting.ts'
import { takeUntoldLevels, type UntoldLevel } from '../credits/few-credits.ts'
import type { BillingDesk } from './letters/write-letter.ts'

/** Tells a subscriber by email that a deduction left few credits, once for each level and cycle. Whoever does not want these emails gets
 *  none, and neither does somebody who has bought more meanwhile. */

export const creditWarningsKind: JobKind<Record<string, never>> = {
  name: 'billing.credit_warnings',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 60, backoffSecondsMax: 300, concurrency: 1 },
}

interface Owner {
  email: string
  firstName: string
  /** When the monthly credits come anew, or end with the plan. */
  cycleEnd: Date
  /** Whether the plan was canceled and ends with this month of it. */
  ends: boolean
}

/** Writes the emails that are due. */
export async function warnOfFewCredits(desk: BillingDesk): Promise<void> {
  await withTransaction(desk.db, async (tx) => {
    for (const untold of await takeUntoldLevels(tx, desk.now())) {
      if (untold.spendable > creditWarnings[untold.level]) continue
      const owner = await loadOwner(tx, untold.workspaceId)
      if (owner !== null) await warn(tx, desk, untold, owner)
    }
  })
}

/** The owner of a workspace whose plan runs; null for any other. */
async function loadOwner(tx: pg.PoolClient, workspaceId: string): Promise<Owner | null> {
  const found = await tx.query<Owner>(
    `select email, first_name as "firstName", coalesce(next_credits_at, period_end) as "cycleEnd",
            coalesce(cancel_at <= coalesce(next_credits_at, period_end), false) as ends
       from subscriptions
       join workspaces on workspaces.id = subscriptions.workspace_id
       join users on users.id = owner_id
      where workspaces.id = $1 and status in ('trialing', 'active') and deleted_at is null`,
    [workspaceId],
  )
  return found.rows[0] ?? null
}

const subjects: Readonly<Record<CreditNotice['level'], string>> = {
  low: 'You’re running low on credits',
  critical: 'You’re almost out of credits',
}

async function warn(
  tx: pg.PoolClient,
  desk: BillingDesk,
  { workspaceId, cycle, level, spendable }: UntoldLevel,
  { email, firstName, cycleEnd, ends }: Owner,
): Promise<void> {
  const left = `You have ${plural(spendable, 'credit')} left`
  const letter = letterOf(
    {
      subject: subjects[level],
      paragraphs: [
        greeting(firstName),
        `${left} in your Vouch workspace. A verification costs 10.`,
        ends
          ? `Your plan ends on ${dayOf(cycleEnd)}, and its credits don’t renew. What you buy until then is frozen from that day until you restart the plan.`
          : `Your plan’s credits renew on ${dayOf(cycleEnd)}. Until then, you can buy more.`,
      ],
      button: { label: 'See my credits', url: `${desk.publicAddress()}/dashboard/credits` },
      closing: ['You can turn off these emails in Settings, under Notifications.'],
    },
    desk.config.company,
  )
  const cause = `credit-warning:${workspaceId}:${level}:${cycle}`
  await writeMail(tx, desk.queue, { cause, to: email, at: desk.now(), topic: 'credit_warnings' }, letter)
}

/** The job that looks every minute: where nobody waits it reads an empty index. */
export function creditWarningsJob(desk: BillingDesk): Job {
  return defineJob(creditWarningsKind, { schedule: '* * * * *', run: () => warnOfFewCredits(desk) })
}
