import type { PartSource, Snapshot } from '@vouch/engine'
import { expect } from 'vitest'
import { freshAddress, signUp, snapshotFor, test, verify } from '../../../test/rooms.ts'
import { deleteExpiredSnapshots } from '../verifications/retention.ts'
import { findOrCreateCreator } from './find-or-create-creator.ts'
import { packSnapshot, storeSnapshot } from './snapshots.ts'

/** What a supplier sold of people is scored and then gone; the report stays as it was given. */

const day = 86_400_000
const at = '2026-11-20T10:00:00.000Z'
const source = (part: PartSource['part'], connector: PartSource['connector'] = 'supplier'): PartSource => ({
  ...{ part, connector, name: 'Apify', basis: connector === 'supplier' ? 'supplier' : 'public', at, priceUsd: 0.4 },
})
const bought = (snapshot: Snapshot, sources: PartSource[]): Snapshot => ({
  ...snapshot,
  source: { connector: 'supplier', basis: 'supplier' },
  sources,
})

test('bought followers leave the snapshot with the report that they gave, which a repeat and a rescore keep', async ({
  open,
  db,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url } = freshAddress()
  rooms.platform.script = async (target) => bought(snapshotFor(target), [source('profile'), source('followers')])
  const first = await verify(visitor, { url })
  expect(first.report?.suspiciousFollowers?.sampled).toBeGreaterThan(100)
  expect(first.report?.coverage.sources?.map(({ part, name, priceUsd }) => [part, name, priceUsd])).toEqual([
    ['profile', 'Apify', 0.4],
    ['followers', 'Apify', 0.4],
  ])
  const stored = await db.pool.query(
    'select bought_people as people, expires_at as ends from snapshots where connector = $1',
    ['supplier'],
  )
  expect(stored.rows).toEqual([{ people: 'gone', ends: null }])
  const evidence = await visitor.call('GET', `/${first.id}/snapshot`)
  expect(evidence.body.followersSample ?? null).toBeNull()
  expect(evidence.body.posts.length).toBeGreaterThan(10)

  const again = await verify(visitor, { url })
  expect([again.creditsUsed, again.report]).toEqual([0, first.report])
  expect((await visitor.call('POST', `/${first.id}/rescore`)).body.report).toEqual(first.report)
  expect(rooms.platform.calls).toBe(1)
})

test('what was not scored goes with its snapshot after seven days; what a platform gave itself stays', async ({
  open,
  db,
}) => {
  const rooms = await open()
  const stored = async (sources: PartSource[]) => {
    const { url, handle } = freshAddress()
    const target = { kind: 'profile', platform: 'twitch', handle, url, lookup: { by: 'handle', handle } } as const
    const snapshot = bought(snapshotFor(target), sources)
    const at = rooms.clock.now
    const creatorId = await findOrCreateCreator(db.pool, { platform: 'twitch', handle, at })
    const packed = await packSnapshot(snapshot, handle)
    return (await storeSnapshot(db.pool, packed, { creatorId, workspaceId: null, at })).id
  }
  const people = await stored([source('profile'), source('followers')])
  const likers = await stored([source('likers')])
  const own = await stored([source('profile'), source('followers', 'twitch'), source('posts')])
  const left = async () =>
    (await db.pool.query('select id from snapshots where id = any($1)', [[people, likers, own]])).rowCount
  const now = rooms.clock.now.getTime()
  await deleteExpiredSnapshots(db.pool, new Date(now + 7 * day - 1))
  expect(await left()).toBe(3)
  await deleteExpiredSnapshots(db.pool, new Date(now + 7 * day))
  expect(await left()).toBe(1)
})
