import { z } from 'zod'
import { greeting } from '../accounts/verify-address.ts'
import { withTransaction } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import { letterOf } from '../mail/letter.ts'
import { writeMail } from '../mail/outbox.ts'
import type { BillingDesk } from './letters/write-letter.ts'

/** Tells a subscriber by letter that few credits are left, once for each level and cycle. Whoever does not want these letters
 *  gets none. Credits on hold count as spent: they may not come back. */

/** The levels at which the screens warn, too. */
const low = 50
const critical = 20
const perRun = 500

export const creditWarningsKind: JobKind<Record<string, never>> = {
  name: 'billing.credit_warnings',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 60, backoffSecondsMax: 300, concurrency: 1 },
}

interface Poor {
  workspaceId: string
  email: string
  firstName: string
  credits: number
  /** When the monthly credits come anew. */
  cycleEnd: Date
}

// A cycle warns again although the letter of the one before was written: its cause ends with the day on which the cycle does.
const text = `
  select workspaces.id as "workspaceId", email, first_name as "firstName", sum(balance)::int as credits,
         coalesce(next_credits_at, period_end) as "cycleEnd"
    from subscriptions
    join workspaces on workspaces.id = subscriptions.workspace_id
    join users on users.id = owner_id
    join credit_balances on credit_balances.workspace_id = workspaces.id
   where status in ('trialing', 'active') and deleted_at is null
   group by workspaces.id, email, first_name, next_credits_at, period_end
  having sum(balance) <= ${low}
     and not exists (
       select from mails where cause = 'credit-warning:' || workspaces.id || ':' ||
         case when sum(balance) <= ${critical} then ${critical} else ${low} end || ':' ||
         to_char(coalesce(next_credits_at, period_end) at time zone 'UTC', 'YYYY-MM-DD'))
   limit ${perRun}`

/** Writes the letters that are due. */
export async function warnOfFewCredits(desk: BillingDesk): Promise<void> {
  const found = await desk.db.pool.query<Poor>(text)
  for (const poor of found.rows) await warn(desk, poor)
}

async function warn(desk: BillingDesk, { workspaceId, email, firstName, credits, cycleEnd }: Poor): Promise<void> {
  const level = credits <= critical ? critical : low
  const day = cycleEnd.toISOString().slice(0, 10)
  const left = credits === 1 ? '1 credit is left' : `${credits} credits are left`
  const letter = letterOf(
    {
      subject: level === critical ? 'Almost no credits are left' : 'Few credits are left',
      paragraphs: [
        greeting(firstName),
        `${left} in your Vouch workspace. A verification costs 10.`,
        `Your plan's own credits come anew on ${day}. Until then you can add more.`,
      ],
      button: { label: 'See my credits', url: `${desk.publicAddress()}/dashboard/credits` },
      closing: ['You can switch these letters off in your settings, under Notifications.'],
    },
    desk.config.company,
  )
  const cause = `credit-warning:${workspaceId}:${level}:${day}`
  await withTransaction(desk.db, (tx) =>
    writeMail(tx, desk.queue, { cause, to: email, at: desk.now(), topic: 'credit_warnings' }, letter),
  )
}

/** The job that looks every quarter of an hour. */
export function creditWarningsJob(desk: BillingDesk): Job {
  return defineJob(creditWarningsKind, { schedule: '*/15 * * * *', run: () => warnOfFewCredits(desk) })
}
