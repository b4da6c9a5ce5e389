import { z } from 'zod'
import { withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import { deleteOldAttempts } from './consent-attempts.ts'
import type { ConsentParts } from './consent-parts.ts'
import { requestEnds } from './consent-time.ts'
import { despiteFaults } from './despite-faults.ts'
import { endConnection } from './end-connection.ts'
import { tellPlatforms } from './ended-tokens.ts'
import { expireLateShown, expireShown } from './expire-shown.ts'
import { linkMs, msPerDay } from './request-row.ts'
import { giveBackUnsent, startReport } from './start-report.ts'
import { resealTokens } from './stored-tokens.ts'
import { workingToken } from './working-tokens.ts'

/** What consents need while nobody looks: tokens that cannot be renewed after their end are renewed before it, consents end on their day, and
 *  what is over is forgotten. */

/** Days for which an answered or ended request is listed. */
export const endedRequestDays = 180
/** Pages of consents seen to in one run; the next run goes on. */
const pagesMax = 200

export const consentUpkeepKind: JobKind<Record<string, never>> = {
  name: 'consent.upkeep',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

/** The job that runs hourly. */
export function consentUpkeepJob(parts: ConsentParts): Job {
  return defineJob(consentUpkeepKind, { schedule: '41 * * * *', run: () => keepConsents(parts) })
}

/** Does all that is due. Called again it changes nothing. */
export async function keepConsents(parts: ConsentParts): Promise<void> {
  const deeds = [
    ...[startForgottenReports, endOverdue, expireLateReports, tellPlatforms, renewDue, forgetPast, resealTokens],
  ]
  await despiteFaults<(parts: ConsentParts) => Promise<unknown>>(deeds, (deed) => deed(parts))
}

/** A process may have ended between a connection and its report. */
async function startForgottenReports(parts: ConsentParts): Promise<void> {
  const found = await parts.db.pool.query<{ id: string }>(
    `select id from consent_requests
      where state in ('reading', 'connected') and (run_id is null or uploaded) and verification_id is null and hold_id is null and trouble is null
        and answered_at > $1 order by answered_at limit ${pagesMax}`,
    [new Date(parts.now().getTime() - msPerDay)],
  )
  await despiteFaults(found.rows, ({ id }) => startReport(parts, id))
}

function expireLateReports({ db, now }: ConsentParts): Promise<void> {
  return expireLateShown(db.pool, now())
}

async function endOverdue(parts: ConsentParts): Promise<void> {
  const at = parts.now()
  const over = await parts.db.pool.query<{ id: string }>(
    `select id from creator_pages where access_sealed is not null and consent_ends_at <= $1 order by consent_ends_at limit ${pagesMax}`,
    [at],
  )
  for (const { id } of over.rows) await endConnection(parts, id, 'time')
  await withTransaction(parts.db, async (tx) => {
    // A brand whose own time is over reads no more, although the account stays connected for another one.
    const ended = await tx.query<{ id: string }>(
      `update consent_requests set state = 'ended' where state = 'connected' and not uploaded and ${requestEnds} <= $1 returning id`,
      [at],
    )
    await expireShown(
      tx,
      ended.rows.map(({ id }) => id),
      at,
    )
    await giveBackUnsent(tx, `(run.state = 'failed' or answered_at <= $1)`, [new Date(at.getTime() - linkMs)], at)
  })
}

/** Renews what has to be renewed ahead, and lets go of what no key opens any more. */
async function renewDue(parts: ConsentParts): Promise<void> {
  const due = await parts.db.pool.query<{ id: string }>(
    `select id from creator_pages
      where (renew_at <= $1 and key_id = any($2)) or (token_ends_at <= $1 and key_id <> all($2))
      order by coalesce(renew_at, token_ends_at) limit ${pagesMax}`,
    [parts.now(), parts.ring.ids],
  )
  // One platform that does not answer keeps no other creator's consent from being renewed.
  await despiteFaults(due.rows, ({ id }) =>
    workingToken(parts, id).catch((error: unknown) => {
      if (!(error instanceof ConnectorFailure)) throw error
    }),
  )
}

/** An address is forgotten with the link that went to it; a page stays as long as it shows something. */
async function forgetPast({ db, now }: ConsentParts): Promise<void> {
  const at = now()
  const past = new Date(at.getTime() - endedRequestDays * msPerDay)
  await deleteOldAttempts(db.pool)
  await db.pool.query(
    `update consent_requests set email = null where email is not null and (state <> 'waiting' or expires_at <= $1)`,
    [at],
  )
  await db.pool.query(
    `delete from consent_requests
      where hold_id is null and ((state = 'waiting' and expires_at < $1) or (state in ('declined', 'canceled', 'ended') and answered_at < $1))`,
    [past],
  )
  await db.pool.query(
    `delete from creator_pages
      where access_sealed is null and coalesce(ended_at, created_at) < $1
        and not exists (select from consent_requests where page_id = creator_pages.id)`,
    [past],
  )
  await db.pool.query('delete from simulated_consents where expires_at < now()')
}
