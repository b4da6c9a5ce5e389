import type { Step } from '@vouch/contract'
import { expect } from 'vitest'
import { ended, freshAddress, signUp, snapshotFor, test, type Visitor } from '../../../test/rooms.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import { loadSource } from './load-verification.ts'
import { verificationEvents } from './verification-events.ts'

interface Told {
  event: string
  data: Step & { state: string }
}

/** Reads a stream to its end. @returns its events in order; comments are left out. */
async function events(visitor: Visitor, id: string): Promise<Told[]> {
  const text = await visitor.text(`/${id}/events`)
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n')
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) }
    })
}

test('who comes late is told every step as it stands, then the end', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  await ended(visitor, body.id)
  const told = await events(visitor, body.id)
  expect(told.map((each) => each.event)).toEqual(['step', 'step', 'step', 'step', 'step', 'done'])
  expect(told.at(-1)?.data).toEqual({ id: body.id, state: 'done', creditsUsed: 10, failure: null })
})

test('who watches is told each change as it happens', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  let carryOn: () => void = () => undefined
  const waited = new Promise<void>((resolve) => {
    carryOn = resolve
  })
  rooms.platform.script = async (target, progress) => {
    progress({ name: 'profile', state: 'running', detail: null })
    await waited
    progress({ name: 'profile', state: 'done', detail: 'Somebody' })
    progress({ name: 'posts', state: 'done', detail: '40 posts' })
    return snapshotFor(target)
  }
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const { runId } = await loadSource(rooms.db.kysely, visitor.workspaceId, body.id)
  const about = { id: body.id, runId, signal: new AbortController().signal }
  const stream = verificationEvents(rooms.db.pool, rooms.parts.queue.notifications, about)
  const told = [...(await take(stream, 5)), ...(await rooms.work().then(() => take(stream, 1)))]
  expect(told.map(({ data }) => data.state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'running'])
  carryOn()
  const rest = await take(stream, 20)
  expect(rest[0]?.data).toMatchObject({ name: 'profile', state: 'done', detail: 'Somebody' })
  expect(rest[1]?.data).toMatchObject({ name: 'posts', state: 'done', detail: '40 posts' })
  expect(rest.at(-1)).toEqual({ event: 'done', data: { id: body.id, state: 'done', creditsUsed: 10, failure: null } })
})

/** Reads the next events, fewer when the stream ends before. */
async function take(stream: ReturnType<typeof verificationEvents>, most: number): Promise<Told[]> {
  const taken: Told[] = []
  while (taken.length < most) {
    const next = await stream.next()
    if (next.done) break
    taken.push(JSON.parse(JSON.stringify(next.value)))
  }
  return taken
}

test('a failure ends the stream with its sentence', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_refused', 'The platform refused.')
  }
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const watching = events(visitor, body.id)
  await rooms.work()
  const last = (await watching).at(-1)
  expect(last?.event).toBe('failed')
  expect(last?.data).toMatchObject({ creditsUsed: 0, failure: { error: 'The platform refused.' } })
})

test('a server that closes ends its streams', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const watching = events(visitor, body.id)
  await visitor.call('GET', `/${body.id}`)
  await rooms.app.close()
  expect((await watching).map((each) => each.event)).not.toContain('done')
})
