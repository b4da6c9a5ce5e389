import type { AccountEvent, AccountEventKind } from '@vouch/contract'
import type pg from 'pg'
import { networkOf } from './client-of.ts'
import { deviceOf } from './device-of.ts'
import type { Client } from './sessions.ts'

/** What happened to an account, for its person and for whoever has to find out what went wrong. Rows are only added. */

/** Who did it: the person, somebody who has not proved to be the person, or the product itself. */
export type EventActor = 'user' | 'stranger' | 'system'

export interface NewEvent {
  userId: string
  kind: AccountEventKind
  actor?: EventActor
  client: Client
  /** What tells two events of one kind apart, `google` for example. */
  detail?: string
}

/** What the product does by itself comes from nowhere. */
export const noClient: Client = { ipAddress: '', userAgent: '' }

/** Notes an event, in the transaction of what happened. */
export async function noteEvent(sql: Pick<pg.Pool, 'query'>, event: NewEvent): Promise<void> {
  const { userId, kind, actor = 'user', client, detail } = event
  await sql.query(
    'insert into account_events (user_id, kind, actor, address, agent, detail) values ($1, $2, $3, $4, $5, $6)',
    [userId, kind, actor, networkOf(client.ipAddress), client.userAgent, detail ?? null],
  )
}

/** Whom an address belongs to that no account has: the row is written all the same, so that an unknown address costs what a
 *  known one costs, and guessing shows. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Notes a sign-in that failed, by the address that was typed. @param kind `sign_in_refused` where the password was right */
export async function noteFailedSignIn(
  sql: Pick<pg.Pool, 'query'>,
  email: string,
  client: Client,
  kind: 'sign_in_failed' | 'sign_in_refused',
): Promise<void> {
  await sql.query(
    `insert into account_events (user_id, kind, actor, address, agent)
     values (coalesce((select id from users where email = $1), $2::uuid), $5, 'stranger', $3, $4)`,
    [email, nobody, networkOf(client.ipAddress), client.userAgent, kind],
  )
}

interface EventRow {
  id: string
  kind: AccountEventKind
  address: string
  agent: string
  detail: string | null
  at: Date
}

/** Loads a page of a person's events, newest first. @param after the id that the page before ended with */
export async function loadEvents(
  sql: Pick<pg.Pool, 'query'>,
  { userId, limit, after }: { userId: string; limit: number; after: string | null },
): Promise<{ events: AccountEvent[]; nextCursor: string | null }> {
  const found = await sql.query<EventRow>(
    `select id, kind, address, agent, detail, at from account_events
      where user_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [userId, after, limit + 1],
  )
  const page = found.rows.slice(0, limit)
  const more = found.rows.length > limit
  return {
    events: page.map(({ agent, at, ...row }) => ({ ...row, device: deviceOf(agent), at: at.toISOString() })),
    nextCursor: more ? (page.at(-1)?.id ?? null) : null,
  }
}

/** A day more than the 400 within which the database refuses to delete an event. */
export const eventDaysMax = 401

/** Deletes events that are older than they may be kept. */
export async function deleteOldEvents(sql: Pick<pg.Pool, 'query'>): Promise<void> {
  await sql.query('delete from account_events where at < now() - make_interval(days => $1)', [eventDaysMax])
}
