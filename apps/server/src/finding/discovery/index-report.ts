import type { Report } from '@vouch/engine'
import { z } from 'zod'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'
import { lockCreator } from '../../verdicts/creators/suppressions.ts'
import { foundCreator, storeFoundCreators } from './found-creator.ts'

/** Makes a verified creator findable: what a connector fetched for everybody, what a file brought for its workspace alone. */

export const indexKind: JobKind<{ reportId: string }> = {
  name: 'discovery.index',
  data: z.object({ reportId: z.uuid() }),
  limits: { timeoutSeconds: 60, retries: 3, backoffSeconds: 5, backoffSecondsMax: 60, concurrency: 2 },
}

interface Source extends KeptBody {
  report: string
  state: Report['state']
  connector: string
  workspaceId: string | null
  expiresAt: Date | null
}

export interface IndexParts {
  db: Database
  snapshots: SnapshotReader
}

/** Copies a report into the index. A creator who is gone, private or restricted is taken out of it instead. */
export async function indexReport({ db, snapshots }: IndexParts, reportId: string): Promise<void> {
  const found = await db.pool.query<Source>({
    name: 'report-to-index',
    text: `select ${keptBodyOf('snapshots')}, reports.body::text as report, state, connector, workspace_id as "workspaceId",
                  expires_at as "expiresAt"
             from reports join snapshots on snapshots.id = snapshot_id where reports.id = $1`,
    values: [reportId],
  })
  const source = found.rows[0]
  // Retention may delete a snapshot before its job runs.
  if (!source) return
  const { report, state, connector, workspaceId, expiresAt } = source
  const row = await snapshots.read(foundCreator, await readBody(db.objects, source), {
    report,
    kept: {
      source: workspaceId !== null ? 'import' : connector === 'sandbox' ? 'sandbox' : 'verification',
      workspaceId,
      expiresAt: expiresAt?.toISOString() ?? null,
      basis: 'verification',
    },
  })
  await withTransaction(db, async (tx) => {
    // An objection that is granted meanwhile takes the creator out, and nothing puts them back.
    await lockCreator(tx, row)
    if (state === 'READY' || state === 'LOW_CONFIDENCE') return storeFoundCreators(tx, [row])
    await tx.query(
      'delete from discovered_creators where platform = $1 and handle = $2 and workspace_id is not distinct from $3',
      [row.platform, row.handle, workspaceId],
    )
  })
}

/** The job that follows each verification. */
export function indexJob(parts: IndexParts): Job {
  return defineJob(indexKind, { run: ({ reportId }) => indexReport(parts, reportId) })
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
