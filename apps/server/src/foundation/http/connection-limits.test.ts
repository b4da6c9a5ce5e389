import { route } from '@vouch/contract'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { listening, openTriedApp, type RawConnection } from '../../../test/tried-app.ts'
import { stream } from './events.ts'
import { addRoute, serve } from './serve.ts'

const declared = { tag: 'Test', summary: 'Tries something.', status: 200, problems: [] } as const
const upload = route({
  ...declared,
  method: 'POST',
  path: '/api/up',
  access: 'public',
  body: z.unknown(),
  reply: z.unknown(),
})
const mine = route({ ...upload, path: '/api/mine', access: 'bearer' })
const watch = route({
  ...declared,
  method: 'GET',
  path: '/api/watch',
  access: 'public',
  reply: z.unknown(),
  stream: true,
})

const short = { headersMs: 200, bodyMs: 50, uploadMs: 10_000, requestMs: 300, silenceMs: 60_000, checkEveryMs: 20 }
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

async function open(
  connections: Parameters<typeof openTriedApp>[0] = { connections: short },
  released: Promise<void> = Promise.resolve(),
) {
  async function* events() {
    yield { event: 'first', data: null }
    await released
    yield { event: 'last', data: null }
  }
  const tried = await openTriedApp({
    ...connections,
    rooms: (app) => {
      addRoute(app, upload, async () => ({}), { takesUploads: true })
      serve(app, mine, async () => ({}))
      serve(app, watch, ({ reply, signal }) => stream(reply, signal, events()))
    },
  })
  onTestFinished(() => tried.app.close())
  return { ...tried, connection: await listening(tried.app) }
}

async function slow(connection: () => Promise<RawConnection>, words: string): Promise<string> {
  const { socket, closed } = await connection()
  socket.write(words)
  return closed
}

test('headers that never end are refused, and the connection is closed', async () => {
  const { connection } = await open()
  const heard = await slow(connection, 'POST /api/up HTTP/1.1\r\nhost: localhost\r\n')
  expect(heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too_slow"/)
})

test('a body that never ends is refused, and nobody calls it a fault', async () => {
  const { connection, lines, unforeseen } = await open()
  const heard = await slow(connection, `${head('/api/echo/x', 100)}{`)
  expect(heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too_slow","requestId":"[\da-f-]{36}"/)
  expect([unforeseen, lines.filter(({ level }) => level >= 40)]).toEqual([[], []])
})

test('an upload has the whole time of a request, and then it is refused as well', async () => {
  const { connection, lines, unforeseen } = await open()
  const heard = await slow(connection, `${head('/api/up', 100)}{`)
  // The server's own refusal, whose id stands in the log like any other.
  const [, , id] =
    /^HTTP\/1\.1 408 [\s\S]*x-request-id: (\S+)[\s\S]*"code":"too_slow","requestId":"(\1)"/.exec(heard) ?? []
  expect(lines).toContainEqual(expect.objectContaining({ reqId: id, msg: 'What came was no request, and was refused' }))
  expect(unforeseen).toEqual([])
})

test('a body that was refused before it arrived is held no longer than a request', async () => {
  const { connection } = await open()
  const refused = await slow(connection, `${head('/api/mine', 100)}{`)
  expect(refused).toMatch(/^HTTP\/1\.1 401 /)
})

test('a stream of events outlives all times that are for requests', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { connection } = await open({ connections: short }, promise)
  const watcher = await connection()
  watcher.socket.write('GET /api/watch HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await watcher.heard(/event: first/)
  // When a request that began later has run out of its time, the stream would have too.
  await slow(connection, 'POST /api/up HTTP/1.1\r\n')
  resolve()
  expect(await watcher.heard(/event: last/)).toContain('200 OK')
  watcher.socket.destroy()
})

test('no more connections are held than may be', async () => {
  const { connection } = await open({ connections: { connectionsMax: 2 } })
  const held = [await connection(), await connection()]
  const surplus = await connection()
  surplus.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(await surplus.closed).toBe('')
  for (const { socket } of held) socket.destroy()
})

test('what is no HTTP, or has headers without end, is refused in the words of all refusals', async () => {
  const { connection } = await open({})
  const answer = await slow(connection, 'NONSENSE\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"validation"/)
  expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; ")
  const endless = `GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`
  expect(await slow(connection, endless)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"headers_too_large"/)
})

test('an account keeps so many streams open and no more, until it closes one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { app, connection } = await open({ streams: { perAccountMax: 1, ofProcessMax: 5 } }, promise)
  const first = await connection()
  first.socket.write('GET /api/watch HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await first.heard(/event: first/)
  const second = await app.inject({ method: 'GET', url: '/api/watch' })
  expect([second.statusCode, second.json().code, second.headers['retry-after']]).toEqual([429, 'rate_limited', '30'])
  first.socket.destroy()
  resolve()
  await expect.poll(async () => (await app.inject({ method: 'GET', url: '/api/watch' })).statusCode).toBe(200)
})
