import { hash } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { creatorKey } from './creator-key.ts'

/** Creators that nothing is stored about. Whoever stores something of a creator, or gives a verdict, asks here first.
 *
 *  The list holds digests: it must recognise a creator who comes again and should tell nobody whom it holds. A digest of a public
 *  name can be guessed, so this hides the names from a reader, not from a search. */

type Sql = Pick<pg.Pool, 'query'>

export interface SuppressedProfile {
  platform: Platform
  handle: string
  /** The platform's own id, which outlives a change of name. */
  profileId?: string | null | undefined
}

export interface Suppression {
  reason: 'erasure' | 'objection'
  requestId: string
  at: Date
}

function digestsOf({ platform, handle, profileId }: SuppressedProfile): string[] {
  const keys = [creatorKey(platform, handle), ...(profileId ? [`id:${profileId}`] : [])]
  return keys.map((key) => hash('sha256', `${platform}:${key}`, 'base64url'))
}

/** Suppresses a creator under every name that is known. Repeating it changes nothing. */
export async function suppressCreator(sql: Sql, profile: SuppressedProfile, { reason, requestId, at }: Suppression) {
  await sql.query(
    `insert into creator_suppressions (platform, key_digest, reason, request_id, since)
     select $1, digest, $3, $4, $5 from unnest($2::text[]) as digests (digest)
     on conflict (request_id, key_digest) do nothing`,
    [profile.platform, digestsOf(profile), reason, requestId, at],
  )
}

/** Ends what a request suppressed. */
export async function endSuppression(sql: Sql, requestId: string, at: Date): Promise<void> {
  await sql.query('update creator_suppressions set ended_at = $2 where request_id = $1 and ended_at is null', [
    requestId,
    at,
  ])
}

/** Loads whether a creator is suppressed, by name or by id. */
export async function isSuppressed(sql: Sql, profile: SuppressedProfile): Promise<boolean> {
  const found = await sql.query(
    'select 1 from creator_suppressions where platform = $1 and key_digest = any($2) and ended_at is null limit 1',
    [profile.platform, digestsOf(profile)],
  )
  return found.rows.length > 0
}

/** @throws Problem `creator_withheld` for a creator who is suppressed. */
export async function refuseSuppressed(sql: Sql, profile: SuppressedProfile): Promise<void> {
  if (await isSuppressed(sql, profile)) throw new Problem('creator_withheld')
}

/** Makes storing and erasing of one creator wait for each other until the transaction ends: otherwise what is being stored while
 *  somebody erases would be missed by both. */
export async function lockCreator(tx: Sql, { platform, handle }: SuppressedProfile): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `creator:${platform}:${creatorKey(platform, handle)}`,
  ])
}
