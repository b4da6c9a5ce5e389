import { type Home, home } from '@vouch/contract'
import { type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { expect } from 'vitest'
import { holderIn } from '../../../test/account-holder.ts'
import { test as base, freshAddress, type Visitor, verify } from '../../../test/rooms.ts'
import { subscribe } from '../../../test/subscribers.ts'

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  return rooms
})

function notFound(handle: string): Snapshot {
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  const source = { connector: 'twitch', basis: 'public' } as const
  const seen = { fetchedAt: '2026-11-20T10:00:00.000Z', availability: 'not-found' } as const
  return { schema: snapshotSchemaId, platform: 'twitch', handle, source, ...seen, ...lists }
}

async function homeOf(visitor: Visitor): Promise<Home> {
  return home.show.reply.parse((await visitor.ask('GET', '/api/home')).body)
}

test('on the first day there is nothing but credits, a plan and the steps that are left', async ({ rooms }) => {
  const ann = await subscribe(rooms, 'STARTER', 'trialing')
  expect(await homeOf(ann)).toMatchObject({
    unread: { count: 0, verifications: [] },
    ...{ alerts: [], batches: [], recent: [] },
    credits: { totalCredits: 150 },
    subscription: { status: 'trialing', isTrial: true },
    shortlists: { places: { used: 0, limit: 10 }, lists: [] },
    usage: { actions: [] },
    steps: { verified: false, shortlisted: false, bulk: false },
    now: rooms.clock.now.toISOString(),
  })
})

test('a verdict is unread until its report is opened; recent work, lists and usage are told', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const { url, handle } = freshAddress()
  const { id } = await verify(ann, { url })
  await ann.ask('POST', '/api/shortlists', { name: 'Spring', creator: { platform: 'twitch', handle } })
  await ann.ask('POST', '/api/bulk', { text: freshAddress().url })
  const before = await homeOf(ann)
  expect(before.unread).toMatchObject({ count: 1, verifications: [{ id }] })
  expect(before).toMatchObject({
    recent: [{ id, creator: { handle } }],
    batches: [{ state: 'running' }],
    shortlists: { places: { used: 1 }, lists: [{ name: 'Spring' }] },
    usage: { actions: [{ action: 'creator_verification', times: 1, credits: 10 }] },
    steps: { verified: true, shortlisted: true, bulk: true },
  })
  const ben = await subscribe(rooms)
  expect((await ben.call('POST', `/${id}/read`)).status).toBe(404)
  expect((await ann.call('POST', `/${id}/read`)).status).toBe(200)
  expect((await homeOf(ann)).unread).toEqual({ count: 0, verifications: [] })
})

test('a creator who was not found is no new result', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const { url, handle } = freshAddress()
  const { script } = rooms.platform
  rooms.platform.script = async () => notFound(handle)
  await verify(ann, { url })
  rooms.platform.script = script
  expect(await homeOf(ann)).toMatchObject({
    unread: { count: 0, verifications: [] },
    recent: [{ creator: { handle } }],
  })
})

test('the copy of an account holds its lists to verify, and deleting it deletes them', async ({ rooms }) => {
  const ann = await holderIn(rooms)
  const desk = await ann.signIn()
  await desk.call('POST', '/api/bulk', { text: '@somebody', name: 'Spring' })
  const { body } = await desk.call('GET', '/api/account/export')
  expect(body).toMatchObject({ bulkVerifications: [{ name: 'Spring', lines: ['@somebody'] }] })
  await desk.call('POST', '/api/account/deletion', { email: ann.email, currentPassword: ann.password })
  const left = await rooms.db.pool.query('select from bulk_batches where workspace_id = $1', [ann.workspaceId])
  expect(left.rowCount).toBe(0)
})
