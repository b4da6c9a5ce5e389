import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { declaredDocument } from '../../foundation/http/declared-document.ts'
import { serveApiDocument } from './api-document.ts'

function appWith(write?: () => Promise<string>) {
  const app = Fastify()
  onTestFinished(() => app.close())
  return { app, document: serveApiDocument(app, '1.2.3', write) }
}

test('the document is written on a thread, as the declarations have it', async () => {
  const { app, document } = appWith()
  const answer = await app.inject('/api/openapi.json')
  const declared = JSON.stringify(await declaredDocument('1.2.3'))
  expect([answer.statusCode, answer.body === declared]).toEqual([200, true])
  expect(await document()).toEqual(JSON.parse(declared))
})

test('the document is written once for everybody, in each encoding, and who has it isn’t sent it again', async () => {
  let writings = 0
  const { app } = appWith(async () => {
    writings += 1
    return '{"openapi":"3.1.0"}'
  })
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/api/openapi.json', headers })
  const answers = await Promise.all(['br', 'gzip', 'identity'].map((coding) => ask({ 'accept-encoding': coding })))
  expect(writings).toBe(1)
  const [br, zipped, plain] = answers.map(({ rawPayload }) => rawPayload)
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  if (!br || !zipped || !plain) throw new Error('An answer is missing')
  expect([brotliDecompressSync(br), gunzipSync(zipped)]).toEqual([plain, plain])
  expect(plain.toString()).toBe('{"openapi":"3.1.0"}')
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(answers[0]?.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a writing that failed is tried anew for the next reader', async () => {
  const writings = ['', '{}']
  const { app } = appWith(async () => writings.shift() || Promise.reject(new Error('The thread ended')))
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await app.inject('/api/openapi.json')).statusCode)
  expect(statuses).toEqual([500, 200, 200])
})

test('an app that closes while the document is written doesn’t wait for it', async () => {
  const { app, document } = appWith()
  await app.ready()
  const refused = expect(document()).rejects.toThrow('The document thread ended')
  await app.close()
  await refused
})
