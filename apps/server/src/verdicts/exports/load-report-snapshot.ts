import type { Database } from '../../foundation/db/database.ts'
import { loadSnapshot } from '../creators/snapshots.ts'

/** @returns the data that a report was made from, as they are stored; null where they were deleted */
export async function loadReportSnapshot(db: Database, reportId: string): Promise<Uint8Array | null> {
  const found = await db.pool.query<{ id: string }>('select snapshot_id as id from reports where id = $1', [reportId])
  const [row] = found.rows
  const stored = row === undefined ? null : await loadSnapshot(db, row.id)
  return stored?.body ?? null
}
