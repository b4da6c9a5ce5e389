import type { Snapshot } from '@vouch/engine'
import { snapshotSchemaId } from '@vouch/engine'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { findOrCreateCreator } from './find-or-create-creator.ts'
import { daysOf, loadReadings, storeReadings, withReadings } from './readings.ts'

const day = 86_400_000
const start = new Date('2026-11-01T10:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * day)

function read(handle: string, days: number, followers: number, changes: Partial<Snapshot> = {}): Snapshot {
  return {
    schema: snapshotSchemaId,
    platform: 'twitch',
    handle,
    fetchedAt: after(days).toISOString(),
    availability: 'found',
    source: { connector: 'twitch', basis: 'public' },
    profile: { id: `id of ${handle}`, followers, following: 3, posts: null },
    posts: [],
    comments: [],
    likers: [],
    accounts: [],
    history: [],
    ...changes,
  }
}

const youtube = { platform: 'youtube', source: { connector: 'youtube', basis: 'public' } } as const

async function keep(pool: Parameters<typeof storeReadings>[0], snapshot: Snapshot): Promise<void> {
  const at = new Date(snapshot.fetchedAt)
  const creatorId = await findOrCreateCreator(pool, { platform: snapshot.platform, handle: snapshot.handle, at })
  await storeReadings(pool, snapshot, { creatorId, at })
}

async function carriedInto(pool: Parameters<typeof loadReadings>[0], snapshot: Snapshot) {
  return withReadings(snapshot, await loadReadings(pool, snapshot, new Date(snapshot.fetchedAt)))
}

test('a history grows with every verification of the same profile', async ({ db }) => {
  await keep(db.pool, read('grower', 0, 1_000))
  await keep(db.pool, read('grower', 3, 1_030))
  const { snapshot, days, expiresAt } = await carriedInto(
    db.pool,
    read('Grower', 9, 1_100, { profile: { id: 'id of grower', followers: 1_100 } }),
  )
  expect(days).toBe(2)
  expect(expiresAt).toBeNull()
  expect(snapshot.history.map(({ at, followers }) => [at.slice(0, 10), followers])).toEqual([
    ['2026-11-01', 1_000],
    ['2026-11-04', 1_030],
    ['2026-11-10', 1_100],
  ])
})

test('the first verification keeps its snapshot as it was fetched', async ({ db }) => {
  const fetched = read('newcomer', 0, 10)
  expect((await carriedInto(db.pool, fetched)).snapshot).toBe(fetched)
})

test('of two readings of a day the later stands, and what the platform tells of a day stands above a reading', async ({
  db,
}) => {
  await keep(db.pool, read('twice', 0, 100))
  await keep(db.pool, { ...read('twice', 0, 120), fetchedAt: '2026-11-01T20:00:00.000Z' })
  const [reading] = await loadReadings(db.pool, read('twice', 1, 130), after(1))
  expect(reading).toMatchObject({ at: '2026-11-01', followers: 120 })
  const told = read('twice', 1, 130, { history: [{ at: '2026-11-01', followers: 119 }] })
  expect(await carriedInto(db.pool, told)).toMatchObject({ days: 0, snapshot: told })
})

test('a handle that passed to another profile brings no counts of the former one', async ({ db }) => {
  await keep(db.pool, read('sold', 0, 90_000))
  const other = read('sold', 5, 40, { profile: { id: 'somebody else', followers: 40 } })
  expect((await carriedInto(db.pool, other)).days).toBe(0)
})

test.for([
  ['a file', { source: { connector: 'import', basis: 'import' } }],
  ['the sandbox', { source: { connector: 'sandbox', basis: 'sandbox' } }],
  ['what the creator consented to show', { source: { connector: 'instagram', basis: 'consent' } }],
  ['a profile that was not found', { availability: 'not-found' }],
] as const)('%s leaves no reading', async ([what, changes], { db }) => {
  const handle = what.replaceAll(' ', '_')
  await keep(db.pool, read(handle, 0, 100, changes))
  expect(await loadReadings(db.pool, read(handle, 1, 100), after(1))).toEqual([])
})

test("YouTube's counts are used while half of their term is left, and the whole ends with the oldest", async ({
  db,
}) => {
  for (const each of [0, 10]) await keep(db.pool, read('tuber', each, 1_000 + each, youtube))
  const soon = await carriedInto(db.pool, read('tuber', 15, 1_015, youtube))
  expect([soon.days, soon.expiresAt]).toEqual([2, after(30)])
  const late = await carriedInto(db.pool, read('tuber', 20, 1_020, youtube))
  expect([late.days, late.expiresAt]).toEqual([1, after(40)])
  expect((await carriedInto(db.pool, read('tuber', 26, 1_026, youtube))).days).toBe(0)
})

test('counts that were carried into a snapshot do not become younger by it', async ({ db }) => {
  await keep(db.pool, read('ageing', 0, 1_000, youtube))
  const fetched = read('ageing', 14, 1_014, youtube)
  const { snapshot } = await carriedInto(db.pool, fetched)
  expect(snapshot.history).toHaveLength(2)
  await keep(db.pool, fetched)
  const terms = await db.pool.query<{ day: string; ends: Date }>(
    `select to_char(day, 'YYYY-MM-DD') as day, expires_at as ends from creator_readings
       join creators on creators.id = creator_id where handle = 'ageing' order by day`,
  )
  expect(terms.rows.map(({ ends }) => ends)).toEqual([after(30), after(44)])
})

test('days come oldest first, one of each, whatever order the history is in', () => {
  const history = [
    { at: '2026-10-30', followers: 8 },
    { at: '2026-10-28', followers: 5 },
    { at: '2026-11-01', followers: 9 },
  ]
  expect(daysOf(read('any', 0, 10, { history })).map(({ at, followers }) => [at.slice(0, 10), followers])).toEqual([
    ['2026-10-28', 5],
    ['2026-10-30', 8],
    ['2026-11-01', 10],
  ])
  expect(daysOf(read('any', 0, 10, { history, profile: { followers: null } }))).toHaveLength(3)
})
