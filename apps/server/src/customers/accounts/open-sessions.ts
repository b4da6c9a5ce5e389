import { type OpenSessionCard, Problem } from '@vouch/contract'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { noteEvent } from './account-events.ts'
import { networkOf } from './client-of.ts'
import { deviceOf } from './device-of.ts'
import { endOtherPlaces, endPlace } from './end-sessions.ts'
import type { Client } from './sessions.ts'

/** Where an account is signed in. A sign-in and all that it was refreshed to are one place, and end together. */

const sessionsMax = 100

interface SessionRow {
  id: string
  agent: string | null
  address: string | null
  signedInAt: Date
  lastUsedAt: Date
  current: boolean
}

/** Loads the places, the last used first. */
export async function loadOpenSessions(sql: Pick<pg.Pool, 'query'>, member: Member): Promise<OpenSessionCard[]> {
  const found = await sql.query<SessionRow>(
    `select (array_agg(id order by last_used_at desc, expires_at desc))[1] as id,
            (array_agg(user_agent order by last_used_at desc))[1] as agent,
            (array_agg(ip_address order by last_used_at desc))[1] as address,
            min(began_at) as "signedInAt", max(last_used_at) as "lastUsedAt", bool_or(id = $2) as current
       from sessions where user_id = $1 and expires_at > now()
      group by family order by current desc, "lastUsedAt" desc limit ${sessionsMax}`,
    [member.userId, member.sessionId],
  )
  return found.rows.map(({ agent, address, signedInAt, lastUsedAt, ...row }) => ({
    ...row,
    device: deviceOf(agent ?? ''),
    address: networkOf(address ?? ''),
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** Signs one place out. @throws Problem `not_found` for a session of somebody else, or one that has ended. */
export async function endOpenSession(
  db: Database,
  { userId }: Member,
  sessionId: string,
  client: Client,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!(await endPlace(tx, userId, sessionId))) throw new Problem('not_found', 'This session has already ended.')
    await noteEvent(tx, { userId, kind: 'session_revoked', client })
  })
}

/** Signs every other place out. @returns how many there were */
export async function endOtherSessions(db: Database, { userId, sessionId }: Member, client: Client): Promise<number> {
  return withTransaction(db, async (tx) => {
    const places = await endOtherPlaces(tx, userId, sessionId)
    if (places > 0) await noteEvent(tx, { userId, kind: 'sessions_ended', client, detail: String(places) })
    return places
  })
}
