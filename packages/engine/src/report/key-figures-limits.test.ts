import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceRows } from './benchmarks/prices.ts'
import { reachRows, sizeEdges, sizeOf } from './benchmarks/reach-shares.ts'
import { creatorOf } from './example-answer.ts'
import { factsOf } from './facts.ts'
import { keyFigures } from './key-figures.ts'
import { engagementReading } from './posts/engagement-reading.ts'
import type { KeyFigure } from './report.ts'
import { type Platform, type Post, platforms, type Snapshot } from './snapshot.ts'

const ids = ['followers', 'median-views', 'engagement-rate', 'estimated-reach', 'estimated-price', 'credible-followers']

function figuresOf(snapshot: Snapshot): Record<string, KeyFigure> {
  const facts = factsOf(snapshot)
  return Object.fromEntries(keyFigures(facts, engagementReading(facts)).map((figure) => [figure.id, figure]))
}

const watched = (views: number, size = 10): Partial<Post>[] =>
  Array.from({ length: size }, () => ({ likes: Math.round(views / 10), comments: 5, views }))
const creator = (platform: Platform, followers = 200_000, views = 40_000): Snapshot =>
  creatorOf(watched(views), platform, followers)
const unknownSize = (snapshot: Snapshot): Snapshot => ({ ...snapshot, profile: { followers: null } })

test.each(platforms)('on %s the six figures are there, in one order, each with its basis and its unit', (platform) => {
  for (const snapshot of [creator(platform), unknownSize(creatorOf([], platform))]) {
    const facts = factsOf(snapshot)
    const figures = keyFigures(facts, engagementReading(facts))
    expect(figures.map(({ id }) => id)).toEqual(ids)
    for (const { basis, unit, label } of figures) {
      expect(basis.length).toBeGreaterThan(8)
      expect(unit).toMatch(/^(people|views|ratio|USD)$/)
      expect(label).toMatch(/^[A-Z]/)
    }
  }
})

test.each(platforms)('on %s a creator of whom nothing is known has six unknown figures and no zero', (platform) => {
  for (const { value, low, high, percentile } of Object.values(figuresOf(unknownSize(creatorOf([], platform))))) {
    expect([value, low, high, percentile]).toEqual([null, null, null, null])
  }
})

const shapes = platforms.flatMap((platform) => sizeEdges.map((edge) => [platform, Math.max(edge, 2_000)] as const))

test.each(shapes)('on %s with %d followers the reach is the share of its row', (platform, followers) => {
  const row = reachRows.find((one) => one.platform === platform)
  const [low, middle, high] = row?.sizes[sizeOf(followers)] ?? [0, 0, 0]
  const base = row?.of === 'views' ? 40_000 : followers
  const reach = figuresOf(creator(platform, followers))['estimated-reach']
  expect(reach?.low).toBeCloseTo(base * low, -1)
  expect(reach?.value).toBeCloseTo(base * middle, -1)
  expect(reach?.high).toBeCloseTo(base * high, -1)
  expect(reach?.basis).toContain(row?.source)
  expect(reach?.sample).toBe(row?.of === 'views' ? 10 : null)
})

test.each(shapes)(
  'on %s with %d followers the middle price is what is counted times its price',
  (platform, followers) => {
    const row = priceRows.find((one) => one.platform === platform)
    const [, price] = row?.sizes[sizeOf(followers)] ?? [0, 0, 0]
    const { 'estimated-price': figure, 'estimated-reach': reach } = figuresOf(creator(platform, followers))
    const impressions = (reach?.value ?? 0) * (platform === 'instagram' ? 3 : 1)
    const counted = row?.per === 'views' ? 40_000 : impressions
    expect((figure?.value ?? 0) / ((counted / 1_000) * price)).toBeCloseTo(1, 2)
    expect(figure?.basis).toContain(`per 1,000 ${row?.per}`)
  },
)

test('where views set the price, its range is that of the table, and where reach does it is wider', () => {
  const tiktok = figuresOf(creator('tiktok'))['estimated-price']
  expect((tiktok?.high ?? 0) / (tiktok?.low ?? 1)).toBeCloseTo(30 / 8, 2)
  const instagram = figuresOf(creator('instagram'))['estimated-price']
  expect((instagram?.high ?? 0) / (instagram?.low ?? 1)).toBeGreaterThan(40 / 12)
  expect((instagram?.high ?? 0) / (instagram?.low ?? 1)).toBeLessThan((40 / 12) * (0.15 / 0.02))
})

test('ends of a range lie around its middle, for any creator', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...platforms),
      fc.integer({ min: 1, max: 90_000_000 }),
      fc.integer({ min: 1, max: 9_000_000 }),
      (platform, followers, views) => {
        for (const { low, value, high } of Object.values(figuresOf(creator(platform, followers, views)))) {
          if (low === null || value === null || high === null) continue
          expect(low).toBeLessThanOrEqual(value)
          expect(value).toBeLessThanOrEqual(high)
          expect(low).toBeGreaterThanOrEqual(0)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('twice the views are twice the price where views are priced', () => {
  for (const platform of ['tiktok', 'youtube', 'twitch'] as const) {
    const [one, two] = [40_000, 80_000].map((views) => figuresOf(creator(platform, 200_000, views))['estimated-price'])
    expect((two?.value ?? 0) / (one?.value ?? 1)).toBeCloseTo(2, 2)
  }
})

test('followers alone set no price where views are priced', () => {
  for (const platform of ['tiktok', 'youtube', 'twitch'] as const) {
    expect(figuresOf(creatorOf([], platform))['estimated-price']?.value).toBeNull()
    expect(figuresOf(creatorOf([{ likes: 5 }], platform))['estimated-reach']?.value).toBeNull()
  }
})

test('a post that nobody watches has a reach of nobody and no price', () => {
  const unseen = figuresOf(creator('tiktok', 200_000, 0))
  expect(unseen['estimated-reach']?.value).toBe(0)
  expect(unseen['estimated-price']?.value).toBeNull()
})

test('a rounded follower count says that it is rounded', () => {
  const snapshot = creator('youtube')
  const rounded = { ...snapshot, profile: { ...snapshot.profile, followersRounded: true } }
  expect(figuresOf(snapshot).followers?.basis).toBe('as the platform shows it')
  expect(figuresOf(rounded).followers?.basis).toBe('as the platform shows it, rounded')
})

test('views have a place only where views per follower were measured', () => {
  expect(figuresOf(creator('tiktok', 256_410))['median-views']?.percentile).toBeCloseTo(0.5, 2)
  expect(figuresOf(creator('youtube'))['median-views']?.percentile).toBeNull()
  expect(figuresOf(unknownSize(creator('tiktok')))['median-views']?.percentile).toBeNull()
  expect(figuresOf(creator('tiktok', 0))['median-views']?.percentile).toBeNull()
})

test('the median of views is over the posts that show them, and says over how many', () => {
  const mixed = creatorOf([{ views: 100 }, { likes: 4 }, { views: 300 }, { views: 200 }])
  expect(figuresOf(mixed)['median-views']).toMatchObject({ value: 200, sample: 3 })
  expect(figuresOf(creatorOf([{ likes: 4 }]))['median-views']).toMatchObject({ value: null, sample: 0 })
})

test('the rate carries the place and the sample of the reading', () => {
  const facts = factsOf(creator('instagram'))
  const reading = engagementReading(facts)
  expect(figuresOf(creator('instagram'))['engagement-rate']).toMatchObject({
    sample: 10,
    value: Number(reading?.rate.toPrecision(6)),
    percentile: Number(reading?.percentile?.toPrecision(6)),
  })
})

test.each([
  ['random', 'followers that do not look inauthentic'],
  ['full', 'followers that do not look inauthentic'],
  ['recent', 'followers that do not look inauthentic, from a sample that was not random'],
  ['unknown', 'followers that do not look inauthentic, from a sample that was not random'],
] as const)('credible followers from a %s sample say what they stand for', (method, basis) => {
  const accounts = Array.from({ length: 120 }, (_, index) => ({
    id: `a${index}`,
    username: `anna${index}`,
    hasAvatar: true,
    followers: 150 + index,
    following: 300,
    posts: 40,
  }))
  const figure = figuresOf({ ...creator('instagram'), followersSample: { method, accounts } })['credible-followers']
  expect(figure?.basis).toBe(basis)
  expect(figure?.sample).toBe(120)
  expect(figure?.high ?? 0).toBeLessThanOrEqual(200_000)
  expect(figure?.low ?? 0).toBeLessThanOrEqual(figure?.value ?? 0)
})

test('without a follower count nobody can say how many are credible', () => {
  const sampled = {
    ...creator('instagram'),
    followersSample: { method: 'random', accounts: [{ id: 'a', followers: 9 }] },
  }
  expect(figuresOf(unknownSize(sampled as Snapshot))['credible-followers']?.value).toBeNull()
})
