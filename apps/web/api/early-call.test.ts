import { createContext, runInContext } from 'node:vm'
import { addressOf, discovery } from '@vouch/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAsked } from '../discovery/creator-search.ts'
import { earlyBody, earlyCallScript, takeEarlyAnswer } from './early-call.ts'

const asked: [address: string, parts: RequestInit][] = []
let page: Window & { vouchEarlyCall?: unknown }
let status = 200

/** Runs the head's script as the page at `path` would, with what this browser keeps. */
function openPage(path: string, kept: Record<string, string>, ofTab: Record<string, string> = {}): void {
  const window = {} as typeof page
  const [pathname, query] = path.split('?')
  const scope = {
    ...{
      window,
      location: { pathname, search: query ? `?${query}` : '' },
      localStorage: { getItem: (key: string) => kept[key] ?? null },
      sessionStorage: { getItem: (key: string) => ofTab[key] ?? null },
    },
    fetch: async (address: string, parts: RequestInit) => {
      asked.push([address, parts])
      return new Response('{"answered":true}', { status })
    },
  }
  runInContext(earlyCallScript, createContext(scope))
  page = window
  vi.stubGlobal('window', window)
}

const member = { auth_token: 't1', auth_user: '{"id":"u1"}' }
const own = { method: 'GET', headers: { authorization: 'Bearer t1' } }

beforeEach(() => {
  status = 200
  asked.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['/dashboard', '/api/home'],
  ['/app/', '/api/home'],
  ['/dashboard/verifications/9b1f-42b', '/api/verifications/9b1f-42b'],
  ['/dashboard/discovery', addressOf(discovery.creators, { query: { ...emptyAsked.query, limit: 25 } })],
])('the head of %s asks for %s, as whoever is signed in', (path, address) => {
  openPage(path, member)
  expect(asked.map(([each]) => each)).toEqual([address])
  expect(asked[0]?.[1].headers).toMatchObject({ authorization: 'Bearer t1', 'x-user-id': 'u1' })
})

test.each([
  ['u1', 'w1'],
  ['u2', 'w2'],
])('a tab whose own workspace is that of %s is asked for in %s', (id, workspaceId) => {
  const user = { id: 'u1', workspace: { id: 'w2' } }
  const own = { id, workspace: { id: 'w1' } }
  openPage('/dashboard', { auth_token: 't1', auth_user: JSON.stringify(user) }, { tab_user: JSON.stringify(own) })
  expect(asked[0]?.[1].headers).toMatchObject({ 'x-user-id': 'u1', 'x-workspace-id': workspaceId })
})

test.each([
  ['/dashboard/discovery?q=yoga', member],
  ['/pricing', member],
  ['/dashboard', {}],
  ['/dashboard', { auth_token: 't1', auth_user: '{' }],
])('the head of %s asks nothing with %j', (path, kept) => {
  openPage(path, kept)
  expect(asked).toEqual([])
})

test('the call that wants the answer gets it once, and every other call asks for itself', async () => {
  openPage('/dashboard', member)
  expect(takeEarlyAnswer('/api/config', own, 500)).toBeNull()
  const answer = await takeEarlyAnswer('/api/home', own, 500)
  expect(await answer?.json()).toEqual({ answered: true })
  expect(takeEarlyAnswer('/api/home', own, 500)).toBeNull()
})

test('an answer that is there is drawn at once by who asked for it, and is left for the call', async () => {
  openPage('/dashboard', member)
  expect(earlyBody('/api/home', { token: 't1' }, 500)).toBeUndefined()
  await vi.waitFor(() => expect(earlyBody('/api/home', { token: 't1' }, 500)).toEqual({ answered: true }))
  expect(earlyBody('/api/config', { token: 't1' }, 500)).toBeUndefined()
  expect(earlyBody('/api/home', { token: 't2' }, 500)).toBeUndefined()
  expect(earlyBody('/api/home', { token: 't1', workspaceId: 'w1' }, 500)).toBeUndefined()
  expect(earlyBody('/api/home', { token: 't1' }, 10_001)).toBeUndefined()
  expect(await (await takeEarlyAnswer('/api/home', own, 500))?.json()).toEqual({ answered: true })
  expect(earlyBody('/api/home', { token: 't1' }, 500)).toBeUndefined()
})

test('a refusal is drawn by the call alone', async () => {
  status = 403
  openPage('/dashboard', member)
  await new Promise(setImmediate)
  expect(earlyBody('/api/home', { token: 't1' }, 500)).toBeUndefined()
  expect((await takeEarlyAnswer('/api/home', own, 500))?.status).toBe(403)
})

test('a page that has been there for a while asks anew', () => {
  openPage('/dashboard', member)
  expect(takeEarlyAnswer('/api/home', own, 10_001)).toBeNull()
})

test('an answer to somebody else is nobody’s', () => {
  openPage('/dashboard', member)
  expect(takeEarlyAnswer('/api/home', { method: 'GET', headers: { authorization: 'Bearer t2' } }, 500)).toBeNull()
  expect(page.vouchEarlyCall).toBeUndefined()
})

test('a call that is given up does not wait for the head’s answer', async () => {
  openPage('/dashboard', member)
  const given = new AbortController()
  const answer = takeEarlyAnswer('/api/home', { ...own, signal: given.signal }, 500)
  given.abort(new Error('given up'))
  await expect(answer).rejects.toThrow('given up')
})
