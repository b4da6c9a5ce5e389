import { expect } from 'vitest'
import { ended, freshAddress, type Rooms, signUp, snapshotFor, test, verify } from '../../../test/rooms.ts'

const minute = 60_000

function later(rooms: Rooms, minutes: number): void {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + minutes * minute)
}

async function opened(open: () => Promise<Rooms>) {
  const rooms = await open()
  rooms.platform.script = async (target, progress) => {
    progress({ name: 'posts', state: 'done', detail: '40 posts' })
    return { ...snapshotFor(target), fetchedAt: rooms.clock.now.toISOString() }
  }
  await rooms.work()
  return { rooms, visitor: await signUp(rooms), ...freshAddress() }
}

test('a free repeat reads what was fetched and asks the platform nothing', async ({ open }) => {
  const { rooms, visitor, url } = await opened(open)
  const paid = await verify(visitor, { url })
  later(rooms, 60)
  const repeat = await verify(visitor, { url })
  expect(rooms.platform.calls).toBe(1)
  expect(repeat).toMatchObject({ origin: 'address', creditsHeld: 0, creditsUsed: 0, report: { state: 'READY' } })
  expect(repeat.report?.subject.fetchedAt).toBe(paid.report?.subject.fetchedAt)
  expect(repeat.report?.snapshotDigest).toBe(paid.report?.snapshotDigest)
  expect(repeat.steps.map((step) => [step.state, step.detail])).toEqual(
    paid.steps.map((step) => [step.state, step.detail]),
  )
})

test('who asks for fresh data gets it, free within the day, but not again within five minutes', async ({ open }) => {
  const { rooms, visitor, url } = await opened(open)
  await verify(visitor, { url })
  later(rooms, 4)
  await verify(visitor, { url, refresh: true })
  expect(rooms.platform.calls).toBe(1)
  later(rooms, 2)
  const fresh = await verify(visitor, { url, refresh: true })
  expect(rooms.platform.calls).toBe(2)
  expect(fresh).toMatchObject({ creditsHeld: 0, report: { subject: { fetchedAt: rooms.clock.now.toISOString() } } })
})

test('who pays gets fresh data, and a day later everybody does', async ({ open }) => {
  const { rooms, visitor, url } = await opened(open)
  await verify(visitor, { url })
  later(rooms, 1)
  expect((await verify(await signUp(rooms), { url })).creditsUsed).toBe(10)
  expect(rooms.platform.calls).toBe(2)
  later(rooms, 24 * 60)
  expect((await verify(visitor, { url })).creditsUsed).toBe(10)
  expect(rooms.platform.calls).toBe(3)
})

test('who pays does not join a repeat that reads older data', async ({ open }) => {
  const rooms = await open()
  const [visitor, other] = [await signUp(rooms), await signUp(rooms)]
  const { url } = freshAddress()
  const first = await visitor.call('POST', '', { url })
  await rooms.work()
  await ended(visitor, first.body.id)
  later(rooms, 30)
  const [repeat, paid] = await Promise.all([visitor.call('POST', '', { url }), other.call('POST', '', { url })])
  expect([repeat.body.creditsHeld, paid.body.creditsHeld]).toEqual([0, 10])
  await Promise.all([ended(visitor, repeat.body.id), ended(other, paid.body.id)])
  expect(rooms.platform.calls).toBe(2)
})

test('a creator who was paid for by a file has to be fetched', async ({ open }) => {
  const { rooms, visitor, url, handle } = await opened(open)
  const target = { kind: 'profile', platform: 'twitch', handle, url, lookup: { by: 'handle', handle } } as const
  await verify(visitor, { snapshot: { ...snapshotFor(target) } })
  expect(await verify(visitor, { url })).toMatchObject({ creditsHeld: 0, origin: 'address' })
  expect(rooms.platform.calls).toBe(1)
})
