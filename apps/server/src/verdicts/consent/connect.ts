import { randomUUID } from 'node:crypto'
import { type ConsentRefusalCode, Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { profileOf } from '../../outside/platforms/connector.ts'
import {
  type ConsentedAccount,
  type ConsentPlatform,
  ConsentRefusal,
  type GivenTokens,
} from '../../outside/platforms/consent/consent-platform.ts'
import { creatorKey } from '../creators/creator-key.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { type ConsentAttempt, openAttempt } from './consent-attempts.ts'
import type { ConsentParts } from './consent-parts.ts'
import { consentEnd } from './consent-time.ts'
import { pagePath } from './creator-links.ts'
import { requireDoor } from './doors.ts'
import { withRedeemed } from './let-go.ts'
import { loadByLink, loadRequest, type RequestRow, requestPath, requireWaiting } from './request-row.ts'
import { startReport } from './start-report.ts'
import { sealedTokens } from './stored-tokens.ts'

/** A creator answers a request: with a connection, or with no. */

/** Begins a connection. @param cookie of this browser's earlier attempts
 *  @returns where the browser goes, and the cookie that it keeps
 *  @throws Problem `not_found`, `link_ended`, `no_connector`, `creator_withheld` or `unavailable` */
export async function beginConnection(parts: ConsentParts, token: string, cookie: string | undefined) {
  const row = await loadByLink(parts.db.pool, token, parts)
  requireWaiting(row, parts.now())
  await refuseSuppressed(parts.db.pool, profileOf(row.target), parts.now())
  return leadTo(parts, requireDoor(parts, row.target), { requestId: row.id, proof: null }, row.handle, cookie)
}

/** Leads a browser to a platform's page of consent. @throws Problem `unavailable` */
export async function leadTo(
  { db }: Pick<ConsentParts, 'db'>,
  platform: ConsentPlatform,
  what: Pick<ConsentAttempt, 'requestId' | 'proof'>,
  handle: string,
  cookie: string | undefined,
) {
  const opened = await openAttempt(db.pool, { platform: platform.platform, ...what }, cookie)
  try {
    return { location: await platform.askAddress(opened.secrets, handle), cookie: opened.cookie }
  } catch (error) {
    if (!(error instanceof ConsentRefusal)) throw error
    throw new Problem('unavailable', 'The platform isn’t answering right now. Try again in a few minutes.')
  }
}

/** What a browser brought back becomes a connection and a report. @returns where the browser goes */
export async function arrive(parts: ConsentParts, attempt: ConsentAttempt, callback: URL): Promise<string> {
  const row = attempt.requestId === null ? null : await loadRequest(parts.db.pool, attempt.requestId)
  if (row === null) return refusedPath('/consent/ended', 'expired')
  const back = requestPath(row, parts)
  try {
    requireWaiting(row, parts.now())
    const platform = requireDoor(parts, row.target)
    const brought = { callback, secrets: attempt.secrets }
    return await withRedeemed(parts, platform, brought, async ({ tokens, account, keep }) => {
      if (account === null || !isAskedFor(account, row))
        return refusedPath(back, 'wrong_account', account?.handle ?? undefined)
      await refuseSuppressed(parts.db.pool, { ...profileOf(row.target), profileId: account.id }, parts.now())
      const pageId = await keepConnection(parts, row.id, { account, tokens, simulated: platform.simulated })
      keep()
      await startReport(parts, row.id)
      return `${pagePath(pageId, parts)}?connected`
    })
  } catch (error) {
    return refusedPath(back, codeOf(error))
  }
}

function codeOf(error: unknown): ConsentRefusalCode {
  if (error instanceof ConsentRefusal) {
    const { reason } = error
    return reason === 'invalid' || reason === 'ended' ? 'failed' : reason
  }
  if (!(error instanceof Problem)) throw error
  return error.code === 'creator_withheld' ? 'withheld' : error.code === 'link_ended' ? 'expired' : 'failed'
}

export function refusedPath(path: string, code: ConsentRefusalCode, as?: string): string {
  return `${path}?${new URLSearchParams({ refused: code, ...(as !== undefined && { as: as.replace(/^@/, '') }) })}`
}

/** A platform that does not say which profile an account has (LinkedIn) can only be believed for the person. */
export function isAskedFor({ id, handle }: ConsentedAccount, asked: { platform: Platform; handle: string }): boolean {
  if (handle === null) return true
  const known = creatorKey(asked.platform, asked.handle)
  // Elsewhere a name can be made of digits, and be somebody else's id.
  return creatorKey(asked.platform, handle) === known || (asked.platform === 'youtube' && id === known)
}

interface Connection {
  account: ConsentedAccount
  tokens: GivenTokens
  simulated: boolean
}

/** Keeps the connection with the page of its account, and answers the request, in one transaction. @returns the page
 *  @throws Problem `link_ended` where somebody answered meanwhile */
async function keepConnection(parts: ConsentParts, requestId: string, connection: Connection): Promise<string> {
  return withTransaction(parts.db, async (tx) => {
    const row = await loadRequest(tx, requestId, true)
    if (row === null) throw new Problem('link_ended')
    requireWaiting(row, parts.now())
    const pageId = await openPage(tx, parts, row, connection.account)
    await storeTokens(tx, parts, pageId, connection)
    await tx.query(
      `update consent_requests set state = $2, page_id = $3, answered_at = $4, consent_ends_at = $5, email = null where id = $1`,
      [row.id, row.creatorFirst ? 'reading' : 'connected', pageId, parts.now(), consentEnd(parts.now())],
    )
    return pageId
  })
}

async function openPage(
  tx: pg.PoolClient,
  parts: ConsentParts,
  row: RequestRow,
  account: ConsentedAccount,
): Promise<string> {
  const opened = await tx.query<{ id: string }>(
    `insert into creator_pages (id, platform, handle, profile_url, profile_id, display_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (platform, profile_id) where profile_id is not null
       do update set handle = excluded.handle, profile_url = excluded.profile_url, display_name = excluded.display_name
     returning id`,
    [randomUUID(), row.platform, row.handle, row.target.url, account.id, account.displayName, parts.now()],
  )
  return onlyRow(opened).id
}

async function storeTokens(
  tx: pg.PoolClient,
  { ring, now }: ConsentParts,
  pageId: string,
  { tokens, simulated }: Connection,
) {
  const { accessSealed, refreshSealed, keyId } = sealedTokens(ring, pageId, tokens)
  const at = now()
  await tx.query(
    `update creator_pages set access_sealed = $2, refresh_sealed = $3, key_id = $4, token_ends_at = $5, renew_at = $6,
            simulated = $7, connected_at = $8, consent_ends_at = $9, ended_at = null, ended_by = null
      where id = $1`,
    [
      ...[pageId, accessSealed, refreshSealed, keyId, tokens.endsAt, tokens.renewAt, simulated, at],
      // The page's tokens are kept for the newest request; each reads within its own time.
      consentEnd(at),
    ],
  )
}
