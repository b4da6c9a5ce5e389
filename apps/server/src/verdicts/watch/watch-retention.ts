import type pg from 'pg'
import type { Sql } from './watch-parts.ts'

/** Deletes what the watch read and may or need not keep. Days of counts that a platform's terms end go with those of verifications
 *  (`apps/server/src/verdicts/verifications/retention.ts`). */

/** Rows deleted in one statement, so that the job never holds many locks. */
const batch = 5_000

/** @returns rows that were deleted */
export async function deleteOldWatchData(sql: Sql, at: Date): Promise<number> {
  const posts = `delete from post_readings where (creator_id, post_id, hours) in (
    select creator_id, post_id, hours from post_readings
     where expires_at <= $1 limit ${batch} for update skip locked)`
  const changes = `delete from watch_changes where id in (
    select id from watch_changes where expires_at <= $1 limit ${batch} for update skip locked)`
  return (await inBatches(sql, posts, at)) + (await inBatches(sql, changes, at))
}

async function inBatches(sql: Pick<pg.Pool, 'query'>, text: string, at: Date): Promise<number> {
  for (let total = 0; ; ) {
    const gone = (await sql.query(text, [at])).rowCount ?? 0
    total += gone
    if (gone < batch) return total
  }
}
