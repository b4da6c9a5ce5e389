import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import {
  type ConsentPlatform,
  ConsentRefusal,
  type GivenTokens,
} from '../../outside/platforms/consent/consent-platform.ts'
import type { ConsentTokens } from '../../outside/platforms/consent-tokens.ts'
import type { TokenParts } from './consent-parts.ts'
import type { KeyRing } from './key-ring.ts'

/** Creators' tokens at rest: sealed, each for its own row and column, and renewed by one process at a time. */

interface KeptTokens {
  id: string
  platform: Platform
  simulated: boolean
  accessSealed: string
  refreshSealed: string | null
  keyId: string
  endsAt: Date | null
  renewAt: Date | null
}

const tokenColumns = `creator_pages.id, creator_pages.platform, simulated, access_sealed as "accessSealed", refresh_sealed as "refreshSealed",
  key_id as "keyId", token_ends_at as "endsAt", renew_at as "renewAt"`

/** A token that ends within this is renewed first: a check takes up to two minutes. */
const spareMs = 5 * 60_000

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

function openTokens(ring: KeyRing, { id, keyId, accessSealed, refreshSealed }: KeptTokens) {
  return {
    accessToken: ring.open({ keyId, sealed: accessSealed }, placeOf(id, 'access')),
    refreshToken: refreshSealed && ring.open({ keyId, sealed: refreshSealed }, placeOf(id, 'refresh')),
  }
}

/** Locks the row, so that nobody else renews or ends the same consent meanwhile. */
async function lockTokens(tx: Sql, pageId: string): Promise<KeptTokens | null> {
  const found = await tx.query<KeptTokens>(
    `select ${tokenColumns} from creator_pages where id = $1 and access_sealed is not null for update`,
    [pageId],
  )
  return found.rows[0] ?? null
}

/** @returns the port that connectors read by: a token of the creator who allowed this very check, while the time of it lasts. */
export function consentTokens(parts: TokenParts): ConsentTokens {
  return async ({ consent }) => {
    if (!consent) return null
    const found = await parts.db.pool.query<{ id: string }>(
      `select creator_pages.id from consent_requests join creator_pages on creator_pages.id = page_id
        where consent_requests.id = $1 and workspace_id = $2 and state in ('reading', 'connected')
          and access_sealed is not null and consent_ends_at > $3`,
      [consent.id, consent.workspaceId, parts.now()],
    )
    const [page] = found.rows
    return page === undefined ? null : workingToken(parts, page.id)
  }
}

/** @returns an access token that works for a while, renewed where it has to be; null where the platform took it back.
 *  @throws ConnectorFailure where the platform does not answer */
export function workingToken(parts: TokenParts, pageId: string): Promise<string | null> {
  const { db, ring, now } = parts
  // The platform is asked while the row is locked: two processes that renew with one refresh token would end the consent at platforms that
  // take each only once.
  return withTransaction(db, async (tx) => {
    const kept = await lockTokens(tx, pageId)
    if (kept === null) return null
    const due = [kept.endsAt && kept.endsAt.getTime() - spareMs, kept.renewAt?.getTime() ?? null]
    const tokens = openTokens(ring, kept)
    if (due.every((moment) => moment === null || moment > now().getTime())) return tokens.accessToken
    return renewed(tx, parts, kept, tokens)
  })
}

async function renewed(
  tx: Sql,
  { platforms, ring, now }: TokenParts,
  kept: KeptTokens,
  tokens: ReturnType<typeof openTokens>,
): Promise<string | null> {
  const platform = platforms.find(kept.platform, kept.simulated)
  try {
    if (platform === null) throw new ConsentRefusal('unavailable')
    const given = await platform.renew(tokens)
    const { accessSealed, refreshSealed, keyId } = sealedTokens(ring, kept.id, given)
    await tx.query(
      `update creator_pages set access_sealed = $2, refresh_sealed = $3, key_id = $4, token_ends_at = $5, renew_at = $6
        where id = $1`,
      [kept.id, accessSealed, refreshSealed, keyId, given.endsAt, given.renewAt],
    )
    return given.accessToken
  } catch (error) {
    if (!(error instanceof ConsentRefusal)) throw error
    if (error.reason === 'ended') {
      await endConsent(tx, kept.id, 'platform', now())
      return null
    }
    // A token that could be renewed ahead of its end still works until then.
    if (kept.endsAt === null || kept.endsAt > now()) return tokens.accessToken
    const sentence = 'The platform didn’t renew the creator’s connection. Try again in a few minutes.'
    throw new ConnectorFailure('platform_unavailable', sentence, { retryable: true })
  }
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
}

/** Takes the tokens out of the row, for whoever tells the platform. @returns null where there are none */
export async function takeTokens(
  { db, ring, platforms, now }: TokenParts,
  pageId: string,
  by: 'creator' | 'time',
): Promise<{ platform: ConsentPlatform | null; tokens: ReturnType<typeof openTokens> } | null> {
  return withTransaction(db, async (tx) => {
    const kept = await lockTokens(tx, pageId)
    await endConsent(tx, pageId, by, now())
    if (kept === null) return null
    return { platform: platforms.find(kept.platform, kept.simulated), tokens: openTokens(ring, kept) }
  })
}

/** Rows sealed again in one statement's time. */
const resealedAtOnce = 200

/** Seals what lies under an older key under the newest one. @returns how many rows */
export async function resealTokens({ db, ring }: TokenParts): Promise<number> {
  for (let total = 0; ; ) {
    const count = await withTransaction(db, async (tx) => {
      const found = await tx.query<KeptTokens>(
        `select ${tokenColumns} from creator_pages where key_id is not null and key_id <> $1
          order by id limit ${resealedAtOnce} for update skip locked`,
        [ring.currentId],
      )
      for (const kept of found.rows) {
        const { accessSealed, refreshSealed, keyId } = sealedTokens(ring, kept.id, openTokens(ring, kept))
        await tx.query('update creator_pages set access_sealed = $2, refresh_sealed = $3, key_id = $4 where id = $1', [
          ...[kept.id, accessSealed, refreshSealed, keyId],
        ])
      }
      return found.rows.length
    })
    total += count
    if (count < resealedAtOnce) return total
  }
}
