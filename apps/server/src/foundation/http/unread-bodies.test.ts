import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { listening, openTriedApp } from '../../../test/tried-app.ts'

const { app } = await openTriedApp()
const connection = await listening(app)
// A connection on which nothing comes is not ended for that alone.
app.server.keepAliveTimeout = 0
afterAll(() => app.close())

/** More than the buffers on the way hold. */
const bytes = 8 * 1024 * 1024
const broken = Buffer.alloc(bytes, 'x')
const packed = gzipSync(randomBytes(bytes))

/** @returns the statuses of two requests over one connection, the first with a body that its call does not read */
async function statuses(first: string, type: string, coding: string, body: Buffer): Promise<string[]> {
  const { socket, closed } = await connection()
  const head = [`${first} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, `content-encoding: ${coding}`]
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n`)
  socket.write(body)
  socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  return (await closed).match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
}

test.each([
  ['that cannot be unpacked', 'br', broken],
  ['that nobody unpacks', 'gzip', packed],
  ['as it is', 'identity', broken],
])('a body %s, of a call that takes none, keeps nobody behind it waiting', async (_what, coding, body) => {
  expect(await statuses('GET /api/openapi.json', 'application/json', coding, body)).toEqual(['200', '200'])
})

test('nor does one of a kind that its call does not take; where it broke, the connection ends', async () => {
  const refused = (coding: string, body: Buffer) => statuses('POST /api/echo/x', 'application/xml', coding, body)
  expect(await refused('gzip', packed)).toEqual(['400', '200'])
  expect(await refused('br', broken)).toEqual(['400'])
})
