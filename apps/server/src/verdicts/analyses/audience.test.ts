import { audienceReadings } from '@vouch/contract'
import { expect, test as law } from 'vitest'
import { type Rooms, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { shareBins } from './comparable-creators.ts'

const lena = { url: 'https://www.instagram.com/luxe_lena_sandbox/' }

async function reading(visitor: Visitor, id: string) {
  const { status, body } = await visitor.call('GET', `/${id}/audience`)
  expect(status).toBe(200)
  return audienceReadings.show.reply.parse(body)
}

/** Creators of a platform in the index, one for each share; their sizes go up by one from `followers`. */
async function index(
  { db: { pool } }: Rooms,
  shares: readonly number[],
  given: { name: string; followers: number; platform?: string; workspaceId?: string | null },
): Promise<void> {
  const { name, followers, platform = 'instagram', workspaceId = null } = given
  await pool.query(
    `insert into discovered_creators
       (workspace_id, source, platform, handle, followers, trust, trust_basis, suspicious_share, read_at, words)
     select $1, 'verification', $2, $3 || place, $4 + place, 50,
            case when place % 2 = 0 then 'screening' else 'verification' end, share, now(), ''::tsvector
       from unnest($5::float8[]) with ordinality as given (share, place)`,
    [workspaceId, platform, name, followers, shares],
  )
}

async function lenasFollowers({ db }: Rooms): Promise<number> {
  const found = await db.pool.query<{ followers: number }>(
    `select (body -> 'subject' ->> 'followers')::int as followers from reports
      where body -> 'subject' ->> 'handle' = 'luxe_lena_sandbox' limit 1`,
  )
  return onlyRow(found).followers
}

const evenly = (count: number) => Array.from({ length: count }, (_, place) => (place + 0.5) / count)

test('every sampled follower stands in one bar, and the least authentic are named with their reasons', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { followers } = await reading(visitor, (await verify(visitor, lena)).id)
  if (followers === null) throw new Error('The sandbox gives a sample of followers')
  expect(followers.bins).toHaveLength(10)
  expect(followers.bins.reduce((sum, { count }) => sum + count, 0)).toBe(followers.sampled)
  const { share, low, high } = followers.credible
  expect(low <= share && share <= high).toBe(true)
  const chances = followers.leastAuthentic.map(({ probability }) => probability)
  expect(chances).toEqual([...chances].sort((a, b) => b - a))
  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0.5)
  expect(followers.leastAuthentic.filter(({ reasons }) => reasons.length > 0).length).toBeGreaterThan(10)
  expect(followers.basis).toContain('labeled Instagram profiles')
})

test('a creator is placed among those of the size on the platform, and among nobody else', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { id } = await verify(visitor, lena)
  await rooms.db.pool.query('delete from discovered_creators')
  expect((await reading(visitor, id)).comparable).toBeNull()
  const followers = await lenasFollowers(rooms)
  await index(rooms, evenly(40), { name: 'near', followers })
  await index(rooms, evenly(300), { name: 'giant', followers: followers * 5 })
  await index(rooms, evenly(300), { name: 'elsewhere', followers, platform: 'tiktok' })
  await index(rooms, evenly(300), { name: 'file', followers, workspaceId: visitor.workspaceId })
  const { comparable } = await reading(visitor, id)
  if (comparable === null) throw new Error('Forty creators are enough to compare with')
  expect(comparable).toMatchObject({ creators: 40, screened: 20 })
  expect([comparable.followersFrom, comparable.followersTo]).toEqual([followers + 1, followers + 40])
  expect(comparable.bins.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, () => 2))
  expect(comparable.median).toBeCloseTo(0.5, 6)
  expect(comparable.percentile).toBeCloseTo(comparable.own, 1)
})

test('of very many the nearest are taken, on both sides alike', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { id } = await verify(visitor, lena)
  await rooms.db.pool.query('delete from discovered_creators')
  const followers = await lenasFollowers(rooms)
  await index(rooms, evenly(600), { name: 'above', followers })
  await index(rooms, evenly(600), { name: 'below', followers: followers - 601 })
  const { comparable } = await reading(visitor, id)
  expect(comparable).toMatchObject({
    ...{ creators: 500, followersFrom: followers - 250, followersTo: followers + 250 },
  })
})

test('a stranger learns nothing, and where there is no verdict there is nothing to read', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const [visitor, stranger] = [await signUp(rooms), await signUp(rooms)]
  const { id } = await verify(visitor, lena)
  expect(await stranger.call('GET', `/${id}/audience`)).toMatchObject({
    ...{ status: 404, body: { error: 'Verification not found.' } },
  })
  const nobody = await verify(visitor, { url: 'instagram.com/no_such_creator_sandbox' })
  expect((await visitor.call('GET', `/${nobody.id}/audience`)).status).toBe(404)
})

law('shares at both ends of the scale have a bar', () => {
  const counts = shareBins([0, 0.049, 0.05, 0.5, 1], 20).map(({ count }) => count)
  expect([counts[0], counts[1], counts[10], counts[19]]).toEqual([2, 1, 1, 1])
})
