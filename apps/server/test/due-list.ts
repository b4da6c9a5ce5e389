import type { BatchTurn } from '../src/finding/bulk/run-batch.ts'
import { type Database, onlyRow } from '../src/foundation/db/database.ts'

/** @returns what a job that goes on with a list now is told */
export async function dueList({ pool }: Database, id: string): Promise<BatchTurn> {
  return onlyRow(await pool.query<BatchTurn>('select id as "batchId", turn from bulk_batches where id = $1', [id]))
}
