import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReceivedBody, receiveBody } from './received-body.ts'

const blockBytes = 1024 * 1024

test('a body is whole, whatever the pieces in which it comes', () => {
  const pieces = fc.array(fc.nat({ max: 3 * blockBytes }), { maxLength: 6 })
  fc.assert(
    fc.property(pieces, (lengths) => {
      const sent = lengths.map((length, index) => Buffer.alloc(length, `piece ${index} `))
      const body = new ReceivedBody()
      for (const piece of sent) body.add(piece)
      expect(Buffer.compare(body.joined(), Buffer.concat(sent))).toBe(0)
      // Each block is somebody's own, and can be handed over without taking anything else away.
      expect(new Set(body.blocks.map(({ buffer }) => buffer)).size).toBe(body.blocks.length)
    }),
    { numRuns: 30 },
  )
})

test('a body that is longer than it may be is refused where it becomes too long, and not read on', async () => {
  const payload = new PassThrough()
  const received = receiveBody(payload, { length: 0, bytesMax: 2_048 })
  payload.write('x'.repeat(2_048))
  payload.write('x')
  await expect(received).rejects.toMatchObject({ code: 'too_large', message: expect.stringContaining('2 KB') })
  expect([payload.listenerCount('data'), payload.destroyed]).toEqual([0, false])
})

test('one that says so is refused before it is read', async () => {
  const payload = new PassThrough()
  await expect(receiveBody(payload, { length: 11, bytesMax: 10 })).rejects.toMatchObject({ code: 'too_large' })
  expect(payload.listenerCount('data')).toBe(0)
})

test('a line that breaks is told', async () => {
  const payload = new PassThrough()
  const received = receiveBody(payload, { length: 0, bytesMax: 10 })
  payload.destroy(new Error('The line broke'))
  await expect(received).rejects.toThrow('The line broke')
})
