import { expect } from 'vitest'
import { freshAddress, signUp, snapshotFor, test, verify } from '../../test/rooms.ts'
import { deleteExpiredSnapshots } from './retention.ts'

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
