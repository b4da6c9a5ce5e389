import { randomUUID } from 'node:crypto'
import type { Snapshot } from '@vouch/engine'
import { expect } from 'vitest'
import { onlyRow } from '../src/foundation/db/database.ts'
import type { Target } from '../src/outside/platforms/connector.ts'
import { type Rooms, signUp, snapshotFor, verify } from './rooms.ts'

/** Requests about personal data, as people send them. */

let callers = 0
export const freshEmail = () => `${randomUUID()}@example.com`
let names = 0
export const freshName = () => `person_${++names}`

export async function call({ app }: Rooms, method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = { 'x-forwarded-for': `10.5.${Math.floor(++callers / 250)}.${callers % 250}` }
  const url = `/api/data-requests${path}`
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

export const file = (rooms: Rooms, form: object) => call(rooms, 'POST', '', form)

/** The token of the newest link that an address was sent. */
export async function linkOf({ db }: Rooms, email: string): Promise<string> {
  const found = await db.pool.query<{ text: string }>(
    `select text_body as text from mails where recipient = $1 and cause like '%:link' order by written_at desc, id limit 1`,
    [email],
  )
  return /\/go\/([\w-]+)/.exec(onlyRow(found).text)?.[1] ?? ''
}

/** Files a request and opens its link. */
export async function filed(rooms: Rooms, form: { email: string; [field: string]: unknown }): Promise<string> {
  const { status, body } = await file(rooms, form)
  expect([status, body.success]).toEqual([202, true])
  return linkOf(rooms, form.email)
}

export const confirm = (rooms: Rooms, token: string) => call(rooms, 'POST', `/${token}/confirm`)
export const prove = (rooms: Rooms, token: string) => call(rooms, 'POST', `/${token}/prove`)

export async function lettersTo({ db }: Rooms, recipient: string): Promise<string[]> {
  const found = await db.pool.query<{ subject: string }>(
    'select subject from mails where recipient = $1 order by written_at, subject',
    [recipient],
  )
  return found.rows.map(({ subject }) => subject)
}

export async function idOf({ db }: Rooms, email: string): Promise<string> {
  const found = await db.pool.query<{ id: string }>('select id from data_requests where email = $1', [email])
  return onlyRow(found).id
}

export async function snapshotsOf({ db }: Rooms, handle: string): Promise<number> {
  const found = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from snapshots join creators on creators.id = creator_id where handle = $1`,
    [handle],
  )
  return onlyRow(found).count
}

/** What the platform shows of a profile whose id is not its name. */
export function profileShown(target: Target, id: string, bio = ''): Snapshot {
  const snapshot = snapshotFor(target)
  return { ...snapshot, profile: { followers: 5, ...snapshot.profile, id, bio } }
}

/** A creator on the scripted platform, verified once by a paying user. */
export async function verified(rooms: Rooms) {
  const visitor = await signUp(rooms)
  const handle = freshName()
  const profileUrl = `https://www.twitch.tv/${handle}`
  rooms.platform.script = async (target) => profileShown(target, `id of ${handle}`)
  const { id } = await verify(visitor, { url: profileUrl })
  return { visitor, handle, profileUrl, id }
}
