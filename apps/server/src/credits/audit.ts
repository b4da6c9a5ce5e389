import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import type { Bucket } from './ledger.ts'

/** Proves once a night that every balance is the sum of its entries. It repairs nothing: a difference is a defect, and which
 *  side is right is for a person to find out. */

export interface Difference {
  workspaceId: string
  bucket: Bucket
  balance: number
  entries: number
}

/** Loads the balances that are not the sum of their entries, at most 100. */
export async function loadDifferences(pool: pg.Pool): Promise<Difference[]> {
  const found = await pool.query<Difference>(
    `select balances.workspace_id as "workspaceId", bucket, balance, coalesce(sum(delta), 0)::int as entries
       from credit_balances balances left join credit_entries using (workspace_id, bucket)
      group by balances.workspace_id, bucket, balance
     having balance <> coalesce(sum(delta), 0)
      limit 100`,
  )
  return found.rows
}

export const auditKind: JobKind<Record<string, never>> = {
  name: 'credits.audit',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

/** The nightly job. It fails when a balance is wrong, so that the failure shows where failed jobs show. */
export function auditJob({ db }: { db: Database }): Job {
  return defineJob(auditKind, {
    schedule: '41 3 * * *',
    run: async () => {
      const differences = await loadDifferences(db.pool)
      if (differences.length > 0) throw new Error(`Balances differ from their entries: ${JSON.stringify(differences)}`)
    },
  })
}
