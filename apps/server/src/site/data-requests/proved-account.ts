import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { profilePart } from '../../verdicts/creators/snapshot-parts.ts'
import type { SiteParts } from '../site-parts.ts'

/** The account that proved a request, held against what is kept. Platforms hand names on, so whoever bears a name today may be somebody else
 *  than the one whose data is kept under it: only the platform's own id tells. */

export interface ProvedAccount {
  handle: string
  /** The platform's own; null where it gives none. */
  id: string | null
}

type Sql = Pick<pg.Pool, 'query'>
export type KeptReading = Pick<SiteParts['verifying'], 'db' | 'snapshots'>

/** Snapshots that are opened to see whose they are, the newest first; readings tell it of older ones. */
const snapshotsMax = 20

/** @returns the account by the name that its data is kept under. */
export function asKept({ platform }: { platform: Platform }, { handle, id }: ProvedAccount): ProvedAccount {
  return { handle: creatorKey(platform, handle), id }
}

/** @param account as it is kept
 *  @returns whether it is the one that a request names: by its name or, on YouTube, by its channel id. */
export function isNamed({ platform, handle }: { platform: Platform; handle: string }, account: ProvedAccount): boolean {
  const asked = creatorKey(platform, handle)
  // Elsewhere a name can be made of digits, and be somebody else's id.
  return account.handle === asked || (platform === 'youtube' && account.id === asked)
}

/** Loads whether all that is kept under some names is of one account, as far as anything tells. */
export async function isAllOf(
  sql: Sql,
  reading: KeptReading,
  { platform, handles }: { platform: Platform; handles: readonly string[] },
  id: string | null,
): Promise<boolean> {
  const names = [platform, handles.map((handle) => creatorKey(platform, handle))]
  const read = await sql.query<{ id: string }>(
    `select distinct profile_id as id from creator_readings join creators on creators.id = creator_id
      where platform = $1 and handle = any($2) and profile_id <> ''`,
    names,
  )
  if (read.rows.some((row) => row.id !== id)) return false
  // What customers wrote into files says nothing of whose an account is.
  const stored = await sql.query<KeptBody>(
    `select ${keptBodyOf('snapshots')} from snapshots join creators on creators.id = creator_id
      where platform = $1 and handle = any($2) and connector <> 'import' order by stored_at desc limit ${snapshotsMax}`,
    names,
  )
  for (const kept of stored.rows) {
    const profile = await reading.snapshots.read(profilePart, await readBody(reading.db.objects, kept), null)
    if (profile?.id && profile.id !== id) return false
  }
  return true
}
