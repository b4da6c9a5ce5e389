import { randomBytes } from 'node:crypto'
import { setImmediate as immediate } from 'node:timers/promises'
import { Problem, route } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { listening, openTriedApp } from '../../../test/tried-app.ts'
import { buildApp } from '../../app.ts'
import { declaredDocument } from './declared-document.ts'
import { stream } from './events.ts'
import { serve } from './serve.ts'

const member = { userId: 'u1', workspaceId: 'w1', role: 'owner' as const, sessionId: 's1', token: 'good' }

const reading = { method: 'GET', tag: 'Test', summary: 'Tries something.', status: 200, problems: [] } as const
const reply = z.object({ n: z.int() })
const body = z.object({ n: z.int('n must be a whole number.') })
const double = route({ ...reading, method: 'POST', path: '/api/double', access: 'bearer', body, reply })
const open = route({ ...double, path: '/api/open', access: 'public', callsPerMinuteMax: 2 })
const thing = route({ ...reading, path: '/api/things/:name', access: 'public', reply })
const broken = route({ ...reading, path: '/api/broken', access: 'public', reply })
const large = route({ ...double, path: '/api/large', access: 'public', bodyBytesMax: 2 * 1024 * 1024 })
const small = route({ ...double, path: '/api/small', access: 'public', bodyBytesMax: 64 * 1024 })
const events = route({ ...reading, path: '/api/events', access: 'bearer', reply: z.unknown(), stream: true })

async function app(
  rooms?: (app: FastifyInstance) => void,
  trustProxy: boolean | number = false,
): Promise<FastifyInstance> {
  return buildApp({
    version: '0',
    log: pino({ level: 'silent' }),
    trustProxy,
    site: null,
    identify: async (token) => (token === 'good' ? member : null),
    rooms: (server) => {
      serve(server, double, async ({ body }) => ({ n: body.n * 2 }))
      serve(server, open, async ({ body }) => ({ n: body.n }))
      serve(server, thing, async () => ({ n: 1 }))
      serve(server, broken, async () => ({ n: Number.NaN }))
      rooms?.(server)
    },
  })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('who asks is checked before what they sent', async () => {
  const server = await app()
  const none = await server.inject({ method: 'POST', url: '/api/double' })
  expect([none.statusCode, none.json().code]).toEqual([401, 'missing_token'])
  const bad = await server.inject({ method: 'POST', url: '/api/double', headers: bearer('bad') })
  expect([bad.statusCode, bad.json().error]).toEqual([403, 'Invalid or expired token'])
  const empty = await server.inject({ method: 'POST', url: '/api/double', headers: bearer('good') })
  expect([empty.statusCode, empty.json().fields]).toEqual([400, { n: 'n must be a whole number.' }])
})

test('whoever leaves in the middle of what a handler sends itself is no fault of ours', async () => {
  const over = Promise.withResolvers<void>()
  const { app: server, lines } = await openTriedApp({
    rooms: (rooms) => {
      serve(rooms, thing, async ({ reply }) => {
        reply.raw.once('close', () => over.resolve())
        return reply.type('application/json').send(`"${randomBytes(5_000_000).toString('hex')}"`)
      })
    },
  })
  onTestFinished(() => server.close())
  const { socket } = await (await listening(server))()
  socket.write('GET /api/things/a HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n')
  socket.once('data', () => socket.resetAndDestroy())
  await over.promise
  await immediate()
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})

test('a body over the limit is told the limit of this very call', async () => {
  const server = await app((rooms) => {
    for (const taking of [large, small]) serve(rooms, taking, async ({ body }) => ({ n: body.n }))
  })
  const send = (url: string, chars: number) =>
    server.inject({ method: 'POST', url, payload: { n: 1, x: 'x'.repeat(chars) } })
  expect((await send('/api/large', 1_100_000)).statusCode).toBe(200)
  const told = []
  for (const url of ['/api/open', '/api/large', '/api/small']) told.push((await send(url, 2_200_000)).json().error)
  expect(told).toEqual(['1 MB', '2 MB', '64 KB'].map((most) => `The request is over this call’s limit of ${most}.`))
})

test('a user id that is not the bearer’s is refused', async () => {
  const server = await app()
  const headers = { ...bearer('good'), 'x-user-id': 'somebody-else' }
  const answer = await server.inject({ method: 'POST', url: '/api/double', headers, payload: { n: 2 } })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
})

test('a good call is answered, and every answer carries the id of its request', async () => {
  const server = await app()
  const answer = await server.inject({ method: 'POST', url: '/api/double', headers: bearer('good'), payload: { n: 2 } })
  expect(answer.json()).toEqual({ n: 4 })
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404, 'not_found'],
  ['an address with a broken escape', { method: 'GET', url: '/api/%zz' }, 404, 'not_found'],
  ['a parameter without end', { method: 'GET', url: `/api/things/${'x'.repeat(600)}` }, 404, 'not_found'],
  ['another method', { method: 'DELETE', url: '/api/auth/login' }, 405, 'method_not_allowed'],
  ['a method that no call has', { method: 'OPTIONS', url: '/api/auth/login/' }, 405, 'method_not_allowed'],
  ['such a method where nothing is', { method: 'OPTIONS', url: '/api/nothing' }, 404, 'not_found'],
  [
    'a body that is not JSON',
    { method: 'POST', url: '/api/open', headers: { 'content-type': 'application/json' }, payload: '{' },
    400,
    'validation',
  ],
  [
    'a body of another type',
    { method: 'POST', url: '/api/open', headers: { 'content-type': 'text/plain' }, payload: 'n=1' },
    400,
    'validation',
  ],
  [
    'a body over the limit',
    { method: 'POST', url: '/api/open', payload: { n: 1, x: 'x'.repeat(1_100_000) } },
    413,
    'too_large',
  ],
  ['a reply that breaks the contract', { method: 'GET', url: '/api/broken' }, 500, 'internal'],
] as const)('%s gets the standard body', async (_what, call, status, code) => {
  const server = await app()
  const answer = await server.inject(call)
  expect(answer.statusCode).toBe(status)
  const { requestId, ...body } = answer.json()
  expect(body).toMatchObject({ error: expect.any(String), code })
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers['x-request-id']).toBe(requestId)
})

test('an answer has what its call declares and nothing else of what the server knows', async () => {
  const rich = route({ ...reading, path: '/api/rich', access: 'public', reply })
  const row = { n: 1, passwordHash: 'secret' }
  const server = await app((rooms) => serve(rooms, rich, async () => row))
  expect((await server.inject('/api/rich')).json()).toEqual({ n: 1 })
})

test('what nobody foresaw is answered without a word of the inside', async () => {
  const failing = route({ ...open, path: '/api/failing', body: z.object({}) })
  const server = await app((rooms) =>
    serve(rooms, failing, async () => {
      throw new Error('relation "secrets" does not exist')
    }),
  )
  const answer = await server.inject({ method: 'POST', url: '/api/failing' })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secrets')
})

test('a problem carries its details', async () => {
  const poor = route({ ...open, path: '/api/poor', body: z.object({}) })
  const server = await app((rooms) =>
    serve(rooms, poor, async () => {
      throw new Problem('insufficient_credits', 'Not enough.', { required: 10, available: 3 })
    }),
  )
  const answer = await server.inject({ method: 'POST', url: '/api/poor' })
  expect(answer.statusCode).toBe(402)
  expect(answer.json()).toMatchObject({ error: 'Not enough.', required: 10, available: 3 })
})

test('calls over the limit wait, and are told how long', async () => {
  const server = await app()
  const call = () => server.inject({ method: 'POST', url: '/api/open', payload: { n: 1 } })
  await call()
  await call()
  const third = await call()
  expect([third.statusCode, third.json().code]).toEqual([429, 'rate_limited'])
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  [false, '127.0.0.1'],
  [true, '203.0.113.9'],
  [1, '203.0.113.9'],
  [2, '198.51.100.1'],
])('with %s proxies trusted, a client that makes up addresses is known by %s', async (trustProxy, seen) => {
  const where = route({ ...reading, path: '/api/where', access: 'public', reply: z.object({ address: z.string() }) })
  const server = await app((rooms) => serve(rooms, where, async ({ address }) => ({ address })), trustProxy)
  const headers = { 'x-forwarded-for': '192.0.2.77, 198.51.100.1, 203.0.113.9' }
  expect((await server.inject({ method: 'GET', url: '/api/where', headers })).json()).toEqual({ address: seen })
})

test('behind a proxy, made-up addresses do not lift a limit', async () => {
  const server = await app(undefined, true)
  const statuses: number[] = []
  for (const made of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const headers = { 'x-forwarded-for': `${made}, 203.0.113.9` }
    statuses.push((await server.inject({ method: 'POST', url: '/api/open', headers, payload: { n: 1 } })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('events are streamed in order and the stream ends with them', async () => {
  async function* three() {
    for (const n of [1, 2, 3]) yield { event: 'step', data: { n } }
  }
  const server = await app((rooms) => serve(rooms, events, ({ reply, signal }) => stream(reply, signal, three())))
  const answer = await server.inject({ method: 'GET', url: '/api/events', headers: bearer('good') })
  expect(answer.headers['content-type']).toContain('text/event-stream')
  expect(answer.body.match(/data: .*/g)).toEqual(['data: {"n":1}', 'data: {"n":2}', 'data: {"n":3}'])
})

test('the API document lists declared calls with their access', async () => {
  const document = await declaredDocument('1', [double])
  const call = document.paths['/api/double']?.post
  expect(call?.security).toEqual([{ bearer: [] }])
  expect(call).toMatchObject({ operationId: 'post-double', 'x-vouch': { scope: null } })
})

test('the API document lists what each call can fail with, by status, in the body that all failures share', async () => {
  const poor = route({ ...double, path: '/api/poor', problems: ['insufficient_credits', 'bad_file', 'bad_address'] })
  const document = await declaredDocument('1', [poor, open, events])
  const responses = document.paths['/api/poor']?.post?.responses ?? {}
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '402', '403', '408', '413', '422', '500'])
  expect(responses['422']).toEqual({
    description: '- `bad_file`: We couldn’t read the file.\n- `bad_address`: That isn’t a creator’s profile link.',
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { type: 'string', enum: ['bad_file', 'bad_address'] } } },
          ],
        },
        examples: {
          bad_file: { $ref: '#/components/examples/bad_file' },
          bad_address: { $ref: '#/components/examples/bad_address' },
        },
      },
    },
  })
  expect(document.components.schemas.Error?.required).toEqual(['error', 'code', 'requestId'])
  expect(document.paths['/api/open']?.post?.responses['429']?.description).toContain('`rate_limited`')
  expect(Object.keys(document.paths['/api/events']?.get?.responses['200']?.content ?? {})).toEqual([
    'text/event-stream',
  ])
})
