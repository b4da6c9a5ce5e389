import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { KeptTexts, packText, sendPacked } from './packed-text.ts'

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
