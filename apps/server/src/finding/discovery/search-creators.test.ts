import { audienceAges, audienceGenders, type CreatorFilters, creatorSorts, noFilters, topicIds } from '@vouch/contract'
import { fraudRisks, platforms } from '@vouch/engine'
import { sandboxCreator } from '@vouch/simulator'
import fc from 'fast-check'
import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { plainSearch } from '../../../test/plain-search.ts'
import type { Database } from '../../foundation/db/database.ts'
import { type FoundCreator, foundCardOf, storeFoundCreators } from './found-creator.ts'
import { type CreatorSearch, searchCreators } from './ranked-search.ts'
import { searchableText } from './searchable-text.ts'

const readAt = '2026-11-20T10:00:00.000Z'
const plain = plainSearch
const { at, looker: everything } = plain

const brandNames = ['kestwick', 'north.peak', 'tanvelle'] as const

/** Three hundred creators; a third has no score, and some have no follower count. */
const known: FoundCreator[] = Array.from({ length: 300 }, (_, index) => {
  const card = foundCardOf(sandboxCreator(index * 61), readAt)
  const trust = index % 3 === 0 ? null : (index * 37) % 101
  const scored = trust === null ? {} : { trust, trustLow: Math.max(0, trust - 9), trustHigh: Math.min(100, trust + 4) }
  return {
    ...card,
    ...scored,
    trustBasis: trust === null ? null : index % 11 === 0 ? ('verification' as const) : ('screening' as const),
    fraudRisk: trust === null ? null : (fraudRisks[index % 4] ?? null),
    suspiciousShare: index % 5 === 0 ? null : (index % 40) / 100,
    estimatedPrice: index % 4 === 0 ? null : index * 10,
    audienceCountries: index % 7 === 0 ? ['GB', 'IE'] : [],
    audience:
      index % 7 === 0
        ? {
            countries: { GB: 0.45, IE: 0.25, US: 0.1 },
            ages: { '18-24': (index % 50) / 100, '25-34': 0.2 },
            genders: { female: (index % 90) / 100, male: 1 - (index % 90) / 100 },
          }
        : null,
    growthMonthly: index % 6 === 0 ? null : (index % 12) / 100,
    lastPostAt: index % 8 === 0 ? null : new Date(at.getTime() - (index % 40) * 86_400_000).toISOString(),
    sponsoredShare: index % 9 === 0 ? null : (index % 30) / 100,
    hasContact: index % 10 === 0 ? null : index % 2 === 0,
    followers: index % 29 === 0 ? null : card.followers,
    mentions: index % 5 === 0 ? null : brandNames.filter((_, place) => (index >> place) % 2 === 1),
    engagementPlace: index % 6 === 0 ? null : (index % 100) / 100,
  }
})

const test = base.extend('filled', { scope: 'file' }, async ({ db }: { db: Database }) => {
  await storeFoundCreators(db.pool, known)
  return db
})

function matches(row: FoundCreator, filters: CreatorFilters): boolean {
  const within = (value: number | null, low: number | null, high: number | null) =>
    (low === null || (value !== null && value >= low)) && (high === null || (value !== null && value <= high))
  const listed = (value: string | null, wanted: readonly string[]) =>
    wanted.length === 0 || (value !== null && wanted.includes(value))
  return (
    listed(row.platform, filters.platform) &&
    listed(row.category, filters.category) &&
    listed(row.country, filters.country) &&
    listed(row.language, filters.language) &&
    listed(row.fraudRisk, filters.risk) &&
    within(row.followers, filters.minFollowers, filters.maxFollowers) &&
    within(row.trust, filters.minTrust, filters.maxTrust) &&
    within(row.engagementRate, filters.minEngagement, null) &&
    within(row.suspiciousShare, null, filters.maxSuspicious) &&
    within(row.estimatedPrice, filters.minPrice, filters.maxPrice) &&
    (filters.engagementBasis === null || row.engagementBasis === filters.engagementBasis) &&
    (filters.audienceCountry.length === 0 ||
      filters.audienceCountry.some((code) => row.audienceCountries.includes(code))) &&
    (filters.verified === null || row.verified === filters.verified) &&
    hasAudience(row, filters) &&
    within(row.growthMonthly, filters.minGrowth, null) &&
    within(row.sponsoredShare, null, filters.maxSponsored) &&
    (filters.contact === null || row.hasContact === filters.contact) &&
    within(row.engagementPlace, filters.minEngagementPlace, null) &&
    (filters.mentions.length === 0 || filters.mentions.some((brand) => row.mentions?.includes(brand))) &&
    (filters.withoutCritical !== true || row.fraudRisk !== 'critical') &&
    (filters.checked === null || (row.trustBasis === 'verification') === filters.checked) &&
    (filters.postedWithinDays === null ||
      (row.lastPostAt !== null && Date.parse(row.lastPostAt) >= at.getTime() - filters.postedWithinDays * 86_400_000))
  )
}

function hasAudience({ audience, audienceCountries }: FoundCreator, filters: CreatorFilters): boolean {
  const { audienceCountry, audienceAge, audienceGender, minAudienceShare: least } = filters
  const { countries = {}, ages = {}, genders = {} } = audience ?? {}
  const share = (shares: Record<string, number> | null, key: string) => shares?.[key] ?? null
  const any = (shares: Record<string, number> | null, keys: readonly string[], usual: number) =>
    keys.length === 0 || keys.some((key) => (share(shares, key) ?? -1) >= (least ?? usual))
  const old = audienceAge.flatMap((key) => share(ages, key) ?? [])
  return (
    (least === null
      ? audienceCountry.length === 0 || audienceCountry.some((code) => audienceCountries.includes(code))
      : any(countries, audienceCountry, 0)) &&
    any(genders, audienceGender, 0.5) &&
    (audienceAge.length === 0 || (old.length > 0 && old.reduce((sum, each) => sum + each, 0) >= (least ?? 0.3)))
  )
}

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })
const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    fc.subarray([...values], { maxLength: Math.min(3, values.length) }),
  )

const anyFilters: fc.Arbitrary<CreatorFilters> = fc.record({
  platform: some(platforms),
  category: some(topicIds),
  country: some(['US', 'GB', 'DE', 'ES', 'BR']),
  language: some(['en', 'de', 'es']),
  risk: some(fraudRisks),
  minFollowers: sometimes(fc.integer({ min: 0, max: 200_000 })),
  maxFollowers: sometimes(fc.integer({ min: 1_000, max: 2_000_000 })),
  minEngagement: sometimes(fc.double({ min: 0, max: 0.1, noNaN: true })),
  engagementBasis: sometimes(fc.constantFrom('followers' as const, 'views' as const)),
  minTrust: sometimes(fc.double({ min: 0, max: 100, noNaN: true })),
  maxTrust: sometimes(fc.integer({ min: 0, max: 100 })),
  maxSuspicious: sometimes(fc.double({ min: 0, max: 0.5, noNaN: true })),
  minPrice: sometimes(fc.integer({ min: 0, max: 2_000 })),
  maxPrice: sometimes(fc.integer({ min: 100, max: 3_000 })),
  audienceCountry: some(['GB', 'FR']),
  audienceAge: some(audienceAges),
  audienceGender: some(audienceGenders),
  minAudienceShare: sometimes(fc.double({ min: 0, max: 1, noNaN: true })),
  minGrowth: sometimes(fc.double({ min: 0, max: 0.1, noNaN: true })),
  postedWithinDays: sometimes(fc.integer({ min: 1, max: 60 })),
  maxSponsored: sometimes(fc.double({ min: 0, max: 0.4, noNaN: true })),
  contact: sometimes(fc.boolean()),
  checked: sometimes(fc.boolean()),
  verified: sometimes(fc.boolean()),
  minEngagementPlace: sometimes(fc.double({ min: 0, max: 1, noNaN: true })),
  mentions: some(brandNames),
  withoutCritical: sometimes(fc.boolean()),
})

test('any filters find exactly those that meet all of them', async ({ filled }) => {
  await fc.assert(
    fc.asyncProperty(anyFilters, async (filters) => {
      const wanted = known.filter((row) => matches(row, filters))
      const { creators, total, totalIsExact } = await searchCreators(filled.pool, { ...plain, limit: 400, filters })
      expect(creators.map(({ handle }) => handle).sort()).toEqual(wanted.map(({ handle }) => handle).sort())
      expect({ total, totalIsExact }).toEqual({ total: wanted.length, totalIsExact: true })
    }),
    { numRuns: 200 },
  )
})

const placeOf: Record<CreatorSearch['sort'], (row: FoundCreator) => number> = {
  followers: (row) => -(row.followers ?? -1),
  trust: (row) => -((row.trust ?? -1) + (row.followers ?? 0) / 1e9),
  engagement: (row) => -(row.engagementRate ?? -1),
  price: (row) => row.estimatedPrice ?? 1e9,
  recent: () => 0,
}

test.for(creatorSorts)(
  'by %s, pages follow each other without a gap or a repeat, unknown values last',
  async (sort, { filled }) => {
    const seen: string[] = []
    for (let cursor: string | null = null, pages = 0; pages < 50; pages++) {
      const page = await searchCreators(filled.pool, { ...plain, sort, limit: 7, cursor })
      seen.push(...page.creators.map(({ handle }) => handle))
      cursor = page.nextCursor
      if (cursor === null) break
    }
    expect(new Set(seen).size).toBe(known.length)
    const byHandle = new Map(known.map((row) => [row.handle, row]))
    const places = seen.map((handle) => placeOf[sort](byHandle.get(handle) ?? known[0] ?? never()))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  },
)

function never(): never {
  throw new Error('There is no first creator')
}

test('a cursor of another order, or a text that is none, is refused by name', async ({ filled }) => {
  const { nextCursor } = await searchCreators(filled.pool, { ...plain, sort: 'trust', limit: 3 })
  const written = ['1; drop', '1e999', '1..', '-1e', '1.5'].map((place) => JSON.stringify(['followers', place, '2']))
  for (const cursor of [nextCursor, 'nonsense', ...written.map((text) => Buffer.from(text).toString('base64url'))]) {
    const search = searchCreators(filled.pool, { ...plain, sort: 'followers', cursor })
    await expect(search).rejects.toMatchObject({
      code: 'validation',
      details: { fields: { cursor: expect.any(String) } },
    })
  }
})

test.for([
  ['recent', ['2026-99-99', '2026-02-31 10:00:00+00', '2026-01-01+99']],
  ['followers', ['99999999999999999999999', '1e5']],
  ['price', ['1e999', '1e-999']],
] as const)(
  'a cursor whose place is nothing that the order %s compares is refused too',
  async ([sort, places], { filled }) => {
    for (const place of places) {
      const cursor = Buffer.from(JSON.stringify([sort, place, '2'])).toString('base64url')
      for (const text of ['', 'comm'])
        await expect(searchCreators(filled.pool, { ...plain, text, sort, cursor })).rejects.toMatchObject({
          code: 'validation',
        })
    }
  },
)

test('the beginning of a name brings its creator to the top, whatever its case and accents', async ({ filled }) => {
  const zoe = { ...(known[1] ?? never()), handle: 'zoe_lind_sandbox', displayName: 'Zoë Lindström' }
  await storeFoundCreators(filled.pool, [{ ...zoe, words: searchableText([zoe.handle, zoe.displayName]) }])
  for (const text of ['zoe', 'ZOË', 'lindstr zo', 'zoe_lind_sandbox']) {
    const { creators } = await searchCreators(filled.pool, { ...plain, text })
    expect(creators[0]?.handle).toBe('zoe_lind_sandbox')
  }
  const odd = await searchCreators(filled.pool, { ...plain, text: "zoe' | !x:*&" })
  expect(odd.creators[0]?.handle).toBe('zoe_lind_sandbox')
  await filled.pool.query(`delete from discovered_creators where handle = 'zoe_lind_sandbox'`)
})

test('a file of one workspace is found by that workspace alone, and simulated creators only where nothing is real', async ({
  filled,
}) => {
  await filled.pool.query(
    `insert into users (email, name, created_at, updated_at) values ('one@vouch.test', 'One', now(), now())`,
  )
  const { rows } = await filled.pool.query<{ id: string }>(
    `select workspaces.id from workspaces join users on users.id = owner_id where email = 'one@vouch.test'`,
  )
  const workspaceId = rows[0]?.id ?? never()
  const row = known[1] ?? never()
  await storeFoundCreators(filled.pool, [
    { ...row, source: 'import', workspaceId, handle: 'mine' },
    { ...row, source: 'verification', workspaceId: null, handle: 'real' },
  ])
  const handles = async (looker: CreatorSearch['looker']) => {
    const { creators } = await searchCreators(filled.pool, { ...plain, looker, limit: 400 })
    return creators.map(({ handle }) => handle)
  }
  const owner = await handles({ workspaceId, simulated: false })
  expect(owner.sort()).toEqual(['mine', 'real'])
  const stranger = await handles({ workspaceId: '00000000-0000-4000-8000-000000000000', simulated: true })
  expect(stranger).toContain('real')
  expect(stranger).not.toContain('mine')
  const visitor = await handles(everything)
  expect(visitor).not.toContain('real')
  expect(visitor).toHaveLength(known.length)
})

test.for([
  ['alone', noFilters],
  ['beside a filter', { ...noFilters, minFollowers: 1 }],
] as const)(
  'a text %s that more match than are gathered is listed to its end, with a count of at least so many',
  async ([, filters], { filled }) => {
    const common = Array.from({ length: 1_300 }, (_, at) => {
      const handle = `common_${at}`
      return { ...(known[1] ?? never()), handle, followers: 1 + ((at * 7) % 1_300), words: searchableText([handle]) }
    })
    for (let from = 0; from < common.length; from += 500)
      await storeFoundCreators(filled.pool, common.slice(from, from + 500))
    const seen: (number | null)[] = []
    for (let cursor: string | null = null, pages = 0; pages < 20; pages++) {
      const page = await searchCreators(filled.pool, { ...plain, filters, text: 'comm', cursor })
      expect(page).toMatchObject({ totalIsExact: true, matching: { count: 1_000, isExact: false } })
      seen.push(...page.creators.map(({ followers }) => followers))
      cursor = page.nextCursor
      if (cursor === null) break
    }
    expect(seen).toEqual(Array.from({ length: 1_300 }, (_, at) => 1_300 - at))
    await filled.pool.query(`delete from discovered_creators where handle like 'common_%'`)
  },
)

test('a text without a letter or a digit searches nothing', async ({ filled }) => {
  const { total } = await searchCreators(filled.pool, { ...plain, text: '!?' })
  expect(total).toBe(known.length)
})

test('words leave nobody out: who matches comes first, the best first, and the others follow without a gap or a repeat', async ({
  filled,
}) => {
  const row = (handle: string, displayName: string, postWords: string) => ({
    ...(known[1] ?? never()),
    ...{ handle, displayName, postWords, words: searchableText([handle, displayName]) },
  })
  const rows = [
    row('w_posts', 'Somebody', 'zwirbelbrot'),
    row('w_name', 'Zwirbelbrot Sam', ''),
    row('w_none', 'Nobody', ''),
  ]
  await storeFoundCreators(filled.pool, rows)
  const seen: string[] = []
  for (let cursor: string | null = null, pages = 0; pages < 80; pages++) {
    const page = await searchCreators(filled.pool, {
      ...plain,
      text: 'zwirbelbrot',
      limit: pages === 0 ? 1 : 9,
      cursor,
    })
    expect(page).toMatchObject({ total: known.length + 3, matching: { count: 2, isExact: true } })
    seen.push(...page.creators.map(({ handle }) => handle))
    cursor = page.nextCursor
    if (cursor === null) break
  }
  expect(seen.slice(0, 2)).toEqual(['w_name', 'w_posts'])
  expect(seen).toHaveLength(known.length + 3)
  expect(new Set(seen).size).toBe(known.length + 3)
  for (const typed of ['zwirbelbrt', 'zwirbelbrott', 'zwribelbrot', 'zwirbelbrod']) {
    const page = await searchCreators(filled.pool, { ...plain, text: typed })
    expect(page.creators.slice(0, 2).map(({ handle }) => handle)).toEqual(['w_name', 'w_posts'])
  }
  await filled.pool.query(`delete from discovered_creators where handle like 'w\\_%'`)
})
