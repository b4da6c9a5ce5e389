import { pino } from 'pino'
import { test as base, expect } from 'vitest'
import { buildApp } from '../../app.ts'
import { stream } from './events.ts'

const test = base.extend('app', async ({ task: _ }, { onCleanup }) => {
  const app = await buildApp({
    version: '0',
    log: pino({ level: 'silent' }),
    trustProxy: false,
    site: null,
    identify: async () => null,
    publicAddress: () => 'https://vouch.example',
    rooms: (server) => {
      const method = ['GET', 'POST', 'DELETE']
      const handler = async () => ({ ok: true })
      server.route({ method, url: '/api/thing', handler })
      server.route({ method, url: '/hooks/thing', handler })
      server.route({ method, url: '/hooks/signed', handler, config: { fromOtherSites: true } })
      server.get('/api/events', async (_request, reply) => {
        await stream(reply, AbortSignal.timeout(1_000), noEvents())
        return reply
      })
    },
  })
  onCleanup(() => app.close())
  return app
})

test.for([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://vouch.example' }, 200],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://vouch.example.evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://vouch.example', 'sec-fetch-site': 'cross-site' }, 403],
  [{}, 200],
] as [Record<string, string>, number][])(
  'a call with a cookie and %o is answered with %i',
  async ([headers, status], { app }) => {
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/thing', headers: { cookie: 'session=1', ...headers } })
      expect([method, answer.statusCode]).toEqual([method, status])
      if (status === 403) expect(answer.json().code).toBe('cross_site')
    }
  },
)

test('reading is for everybody, a bearer token comes from no other site, and a route may declare that others call it', async ({
  app,
}) => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await app.inject({ method: 'GET', url: '/api/thing', headers: foreign })).statusCode).toBe(200)
  const headers = { ...foreign, authorization: 'Bearer token' }
  expect((await app.inject({ method: 'POST', url: '/api/thing', headers })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/hooks/thing', headers: foreign })).statusCode).toBe(403)
  expect((await app.inject({ method: 'POST', url: '/hooks/signed', headers: foreign })).statusCode).toBe(200)
})

test('no answer lets another site read it', async ({ app }) => {
  const asked = await app.inject({ method: 'OPTIONS', url: '/api/thing', headers: { origin: 'https://evil.example' } })
  expect(asked.headers['access-control-allow-origin']).toBeUndefined()
  const read = await app.inject({ method: 'GET', url: '/api/thing', headers: { origin: 'https://evil.example' } })
  expect(read.headers['access-control-allow-origin']).toBeUndefined()
})

test('every answer carries the headers that keep browsers strict: an error, an unknown address, a stream and a plain page too', async ({
  app,
}) => {
  const answers = { '/api/thing': 200, '/api/nothing': 404, '/%zz': 404, '/api/events': 200, '/api/docs': 200 }
  for (const [url, status] of Object.entries(answers)) {
    const { statusCode, headers } = await app.inject({ method: 'GET', url })
    expect([url, statusCode]).toEqual([url, status])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const policy = headers['content-security-policy']
    for (const part of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect([url, String(policy).split('; ')]).toEqual([url, expect.arrayContaining([`${part} 'none'`])])
    expect(headers['permissions-policy']).toContain('camera=()')
  }
})

test('a request is not sent back to who asks for its trace', async ({ app }) => {
  const answer = await app.inject({
    method: 'TRACE' as 'GET',
    url: '/api/thing',
    headers: { cookie: 'session=secret' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  expect(answer.body).not.toContain('secret')
})

async function* noEvents() {}
