import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import { ConsentRefusal } from '../../outside/platforms/consent/consent-platform.ts'
import type { ConsentTokens } from '../../outside/platforms/consent-tokens.ts'
import type { TokenParts } from './consent-parts.ts'
import { requestEnds } from './consent-time.ts'
import {
  endConsent,
  type KeptTokens,
  lockTokens,
  openedTokens,
  type openTokens,
  sealedTokens,
} from './stored-tokens.ts'

/** Tokens that work: handed out to the checks that a creator allowed, and renewed by one process at a time. */

type Sql = Pick<pg.Pool, 'query'>

/** A token that ends within this is renewed first: a check takes up to two minutes. */
const spareMs = 5 * 60_000

/** @returns the port that connectors read by: a token of the creator who allowed this very check, while the time of it lasts. */
export function consentTokens(parts: TokenParts): ConsentTokens {
  return async ({ consent }) => {
    if (!consent) return null
    const found = await parts.db.pool.query<{ id: string; accountId: string | null }>(
      `select creator_pages.id, profile_id as "accountId" from consent_requests join creator_pages on creator_pages.id = page_id
        where consent_requests.id = $1 and workspace_id = $2 and state in ('reading', 'connected')
          and access_sealed is not null and ${requestEnds} > $3`,
      [consent.id, consent.workspaceId, parts.now()],
    )
    const [page] = found.rows
    const token = page && (await workingToken(parts, page.id))
    return token ? { token, accountId: page.accountId, end: () => endRefused(parts, page.id, token) } : null
  }
}

/** Ends a consent whose token the platform refused, unless there is another one by now: the creator connected again, or it was renewed. */
async function endRefused({ db, ring, now }: TokenParts, pageId: string, token: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const kept = await lockTokens(tx, pageId)
    if (kept !== null && openedTokens(ring, kept)?.accessToken === token)
      await endConsent(tx, pageId, 'platform', now())
  })
}

/** @returns an access token that works for a while, renewed where it has to be; null where the platform took it back, or no key here opens it.
 *  @throws ConnectorFailure where the platform does not answer */
export function workingToken(parts: TokenParts, pageId: string): Promise<string | null> {
  const { db, ring, now } = parts
  // The platform is asked while the row is locked: two processes that renew with one refresh token would end the consent at platforms that
  // take each only once.
  return withTransaction(db, async (tx) => {
    const kept = await lockTokens(tx, pageId)
    if (kept === null) return null
    const due = [kept.endsAt && kept.endsAt.getTime() - spareMs, kept.renewAt?.getTime() ?? null]
    const tokens = openedTokens(ring, kept)
    if (tokens === null) return unreadable(tx, parts, kept)
    if (due.every((moment) => moment === null || moment > now().getTime())) return tokens.accessToken
    return renewed(tx, parts, kept, tokens)
  })
}

/** While keys are changed, a process may meet a token under a key that it will have after its next start: only one whose own time is over too
 *  is given up. */
async function unreadable(tx: Sql, { now }: TokenParts, { id, endsAt }: KeptTokens): Promise<null> {
  if (endsAt !== null && endsAt <= now()) await endConsent(tx, id, 'platform', now())
  return null
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
