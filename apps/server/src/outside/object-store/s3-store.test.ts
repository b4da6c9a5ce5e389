import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openS3, type S3Limits } from './s3-store.ts'

/** A store that does not do what it should: every call ends, and says in words what was wrong. */

const limits: S3Limits = { connectMs: 20_000, silenceMs: 60_000, callMsMax: 20_000, attemptsMax: 3 }

async function storeThat(answers: RequestListener, more: Partial<S3Limits> = {}) {
  const calls: string[] = []
  const server = createServer((request, reply) => {
    calls.push(`${request.method} ${request.url?.split('?')[0]}`)
    answers(request, reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = { endpoint: `http://127.0.0.1:${port}`, bucket: 'vouch', prefix: 'live/', region: 'us-east-1' }
  const credentials = { accessKeyId: 'key', secretAccessKey: 'a secret word' }
  const store = openS3({ ...settings, credentials }, { ...limits, ...more })
  onTestFinished(() => {
    store.close()
    server.closeAllConnections()
    server.close()
  })
  return { store, calls }
}

test('a store that never answers is given up', async () => {
  const { store } = await storeThat(() => undefined, { callMsMax: 300 })
  await expect(store.get('one')).rejects.toMatchObject({ kind: 'away', message: expect.stringContaining('reached') })
})

test('a store that is busy is asked again, and no more often than that', async () => {
  let busy = 2
  const { store, calls } = await storeThat((_, reply) => {
    busy -= 1
    reply.writeHead(busy >= 0 ? 503 : 200).end(busy >= 0 ? '' : 'bytes')
  })
  expect((await store.get('one')).toString()).toBe('bytes')
  expect(calls).toEqual(['GET /vouch/live/one', 'GET /vouch/live/one', 'GET /vouch/live/one'])
  busy = 1_000
  await expect(store.get('two')).rejects.toMatchObject({ kind: 'away', message: expect.stringContaining('503') })
  expect(calls).toHaveLength(6)
})

test.for([
  ['InvalidAccessKeyId', 'it doesn’t know the key'],
  ['SignatureDoesNotMatch', 'the secret isn’t that of the key'],
  ['AccessDenied', 'the keys may not read, write and delete in the bucket'],
  ['NoSuchBucket', 'there is no such bucket'],
  ['SomethingElse', 'it answered 403 (SomethingElse)'],
] as const)('%s is said in words, without the key', async ([code, sentence]) => {
  const { store } = await storeThat((_, reply) => {
    reply.writeHead(403, { 'content-type': 'application/xml' })
    reply.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>of key with a secret word</Message></Error>`)
  })
  await expect(store.put('one', Buffer.from('bytes'))).rejects.toMatchObject({ kind: 'refused', message: sentence })
})

test('an object that is gone is named, so that it can be restored', async () => {
  const { store } = await storeThat((_, reply) => {
    reply.writeHead(404, { 'content-type': 'application/xml' })
    reply.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>')
  })
  const gone = { kind: 'missing', message: 'nothing has the name snapshots/one' }
  await expect(store.get('snapshots/one')).rejects.toMatchObject(gone)
})
