import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { isPassedOn } from '../../verdicts/creators/passed-on.ts'
import { type IndexParts, indexReport } from './index-report.ts'

/** Reads verified creators again whose rows were written before growth, posts, contacts, brands and months were kept. Screened ones are read again by the
 *  screening. */

export const refillKind: JobKind<Record<string, never>> = {
  name: 'discovery.refill',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 3, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

const creatorsPerRound = 50

interface Unread {
  id: string
  /** Null: retention has deleted the snapshot. */
  reportId: string | null
}

/** Reads all that are left. It may be stopped anywhere and goes on where it was. */
export async function refillTraits(parts: IndexParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const found = await parts.db.pool.query<Unread>(
      `select rows.id, latest.id as "reportId"
         from (select * from discovered_creators where (not traits_read or mentions is null or not months_read) and trust_basis = 'verification' order by id limit $1) as rows
         left join lateral (
           select reports.id from reports join snapshots on snapshots.id = snapshot_id join creators on creators.id = creator_id
            where creators.platform = rows.platform and creators.handle = rows.handle
              and snapshots.workspace_id is not distinct from rows.workspace_id and ${isPassedOn('snapshots')}
            order by fetched_at desc, computed_at desc limit 1) as latest on true`,
      [creatorsPerRound],
    )
    if (found.rows.length === 0) return
    for (const { reportId } of found.rows) if (reportId !== null && !signal.aborted) await indexReport(parts, reportId)
    // Also of those whose report gave no row: they are not tried again.
    if (!signal.aborted)
      await parts.db.pool.query(
        `update discovered_creators set traits_read = true, months_read = true, mentions = coalesce(mentions, '{}') where id = any($1::bigint[])`,
        [found.rows.map(({ id }) => id)],
      )
  }
}

/** The job that does, every hour until nothing is left. */
export function refillJob(parts: IndexParts): Job {
  return defineJob(refillKind, {
    schedule: '47 * * * *',
    resumable: true,
    run: (_, { signal }) => refillTraits(parts, signal),
  })
}
