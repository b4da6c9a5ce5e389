import type pg from 'pg'
import type { Identify, Member } from '../../foundation/http/member.ts'
import { ledgerMark } from './ledger-mark.ts'
import { isToken, tokenDigest } from './token.ts'
import { idOrNobody, inPlace, type Place, placeOf } from './workspace-place.ts'

/** Who a bearer token belongs to. This runs before every signed-in call, so it is one prepared statement; that a session is
 *  used is written down every few minutes only, and when the token of a refresh is used for the first time. */

const minutesBetweenMarks = 5
/** Seconds for which the token before still counts once its successor has arrived: calls with it may be under way. */
const graceSeconds = 60
const text = `
  select sessions.id as "sessionId", users.id as "userId", place.id as "workspaceId", place.role,
         sessions.support_name as "supportName", ${ledgerMark},
         last_used_at < now() - interval '${minutesBetweenMarks} minutes'
           or (sessions.token = $1 and prior_until is not distinct from 'infinity') as stale
    from sessions
    join users on users.id = sessions.user_id
    ${placeOf('$2')}
   where (sessions.token = $1 or (sessions.prior_token = $1 and sessions.prior_until > now()))
     and sessions.expires_at > now() and users.suspended_at is null`

const mark = `
  update sessions
     set last_used_at = now(),
         prior_until = case when token = $2 and prior_until = 'infinity'
                            then now() + interval '${graceSeconds} seconds' else prior_until end
   where id = $1`

interface Identified extends Omit<Member, 'token' | 'workspaceId' | 'role'>, Place {
  stale: boolean
}

/** @returns a function that gives the member behind a token, or null when the token is unknown or has ended. */
export function identifyWith(pool: pg.Pool): Identify {
  return async (token, workspaceId) => {
    if (!isToken(token)) return null
    const values = [tokenDigest(token), idOrNobody(workspaceId)]
    const found = await pool.query<Identified>({ name: 'identify', text, values })
    const [row] = found.rows
    if (row === undefined) return null
    const { stale, ...identified } = row
    const member = inPlace(identified)
    if (stale) await pool.query(mark, [member.sessionId, tokenDigest(token)])
    return { ...member, token }
  }
}
