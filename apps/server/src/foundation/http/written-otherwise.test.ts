import { request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { declaredRoutes, type Route } from '@vouch/contract'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { test as base } from '../../../test/rooms.ts'
import { understoodPath } from './place-of.ts'

/** One address can be written in many ways, and the router understands them all. Whatever keeps a route has to understand them too. */

const test = base.extend('app', async ({ open }) => (await open()).app)

const foreign = { origin: 'https://evil.example', cookie: 'vouch_team=x' }
const id = '00000000-0000-4000-8000-000000000000'
const filled = ({ path }: Route) => path.replace(/:\w+/g, id)
const changing = declaredRoutes.filter(({ method, fromOtherSites }) => method !== 'GET' && fromOtherSites !== true)
const ofTeam = declaredRoutes.filter(({ path }) => /^\/api\/(admin|sales-copy)\//.test(path))

/** The same path with some of its letters written as escapes, in either case. */
function rewritten(path: string): fc.Arbitrary<string> {
  const letters = [...path].map((letter) =>
    letter === '/' ? fc.constant(letter) : fc.constantFrom(...spellings(letter)),
  )
  return fc.tuple(...letters).map((parts) => parts.join(''))
}

function spellings(letter: string): string[] {
  const code = letter.charCodeAt(0).toString(16)
  return [letter, `%${code}`, `%${code.toUpperCase()}`]
}

/** A route and one way to write its address. */
const writtenCall = (routes: readonly Route[]) =>
  fc.constantFrom(...routes).chain((route) => rewritten(filled(route)).map((url) => ({ method: route.method, url })))

const runs = { numRuns: 200 }

test('law: however its address is written, nothing that changes something is done for another site', async ({
  app,
}) => {
  expect(changing.length).toBeGreaterThan(60)
  for (const route of changing) {
    const answer = await app.inject({ method: route.method, url: filled(route), headers: foreign })
    expect([route.path, answer.statusCode, answer.json().code]).toEqual([route.path, 403, 'cross_site'])
  }
  await fc.assert(
    fc.asyncProperty(writtenCall(changing), async (call) => {
      expect((await app.inject({ ...call, headers: foreign })).json()).toMatchObject({ code: 'cross_site' })
    }),
    runs,
  )
})

test('law: however its address is written, no call of the team is there on a strange host', async ({ app }) => {
  await fc.assert(
    fc.asyncProperty(writtenCall(ofTeam), async (call) => {
      const answer = await app.inject({ ...call, headers: { host: 'vouch.test' } })
      expect([call.url, answer.statusCode]).toEqual([call.url, 404])
    }),
    runs,
  )
})

test('law: however its address is written, no answer of a call is given to a page of another site', async ({ app }) => {
  const reading = declaredRoutes.filter(({ path, method }) => method === 'GET' && path.startsWith('/api/'))
  await fc.assert(
    fc.asyncProperty(writtenCall(reading), async (call) => {
      const { headers } = await app.inject(call)
      expect([call.url, headers['cross-origin-resource-policy']]).toEqual([call.url, 'same-origin'])
    }),
    { numRuns: 60 },
  )
})

test('a request that names the whole address gets no further', async ({ app }) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const login = 'http://any.where/api/auth/login'
  expect(await answerTo(app, login, foreign)).toEqual([403, 'cross_site'])
  expect(await answerTo(app, 'http://any.where/api/%61dmin/login', { host: 'vouch.test' })).toEqual([404, 'not_found'])
})

test('a password that the browser keeps for a site does not prove that the site called, a bearer token does', async ({
  app,
}) => {
  const ask = (authorization: string) =>
    app.inject({ method: 'POST', url: '/api/auth/logout', headers: { ...foreign, authorization } })
  for (const kept of ['Basic YTpi', 'Digest username="a"', 'Bearer', 'Bearer ', 'x Bearer t'])
    expect([kept, (await ask(kept)).json().code]).toEqual([kept, 'cross_site'])
  expect((await ask('Bearer of-somebody')).json().code).toBe('invalid_token')
})

test('a webhook of others is let in by its declaration, and asked for its signature', async ({ app }) => {
  const others = declaredRoutes.filter(({ fromOtherSites }) => fromOtherSites)
  expect(others.map(({ access }) => access)).toEqual(others.map(() => 'public'))
  const answer = await app.inject({ method: 'POST', url: '/api/stripe/webhook', headers: foreign, payload: {} })
  expect(answer.json().code).toBe('bad_signature')
})

test.for([
  ['/%61pi/x?y=%2F', '/api/x'],
  ['http://any.where:80/api/x#y', '/api/x'],
  ['http://any.where', '/'],
  ['/a/%zz', '/'],
  ['', '/'],
] as const)('%s is understood as %s', ([written, understood]) => {
  expect(understoodPath(written)).toBe(understood)
})

/** Sends what no browser would: the whole address in the first line. */
function answerTo(app: FastifyInstance, path: string, headers: Record<string, string>): Promise<[number, string]> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const call = openRequest({ port, host: '127.0.0.1', path, method: 'POST', headers }, async (response) => {
      const text = (await response.toArray()).join('')
      resolve([response.statusCode ?? 0, (JSON.parse(text) as { code: string }).code])
    })
    call.on('error', reject)
    call.end()
  })
}
