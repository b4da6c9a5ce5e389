import type { Platform } from '@vouch/engine'
import { decisionName } from '@vouch/presentation'
import type pg from 'pg'
import { z } from 'zod'
import { withTransaction } from '../../foundation/db/database.ts'
import type { JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import type { ReportCard } from '../../verdicts/creators/reports.ts'
import { driftLetter } from './check-letters.ts'
import type { ShortlistParts } from './shortlist-parts.ts'

/** Holds the new score of a weekly check against the interval of the one before. Each check is compared once; the alert and its letter
 *  are written in the same transaction. */

export const compareKind: JobKind<{ reportId?: string | undefined }> = {
  name: 'shortlists.compare',
  data: z.object({ reportId: z.uuid().optional() }),
  limits: { timeoutSeconds: 60, retries: 3, backoffSeconds: 5, backoffSecondsMax: 60, concurrency: 1 },
}

/** Hears of every report: where a weekly check asked for it, a job compares. */
export async function followReport(tx: pg.PoolClient, queue: Pick<Queue, 'enqueue'>, reportId: string): Promise<void> {
  const asked = await tx.query({
    name: 'check-of-report',
    text: `select from shortlist_checks join verifications on verifications.id = verification_id
            where report_id = $1 and compared_at is null limit 1`,
    values: [reportId],
  })
  if (asked.rowCount !== 0) await queue.enqueue(tx, compareKind, { reportId })
}

interface EndedCheck {
  verificationId: string
  entryId: string
  listId: string
  listName: string
  workspaceId: string
  email: string
  firstName: string
  platform: Platform
  handle: string
  before: { score: number; low: number; high: number }
  card: ReportCard | null
}

const perRun = 500

/** Compares the checks whose verification has ended.
 *  @param reportId only those that asked for this report; null for all */
export async function compareChecks(parts: ShortlistParts, reportId: string | null): Promise<void> {
  const found = await parts.verifying.db.pool.query<EndedCheck>(
    `select checked.verification_id as "verificationId", entry.id as "entryId", list.id as "listId", list.name as "listName",
            list.workspace_id as "workspaceId", email, first_name as "firstName", creators.platform, creators.handle, reports.card,
            json_build_object('score', before_score, 'low', before_low, 'high', before_high) as before
       from shortlist_checks checked
       join shortlist_entries entry on entry.id = entry_id
       join shortlists list on list.id = shortlist_id
       join creators on creators.id = entry.creator_id
       join workspaces on workspaces.id = list.workspace_id join users on users.id = owner_id
       join verifications on verifications.id = checked.verification_id
       join verification_runs run on run.id = run_id
       left join reports on reports.id = verifications.report_id
      where compared_at is null and run.state in ('done', 'failed')
        and ($1::uuid is null or verifications.report_id = $1)
      order by checked.at limit ${perRun}`,
    [reportId],
  )
  for (const check of found.rows) await compare(parts, check)
}

/** @returns whether a score says something else than the one before: it lies outside that one's interval. */
export function hasLeft(before: EndedCheck['before'], after: { score: number }): boolean {
  return after.score < before.low || after.score > before.high
}

async function compare({ verifying, config, publicAddress }: ShortlistParts, check: EndedCheck): Promise<void> {
  const { db, now, queue } = verifying
  const at = now()
  const after = check.card?.trust ?? null
  await withTransaction(db, async (tx) => {
    const first = await tx.query(
      'update shortlist_checks set compared_at = $2 where verification_id = $1 and compared_at is null',
      [check.verificationId, at],
    )
    if (first.rowCount === 0 || after === null || !hasLeft(check.before, after)) return
    const { before } = check
    await tx.query(
      `insert into shortlist_alerts (workspace_id, shortlist_id, kind, entry_id, verification_id, at,
                                     before_score, before_low, before_high, after_score, after_low, after_high)
       values ($1, $2, 'left_interval', $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[check.workspaceId, check.listId, check.entryId, check.verificationId, at],
        ...[before.score, before.low, before.high, after.score, after.low, after.high],
      ],
    )
    const news = {
      ...{ firstName: check.firstName, name: check.listName, before, after },
      decision: check.card?.decision ? decisionName(check.card.decision.word) : null,
      creator: check.card?.displayName || `@${check.handle}`,
      address: `${publicAddress()}/dashboard/verifications/${check.verificationId}`,
    }
    const cause = `shortlist-alert:${check.verificationId}:${check.entryId}`
    await writeMail(tx, queue, { cause, to: check.email, at }, driftLetter(news, config.company))
  })
}
