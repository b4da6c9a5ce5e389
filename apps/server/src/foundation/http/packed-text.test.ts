import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { declaredApp } from './declared-document.ts'
import { KeptTexts, packText, sendPacked } from './packed-text.ts'

test('the API’s document is packed once for everybody, and who has it isn’t sent it again', async () => {
  const app = await declaredApp('1')
  onTestFinished(() => app.close())
  await app.ready()
  const stringify = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => stringify.mockRestore())
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/api/openapi.json', headers })
  const answers = await Promise.all(['br', 'gzip', 'identity'].map((coding) => ask({ 'accept-encoding': coding })))
  const written = stringify.mock.calls.filter(([value]) => value === app.apiDocument())
  expect(written).toHaveLength(1)
  const [br, zipped, plain] = answers.map(({ rawPayload }) => rawPayload)
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  if (!br || !zipped || !plain) throw new Error('An answer is missing')
  expect([brotliDecompressSync(br), gunzipSync(zipped)]).toEqual([plain, plain])
  expect(JSON.parse(plain.toString()).openapi).toBe('3.1.0')
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(answers[0]?.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('of kept texts those stay that were asked for last, and many who ask at once wait for one', async () => {
  const texts = new KeptTexts(2)
  const written: string[] = []
  const ask = (name: string) =>
    texts.get(name, () => {
      written.push(name)
      return name
    })
  await Promise.all([ask('a'), ask('a'), ask('b')])
  await ask('a')
  await ask('c')
  await ask('a')
  expect(written).toEqual(['a', 'b', 'c'])
  await ask('b')
  expect(written).toEqual(['a', 'b', 'c', 'b'])
})

test('a text that isn’t there is sent whole to whoever has it', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const packed = await packText('Nothing')
  app.get('/', (request, reply) => sendPacked(request, reply.type('text/plain'), packed, 404))
  const { headers } = await app.inject('/')
  const answer = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  expect([answer.statusCode, answer.body]).toEqual([404, 'Nothing'])
})
