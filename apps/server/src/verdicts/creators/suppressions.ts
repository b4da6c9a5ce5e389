import { hash } from 'node:crypto'
import { type CreatorRequest, Problem } from '@vouch/contract'
import type pg from 'pg'
import { creatorKey } from './creator-key.ts'

/** Creators that nothing new is stored about, and those whose objection is being examined. Whoever stores something of a creator, or gives a
 *  verdict, asks here first. What a newcomer would get wrong: a request that nobody has proved holds nothing back, because anybody with a
 *  mailbox can make one about anybody; it does so from the day on which its answer is overdue.
 *
 *  The list holds digests: it must recognise a creator who comes again and should tell nobody whom it holds. A digest of a public
 *  name can be guessed, so this hides the names from a reader, not from a search. */

type Sql = Pick<pg.Pool, 'query'>

export interface SuppressedProfile {
  platform: string
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

/** Suppresses a creator under every name that is known, at once. Repeating it changes nothing. */
export async function suppressCreator(sql: Sql, profile: SuppressedProfile, { reason, requestId, at }: Suppression) {
  await sql.query(
    `insert into creator_suppressions (platform, key_digest, reason, request_id, since, decided, withholds_from)
     select $1, digest, $3, $4, $5, true, $5 from unnest($2::text[]) as digests (digest)
     on conflict (request_id, key_digest) do update set decided = true, withholds_from = excluded.withholds_from
     where not creator_suppressions.decided`,
    [profile.platform, digestsOf(profile), reason, requestId, at],
  )
}

/** Says of a creator that an objection is being examined. @param dueAt by when it is answered: from then on it pauses new verdicts */
export async function noteObjection(
  sql: Sql,
  profile: SuppressedProfile,
  { requestId, at, dueAt }: Omit<Suppression, 'reason'> & { dueAt: Date },
): Promise<void> {
  await sql.query(
    `insert into creator_suppressions (platform, key_digest, reason, request_id, since, decided, withholds_from)
     select $1, digest, 'objection', $3, $4, false, $5 from unnest($2::text[]) as digests (digest)
     on conflict (request_id, key_digest) do nothing`,
    [profile.platform, digestsOf(profile), requestId, at, dueAt],
  )
}

/** Ends what a request suppressed, or was going to. */
export async function endSuppression(sql: Sql, requestId: string, at: Date): Promise<void> {
  await sql.query('update creator_suppressions set ended_at = $2 where request_id = $1 and ended_at is null', [
    requestId,
    at,
  ])
}

const paused = 'Vouch gives no new verdict on this creator until it has answered a request under data protection law.'

/** @param at the moment by the product's clock
 *  @throws Problem `creator_withheld` for a creator who is suppressed, by name or by id. */
export async function refuseSuppressed(sql: Sql, profile: SuppressedProfile, at: Date): Promise<void> {
  const found = await sql.query<{ decided: boolean }>({
    name: 'suppressed-creator',
    text: `select decided from creator_suppressions
            where platform = $1 and key_digest = any($2) and ended_at is null and withholds_from <= $3
            order by decided desc limit 1`,
    values: [profile.platform, digestsOf(profile), at],
  })
  const [row] = found.rows
  if (row !== undefined) throw new Problem('creator_withheld', row.decided ? undefined : paused)
}

/** @returns whether a creator was erased, who is still named where a run about them goes on */
export async function isErased(sql: Sql, profile: SuppressedProfile): Promise<boolean> {
  const found = await sql.query(
    `select from creator_suppressions
      where platform = $1 and key_digest = any($2) and reason = 'erasure' and decided and ended_at is null limit 1`,
    [profile.platform, digestsOf(profile)],
  )
  return found.rowCount !== 0
}

/** Loads of each creator what their requests mean for those who look at them, in the order of the creators; null: there are none. */
export async function loadCreatorRequests(
  sql: Sql,
  creators: readonly SuppressedProfile[],
): Promise<(CreatorRequest | null)[]> {
  const digests = creators.map((creator) => digestsOf(creator))
  const found = await sql.query<{ platform: string; digest: string; decided: boolean }>({
    name: 'creator-requests',
    text: `select platform, key_digest as digest, bool_or(decided) as decided from creator_suppressions
            where platform = any($1) and key_digest = any($2) and ended_at is null group by platform, key_digest`,
    values: [[...new Set(creators.map(({ platform }) => platform))], digests.flat()],
  })
  const decided = new Map(found.rows.map((row) => [row.digest, row.decided]))
  return digests.map((own) => {
    const known = own.flatMap((digest) => decided.get(digest) ?? [])
    return known.length === 0 ? null : known.includes(true) ? 'withheld' : 'examined'
  })
}

/** Makes storing and erasing of one creator wait for each other until the transaction ends: otherwise what is being stored while
 *  somebody erases would be missed by both. */
export async function lockCreator(tx: Sql, { platform, handle }: SuppressedProfile): Promise<void> {
  await tx.query({
    name: 'lock-creator',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`creator:${platform}:${creatorKey(platform, handle)}`],
  })
}
