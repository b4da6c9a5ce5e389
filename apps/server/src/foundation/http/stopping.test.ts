import { route } from '@vouch/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listening, openTriedApp } from '../../../test/tried-app.ts'
import { serveFile } from './file-uploads.ts'
import { serve } from './serve.ts'

/** A stop: nobody who is slow holds it, and whoever is refused hears why. */

const declared = { tag: 'Test', summary: 'Tries something.', status: 200, problems: [] } as const
const anything = { ...declared, reply: z.unknown() }
const work = route({ ...anything, method: 'GET', path: '/api/work', access: 'public' })
const file = route({
  ...{ ...anything, method: 'POST', path: '/api/file', access: 'public' },
  ...{ takesFile: true, bodyBytesMax: 1_000 },
})
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const refusal = /^HTTP\/1\.1 503 [\s\S]*retry-after: 5\r\n[\s\S]*"code":"unavailable","requestId":"[\da-f-]{36}"/

async function open(arriveMs = 20) {
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const tried = await openTriedApp({
    connections: { arriveMs },
    rooms: (app) => {
      serve(app, work, async () => {
        begun.resolve()
        await done.promise
        return {}
      })
      serveFile(
        app,
        file,
        { take: async () => async () => undefined },
        async () => ({}),
        async () => 'w1',
      )
    },
  })
  return { ...tried, begun: begun.promise, done: done.resolve, connection: await listening(tried.app) }
}

test.each(['/api/echo/x', '/api/file', '/nowhere'])(
  'a body to %s that never ends is refused soon after a stop begins, and the stop waits no longer',
  async (path) => {
    const { app, connection, lines, unforeseen } = await open()
    const slow = await connection()
    slow.socket.write(`${head(path, 100)}{`)
    await expect.poll(() => lines.some(({ req }) => req?.url === path)).toBe(true)
    await app.close()
    expect(await slow.closed).toMatch(refusal)
    expect(unforeseen).toEqual([])
  },
)

test('headers that never end, and a body whose call was answered before it came, hold no stop', async () => {
  const { app, connection } = await open()
  const [headers, body] = [await connection(), await connection()]
  headers.socket.write('POST /api/echo/x HTTP/1.1\r\nhost: localhost\r\n')
  body.socket.write(`${head('/api/echo/x', 2_000_000)}{`)
  await body.heard(/^HTTP\/1\.1 413 /)
  await app.close()
  expect(await headers.closed).toBe('')
})

test('a call under way is answered, and one that comes after the stop began is told to try again', async () => {
  const { app, connection, begun, done } = await open(60_000)
  const busy = await connection()
  busy.socket.write('GET /api/work HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await begun
  const late = await connection()
  late.socket.write('GET /api/work HTTP/1.1\r\n')
  // What came before this is answered was read before.
  const between = await connection()
  between.socket.write('GET /nowhere HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  await between.closed
  const stopped = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  late.socket.write('host: localhost\r\n\r\n')
  expect(await late.closed).toMatch(refusal)
  done()
  await stopped
  expect(await busy.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/)
})
