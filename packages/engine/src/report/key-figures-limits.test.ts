import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { reachRows, sizeEdges, sizeOf } from '../benchmarks/reach-shares.ts'
import { creatorOf } from '../examples/example-answer.ts'
import { factsOf } from '../facts.ts'
import { engagementReading } from '../posts/engagement-reading.ts'
import { postReach } from '../reach/post-reach.ts'
import { forecastRoi } from '../roi/forecast-roi.ts'
import { roiCreatorOf } from '../roi/roi-creator-of.ts'
import { usualPost } from '../roi/usual-post.ts'
import { type Platform, type Post, platforms, type Snapshot } from '../snapshot/snapshot.ts'
import { sourceInSentence } from '../verdict/wording.ts'
import type { KeyFigure } from './report.ts'

const ids = ['followers', 'median-views', 'engagement-rate', 'estimated-reach', 'estimated-price', 'credible-followers']

function figuresOf(snapshot: Snapshot): Record<string, KeyFigure> {
  const { keyFigures } = assess(snapshot, { digest: 'sha256:0', computedAt: snapshot.fetchedAt })
  return Object.fromEntries(keyFigures.map((figure) => [figure.id, figure]))
}

const watched = (views: number, size = 10): Partial<Post>[] =>
  Array.from({ length: size }, () => ({ likes: Math.round(views / 10), comments: 5, views }))
const creator = (platform: Platform, followers = 200_000, views = 40_000): Snapshot =>
  creatorOf(watched(views), platform, followers)
const unknownSize = (snapshot: Snapshot): Snapshot => ({ ...snapshot, profile: { followers: null } })

test.each(platforms)('on %s the six figures are there, in one order, each with its basis and its unit', (platform) => {
  for (const snapshot of [creator(platform), unknownSize(creatorOf([], platform))]) {
    const figures = Object.values(figuresOf(snapshot))
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

test.each(shapes)('on %s with %d followers reach and price are those of a forecast of one usual post', (...shape) => {
  const snapshot = creator(...shape)
  const report = assess(snapshot, { digest: 'sha256:0', computedAt: snapshot.fetchedAt })
  const read = roiCreatorOf(report, snapshot)
  const { 'estimated-reach': reach, 'estimated-price': price } = figuresOf(snapshot)
  const stated = postReach(read)
  expect([reach?.low, reach?.value, reach?.high]).toEqual([stated?.p10, stated?.p50, stated?.p90].map(sixDigits))
  const forecast = forecastRoi({ creator: read, campaign: usualPost, calibration: null }, 400)
  const market = forecast?.fairPrice.market
  expect([price?.low, price?.value, price?.high]).toEqual([market?.p10, market?.p50, market?.p90])
  expect(price?.basis).toBe(`${market?.basis}. Source: ${sourceInSentence(market?.source ?? '')}`)
})

const sixDigits = (value = 0) => Number(value.toPrecision(6))

test.each(['instagram', 'linkedin'] as const)('on %s without posts the reach is the published share', (platform) => {
  const row = reachRows.find((one) => one.platform === platform)
  for (const followers of sizeEdges.map((edge) => Math.max(edge, 2_000))) {
    const [low, middle, high] = row?.sizes[sizeOf(followers)] ?? [0, 0, 0]
    const reach = figuresOf(creatorOf([], platform, followers))['estimated-reach']
    expect(reach?.value).toBeCloseTo(followers * middle, -1)
    expect(reach?.low).toBeCloseTo(followers * low, -1)
    expect(reach?.high).toBeCloseTo(followers * high, -1)
    expect(reach?.basis).toContain(row?.source)
    expect(reach?.sample).toBeNull()
  }
})

test('where nothing is learnt about a platform, the latest posts speak for the next one', () => {
  expect(figuresOf(creator('twitch'))['estimated-reach']).toMatchObject({ value: 30_000, sample: 10 })
  expect(figuresOf(creator('x'))['estimated-reach']).toMatchObject({ value: 40_000, sample: 10 })
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

test('twice the views are more than the same price, and twice it where the latest posts alone speak', () => {
  const prices = (platform: Platform) =>
    [40_000, 80_000].map((views) => figuresOf(creator(platform, 200_000, views))['estimated-price']?.value ?? 0)
  for (const platform of ['tiktok', 'youtube'] as const) {
    const [one = 0, two = 0] = prices(platform)
    expect(two).toBeGreaterThan(one)
  }
  const [one = 0, two = 0] = prices('twitch')
  expect(two / one).toBeCloseTo(2, 4)
})

test('followers alone set no price where views are priced', () => {
  for (const platform of ['tiktok', 'youtube', 'twitch'] as const) {
    expect(figuresOf(creatorOf([], platform))['estimated-price']?.value).toBeNull()
    expect(figuresOf(creatorOf([{ likes: 5 }], platform))['estimated-reach']?.value).toBeNull()
  }
})

test('a post that nobody watches has a reach of nobody and no price', () => {
  const unseen = figuresOf(creator('twitch', 200_000, 0))
  expect(unseen['estimated-reach']?.value).toBe(0)
  expect(unseen['estimated-price']?.value).toBeNull()
})

test('a follower count says who gave it, and whether it is rounded', () => {
  const snapshot: Snapshot = { ...creator('youtube'), source: { connector: 'youtube', basis: 'public' } }
  const rounded = { ...snapshot, profile: { ...snapshot.profile, followersRounded: true } }
  expect(figuresOf(snapshot).followers?.basis).toBe('as shown by the platform')
  expect(figuresOf(rounded).followers?.basis).toBe('as shown by the platform, rounded')
  const source = { connector: 'import', basis: 'import' } as const
  expect(figuresOf({ ...snapshot, source }).followers?.basis).toBe('from the file')
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
  ['random', 'followers that don’t look inauthentic'],
  ['full', 'followers that don’t look inauthentic'],
  ['recent', 'needs a random follower sample; the newest say little about the others'],
  ['unknown', 'needs a random follower sample; the newest say little about the others'],
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
  const projected = method === 'random' || method === 'full'
  expect([figure?.value === null, figure?.sample]).toEqual(projected ? [false, 120] : [true, null])
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
