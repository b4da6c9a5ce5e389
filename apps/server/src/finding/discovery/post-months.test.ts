import type { Post, Snapshot } from '@vouch/engine'
import { sandboxCreator, sandboxSnapshot } from '@vouch/simulator'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { foundCardOf, storeFoundCreators } from './found-creator.ts'
import { type PostMonth, postMonths } from './post-months.ts'

const at = '2026-11-20T10:00:00.000Z'

function snapshotOf(posts: (Partial<Post> & { publishedAt: string })[]): Snapshot {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at, 'tiny')
  if (snapshot === null) throw new Error('The sandbox lost its first creator')
  return { ...snapshot, posts: posts.map((post, place) => ({ id: String(place), kind: 'image', ...post })) }
}

test('posts are counted by month of UTC: forms, hashtags without disclosures, and accounts of paid posts alone', () => {
  const months = postMonths(
    snapshotOf([
      { publishedAt: '2026-11-02T00:00:00Z', caption: 'Thanks @NorthPeak #ad', hashtags: ['ad', 'Baking', '#baking'] },
      { publishedAt: '2026-11-01T00:30:00+02:00', kind: 'video', caption: 'With @afriend', hashtags: ['baking'] },
      { publishedAt: '2026-10-31T23:59:59Z', kind: 'video' },
      { publishedAt: '2026-11-03T00:00:00Z', kind: 'story', caption: '#ad' },
      { publishedAt: 'long ago', caption: '#ad' },
    ]),
    320,
  )
  expect(months).toEqual([
    {
      ...{ month: '2026-11-01', posts: 1, told: 1, sponsored: 1, price: 320 },
      ...{ kinds: { image: 1 }, tags: { baking: 1 }, brands: { northpeak: 1 } },
    },
    // What nothing is known of but that it was there is no post without a sponsor.
    {
      ...{ month: '2026-10-01', posts: 2, told: 1, sponsored: 0, price: null },
      ...{ kinds: { video: 2 }, tags: { baking: 1 }, brands: {} },
    },
  ])
})

test('six months and twenty names a month are kept, and a price has its month even without a post', () => {
  const days = Array.from({ length: 9 }, (_, ago) => ({ publishedAt: `2026-0${9 - ago}-10T00:00:00Z` }))
  const tags = Array.from({ length: 40 }, (_, place) => `tag${place}`)
  const months = postMonths(snapshotOf(days.map((day) => ({ ...day, hashtags: tags }))), 100)
  expect(months.map(({ month }) => month)).toEqual(
    ['2026-11', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05'].map((month) => `${month}-01`),
  )
  expect(months[0]).toMatchObject({ posts: 0, price: 100 })
  expect(Object.keys(months[1]?.tags ?? {})).toHaveLength(20)
  expect(postMonths(snapshotOf([]), null)).toEqual([])
})

test('a later reading keeps the fuller month, adds its own price, and goes when the creator does', async ({ db }) => {
  const card = foundCardOf(sandboxCreator(0), at)
  const month = (changes: Partial<PostMonth>): PostMonth => ({
    ...{ month: '2026-10-01', posts: 8, told: 8, sponsored: 2, kinds: { image: 8 }, tags: {}, brands: {}, price: 90 },
    ...changes,
  })
  await storeFoundCreators(db.pool, [{ ...card, months: [month({})] }])
  await storeFoundCreators(db.pool, [
    {
      ...{ ...card, readAt: '2026-11-25T10:00:00.000Z' },
      months: [month({ month: '2026-11-01', price: 120 }), month({ posts: 3, told: 3, sponsored: 0, price: null })],
    },
  ])
  const stored = async () =>
    (
      await db.pool.query(
        `select to_char(month, 'YYYY-MM') as month, posts, sponsored, price from discovered_months order by month`,
      )
    ).rows
  expect(await stored()).toEqual([
    { month: '2026-10', posts: 8, sponsored: 2, price: 90 },
    { month: '2026-11', posts: 8, sponsored: 2, price: 120 },
  ])
  await db.pool.query('delete from discovered_creators where handle = $1', [card.handle])
  expect(await stored()).toEqual([])
})

test('where a platform lets nothing stay that is not read again, a reading replaces all months before it', async ({
  db,
}) => {
  const card = { ...foundCardOf(sandboxCreator(1), at), expiresAt: '2026-12-20T10:00:00.000Z' }
  const month = (name: string, posts: number): PostMonth => ({
    ...{ month: name, posts, told: posts, sponsored: 0, kinds: {}, tags: {}, brands: {}, price: null },
  })
  await storeFoundCreators(db.pool, [{ ...card, months: [month('2026-09-01', 5), month('2026-10-01', 8)] }])
  await storeFoundCreators(db.pool, [{ ...card, readAt: '2026-11-25T10:00:00.000Z', months: [month('2026-10-01', 3)] }])
  const { rows } = await db.pool.query(
    `select to_char(month, 'YYYY-MM') as month, posts from discovered_months join discovered_creators on id = creator_id
      where handle = $1`,
    [card.handle],
  )
  expect(rows).toEqual([{ month: '2026-10', posts: 3 }])
})
