import { createHash } from 'node:crypto'
import { type ExtensionSession, Problem } from '@vouch/contract'
import type pg from 'pg'
import { deviceOf } from '../../customers/accounts/device-of.ts'
import { drawToken, tokenDigest } from '../../customers/accounts/token.ts'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { drawExtensionToken } from './extension-token.ts'

/** How an extension is signed in and out. What a newcomer would get wrong: the code travels in an address and may be seen there, so it is worth
 *  nothing without the secret whose digest came before it (RFC 7636, S256). */

type Sql = Pick<pg.Pool, 'query'>

const codeMinutes = 2
/** As long as a session may be refreshed before somebody signs in again. */
export const extensionSessionDays = 90
/** Browsers of one person; signing in one more ends the one that was not used for longest. */
const sessionsMax = 20

/** Draws a code for somebody who is signed in. */
export async function createCode(
  sql: Sql,
  { userId, workspaceId }: Pick<Member, 'userId' | 'workspaceId'>,
  challenge: string,
): Promise<{ code: string; expiresAt: string }> {
  const code = drawToken()
  const made = await sql.query<{ expiresAt: Date }>(
    `insert into extension_codes (digest, user_id, session_epoch, workspace_id, challenge, expires_at)
     select $1, id, session_epoch, $4, $3, now() + interval '${codeMinutes} minutes' from users where id = $2
     returning expires_at as "expiresAt"`,
    [tokenDigest(code), userId, challenge, workspaceId],
  )
  return { code, expiresAt: onlyRow(made).expiresAt.toISOString() }
}

interface Traded {
  userId: string
  epoch: number
  workspaceId: string
  challenge: string
}

/** Trades a code for a token. Whatever comes of it, the code is used up.
 *  @throws Problem `extension_code` for a code that is unknown, used, too old or not this extension's */
export async function tradeCode(
  db: Database,
  { code, verifier, userAgent }: { code: string; verifier: string; userAgent: string },
): Promise<{ token: string; expiresAt: string }> {
  const found = await db.pool.query<Traded>(
    `delete from extension_codes where digest = $1 and expires_at > now()
     returning user_id as "userId", session_epoch as epoch, workspace_id as "workspaceId", challenge`,
    [tokenDigest(code)],
  )
  const [traded] = found.rows
  if (traded === undefined || traded.challenge !== createHash('sha256').update(verifier).digest('base64url'))
    throw new Problem('extension_code')
  return withTransaction(db, (tx) => openSession(tx, traded, userAgent))
}

async function openSession(tx: pg.PoolClient, { userId, epoch, workspaceId }: Traded, userAgent: string) {
  const token = drawExtensionToken()
  // It waits for an ending of all sessions that is under way.
  const opened = await tx.query<{ expiresAt: Date }>(
    `with person as materialized (
       select id from users where id = $1 and session_epoch = $2 and deleted_at is null and suspended_at is null for share
     )
     insert into extension_sessions (user_id, session_epoch, digest, user_agent, workspace_id, expires_at)
     select id, $2, $3, $4, $5, now() + interval '${extensionSessionDays} days' from person returning expires_at as "expiresAt"`,
    [userId, epoch, tokenDigest(token), userAgent.slice(0, 300), workspaceId],
  )
  const [row] = opened.rows
  if (row === undefined) throw new Problem('extension_code')
  await tx.query(
    `delete from extension_sessions where id in (
       select id from extension_sessions where user_id = $1 order by last_used_at desc, id offset ${sessionsMax})`,
    [userId],
  )
  return { token, expiresAt: row.expiresAt.toISOString() }
}

interface SessionRow {
  id: string
  userAgent: string
  signedInAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

/** Loads the browsers of a person that are signed in. */
export async function listSessions(sql: Sql, userId: string): Promise<ExtensionSession[]> {
  const found = await sql.query<SessionRow>(
    `select extension_sessions.id, user_agent as "userAgent", signed_in_at as "signedInAt", last_used_at as "lastUsedAt",
            expires_at as "expiresAt"
       from extension_sessions join users on users.id = user_id and users.session_epoch = extension_sessions.session_epoch
      where user_id = $1 and expires_at > now() order by last_used_at desc limit ${sessionsMax}`,
    [userId],
  )
  return found.rows.map(({ id, userAgent, signedInAt, lastUsedAt, expiresAt }) => ({
    ...{ id, device: deviceOf(userAgent) },
    ...{ signedInAt: signedInAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
    expiresAt: expiresAt.toISOString(),
  }))
}

/** Signs one browser out. @returns whether it was there and the person's own */
export async function endSession(sql: Sql, userId: string, id: string): Promise<boolean> {
  const ended = await sql.query('delete from extension_sessions where user_id = $1 and id = $2', [userId, id])
  return ended.rowCount === 1
}

/** Deletes codes and sessions whose time is over. */
export async function deleteEnded(sql: Sql): Promise<void> {
  await sql.query('delete from extension_codes where expires_at <= now()')
  await sql.query('delete from extension_sessions where expires_at <= now()')
}
