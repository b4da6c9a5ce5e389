import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { createAccount } from '../src/customers/accounts/create-account.ts'
import { onlyRow, withTransaction } from '../src/foundation/db/database.ts'
import type { Rooms } from './rooms.ts'
import { testedAuth } from './tested-auth.ts'

/** A person with an account, who signs in from several devices and reads the letters that come. */
export interface Holder {
  email: string
  password: string
  userId: string
  workspaceId: string
  /** Signs in. @returns what a browser then holds; throws when it was refused */
  signIn: (agent?: string) => Promise<Device>
  /** Letters to an address, oldest first: those that wait and those that were sent. */
  letters: (to?: string) => Promise<Letter[]>
  /** Waits until a letter with this subject has been written. */
  letter: (subject: string, to?: string) => Promise<Letter>
  /** Kinds of what was noted, oldest first. */
  events: () => Promise<string[]>
}

export interface Letter {
  subject: string
  text: string
  html: string
}

export interface Device {
  token: string
  call: (method: Method, path: string, body?: object) => Promise<Answered>
  isIn: () => Promise<boolean>
}

export interface Answered {
  status: number
  headers: Record<string, unknown>
  body: Record<string, unknown> & { error?: unknown; code?: unknown; token?: unknown }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
export const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let network = 0

/** Calls without a token, from a network of its own each time. */
export async function ask(
  { app }: Rooms,
  method: Method,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answered> {
  network += 1
  const from = { 'x-forwarded-for': `10.${network >> 8}.${network & 255}.7` }
  const call: InjectOptions = { method, url: path, headers: { ...from, ...headers } }
  const answer = await app.inject(body === undefined ? call : { ...call, payload: body })
  const text = answer.body
  return { status: answer.statusCode, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) }
}

/** Creates somebody with a password. */
export async function holderIn(rooms: Rooms, email = `${randomUUID()}@example.com`): Promise<Holder> {
  const { db } = rooms
  const auth = testedAuth(db.pool)
  const password = 'a long old password'
  const account = { email, password, name: 'Ann Lee Example', company: 'Acme', role: 'brand', tier: 'STARTER' } as const
  const { workspaceId } = await withTransaction(db, (tx) => createAccount(tx, auth, { ...account, verified: true }))
  const owner = await db.pool.query<{ id: string }>('select id from users where email = $1', [email])
  const userId = onlyRow(owner).id
  const letters = async (to = email) => {
    const found = await db.pool.query<Letter>(
      'select subject, text_body as text, html_body as html from mails where recipient = lower($1) order by written_at, sent_at, subject',
      [to],
    )
    return found.rows
  }
  return {
    email,
    password,
    userId,
    workspaceId,
    signIn: (agent = firefox) => signIn(rooms, email, password, agent),
    letters,
    letter: (subject, to) => awaited(letters, subject, to),
    events: async () => {
      const found = await db.pool.query<{ kind: string }>(
        'select kind from account_events where user_id = $1 order by id',
        [userId],
      )
      return found.rows.map(({ kind }) => kind)
    },
  }
}

/** Signs in. Throws what was said when it was refused. */
export async function signIn(rooms: Rooms, email: string, password: string, agent = firefox): Promise<Device> {
  const { status, body } = await ask(rooms, 'POST', '/api/auth/login', { email, password }, { 'user-agent': agent })
  if (status !== 200) throw new Error(`${status}: ${body.error}`)
  return deviceWith(rooms, String(body.token), agent)
}

/** A browser that holds a token. */
export function deviceWith(rooms: Rooms, token: string, agent = firefox): Device {
  const headers = { authorization: `Bearer ${token}`, 'user-agent': agent }
  const call: Device['call'] = (method, path, body) => ask(rooms, method, path, body, headers)
  return { token, call, isIn: async () => (await call('GET', '/api/auth/session')).status === 200 }
}

async function awaited(letters: Holder['letters'], subject: string, to?: string): Promise<Letter> {
  for (let waited = 0; waited < 1_200; waited += 1) {
    const found = (await letters(to)).filter((letter) => letter.subject === subject).at(-1)
    if (found !== undefined) return found
    await pause(50)
  }
  throw new Error(`No letter "${subject}" was written within a minute`)
}

/** @returns the secret of a letter's link */
export function secretOf(letter: Letter): string {
  const secret = /#token=([\w-]+)/.exec(letter.text)?.[1]
  if (secret === undefined) throw new Error(`There is no link in: ${letter.text}`)
  return secret
}
