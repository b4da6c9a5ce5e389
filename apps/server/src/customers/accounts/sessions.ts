import { createHmac } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from '../../foundation/db/schema.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { Auth } from './auth.ts'
import { drawToken, tokenDigest } from './token.ts'

/** Sessions: opened after any way of signing in, and refreshed; `end-sessions.ts` ends them. A session is one row: refreshing writes
 *  another token into it, so that no ending can miss what a refresh beside it has just made. The database knows tokens by their
 *  digest alone. */

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

/** What opens a session. */
export interface Proof {
  userId: string
  /** The person's `session_epoch` when they proved who they are: a proof opens nothing once all sessions were ended after it. Null:
   *  the caller's transaction has ended them itself. */
  epoch: number | null
  /** Who of the team will look at the account in its owner's place. */
  supportName?: string | null
}

type Sql = Pick<pg.Pool, 'query'>

/** How long support may look at an account after one asking. */
const supportMinutes = 30

/** Opens a session for a user who has proved who they are. It waits for an ending that is under way.
 *  @returns null when every session was ended since the proof */
export async function openSession(
  sql: Sql,
  auth: Auth,
  { userId, epoch, supportName = null }: Proof,
  client: Client,
): Promise<OpenedSession | null> {
  const { sessionConfig } = await auth.$context
  const token = drawToken()
  const opened = await sql.query<{ expiresAt: Date }>(
    `with person as materialized (
       select id from users where id = $1 and ($2::int is null or session_epoch = $2) and deleted_at is null for share
     )
     insert into sessions (token, expires_at, user_id, ip_address, user_agent, support_name)
     select $3, now() + make_interval(secs => $4), id, $5, $6, $7 from person
     returning expires_at as "expiresAt"`,
    [
      ...[userId, epoch, tokenDigest(token), supportName === null ? sessionConfig.expiresIn : supportMinutes * 60],
      ...[client.ipAddress, client.userAgent, supportName],
    ],
  )
  const [row] = opened.rows
  return row === undefined ? null : { token, expiresAt: row.expiresAt }
}

/** Days after which a person signs in again, however often the session was refreshed. */
const familyDaysMax = 90

/** Gives a session a fresh token. A token has one successor: whoever brings it again, or at the same moment, is given the very same, so
 *  that no two live on side by side and none of them signs the other out. The token before counts until its successor has been used
 *  and a grace is over, so an answer that was lost on its way signs nobody out; until then the successor is fresh and stays.
 *  @throws Problem `invalid_token` when the session has ended meanwhile. */
export async function refreshSession(pool: pg.Pool, auth: Auth, member: Member): Promise<OpenedSession> {
  const { sessionConfig } = await auth.$context
  const salt = drawToken()
  const token = successorOf(member.token, salt)
  const refreshed = await pool.query<{ expiresAt: Date }>(
    `update sessions
        set token = $2, prior_token = token, prior_until = 'infinity', successor_salt = $3,
            expires_at = least(now() + make_interval(secs => $4), began_at + make_interval(days => $5)),
            updated_at = now()
      where token = $1 and expires_at > now() and (prior_until is null or prior_until <= now())
     returning expires_at as "expiresAt"`,
    [tokenDigest(member.token), tokenDigest(token), salt, sessionConfig.expiresIn, familyDaysMax],
  )
  const [row] = refreshed.rows
  return row === undefined ? loadSuccessor(pool, member.token) : { token, expiresAt: row.expiresAt }
}

/** What a token was refreshed to just now: itself, or its successor. @throws Problem `invalid_token` when its time is over. */
async function loadSuccessor(pool: pg.Pool, token: string): Promise<OpenedSession> {
  const found = await pool.query<{ isPresent: boolean; salt: string; expiresAt: Date }>(
    `select token = $1 as "isPresent", successor_salt as salt, expires_at as "expiresAt" from sessions
      where (token = $1 or (prior_token = $1 and prior_until > now())) and expires_at > now()`,
    [tokenDigest(token)],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('invalid_token')
  return { token: row.isPresent ? token : successorOf(token, row.salt), expiresAt: row.expiresAt }
}

/** The token that follows another: 256 bits that only somebody with the one before and the row's salt can make. A copy of the table
 *  has the salts and no token. */
function successorOf(token: string, salt: string): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}

/** Loads when a session ends unless it is refreshed. @throws Problem `invalid_token` when it has ended meanwhile. */
export async function loadSessionEnd(kysely: Kysely<DB>, sessionId: string): Promise<Date> {
  const row = await kysely.selectFrom('sessions').where('id', '=', sessionId).select('expires_at').executeTakeFirst()
  if (!row) throw new Problem('invalid_token')
  return row.expires_at
}
