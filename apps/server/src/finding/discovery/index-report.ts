import type { Report, Snapshot } from '@vouch/engine'
import { z } from 'zod'
import { unpackSnapshot } from '../creators/snapshots.ts'
import type { Database } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import { foundCreatorOf, storeFoundCreators } from './found-creator.ts'

/** Makes a verified creator findable: what a connector fetched for everybody, what a file brought for its workspace alone. */

export const indexKind: JobKind<{ reportId: string }> = {
  name: 'discovery.index',
  data: z.object({ reportId: z.uuid() }),
  limits: { timeoutSeconds: 60, retries: 3, backoffSeconds: 5, backoffSecondsMax: 60, concurrency: 2 },
}

interface Source {
  snapshot: Buffer
  report: Report
  connector: string
  workspaceId: string | null
  expiresAt: Date | null
}

/** Copies a report into the index. A creator who is gone, private or restricted is taken out of it instead. */
export async function indexReport({ pool }: Database, reportId: string): Promise<void> {
  const found = await pool.query<Source>(
    `select snapshots.body as snapshot, reports.body as report, connector, workspace_id as "workspaceId", expires_at as "expiresAt"
       from reports join snapshots on snapshots.id = snapshot_id where reports.id = $1`,
    [reportId],
  )
  const source = found.rows[0]
  // Retention may delete a snapshot before its job runs.
  if (!source) return
  const { report, connector, workspaceId, expiresAt } = source
  const snapshot: Snapshot = await unpackSnapshot(source.snapshot)
  const row = foundCreatorOf(snapshot, report, {
    source: workspaceId !== null ? 'import' : connector === 'sandbox' ? 'sandbox' : 'verification',
    workspaceId,
    expiresAt: expiresAt?.toISOString() ?? null,
    basis: 'verification',
  })
  if (report.state === 'READY' || report.state === 'LOW_CONFIDENCE') return storeFoundCreators(pool, [row])
  await pool.query(
    'delete from discovered_creators where platform = $1 and handle = $2 and workspace_id is not distinct from $3',
    [row.platform, row.handle, workspaceId],
  )
}

/** The job that follows each verification. */
export function indexJob({ db }: { db: Database }): Job {
  return defineJob(indexKind, { run: ({ reportId }) => indexReport(db, reportId) })
}

export const forgetKind: JobKind<Record<string, never>> = {
  name: 'discovery.forget',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 300, retries: 3, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** How long the sums of a customer list wait to be used, where nobody asked to keep them. */
export const unkeptHours = 24

/** Takes out hourly what a platform's terms forbid to keep, and customer lists that nobody used within a day. */
export function forgetJob({ db, now }: { db: Database; now: () => Date }): Job {
  return defineJob(forgetKind, {
    schedule: '23 * * * *',
    run: async () => {
      await db.pool.query('delete from discovered_creators where expires_at <= $1', [now()])
      await db.pool.query(
        `delete from customer_audiences where not kept and state in ('ready', 'failed', 'used') and created_at <= $1::timestamptz - make_interval(hours => $2)`,
        [now(), unkeptHours],
      )
    },
  })
}
