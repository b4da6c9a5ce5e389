import { expect } from 'vitest'
import { freshAddress, signUp, snapshotFor, test, verify } from '../../../test/rooms.ts'
import { snapshotDigest } from './report-of.ts'
import { deleteExpiredReadings, deleteExpiredSnapshots } from './retention.ts'

const day = 86_400_000

test("YouTube's data is gone after 30 days, with the figures that came from it; the charge stays", async ({
  open,
  db,
}) => {
  const rooms = await open({ derivedMetrics: true })
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url, handle } = freshAddress()
  rooms.platform.script = async (target, progress) => {
    progress({ name: 'posts', state: 'done', detail: '40 posts' })
    return { ...snapshotFor(target), source: { connector: 'youtube', basis: 'public' } }
  }
  const { id, creator } = await verify(visitor, { url })
  expect(creator.displayName).toBe('Ava Fields')
  const fetched = rooms.clock.now.getTime()
  expect(await deleteExpiredSnapshots(db.pool, new Date(fetched + 30 * day - 1))).toBe(0)
  expect(await deleteExpiredSnapshots(db.pool, new Date(fetched + 30 * day))).toBe(1)
  const { body } = await visitor.call('GET', `/${id}`)
  expect(body).toMatchObject({
    state: 'done',
    creditsUsed: 10,
    dataDeleted: true,
    creator: { handle, displayName: null },
  })
  expect(body.report).toBeUndefined()
  expect(body.steps.map((step: { name: string; detail: unknown }) => [step.name, step.detail])).toEqual([
    ['profile', null],
    ['posts', null],
    ['followers', null],
    ['comments', null],
    ['scoring', null],
  ])
  const evidence = await visitor.call('GET', `/${id}/snapshot`)
  expect([evidence.status, evidence.body.error]).toEqual([404, expect.stringContaining('deleted after 30 days')])
  expect((await visitor.call('GET', '')).body.verifications[0]).toMatchObject({ id, verdict: null, dataDeleted: true })
})

test('what a user brought and what the sandbox made up are kept', async ({ open, db }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  await verify(visitor, { url: 'instagram.com/ava_fields_sandbox' })
  const { url, handle } = freshAddress()
  const target = { kind: 'profile', platform: 'twitch', handle, url, lookup: { by: 'handle', handle } } as const
  await verify(visitor, { snapshot: { ...snapshotFor(target), source: { connector: 'youtube', basis: 'public' } } })
  expect(await deleteExpiredSnapshots(db.pool, new Date('2036-01-01T00:00:00Z'))).toBe(0)
})

test('a follower history grows over verifications, says so, and ends when its oldest count must', async ({
  open,
  db,
}) => {
  const rooms = await open({ derivedMetrics: true })
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url, handle } = freshAddress()
  rooms.platform.script = async (target) => ({
    ...snapshotFor(target),
    source: { connector: 'youtube', basis: 'public' },
    fetchedAt: rooms.clock.now.toISOString(),
    history: [],
  })
  const first = rooms.clock.now.getTime()
  const alone = await verify(visitor, { url })
  expect([alone.report?.coverage.historyDays, alone.notes]).toEqual([0, []])
  rooms.clock.now = new Date(first + 10 * day)
  const grown = await verify(visitor, { url })
  expect(grown.notes).toEqual([expect.stringContaining('1 earlier day')])
  const evidence = await visitor.call('GET', `/${grown.id}/snapshot`)
  expect(evidence.body.history).toHaveLength(2)
  expect(grown.report?.snapshotDigest).toBe(snapshotDigest(evidence.body))
  // The first reading came on day 0: all that holds it is gone on day 30.
  const kept = async () => {
    const found = await db.pool.query(
      `select from creator_readings join creators on creators.id = creator_id where handle = $1`,
      [handle],
    )
    return found.rowCount
  }
  expect([await deleteExpiredReadings(db.pool, new Date(first + 30 * day - 1)), await kept()]).toEqual([0, 2])
  await deleteExpiredReadings(db.pool, new Date(first + 30 * day))
  expect(await kept()).toBe(1)
  expect(await deleteExpiredSnapshots(db.pool, new Date(first + 30 * day))).toBe(2)
  expect((await visitor.call('GET', `/${grown.id}`)).body).toMatchObject({ dataDeleted: true, creditsUsed: 10 })
})
