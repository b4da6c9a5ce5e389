import type { Step } from '@vouch/contract'
import { expect, test } from 'vitest'
import { type Connection, type FollowPorts, follow } from './follow.ts'

const step: Step = {
  name: 'posts',
  state: 'done',
  startedAt: '2026-11-20T10:00:00Z',
  endedAt: '2026-11-20T10:00:01Z',
  detail: '50 posts',
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
}

const stepEvent = `event: step\ndata: ${JSON.stringify(step)}\n\n`
const doneEvent = 'event: done\ndata: {}\n\n'

/** A server that ends after `refreshesToEnd` reads of its state, with these streams one after the other. */
function rehearsal(refreshesToEnd: number, streams: (string | Error)[]) {
  const seen = { steps: [] as Step[], connections: [] as Connection[], waits: [] as number[], refreshes: 0 }
  const ports: FollowPorts = {
    refresh: async () => {
      seen.refreshes += 1
      return seen.refreshes >= refreshesToEnd ? 'ended' : 'going'
    },
    open: async () => {
      const next = streams.shift()
      if (next === undefined || next instanceof Error) throw next ?? new Error('no more streams')
      return streamOf(next)
    },
    onStep: (each) => void seen.steps.push(each),
    onConnection: (connection) => void seen.connections.push(connection),
    wait: async (ms) => void seen.waits.push(ms),
  }
  return { ports, seen }
}

const never = () => new AbortController().signal

test('a verification that has already ended needs no stream', async () => {
  const { ports, seen } = rehearsal(1, [])
  await follow(ports, never())
  expect(seen).toMatchObject({ refreshes: 1, connections: [] })
})

test('steps are shown as they come, and the end is read from the stored state', async () => {
  const { ports, seen } = rehearsal(2, [stepEvent + doneEvent])
  await follow(ports, never())
  expect(seen.steps).toEqual([step])
  expect(seen).toMatchObject({ refreshes: 2, connections: ['live'], waits: [] })
})

test('a cut line is taken up again', async () => {
  const { ports, seen } = rehearsal(4, [stepEvent, stepEvent + doneEvent])
  await follow(ports, never())
  expect(seen.steps).toHaveLength(2)
  expect(seen.connections).toEqual(['live', 'reconnecting', 'live'])
})

test('where streams do not get through, it polls', async () => {
  const { ports, seen } = rehearsal(6, [new Error('proxy'), new Error('proxy'), new Error('proxy')])
  await follow(ports, never())
  expect(seen.connections).toEqual(['reconnecting', 'reconnecting', 'polling', 'polling', 'polling'])
})

test('streams that open and say nothing count as failures', async () => {
  const { ports, seen } = rehearsal(5, ['', '', '', 'never asked for'])
  await follow(ports, never())
  expect(seen.connections.at(-1)).toBe('polling')
})

test('an unreachable server is asked again and nothing is lost', async () => {
  const { ports, seen } = rehearsal(3, [stepEvent + doneEvent])
  let down = 2
  const { refresh } = ports
  ports.refresh = () => {
    down -= 1
    return down >= 0 ? Promise.reject(new Error('offline')) : refresh()
  }
  await follow(ports, never())
  expect(seen.steps).toEqual([step])
  expect(seen.waits).toHaveLength(3)
})

test('an event of another shape asks for the stored state', async () => {
  const { ports, seen } = rehearsal(3, ['event: step\ndata: {"name":"unheard"}\n\nevent: done\ndata: {}\n\n'])
  await follow(ports, never())
  expect(seen).toMatchObject({ steps: [], refreshes: 3 })
})

test('leaving the screen ends it', async () => {
  const controller = new AbortController()
  const { ports, seen } = rehearsal(100, [])
  ports.wait = async () => controller.abort()
  await follow(ports, controller.signal)
  expect(seen.refreshes).toBe(1)
})
