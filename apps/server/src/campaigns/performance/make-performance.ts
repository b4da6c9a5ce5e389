import type { PerformanceDocument } from '@vouch/contract'
import { Problem } from '@vouch/contract'
import { capture, release } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import { defineJob, type Job } from '../../foundation/jobs/job.ts'
import type { Sql } from '../tracking/tracking-parts.ts'
import { type PerformanceParts, performanceKind } from './performance-parts.ts'
import { type DocumentPart, writeDocument } from './write-document.ts'

/** Makes a performance report and settles what it costs. The document and the charge are one transaction, and only a report that is being made can
 *  be ended: a job that runs twice charges once. */

type Made = { document: PerformanceDocument; parts: readonly DocumentPart[] } | { failure: string }

const failed = 'We couldn’t make the report. Your credits were refunded. Please try again.'

export function performanceJob(parts: PerformanceParts): Job {
  return defineJob(performanceKind, {
    run: async ({ performanceId, holdId }) => {
      const found = await parts.db.pool.query<{ workspaceId: string; campaignId: string }>(
        `select workspace_id as "workspaceId", campaign_id as "campaignId" from performance_reports where id = $1 and state = 'running'`,
        [performanceId],
      )
      const [order] = found.rows
      if (order === undefined) return giveBackLost(parts.db.pool, performanceId, holdId, parts.now())
      try {
        await settle(parts, performanceId, holdId, await writeDocument(parts, order))
      } catch (error) {
        // What a caller could cause, such as a campaign that was deleted meanwhile, does not get better by trying again.
        if (!(error instanceof Problem)) throw error
        await settle(parts, performanceId, holdId, { failure: `${error.message} Your credits were refunded.` })
      }
    },
    abandon: ({ performanceId, holdId }) => settle(parts, performanceId, holdId, { failure: failed }),
  })
}

/** A report whose campaign was deleted is gone; one that has ended keeps its settlement. */
async function giveBackLost(sql: Sql, id: string, holdId: string, at: Date): Promise<void> {
  const left = await sql.query('select from performance_reports where id = $1', [id])
  if (left.rowCount === 0) await release(sql, holdId, at)
}

async function settle(
  { db, now }: Pick<PerformanceParts, 'db' | 'now'>,
  id: string,
  holdId: string,
  made: Made,
): Promise<void> {
  const at = now()
  const done = 'document' in made
  await withTransaction(db, async (tx) => {
    const ended = await tx.query(
      `update performance_reports set state = $2, ended_at = $3, document = $4, failure = $5,
              credits_used = case when $2 = 'done' then credits_held else 0 end
        where id = $1 and state = 'running'`,
      [...[id, done ? 'done' : 'failed', at], done ? storableJson(made.document) : null, done ? null : made.failure],
    )
    if (ended.rowCount === 0) return giveBackLost(tx, id, holdId, at)
    await (done ? capture : release)(tx, holdId, at)
    if (!done) return
    await tx.query(
      `insert into performance_parts (performance_id, entry_id, creator_id, report_id)
       select $1, entry_id, creator_id, report_id
         from unnest($2::uuid[], $3::uuid[], $4::uuid[]) as told (entry_id, creator_id, report_id)`,
      [
        id,
        made.parts.map(({ entryId }) => entryId),
        made.parts.map(({ creatorId }) => creatorId),
        made.parts.map(({ reportId }) => reportId),
      ],
    )
  })
}
