import type { NamedCreator, ShortlistEntry } from '@vouch/contract'
import type pg from 'pg'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'

/** A screening that was paid for together with a place on a list, and is shown there from then on. */

type Sql = Pick<pg.Pool, 'query'>

/** @returns whether a creator is on a list */
export async function isListed(sql: Sql, listId: string, { platform, handle }: NamedCreator): Promise<boolean> {
  const found = await sql.query(
    `select from shortlist_entries join creators on creators.id = creator_id
      where shortlist_id = $1 and platform = $2 and handle = $3 and removed_at is null`,
    [listId, platform, creatorKey(platform, handle)],
  )
  return found.rowCount === 1
}

/** Keeps a score with an entry, and what it rests on. */
export async function keepScreening(
  sql: Sql,
  entryId: string,
  { score, low, high, only }: NonNullable<ShortlistEntry['screening']>,
): Promise<void> {
  await sql.query('update shortlist_entries set screening = $2 where id = $1', [
    entryId,
    JSON.stringify({ score, low, high, only }),
  ])
}
