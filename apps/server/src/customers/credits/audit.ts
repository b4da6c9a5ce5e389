import type pg from 'pg'
import { z } from 'zod'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { Bucket } from './ledger.ts'

/** Proves once a night that every balance is the sum of its entries, and that every hold moved what it says. It repairs nothing: a
 *  difference is a defect, and which side is right is for a person to find out. */

export interface Difference {
  workspaceId: string
  bucket: Bucket
  /** Empty for a balance, else the cause of the hold that moved something else than it says. */
  cause: string
  /** What the balance or the hold says; and what the entries prove. */
  stored: number
  proved: number
}

const differencesMax = 100

// Sums are larger than the integers of single entries. Each statement sees one moment, so movements may go on meanwhile.
const balancesText = `
  select workspace_id as "workspaceId", bucket, '' as cause, balance::float8 as stored,
         coalesce(sum(delta), 0)::float8 as proved
    from credit_balances balances left join credit_entries using (workspace_id, bucket)
   group by workspace_id, bucket, balance
  having balance <> coalesce(sum(delta), 0)
   limit ${differencesMax}`

const holdsText = `
  select held.workspace_id as "workspaceId", share.bucket, held.cause, kept::float8 as stored,
         -(coalesce(taken.delta, 0) + coalesce(back.delta, 0))::float8 as proved
    from credit_holds held
   cross join lateral (values
           ('monthly', least(coalesce(used, monthly + purchased), monthly)),
           ('purchased', greatest(coalesce(used, monthly + purchased) - monthly, 0))
         ) share (bucket, kept)
    left join credit_entries taken on taken.workspace_id = held.workspace_id and taken.bucket = share.bucket
                                  and taken.cause = held.cause
    left join credit_entries back on back.workspace_id = held.workspace_id and back.bucket = share.bucket
                                 and back.cause = 'release:' || held.cause
   where kept <> -(coalesce(taken.delta, 0) + coalesce(back.delta, 0))
   limit ${differencesMax}`

/** Loads the balances and holds that their entries do not prove, at most 100 of each. */
export async function loadDifferences(sql: Pick<pg.Pool, 'query'>): Promise<Difference[]> {
  const balances = await sql.query<Difference>(balancesText)
  const holds = await sql.query<Difference>(holdsText)
  return [...balances.rows, ...holds.rows]
}

export const auditKind: JobKind<Record<string, never>> = {
  name: 'credits.audit',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

export interface AuditParts {
  db: Database
  now: () => Date
  log: { error: (facts: object, message: string) => void }
}

/** The nightly job. A difference leaves a row, a line in the log and a failed job, so that nobody has to look for it. */
export function auditJob({ db, now, log }: AuditParts): Job {
  return defineJob(auditKind, {
    schedule: '41 3 * * *',
    run: async () => {
      const differences = await withTransaction(db, async (tx) => {
        // The proof reads the whole ledger, which takes longer than any statement of a request may.
        await tx.query(`set local statement_timeout = '9min'`)
        const found = await loadDifferences(tx)
        for (const difference of found) await note(tx, difference, now())
        return found
      })
      if (differences.length === 0) return
      for (const difference of differences) log.error(difference, 'The ledger does not prove a balance or a hold')
      throw new Error(`Balances differ from their entries: ${JSON.stringify(differences)}`)
    },
  })
}

async function note(tx: pg.PoolClient, difference: Difference, at: Date): Promise<void> {
  const { workspaceId, bucket, cause, stored, proved } = difference
  await tx.query(
    `insert into credit_differences (day, workspace_id, bucket, cause, stored, proved)
     values (($1::timestamptz at time zone 'utc')::date, $2, $3, $4, $5, $6) on conflict do nothing`,
    [at, workspaceId, bucket, cause, stored, proved],
  )
}
