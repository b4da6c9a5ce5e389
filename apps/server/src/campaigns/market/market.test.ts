import { marketAnswer } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base, type Rooms, signUp } from '../../../test/rooms.ts'

const path = '/api/market/instagram/food'

/** The shipped app with an empty index, whatever the test before left of it. */
const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  await rooms.db.pool.query('truncate discovered_creators cascade')
  return rooms
})

interface Posted {
  handle: string
  month: string
  sponsored: number
  price?: number
  workspaceId?: string
}

/** Writes creators with a month of ten posts each, as a reading would. */
async function published({ db }: Rooms, rows: Posted[]): Promise<void> {
  await db.pool.query(
    `with stored as (
       insert into discovered_creators (source, platform, handle, category, followers, trust, trust_basis, months_read, estimated_price, read_at, words, workspace_id)
       select distinct 'verification', 'instagram', handle, 'food', 20000, 80, 'verification', true, 300, now(), ''::tsvector, "workspaceId"
         from jsonb_to_recordset($1::jsonb) as row (handle text, "workspaceId" uuid)
       on conflict (platform, handle, workspace_id) do update set read_at = excluded.read_at returning id, handle)
     insert into discovered_months (creator_id, month, posts, told, sponsored, kinds, tags, brands, price)
     select id, row.month, 10, 10, sponsored, '{"image": 10}', '{"baking": 4}', '{"northpeak": 1}', price
       from jsonb_to_recordset($1::jsonb) as row (handle text, month date, sponsored integer, price float8) join stored using (handle)`,
    [JSON.stringify(rows)],
  )
}

const cooks = (length: number, month: string, sponsored: number, price?: number): Posted[] =>
  Array.from({ length }, (_, at) => ({ handle: `cook${at}`, month, sponsored, ...(price && { price }) }))

function monthsOf({ clock }: Rooms): [string, string] {
  const now = clock.now.toISOString().slice(0, 7)
  const before = new Date(Date.parse(`${now}-01T00:00:00Z`) - 1).toISOString().slice(0, 7)
  return [`${now}-01`, `${before}-01`]
}

test('a category opens for a month for two credits, once, and tells this month beside the one before', async ({
  rooms,
}) => {
  const ann = await signUp(rooms)
  const [now, before] = monthsOf(rooms)
  await published(rooms, cooks(12, now, 4, 330))
  await published(rooms, cooks(12, before, 1, 300))
  const { body: closed } = await ann.ask('GET', path)
  expect(marketAnswer.parse(closed)).toMatchObject({ credits: 2, indexed: 12, opened: null, market: null })
  const credits = await ann.credits()
  const answers = await Promise.all([1, 2, 3].map(() => ann.ask('POST', path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await ann.credits()).toBe(credits - 2)
  const { market, opened } = marketAnswer.parse(answers[0]?.body)
  expect(Date.parse(opened?.until ?? '') - Date.parse(opened?.at ?? '')).toBeGreaterThan(27 * 86_400_000)
  expect(market).toMatchObject({
    ...{ month: now.slice(0, 7), soFar: true, monthBefore: before.slice(0, 7), creators: 12, simulated: 0 },
    sponsored: { by: 12, now: { posts: 120, interval: { middle: 0.4 } }, before: { interval: { middle: 0.1 } } },
    formats: [{ id: 'image', now: { interval: { middle: 1 } } }],
    topics: [{ name: '#baking', now: { interval: { middle: 0.4 } } }],
    brands: [{ name: '@northpeak', now: { posts: 12, interval: { middle: 1 } } }],
  })
  expect(market?.sponsored.change?.low).toBeGreaterThan(0)
  expect(market?.prices.find(({ id }) => id === 'price-change')).toMatchObject({ n: 12, interval: { middle: 1.1 } })
  expect((await ann.ask('GET', '/api/market')).body.markets).toMatchObject([
    { platform: 'instagram', category: 'food' },
  ])
  expect((await ann.ask('GET', '/api/benchmarks')).body.tables).toEqual([])
  const { entries } = (await ann.ask('GET', '/api/credits/history')).body
  expect(entries[0]).toMatchObject({ action: 'market_intelligence', resourceId: 'instagram/food', delta: -2 })
  const other = await signUp(rooms, 40)
  expect((await other.ask('GET', path)).body).toMatchObject({ opened: null, market: null })
})

test('it moves with the index while it is open, and is closed when the month is over', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const [now] = monthsOf(rooms)
  await published(rooms, cooks(4, now, 0))
  const few = marketAnswer.parse((await ann.ask('POST', path)).body).market
  expect(few?.sponsored.now).toMatchObject({ creators: 4, interval: null })
  await published(
    rooms,
    cooks(8, now, 5).map((row) => ({ ...row, handle: `baker${row.handle}` })),
  )
  const more = marketAnswer.parse((await ann.ask('GET', path)).body).market
  expect(more?.sponsored.now).toMatchObject({ creators: 12, interval: { middle: 40 / 120 } })
  await rooms.db.pool.query(
    `update market_openings set opened_at = opened_at - interval '2 months', until = until - interval '2 months'`,
  )
  expect((await ann.ask('GET', path)).body.market).toBeNull()
})

test('a category without posts is not sold, and neither is one without the credits for it', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const credits = await ann.credits()
  expect(await ann.ask('POST', path)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  expect(await ann.credits()).toBe(credits)
  expect((await ann.ask('GET', path)).body.opened).toBeNull()
  const ben = await signUp(rooms, 1)
  await published(rooms, cooks(3, monthsOf(rooms)[0], 0))
  expect(await ben.ask('POST', path)).toMatchObject({
    status: 402,
    body: { code: 'insufficient_credits', required: 2 },
  })
  expect((await ben.ask('GET', '/api/market/instagram/cheese')).status).toBe(400)
})

test('creators of one workspace’s files are in nobody’s market, not even its own', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const [now] = monthsOf(rooms)
  await published(rooms, cooks(11, now, 1))
  const { rows } = await rooms.db.pool.query<{ id: string }>('select id from workspaces limit 1')
  await published(rooms, [{ handle: 'from_a_file', month: now, sponsored: 10, workspaceId: rows[0]?.id ?? '' }])
  const { market } = marketAnswer.parse((await ann.ask('POST', path)).body)
  expect(market).toMatchObject({ creators: 11, sponsored: { now: { creators: 11, interval: { middle: 0.1 } } } })
})
