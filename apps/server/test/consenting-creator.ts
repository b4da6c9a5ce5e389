import { setTimeout as pause } from 'node:timers/promises'
import type { CreatorPage } from '@vouch/contract'
import type { Rooms } from './rooms.ts'

/** A creator in front of a link: a browser with cookies that goes to the platform's page, answers there and comes back. */

let creators = 0

export function creatorIn({ app }: Rooms) {
  creators += 1
  const jar = new Map<string, string>()
  const address = `10.7.${creators >> 8}.${creators & 255}`
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object | string) => {
    const form = typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({
      method,
      url: url.replace('https://vouch.test', ''),
      headers: { 'x-forwarded-for': address, host: 'vouch.test', ...form },
      cookies: Object.fromEntries(jar),
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  const api = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await call(method, `/api${path}`, body)
    return { status: answer.statusCode, body: answer.json() }
  }
  /** Begins at a link's page. @returns the platform's address */
  const begin = async (path: string) => (await api('POST', `${path}/connect`)).body.location as string
  /** Answers the simulated page. @returns the address that it leads back to */
  const answer = async (asked: string, handle: string, says: 'allow' | 'cancel' = 'allow') => {
    const platform = /consent\/(\w+)\//.exec(new URL(asked).pathname)?.[1]
    const fields = new URLSearchParams({ asked: new URL(asked).search.slice(1), handle, answer: says })
    const page = await call('POST', `/simulator/consent/${platform}/allow`, fields.toString())
    return page.headers.location ?? `${page.statusCode}`
  }
  const comeBack = async (callback: string) => (await call('GET', callback)).headers.location ?? ''
  return {
    ...{ call, api, begin, answer, comeBack },
    /** From a link to where it ends. @param path of the page, such as `/consent/TOKEN` */
    connect: async (path: string, handle: string, says: 'allow' | 'cancel' = 'allow') =>
      comeBack(await answer(await begin(path), handle, says)),
    /** Waits until the page shows a report. It is asked less and less often: an address has so many calls a minute. */
    reported: async (path: string): Promise<CreatorPage> => {
      for (let asked = 0; asked < 40; asked += 1) {
        const { status, body } = await api('GET', path)
        if (status !== 200) throw new Error(`The creator’s page answered ${status}: ${body.error}`)
        if (body.report && !body.requests.some(({ state }: { state: string }) => state === 'running')) return body
        await pause(Math.min(1_500, 50 * 1.2 ** asked))
      }
      throw new Error('No report within 50 seconds')
    },
  }
}

/** @returns the path of a link */
export const pathOf = (url: string) => new URL(url, 'https://vouch.test').pathname
