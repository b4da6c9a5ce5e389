import type pg from 'pg'
import type { Identify, Member } from '../http/member.ts'
import { isToken, tokenDigest } from './token.ts'

/** Who a bearer token belongs to. This runs before every signed-in call, so it is one prepared statement; that a session is
 *  used is written down every few minutes only. */

const minutesBetweenMarks = 5
const text = `
  select sessions.id as "sessionId", users.id as "userId", workspaces.id as "workspaceId",
         sessions.support_name as "supportName",
         last_used_at < now() - interval '${minutesBetweenMarks} minutes' as stale
    from sessions
    join users on users.id = sessions.user_id
    join workspaces on workspaces.owner_id = users.id
   where sessions.token = $1 and sessions.expires_at > now() and users.suspended_at is null`

interface Identified extends Omit<Member, 'token'> {
  stale: boolean
}

/** @returns a function that gives the member behind a token, or null when the token is unknown or has ended. */
export function identifyWith(pool: pg.Pool): Identify {
  return async (token) => {
    if (!isToken(token)) return null
    const found = await pool.query<Identified>({ name: 'identify', text, values: [tokenDigest(token)] })
    const [row] = found.rows
    if (row === undefined) return null
    const { stale, ...member } = row
    if (stale) await pool.query('update sessions set last_used_at = now() where id = $1', [member.sessionId])
    return { ...member, token }
  }
}
