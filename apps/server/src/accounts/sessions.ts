import { Problem } from '@vouch/contract'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { onlyRow } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import type { Member } from '../http/member.ts'
import type { Auth } from './auth.ts'
import { drawToken, tokenDigest } from './token.ts'

/** Sessions: opened after any way of signing in, refreshed, ended. better-auth stores the row, but the token in it is the
 *  digest of the one that we hand out; its own session look-ups would have to be given the digest. */

export interface OpenedSession {
  token: string
  expiresAt: Date
  /** Only of a hosted service: what its own client follows the session with. */
  refreshToken?: string
}

/** Where a sign-in came from, for the user's list of sessions. */
export interface Client {
  ipAddress: string
  userAgent: string
}

/** Opens a session for a user who has proved who they are. */
export async function openSession(auth: Auth, userId: string, client: Client): Promise<OpenedSession> {
  const { internalAdapter } = await auth.$context
  const token = drawToken()
  const session = await internalAdapter.createSession(userId, false, { ...client, token: tokenDigest(token) }, true)
  return { token, expiresAt: session.expiresAt }
}

/** Days after which a person signs in again, however often the session was refreshed. */
const familyDaysMax = 90

/** Seconds for which a refreshed token still counts: an answer that was lost on its way can be asked for again. */
const graceSeconds = 60

/** Follows a session with a fresh one. The old token ends after a grace that is never prolonged; until then it can be refreshed
 *  again, so of two calls at once neither signs the other out.
 *  @throws Problem `invalid_token` when the session has ended meanwhile. */
export async function refreshSession(pool: pg.Pool, auth: Auth, member: Member): Promise<OpenedSession> {
  const { sessionConfig } = await auth.$context
  const token = drawToken()
  const refreshed = await pool.query<{ expiresAt: Date }>(
    `with old as (
       update sessions set expires_at = least(expires_at, now() + make_interval(secs => $4)), updated_at = now()
        where token = $3 and expires_at > now() returning user_id, family, began_at, ip_address, user_agent
     )
     insert into sessions (token, expires_at, user_id, family, began_at, ip_address, user_agent)
     select $1, least(now() + make_interval(secs => $2), began_at + make_interval(days => $5)),
            user_id, family, began_at, ip_address, user_agent
       from old
     returning expires_at as "expiresAt"`,
    [tokenDigest(token), sessionConfig.expiresIn, tokenDigest(member.token), graceSeconds, familyDaysMax],
  )
  const row = refreshed.rows[0]
  if (!row) throw new Problem('invalid_token')
  return { token, expiresAt: row.expiresAt }
}

/** Ends this session with all that it was refreshed from or to, or every session of the user. */
export async function endSessions(pool: pg.Pool, auth: Auth, member: Member, scope: 'local' | 'global'): Promise<void> {
  const { internalAdapter } = await auth.$context
  if (scope === 'global') return internalAdapter.deleteUserSessions(member.userId)
  await pool.query('delete from sessions where family = (select family from sessions where id = $1)', [
    member.sessionId,
  ])
}

/** Ends every session of a user, or all but the one named and those that it was refreshed from or to. */
export async function endSessionsOf(
  pool: pg.Pool,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  await pool.query(
    `delete from sessions where user_id = $1
        and family is distinct from (select family from sessions where id = $2 and user_id = $1)`,
    [userId, exceptSessionId],
  )
}

/** How long support may look at an account after one asking. */
const supportMinutes = 30

/** Marks a session as support's, which ends soon. @returns when */
export async function markSupport(pool: pg.Pool, token: string, supportName: string): Promise<Date> {
  const marked = await pool.query<{ expiresAt: Date }>(
    `update sessions set support_name = $2, expires_at = now() + make_interval(mins => ${supportMinutes})
      where token = $1 returning expires_at as "expiresAt"`,
    [tokenDigest(token), supportName],
  )
  return onlyRow(marked).expiresAt
}

/** Loads when a session ends unless it is refreshed. @throws Problem `invalid_token` when it has ended meanwhile. */
export async function loadSessionEnd(kysely: Kysely<DB>, sessionId: string): Promise<Date> {
  const row = await kysely.selectFrom('sessions').where('id', '=', sessionId).select('expires_at').executeTakeFirst()
  if (!row) throw new Problem('invalid_token')
  return row.expires_at
}

/** Deletes sessions whose term is over. */
export async function deleteEndedSessions(pool: pg.Pool): Promise<number> {
  const deleted = await pool.query('delete from sessions where expires_at <= now()')
  return deleted.rowCount ?? 0
}
