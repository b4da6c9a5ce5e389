import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { creatorKey } from './creator-key.ts'

/** Finds a creator, or creates the row of one who is met for the first time. @returns its id. */
export async function findOrCreateCreator(
  tx: Pick<pg.Pool, 'query'>,
  { platform, handle, at }: { platform: Platform; handle: string; at: Date },
): Promise<string> {
  const key = creatorKey(platform, handle)
  const found = await tx.query<{ id: string }>({
    name: 'find-or-create-creator',
    text: `with known as (
       select id from creators where platform = $1 and handle = $2
     ), made as (
       insert into creators (platform, handle, created_at) select $1, $2, $3 where not exists (select from known)
       on conflict (platform, handle) do nothing returning id
     )
     select id from known union all select id from made`,
    values: [platform, key, at],
  })
  const id = found.rows[0]?.id
  if (id !== undefined) return id
  // Somebody else created the row while this statement waited for it; the next statement sees it.
  const made = await tx.query<{ id: string }>('select id from creators where platform = $1 and handle = $2', [
    platform,
    key,
  ])
  return onlyRow(made).id
}
