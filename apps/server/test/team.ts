import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Rooms, teamPassword } from './rooms.ts'

/** Somebody of the team, in the shipped app. */

export interface Colleague {
  cookie: string
  get: (path: string) => Promise<Told>
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Told>
  /** The whole answer, for what is not JSON. */
  ask: (call: InjectOptions) => Promise<LightMyRequestResponse>
}

export type Told = ReturnType<typeof toldBy>

function toldBy(answer: LightMyRequestResponse) {
  return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() }
}

let network = 0

/** Signs in with the right password, from a network of its own. Throws when that is refused. */
export async function colleagueIn(rooms: Rooms, name = 'Ann'): Promise<Colleague> {
  network += 1
  const answer = await rooms.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    headers: { 'x-forwarded-for': `10.9.${network & 255}.1` },
    payload: { password: teamPassword, name },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return colleagueWith(rooms, cookieOf(answer))
}

export function colleagueWith({ app }: Rooms, cookie: string): Colleague {
  const ask = (call: InjectOptions) => app.inject({ ...call, headers: { cookie, ...call.headers } })
  const told = async (call: InjectOptions): Promise<Told> => toldBy(await ask(call))
  return {
    cookie,
    ask,
    get: (url) => told({ method: 'GET', url: `/api/admin${url}` }),
    post: (url, body = {}, headers = {}) => told({ method: 'POST', url: `/api/admin${url}`, payload: body, headers }),
  }
}

/** @returns the cookie of an answer, as a browser would send it back */
export function cookieOf(answer: LightMyRequestResponse): string {
  const [cookie] = answer.cookies
  if (cookie === undefined) throw new Error('The answer sets no cookie')
  return `${cookie.name}=${cookie.value}`
}
