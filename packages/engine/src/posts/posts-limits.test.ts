import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPost, creatorOf } from '../examples/example-answer.ts'
import { factsOf } from '../facts.ts'
import { type Platform, type Post, platforms, postKinds } from '../snapshot/snapshot.ts'
import { engagementReading, postRates } from './engagement-reading.ts'
import { engagementsOf, hasMetric } from './engagements.ts'
import { ratioBursts } from './ratio-bursts.ts'
import { countRatios, knownCounts, recentPosts, recentPostsMax } from './recent-posts.ts'

const many = (size: number, counts: Partial<Post>): Partial<Post>[] => Array.from({ length: size }, () => counts)
const reading = (posts: readonly Partial<Post>[], platform: Platform = 'instagram', followers = 200_000) =>
  engagementReading(factsOf(creatorOf(posts, platform, followers)))

test.each([
  ['instagram', 105],
  ['youtube', 105],
  ['twitch', 105],
  ['tiktok', 115],
  ['x', 115],
  ['linkedin', 115],
] as const)('on %s a post with 100 likes, 5 comments and 10 shares has %d engagements', (platform, engagements) => {
  expect(engagementsOf(countedPost({ likes: 100, comments: 5, shares: 10 }), platform)).toBe(engagements)
  expect(engagementsOf(countedPost({ likes: 100 }), platform)).toBe(100)
  expect(engagementsOf(countedPost({ comments: 5, shares: 10 }), platform)).toBeNull()
})

test.each([
  [{ likes: 0 }, true],
  [{ views: 0 }, true],
  [{ comments: 0 }, true],
  [{ shares: 9, saves: 3 }, false],
  [{ likes: null, views: null, comments: null }, false],
])('%j: something was counted: %s', (counts, counted) => {
  expect(hasMetric(countedPost(counts))).toBe(counted)
})

test.each([29, 30, 31, 60])('of %d posts the window holds thirty at most', (size) => {
  const facts = factsOf(creatorOf(many(size, { likes: 1 })))
  expect(recentPosts(facts).length).toBe(Math.min(size, recentPostsMax))
  expect(recentPosts(facts)[0]?.id).toBe('post-000')
})

test('every kind of post is in the window but stories', () => {
  const facts = factsOf(creatorOf(postKinds.map((kind) => ({ kind, likes: 5 }))))
  expect(
    recentPosts(facts)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(postKinds.filter((kind) => kind !== 'story').sort())
})

test('posts without a count make room for older ones that have some', () => {
  const posts = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? {} : { views: 10 }))
  const recent = recentPosts(factsOf(creatorOf(posts)))
  expect(recent.length).toBe(30)
  expect(recent.at(-1)?.id).toBe('post-059')
})

test('a count of zero is a count, an unknown one is not', () => {
  const posts = [{ likes: 0 }, { likes: null }, {}, { likes: 7 }].map(countedPost)
  expect(knownCounts(posts, 'likes')).toEqual([0, 7])
  expect(knownCounts(posts, 'views')).toEqual([])
})

test('a ratio may be zero and is never divided by it', () => {
  const posts = [
    { likes: 10, comments: 0 },
    { likes: 0, comments: 4 },
    { likes: null, comments: 4 },
    { likes: 8, comments: 2 },
  ].map(countedPost)
  expect(countRatios(posts, 'comments', 'likes')).toEqual([0, 0.25])
})

const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1_000_000 })), {
  maxLength: 30,
})
const postsOf = (list: readonly (readonly [number, number])[]) =>
  list.map(([likes, views], index) => countedPost({ likes, views }, index))

test('multiplying either count of all posts by one factor finds the same bursts', () => {
  fc.assert(
    fc.property(pairs, fc.integer({ min: 2, max: 50 }), (list, times) => {
      const ids = (one: readonly (readonly [number, number])[]) =>
        ratioBursts(postsOf(one), 'likes', 'views').bursts.map(({ post }) => post.id)
      expect(ids(list.map(([likes, views]) => [likes * times, views]))).toEqual(ids(list))
      expect(ids(list.map(([likes, views]) => [likes, views * times]))).toEqual(ids(list))
    }),
  )
})

test('bursts are among the posts that were examined, fewer than half of them, and each more than twice the usual', () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const { bursts, examined } = ratioBursts(postsOf(list), 'likes', 'views')
      expect(examined).toBe(list.length)
      expect(bursts.length).toBeLessThanOrEqual(examined / 2)
      for (const { times } of bursts) expect(times).toBeGreaterThan(2)
    }),
  )
})

const steady = Array.from({ length: 20 }, () => [1_000, 10_000] as const)

test('among posts that are all alike, a leap begins above twice the usual', () => {
  const [, ...rest] = steady
  expect(ratioBursts(postsOf([[1_990, 10_000], ...rest]), 'likes', 'views').bursts).toEqual([])
  const { bursts } = ratioBursts(postsOf([[2_020, 10_000], ...rest]), 'likes', 'views')
  expect(bursts.map(({ post }) => post.id)).toEqual(['post-000'])
  expect(bursts[0]?.times).toBeCloseTo(2.02, 9)
})

test('where posts differ much anyway, it takes more to stand out', () => {
  const lively = Array.from({ length: 20 }, (_, index) => [Math.round(1_000 * 1.15 ** (index - 10)), 10_000] as const)
  const with2 = ratioBursts(postsOf([[2_500, 10_000], ...lively]), 'likes', 'views').bursts.length
  const with20 = ratioBursts(postsOf([[90_000, 10_000], ...lively]), 'likes', 'views').bursts.length
  expect([with2, with20]).toEqual([0, 1])
})

test('a post whose other count fell is no burst, for its own count did not rise', () => {
  const [, ...rest] = steady
  expect(ratioBursts(postsOf([[1_000, 2_000], ...rest]), 'likes', 'views').bursts).toEqual([])
  expect(ratioBursts(postsOf([[900, 2_000], ...rest]), 'likes', 'views').bursts).toEqual([])
})

test('what is bought for more than half of the posts is the usual and no burst', () => {
  const boosted = steady.map(([likes, views], index) => [index < 12 ? likes * 6 : likes, views] as const)
  expect(ratioBursts(postsOf(boosted), 'likes', 'views').bursts).toEqual([])
})

test('posts on which one of the counts is zero or unknown are not examined', () => {
  const posts = [{ likes: 5, views: 0 }, { likes: 0, views: 9 }, { likes: 3 }, { views: 3 }, { likes: 3, views: 3 }]
  expect(ratioBursts(posts.map(countedPost), 'likes', 'views').examined).toBe(1)
  expect(ratioBursts([], 'likes', 'views')).toEqual({ bursts: [], examined: 0 })
})

test.each([
  ['instagram', 'followers', 2_600 / 200_000],
  ['x', 'followers', 2_600 / 200_000],
  ['linkedin', 'followers', 2_600 / 200_000],
  ['tiktok', 'views', 2_600 / 52_000],
  ['twitch', 'views', 2_600 / 52_000],
  ['youtube', 'subscribers', 2_600 / 200_000],
] as const)('on %s a rate is per %s', (platform, basis, rate) => {
  const found = reading(many(30, { likes: 2_500, comments: 100, views: 52_000 }), platform)
  expect(found?.basis).toBe(basis)
  expect(found?.rate).toBeCloseTo(rate, 12)
  expect(found?.posts).toBe(30)
})

test.each(platforms)('on %s nothing but likes still gives a rate, on followers or subscribers', (platform) => {
  const found = reading(many(5, { likes: 1_000 }), platform)
  expect(found?.rate).toBeCloseTo(0.005, 12)
  expect(found?.basis).toBe(platform === 'youtube' ? 'subscribers' : 'followers')
})

test('one viral post of many moves the rate by nothing', () => {
  const posts = many(11, { likes: 1_000 })
  const viral = [{ likes: 900_000 }, ...posts.slice(1)]
  expect(reading(viral)?.rate).toBe(reading(posts)?.rate)
})

test('a post that nobody liked has the rate zero, one with hidden likes has none', () => {
  const facts = factsOf(creatorOf([{ likes: 0 }, { likes: null, comments: 4 }, { likes: 50 }], 'instagram', 1_000))
  expect(postRates(facts.posts, facts, 'followers').map(({ rate }) => rate)).toEqual([0, 0.05])
})

test('posts without views have no rate per view, whatever their likes', () => {
  const facts = factsOf(creatorOf([{ likes: 5, views: 0 }, { likes: 5 }, { likes: 5, views: 100 }]))
  expect(postRates(facts.posts, facts, 'views').map(({ rate }) => rate)).toEqual([0.05])
})

test('twice the reactions are twice the rate and never a lower place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1_000, max: 9_000_000 }), (likes, followers) => {
      const [one, two] = [
        reading(many(6, { likes }), 'instagram', followers),
        reading(many(6, { likes: 2 * likes }), 'instagram', followers),
      ]
      expect(two?.rate).toBeCloseTo(2 * (one?.rate ?? 0), 9)
      expect(two?.percentile ?? 0).toBeGreaterThanOrEqual(one?.percentile ?? 0)
    }),
  )
})

test('below a thousand followers the rate is there and its place is not', () => {
  const small = reading(many(6, { likes: 50 }), 'instagram', 999)
  expect(small?.rate).toBeCloseTo(50 / 999, 12)
  expect([small?.tierMedian, small?.percentile, small?.band]).toEqual([null, null, null])
  expect(reading(many(6, { likes: 50 }), 'instagram', 1_000)?.band).not.toBeNull()
})
