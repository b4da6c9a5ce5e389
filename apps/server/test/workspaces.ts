import { type Bucket, buckets, grant, type Movement } from '../src/customers/credits/ledger.ts'
import { type Database, onlyRow } from '../src/foundation/db/database.ts'

/** Workspaces with credits, for tests of the ledger that need nobody signed in. */

export const at = new Date('2026-11-20T10:00:00Z')

/** Creates a user, whose workspace comes along, and grants credits. @returns the workspace's id */
export async function buildWorkspace(db: Database, credits: Partial<Record<Bucket, number>> = {}): Promise<string> {
  const user = await db.pool.query<{ id: string }>(
    `insert into users (email) values (gen_random_uuid() || '@vouch.test') returning id`,
  )
  const workspace = await db.pool.query<{ id: string }>('select id from workspaces where owner_id = $1', [
    onlyRow(user).id,
  ])
  const workspaceId = onlyRow(workspace).id
  for (const bucket of buckets) {
    const amount = credits[bucket]
    if (amount) await grant(db.pool, bucket, movement(workspaceId, `grant:${bucket}`, amount))
  }
  return workspaceId
}

export function movement(workspaceId: string, cause: string, credits: number): Movement {
  return { workspaceId, cause, credits, action: 'creator_verification', resourceId: null, at }
}

export interface Entry {
  bucket: Bucket
  delta: number
  balance_after: number
  total_after: number
  cause: string
}

export async function loadEntries(db: Database, workspaceId: string): Promise<Entry[]> {
  const found = await db.pool.query<Entry>(
    'select bucket, delta, balance_after, total_after, cause from credit_entries where workspace_id = $1 order by id',
    [workspaceId],
  )
  return found.rows
}
