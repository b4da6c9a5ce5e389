import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { onlyRow } from '../db/database.ts'
import { creatorKey } from './creator-key.ts'

/** Finds a creator, or creates the row of one who is met for the first time. @returns its id. */
export async function findOrCreateCreator(
  tx: Pick<pg.Pool, 'query'>,
  { platform, handle, at }: { platform: Platform; handle: string; at: Date },
): Promise<string> {
  // The update changes nothing; it makes the statement return the row whether or not it was there.
  const found = await tx.query<{ id: string }>(
    `insert into creators (platform, handle, created_at) values ($1, $2, $3)
     on conflict (platform, handle) do update set handle = excluded.handle returning id`,
    [platform, creatorKey(platform, handle), at],
  )
  return onlyRow(found).id
}
