import { accessSeconds, grantsMax, newestVersion, refreshDays, type Scope } from '@vouch/contract'
import type pg from 'pg'
import { tokenDigest } from '../../customers/accounts/token.ts'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { writeProgramLetIn } from '../api-keys/key-letters.ts'
import { loadLive, personStayed } from './live-programs.ts'
import type { OauthParts } from './oauth-parts.ts'
import { challengeOf, drawGiven, isGiven, isVerifier } from './token-text.ts'

/** A program exchanges its code, and later its refresh token, for tokens that open the workspace. Each works once: a code that comes again, or a
 *  refresh token long after it was used, ends what was given, because somebody else has it too. */

/** What the standard says a request was refused for. */
export type OauthFault =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type'

export interface GivenTokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

export type Exchanged = { given: GivenTokens } | { fault: OauthFault; why: string }

/** Days after which a person has to let the program in again, however often it was used. */
const grantDaysMax = 365
/** A client whose answer got lost sends its refresh token again at once. */
const repeatSeconds = 30
const over: Exchanged = { fault: 'invalid_grant', why: 'What you sent is over, was used before, or isn’t yours.' }

interface CodeRow {
  clientId: string
  workspaceId: string
  userId: string
  scopes: Scope[]
  redirectUri: string
  challenge: string
  creditsMax: number | null
  name: string
  isOver: boolean
}

export async function exchangeCode(parts: OauthParts, form: ReadonlyMap<string, string>): Promise<Exchanged> {
  const { db } = parts
  const [code, verifier] = [form.get('code') ?? '', form.get('code_verifier') ?? '']
  if (!isGiven('code', code) || !isVerifier(verifier)) return over
  return withTransaction(db, async (tx) => {
    const found = await tx.query<CodeRow>(
      `update oauth_codes set used_at = now() from oauth_clients
        where digest = $1 and used_at is null and oauth_clients.id = client_id
       returning client_id as "clientId", workspace_id as "workspaceId", user_id as "userId", scopes, redirect_uri as "redirectUri",
                 challenge, oauth_codes.credits_max as "creditsMax", oauth_clients.name, expires_at < now() as "isOver"`,
      [tokenDigest(code)],
    )
    const [row] = found.rows
    if (row === undefined) {
      await tx.query(
        `update api_keys set revoked_at = coalesce(revoked_at, now())
          where id = (select key_id from oauth_codes where digest = $1)`,
        [tokenDigest(code)],
      )
      return over
    }
    const isTheirs = row.clientId === form.get('client_id') && row.redirectUri === form.get('redirect_uri')
    if (row.isOver || !isTheirs || challengeOf(verifier) !== row.challenge) return over
    const keyId = await makeGrant(tx, row, parts.now())
    if (keyId === null) return over
    await writeProgramLetIn(tx, parts, { keyId, ...row })
    await tx.query('update oauth_codes set key_id = $2 where digest = $1', [tokenDigest(code), keyId])
    return give(tx, keyId, row.scopes)
  })
}

/** A grant is a key whose own text nobody has: its digest is one that no text leads to.
 *  @param now the product's time, for the list of connected programs
 *  @returns null where the workspace has as many as it may by now */
async function makeGrant(tx: pg.PoolClient, row: CodeRow, now: Date): Promise<string | null> {
  // Two that are exchanged at once are counted one after the other.
  await tx.query('select from workspaces where id = $1 for no key update', [row.workspaceId])
  if ((await loadLive(tx, row.workspaceId)) >= grantsMax) return null
  const made = await tx.query<{ id: string }>(
    `insert into api_keys (workspace_id, made_by, name, prefix, digest, scopes, version, created_at, expires_at, oauth_client_id, credits_max)
     values ($1, $2, $3, 'oauth', 'oauth:' || gen_random_uuid(), $4, $5, $6, now() + interval '${refreshDays} days', $7, $8) returning id`,
    [row.workspaceId, row.userId, row.name, row.scopes, newestVersion, now, row.clientId, row.creditsMax],
  )
  return onlyRow(made).id
}

export async function exchangeRefresh(db: Database, form: ReadonlyMap<string, string>): Promise<Exchanged> {
  const sent = form.get('refresh_token') ?? ''
  if (!isGiven('refresh', sent)) return over
  return withTransaction(db, async (tx) => {
    const found = await tx.query<{ keyId: string; scopes: Scope[] }>(
      `update oauth_tokens set used_at = now() from api_keys
        where oauth_tokens.digest = $1 and kind = 'refresh' and used_at is null and oauth_tokens.expires_at > now()
          and api_keys.id = key_id and oauth_client_id::text = $2 and revoked_at is null
          and api_keys.created_at > now() - interval '${grantDaysMax} days'
       returning key_id as "keyId", scopes`,
      [tokenDigest(sent), form.get('client_id') ?? ''],
    )
    const [row] = found.rows
    if (row === undefined) {
      await tx.query(
        `update api_keys set revoked_at = coalesce(revoked_at, now())
          where id = (select key_id from oauth_tokens where digest = $1 and used_at < now() - interval '${repeatSeconds} seconds')`,
        [tokenDigest(sent)],
      )
      return over
    }
    if (!(await isStillLetIn(tx, row.keyId))) return over
    await tx.query(`update api_keys set expires_at = now() + interval '${refreshDays} days' where id = $1`, [row.keyId])
    return give(tx, row.keyId, row.scopes)
  })
}

/** Who let a program in may have left the workspace meanwhile. The program leaves with them, and comes back with nobody: it is ended.
 *  @returns whether the person is still there */
async function isStillLetIn(tx: pg.PoolClient, keyId: string): Promise<boolean> {
  const ended = await tx.query(`update api_keys set revoked_at = now() where id = $1 and not ${personStayed}`, [keyId])
  return ended.rowCount === 0
}

async function give(tx: pg.PoolClient, keyId: string, scopes: readonly Scope[]): Promise<Exchanged> {
  const [access, refresh] = [drawGiven('access'), drawGiven('refresh')]
  await tx.query(
    `insert into oauth_tokens (digest, key_id, kind, expires_at)
     values ($1, $3, 'access', now() + interval '${accessSeconds} seconds'), ($2, $3, 'refresh', now() + interval '${refreshDays} days')`,
    [tokenDigest(access), tokenDigest(refresh), keyId],
  )
  const scope = scopes.join(' ')
  return {
    given: { access_token: access, token_type: 'Bearer', expires_in: accessSeconds, refresh_token: refresh, scope },
  }
}

/** Ends what a token belongs to; a text that is none changes nothing (RFC 7009). */
export async function endByToken(db: Database, token: string): Promise<void> {
  if (!isGiven('access', token) && !isGiven('refresh', token)) return
  await db.pool.query(
    `update api_keys set revoked_at = coalesce(revoked_at, now()) where id = (select key_id from oauth_tokens where digest = $1)`,
    [tokenDigest(token)],
  )
}
