import type pg from 'pg'
import { drawToken, isToken, tokenDigest } from '../../customers/accounts/token.ts'
import type { Teammate } from '../../foundation/http/member.ts'

/** Sessions of the team's side. They end after half a day, or an hour after their last call, by real time. */

const hoursMax = 12
const idleMinutesMax = 60

/** @returns the cookie's value; the database keeps its digest alone */
export async function openTeamSession(sql: Pick<pg.Pool, 'query'>, name: string): Promise<string> {
  const token = drawToken()
  await sql.query(
    `insert into team_sessions (token, name, expires_at) values ($1, $2, now() + make_interval(hours => ${hoursMax}))`,
    [tokenDigest(token), name],
  )
  return token
}

/** Finds who a cookie belongs to, and marks the session as used. */
export async function identifyTeammate(
  sql: Pick<pg.Pool, 'query'>,
  token: string | undefined,
): Promise<Teammate | null> {
  if (token === undefined || !isToken(token)) return null
  const found = await sql.query<Teammate>({
    name: 'identify-teammate',
    text: `update team_sessions set last_used_at = now()
            where token = $1 and expires_at > now() and last_used_at > now() - interval '${idleMinutesMax} minutes'
           returning id as "sessionId", name, began_at as "beganAt", expires_at as "expiresAt"`,
    values: [tokenDigest(token)],
  })
  return found.rows[0] ?? null
}

export async function endTeamSession(sql: Pick<pg.Pool, 'query'>, sessionId: string): Promise<void> {
  await sql.query('delete from team_sessions where id = $1', [sessionId])
}

/** Clears away sessions that nobody can use any more. */
export async function deleteEndedTeamSessions(sql: Pick<pg.Pool, 'query'>): Promise<void> {
  await sql.query('delete from team_sessions where expires_at < now()')
}
