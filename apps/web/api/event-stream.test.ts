import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ServerEvent, serverEvents } from './event-stream.ts'

function streamOf(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function eventsOf(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of serverEvents(streamOf(pieces))) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)
const text =
  ': open\n\nevent: step\ndata: {"name":"posts","detail":"50 posts – fine"}\n\nevent:done\r\ndata:a\r\ndata:b\r\n\r\n'
const expected = [
  { name: 'step', data: '{"name":"posts","detail":"50 posts – fine"}' },
  { name: 'done', data: 'a\nb' },
]

test('events are read with their names, and comments are passed over', async () => {
  expect(await eventsOf([bytes(text)])).toEqual(expected)
})

test('the pieces that the network makes do not matter', async () => {
  const whole = bytes(text)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 12 }), async (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), whole.length]
      const pieces = at.slice(1).map((end, i) => whole.slice(at[i], end))
      expect(await eventsOf(pieces)).toEqual(expected)
    }),
  )
})

test('an event that was cut off is not an event', async () => {
  expect(await eventsOf([bytes('event: step\ndata: {"na')])).toEqual([])
})

test('leaving early lets go of the stream', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('event: step\ndata: 1\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const event of serverEvents(endless)) {
    expect(event.name).toBe('step')
    break
  }
  expect(cancelled).toBe(true)
})
