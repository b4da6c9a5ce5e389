import { type CreatorSort, countedMax, creatorSorts, noFilters } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { plainSearch } from '../../../test/plain-search.ts'
import type { Database } from '../../foundation/db/database.ts'
import { type CreatorSearch, searchCreators } from './ranked-search.ts'
import { isSurelyCommon } from './search-creators.ts'

/** Searches that more creators match than are counted. */

const creators = 21_000
/** More than PostgreSQL may expect where matches are gathered. */
const foods = 17_000
const plain = { ...plainSearch, limit: 40 }
const { at } = plain

/** Each figure of the creator of a number; those about food have the fewest followers, so the list begins with nobody of them. */
const figures = {
  followers: (n: number) => n,
  trust: (n: number) => (n * 37) % 101,
  engagement: (n: number) => ((n * 53) % 997) / 10_000,
  price: (n: number) => (n * 7_919) % creators,
  minutes: (n: number) => (n * 6_007) % creators,
}

const test = base.extend('crowd', { scope: 'file' }, async ({ db }: { db: Database }) => {
  const numbers = Array.from({ length: creators }, (_, place) => place + 1)
  await db.pool.query(
    `insert into discovered_creators (source, platform, handle, display_name, category, followers, trust, trust_basis, engagement_rate, estimated_price, read_at, words)
     select 'sandbox', 'instagram', 'crowd' || n, (select string_agg(md5(n::text || part), '') from generate_series(1, 50) as part), case when n <= ${foods} then 'food' else 'travel' end, n, trust, 'screening', engagement, price,
            $1::timestamptz - minutes * interval '1 minute', to_tsvector('simple', case when n % 3 = 0 then 'kora' else 'zelu' end || n)
       from unnest($2::int[], $3::int[], $4::float8[], $5::int[], $6::int[]) as each (n, trust, engagement, price, minutes)`,
    [
      at,
      numbers,
      ...(['trust', 'engagement', 'price', 'minutes'] as const).map((figure) => numbers.map(figures[figure])),
    ],
  )
  return db
})

/** Smaller stands before; of equals, the order of ids decides. */
const placeOf: Record<CreatorSort, (n: number) => number[]> = {
  followers: (n) => [-figures.followers(n)],
  trust: (n) => [-figures.trust(n), -figures.followers(n)],
  engagement: (n) => [-figures.engagement(n), -n],
  price: (n) => [figures.price(n), n],
  recent: (n) => [figures.minutes(n), -n],
}

function inOrder(sort: CreatorSort, isWanted: (n: number) => boolean): string[] {
  const wanted = Array.from({ length: creators }, (_, place) => place + 1).filter(isWanted)
  const compare = (one: number[], other: number[]) =>
    one.map((each, at) => each - (other[at] ?? 0)).find((each) => each !== 0)
  return wanted.sort((a, b) => compare(placeOf[sort](a), placeOf[sort](b)) ?? 0).map((n) => `crowd${n}`)
}

/** Reads the first pages, three of them. */
async function beginning({ pool }: Database, search: CreatorSearch) {
  const handles: string[] = []
  const answers: object[] = []
  for (let cursor: string | null = null, pages = 0; pages < 3; pages++) {
    const page = await searchCreators(pool, { ...search, cursor })
    handles.push(...page.creators.map(({ handle }) => handle))
    answers.push({ total: page.total, totalIsExact: page.totalIsExact, matching: page.matching })
    cursor = page.nextCursor
    expect(cursor).not.toBeNull()
  }
  return { handles, answers }
}

const narrow = { ...noFilters, platform: ['instagram' as const], category: ['food' as const] }

test('a list of two filters begins as if all who match were sorted, whether PostgreSQL expects them or not', async ({
  crowd,
}) => {
  for (const analyzed of [false, true]) {
    if (analyzed) await crowd.pool.query('analyze discovered_creators')
    for (const sort of creatorSorts) {
      const { handles, answers } = await beginning(crowd, { ...plain, filters: narrow, sort })
      expect(handles).toEqual(inOrder(sort, (n) => n <= foods).slice(0, handles.length))
      for (const answer of answers) expect(answer).toEqual({ total: countedMax, totalIsExact: false, matching: null })
    }
  }
})

test('a cursor of another order is refused beside a count too', async ({ crowd }) => {
  const { nextCursor } = await searchCreators(crowd.pool, { ...plain, filters: narrow, sort: 'trust' })
  const search = searchCreators(crowd.pool, { ...plain, filters: narrow, sort: 'price', cursor: nextCursor })
  await expect(search).rejects.toMatchObject({ code: 'validation' })
})

test.for(creatorSorts)(
  'by %s, two letters that very many have are listed to a full page and on',
  async (sort, { crowd }) => {
    const { handles, answers } = await beginning(crowd, { ...plain, text: 'ko', sort })
    expect(handles).toEqual(inOrder(sort, (n) => n % 3 === 0).slice(0, handles.length))
    for (const answer of answers) expect(answer).toMatchObject({ matching: { count: 1_000, isExact: false } })
  },
)

const few = { ...noFilters, minFollowers: creators - 99 }

test.for([
  ['that a third of all have', 'ko', noFilters, true],
  ['that few have beside a filter, who all stand at the beginning of the list', 'ko', few, false],
  ['that nobody has', 'qq', noFilters, false],
] as const)(
  'two letters %s are common or not, whatever the order',
  async ([, letters, filters, isCommon], { crowd }) => {
    for (const sort of creatorSorts)
      expect(await isSurelyCommon(crowd.pool, { ...plain, sort, filters, matching: `${letters}:*` })).toBe(isCommon)
  },
)

test('two letters that few have beside a filter rank those, and leave nobody else out', async ({ crowd }) => {
  const page = await searchCreators(crowd.pool, { ...plain, text: 'ko', filters: few, limit: 100 })
  const hits = inOrder('followers', (n) => n > creators - 100 && n % 3 === 0)
  const others = inOrder('followers', (n) => n > creators - 100 && n % 3 !== 0)
  expect(page).toMatchObject({ total: 100, totalIsExact: true, matching: { count: hits.length, isExact: true } })
  expect(page.creators.map(({ handle }) => handle)).toEqual([...hits, ...others])
})
