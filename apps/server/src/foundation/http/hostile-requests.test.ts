import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { listening, openTriedApp } from '../../../test/tried-app.ts'
import { invalid } from './validation.ts'

/** What nobody sends by mistake is answered like any other mistake: with 400, a sentence and a code, and without a fault of ours. */

const { app, lines, unforeseen } = await openTriedApp()
const connection = await listening(app)
afterAll(() => app.close())

async function send(call: InjectOptions) {
  const answer = await app.inject({ method: 'POST', url: '/api/echo/x', ...call })
  return { status: answer.statusCode, body: answer.json() }
}

const json = { 'content-type': 'application/json' }
const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')

test('characters that no database stores are dropped wherever they come', async () => {
  const { status, body } = await send({
    url: '/api/echo/a%00b?q=%00natgeo%00',
    headers: { ...json, cookie: 'crumb=a%00b' },
    payload: '{"text":"a\\u0000b\\ud800c\\ud83d\\ude00","open":{"k\\u0000":["\\udc00"]}}',
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    params: { name: 'ab' },
    query: { q: 'natgeo' },
    body: { text: 'ab\ufffdc😀', open: { k: ['\ufffd'] } },
    cookie: 'ab',
  })
})

test.each(['gzip', 'GZIP', 'x-gzip', 'X-GZip'])('a body may be packed as %s', async (coding) => {
  const headers = { ...json, 'content-encoding': coding }
  const { status, body } = await send({ headers, payload: gzipSync('{"text":"packed"}') })
  expect([status, body.body]).toEqual([200, { text: 'packed' }])
})

test.each([
  ['levels', '['.repeat(100_000), 'The body is nested more than 64 levels deep.'],
  ['closed levels', `${'{"a":'.repeat(65)}0${'}'.repeat(65)}`, 'The body is nested more than 64 levels deep.'],
  ['unknown keys', `{${keys(101)}}`, 'The body has more than 100 unknown keys.'],
  ['unknown keys further in', `{"open":{"in":{${keys(101)}}}}`, 'open.in has more than 100 unknown keys.'],
  ['items', `{"list":[${'"x",'.repeat(103)}"x"]}`, 'list has more than 3 items.'],
  ['values', `{"open":[${'0,'.repeat(20_000)}0]}`, 'The body holds more than 20,000 values.'],
])('too many %s are refused', async (_what, payload, sentence) => {
  const { status, body } = await send({ headers: json, payload })
  expect([status, body.code, body.error]).toEqual([400, 'validation', sentence])
  expect(Object.values(body.fields)).toEqual([sentence])
})

test.each(['utf-8', 'UTF-8', '"utf8"', 'us-ascii'])('a body may say that it is in %s', async (charset) => {
  const headers = { 'content-type': `application/json; charset=${charset}` }
  expect(await send({ headers, payload: '{"text":"a"}' })).toMatchObject({ status: 200, body: { body: { text: 'a' } } })
})

test.each(['iso-8859-1', 'utf-16', '"windows-1252"', 'constructor'])('a body in %s is refused', async (charset) => {
  const headers = { 'content-type': `application/json; charset=${charset}` }
  const payload = Buffer.from('{"text":"Jos\xe9"}', 'latin1')
  const error = `Send JSON as UTF-8. The content type says ${charset.replaceAll('"', '')}.`
  expect(await send({ headers, payload })).toMatchObject({ status: 400, body: { code: 'validation', error } })
})

test('bytes that are no UTF-8 are refused, whatever the content type says', async () => {
  const payload = Buffer.from('{"text":"Jos\xe9"}', 'latin1')
  expect(await send({ headers: json, payload })).toMatchObject({
    status: 400,
    body: { code: 'validation', error: 'Send JSON as UTF-8. The body has bytes that aren’t.' },
  })
})

test('a fault of a key that every object has is said like any other', () => {
  const { message, details } = invalid([{ path: ['constructor'], message: 'Not this.' }], 'body')
  expect([message, details]).toEqual(['Not this.', { fields: { constructor: 'Not this.' } }])
})

test('a hundred unknown keys are dropped', async () => {
  expect(await send({ headers: json, payload: `{${keys(100)}}` })).toMatchObject({ status: 200, body: { body: {} } })
})

test('a key by which all objects would be changed changes none', async () => {
  const payload = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"text":"a"}'
  const { status, body } = await send({ url: '/api/echo/x?__proto__=1', headers: json, payload })
  expect([status, body.body, body.query]).toEqual([200, { text: 'a' }, {}])
  expect('isAdmin' in {}).toBe(false)
})

test('a parameter that comes twice is refused, and one of the path or the body is not taken from the query', async () => {
  expect((await send({ url: '/api/echo/x?q=a&q=b' })).body).toMatchObject({
    ...{ code: 'validation', error: 'Send q once.' },
    fields: { q: 'Send q once.' },
  })
  expect((await send({ url: '/api/echo/x?name=y&text=z' })).body).toMatchObject({ params: { name: 'x' }, body: {} })
})

test.each([
  ['twice', 'gzip, gzip', gzipSync(gzipSync('{}'))],
  ['in a way that nobody knows', 'rot13', Buffer.from('{}')],
  ['in a way that has no name', ' ', Buffer.from('{}')],
  ['not at all', 'gzip', Buffer.from('{}')],
  ['and broken off', 'gzip', gzipSync('{"text":"something longer than nothing"}').subarray(0, 30)],
])('a body that is compressed %s is refused', async (_how, encoding, payload) => {
  const { status, body } = await send({ headers: { ...json, 'content-encoding': encoding }, payload })
  expect([status, body.code, typeof body.error]).toEqual([400, 'validation', 'string'])
})

test('a body that is compressed once is taken, and is as large as it is when unpacked', async () => {
  const headers = { ...json, 'content-encoding': 'gzip' }
  expect((await send({ headers, payload: gzipSync('{"text":"packed"}') })).body.body).toEqual({ text: 'packed' })
  const bomb = gzipSync(`{"text":"${'x'.repeat(5_000_000)}"}`)
  expect((await send({ headers, payload: bomb })).body.code).toBe('too_large')
})

test('who leaves in the middle of a body is no fault of ours', async () => {
  const { socket, closed } = await connection()
  const head = 'POST /api/echo/x HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  socket.write(`${head}content-length: 1000\r\n\r\n{"text":"a`, () => socket.resetAndDestroy())
  await closed
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('A caller left before the answer')
})

test('none of this was logged as a fault', () => {
  expect([unforeseen, lines.filter(({ level }) => level >= 40)]).toEqual([[], []])
})
