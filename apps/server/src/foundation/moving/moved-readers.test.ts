import { sandboxNetworkSize } from '@vouch/simulator'
import { expect } from 'vitest'
import { ended, freshAddress, type Rooms, signUp, snapshotFor, type Visitor } from '../../../test/rooms.ts'
import { test } from '../../../test/stored.ts'
import { movable } from '../../background.ts'
import { indexReport } from '../../finding/discovery/index-report.ts'
import { moveBodies } from './move-bodies.ts'

/** Whoever reads something of a snapshot reads it wherever its bytes lie. */

/** Verifies creators whom a platform gave, as the index takes them. */
async function verifyMany(rooms: Rooms, visitor: Visitor, count: number) {
  rooms.platform.script = async (target) => ({
    ...snapshotFor(target),
    source: { connector: 'twitch', basis: 'public' },
  })
  await rooms.work()
  const verified: { id: string; handle: string }[] = []
  for (let place = 0; place < count; place++) {
    const { url, handle } = freshAddress()
    const { body } = await visitor.call('POST', '', { url })
    expect((await ended(visitor, body.id)).state).toBe('done')
    verified.push({ id: body.id, handle })
  }
  return verified
}

/** A campaign with the first of the creators in it, agreed and named by a post. */
async function campaignWith(visitor: Visitor, handle: string): Promise<string> {
  const { body: draft } = await visitor.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'sales' })
  const path = `/api/campaigns/${draft.id}`
  await visitor.ask('POST', `${path}/creators`, { creators: [{ platform: 'twitch', handle }] })
  const { body: campaign } = await visitor.ask('POST', `${path}/state`, { deed: 'start' })
  const [entry] = campaign.creators
  for (const [field, value] of [
    ['decision', 'approved'],
    ['outreach', 'agreed'],
  ])
    await visitor.ask('PATCH', `${path}/creators/${entry.id}`, { field, value, version: 0 })
  const target = { kind: 'profile', platform: 'twitch', handle, url: '', lookup: { by: 'handle', handle } } as const
  const [post] = snapshotFor(target).posts
  await visitor.ask('POST', `${path}/creators/${entry.id}/deliverables`, { kind: 'post' })
  const { body: now } = await visitor.ask('GET', path)
  const [deliverable] = now.creators[0].deliverables
  const link = `https://www.instagram.com/p/${post?.id}/`
  await visitor.ask('PATCH', `${path}/deliverables/${deliverable.id}`, { field: 'link', value: link, version: 0 })
  return draft.id
}

test('a glance, an overlap, found posts and the index say of moved snapshots what they said before', async ({
  open,
  stored,
}) => {
  const rooms = await open({ through: stored.db })
  // Whoever is looked at is not waited for while the simulated network is being listed.
  await stored.db.pool.query('update simulated_network set indexed = $1', [sandboxNetworkSize])
  const visitor = await signUp(rooms)
  const [one, other] = await verifyMany(rooms, visitor, 2)
  const campaignId = await campaignWith(visitor, one?.handle ?? '')
  const reports = await stored.db.pool.query<{ id: string }>('select id from reports order by computed_at')
  const index = () =>
    Promise.all(reports.rows.map(({ id }) => indexReport({ db: stored.db, snapshots: rooms.parts.snapshots }, id)))
  const told = async () => {
    const answers = [
      await visitor.ask('GET', `/api/discovery/glance?platform=twitch&handle=${one?.handle}`),
      await visitor.ask('GET', `/api/audience-overlaps?ids=${one?.id},${other?.id}`),
      await visitor.ask('GET', `/api/tracking/posts?campaignId=${campaignId}`),
    ]
    return answers.map(({ status, body }) => ({ status, body }))
  }
  await index()
  const before = await told()
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(before[0]?.body.posts).not.toBeNull()
  expect(before[2]?.body.posts).not.toEqual([])
  expect(before[2]?.body.lift).not.toBeNull()
  for (const bodies of movable)
    await moveBodies({ db: stored.db, objects: stored.objects, signal: new AbortController().signal }, bodies)
  const left = await stored.db.pool.query('select from snapshots where body is not null')
  expect(left.rowCount).toBe(0)
  expect(await told()).toEqual(before)
  const found = 'select platform, handle, followers from discovered_creators order by handle'
  const listed = await stored.db.pool.query(found)
  await stored.db.pool.query('delete from discovered_creators')
  await index()
  expect((await stored.db.pool.query(found)).rows).toEqual(listed.rows)
  expect(listed.rowCount).toBe(2)
})
