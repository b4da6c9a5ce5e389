import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { GivenTokens } from '../../outside/platforms/consent/consent-platform.ts'
import type { TokenParts } from './consent-parts.ts'
import { expireShown } from './expire-shown.ts'
import type { KeyRing } from './key-ring.ts'

/** Creators' tokens at rest: sealed, each for its own row and column. */

export interface KeptTokens {
  id: string
  platform: Platform
  simulated: boolean
  accessSealed: string
  refreshSealed: string | null
  keyId: string
  endsAt: Date | null
  renewAt: Date | null
  /** The end of the creator's consent, whatever the token's own time is. */
  consentEndsAt: Date | null
}

/** What it takes to open tokens, beside the key. */
type SealedTokens = Pick<KeptTokens, 'id' | 'keyId' | 'accessSealed' | 'refreshSealed'>

const tokenColumns = `creator_pages.id, creator_pages.platform, simulated, access_sealed as "accessSealed", refresh_sealed as "refreshSealed",
  key_id as "keyId", token_ends_at as "endsAt", renew_at as "renewAt",
  consent_ends_at as "consentEndsAt"`

type Sql = Pick<pg.Pool, 'query'>

/** @returns the values of a row's token columns */
export function sealedTokens(
  ring: KeyRing,
  pageId: string,
  { accessToken, refreshToken }: Pick<GivenTokens, 'accessToken' | 'refreshToken'>,
) {
  const { keyId, sealed } = ring.seal(accessToken, placeOf(pageId, 'access'))
  return {
    accessSealed: sealed,
    refreshSealed: refreshToken === null ? null : ring.seal(refreshToken, placeOf(pageId, 'refresh')).sealed,
    keyId,
  }
}

function placeOf(pageId: string, column: 'access' | 'refresh'): string {
  return `creator_pages.${column}:${pageId}`
}

/** @throws Error for a row whose key is no longer in the ring */
export function openTokens(ring: KeyRing, { id, keyId, accessSealed, refreshSealed }: SealedTokens) {
  return {
    accessToken: ring.open({ keyId, sealed: accessSealed }, placeOf(id, 'access')),
    refreshToken: refreshSealed && ring.open({ keyId, sealed: refreshSealed }, placeOf(id, 'refresh')),
  }
}

/** Locks the row, so that nobody else renews or ends the same consent meanwhile. */
export async function lockTokens(tx: Sql, pageId: string): Promise<KeptTokens | null> {
  const found = await tx.query<KeptTokens>(
    `select ${tokenColumns} from creator_pages where id = $1 and access_sealed is not null for update`,
    [pageId],
  )
  return found.rows[0] ?? null
}

/** Deletes what was kept of a consent, in the caller's transaction. The page and the reports that were given stay. */
export async function endConsent(
  tx: Sql,
  pageId: string,
  by: 'creator' | 'platform' | 'time',
  at: Date,
): Promise<void> {
  await tx.query(
    `update creator_pages set access_sealed = null, refresh_sealed = null, key_id = null, token_ends_at = null, renew_at = null,
            ended_at = coalesce(ended_at, $2), ended_by = coalesce(ended_by, $3)
      where id = $1`,
    [pageId, at, by],
  )
  await tx.query(`update consent_requests set state = 'ended' where page_id = $1 and state = 'connected'`, [pageId])
  const asked = await tx.query<{ id: string }>('select id from consent_requests where page_id = $1', [pageId])
  await expireShown(
    tx,
    asked.rows.map(({ id }) => id),
    at,
  )
}

/** @returns the tokens; null where nothing here opens them: their key is gone, or they were changed. */
export function openedTokens(ring: KeyRing, kept: SealedTokens): ReturnType<typeof openTokens> | null {
  try {
    return openTokens(ring, kept)
  } catch {
    return null
  }
}

/** Rows sealed again in one statement's time. */
const resealedAtOnce = 200

/** Seals what lies under an older key under the newest one. Rows that cannot be read stay as they are, and end on their day.
 *  @returns how many rows */
export async function resealTokens({ db, ring }: TokenParts): Promise<number> {
  let total = 0
  let after: string | null = null
  do {
    const seen: ResealedRows = await withTransaction(db, (tx) => resealAfter(tx, ring, after))
    total += seen.count
    after = seen.last
  } while (after !== null)
  return total
}

interface ResealedRows {
  count: number
  /** The last row that was looked at; null where there are no more. */
  last: string | null
}

async function resealAfter(tx: Sql, ring: KeyRing, after: string | null): Promise<ResealedRows> {
  const found = await tx.query<KeptTokens>(
    `select ${tokenColumns} from creator_pages where key_id <> $1 and key_id = any($2) and ($3::uuid is null or id > $3)
      order by id limit ${resealedAtOnce} for update skip locked`,
    [ring.currentId, ring.ids, after],
  )
  let count = 0
  for (const kept of found.rows) {
    const tokens = openedTokens(ring, kept)
    if (tokens === null) continue
    const { accessSealed, refreshSealed, keyId } = sealedTokens(ring, kept.id, tokens)
    await tx.query('update creator_pages set access_sealed = $2, refresh_sealed = $3, key_id = $4 where id = $1', [
      ...[kept.id, accessSealed, refreshSealed, keyId],
    ])
    count += 1
  }
  return { count, last: found.rows.length < resealedAtOnce ? null : (found.rows.at(-1)?.id ?? null) }
}
