import { expect, test } from 'vitest'
import { exampleCreator, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { Post } from '../snapshot/snapshot.ts'
import { engagementReading } from './engagement-reading.ts'
import { engagementsOf, hasMetric } from './engagements.ts'
import { isGiveaway, isShoutOut, isSponsored } from './post-markers.ts'
import { ratioBursts } from './ratio-bursts.ts'
import { countRatios, recentPosts } from './recent-posts.ts'

const post = (change: Partial<Post>): Post => ({
  id: 'p',
  publishedAt: '2026-11-01T00:00:00Z',
  kind: 'image',
  ...change,
})

test('an engagement is what the platform’s benchmark counts', () => {
  const counted = post({ likes: 100, comments: 5, shares: 10 })
  expect(engagementsOf(counted, 'instagram')).toBe(105)
  expect(engagementsOf(counted, 'tiktok')).toBe(115)
})

test('hidden likes make engagement unknown and not small', () => {
  expect(engagementsOf(post({ comments: 50 }), 'instagram')).toBeNull()
  expect(hasMetric(post({ comments: 50 }))).toBe(true)
  expect(hasMetric(post({}))).toBe(false)
})

test('the recent posts are the latest thirty with counts, without stories', () => {
  const facts = factsOf(
    withPosts(exampleCreator({ posts: 60 }), (_, index) => (index % 3 === 0 ? { kind: 'story' } : {})),
  )
  const recent = recentPosts(facts)
  expect(recent.length).toBe(30)
  expect(recent.every(({ kind }) => kind !== 'story')).toBe(true)
  expect(recent[0]?.publishedAt).toBe(facts.posts[1]?.publishedAt)
})

test('a ratio needs both counts and something to divide by', () => {
  expect(
    countRatios(
      [post({ likes: 0, comments: 4 }), post({ likes: 8 }), post({ likes: 10, comments: 1 })],
      'comments',
      'likes',
    ),
  ).toEqual([0.1])
})

test.each([
  'Neue Tasche #Werbung',
  'I teamed up with them. #brand_partner',
  'Paid partnership with a bakery',
  'En partenariat avec une librairie',
  'Use my code SEA10',
])('a disclosure: %s', (caption) => {
  expect(isSponsored(post({ caption }))).toBe(true)
})

test.each(['Adding sugar', 'A sponsor of our school waved', 'My partner and I', '#advent #adventure #padel'])(
  'no disclosure: %s',
  (caption) => {
    expect(isSponsored(post({ caption }))).toBe(false)
  },
)

test('the platform’s label decides when it is there; when it is not, the caption may still disclose', () => {
  expect(isSponsored(post({ sponsored: true }))).toBe(true)
  expect(isSponsored(post({ sponsored: false, hashtags: ['#Ad'] }))).toBe(true)
  expect(isSponsored(post({ sponsored: null }))).toBe(false)
})

test.each([
  'GIVEAWAY time',
  'Gewinnspiel! Markiere zwei',
  'Win a weekend by the sea',
  'Gran sorteo de verano',
  'give-away for you',
])('a giveaway: %s', (caption) => {
  expect(isGiveaway(post({ caption }))).toBe(true)
})

test('winning a race gives nothing away', () => {
  expect(isGiveaway(post({ caption: 'We had a good win today' }))).toBe(false)
  expect(isGiveaway(post({ hashtags: ['summergiveaway'] }))).toBe(true)
})

test('an appearance is recognised by its words', () => {
  expect(isShoutOut(post({ caption: 'Thanks for the shout-out' }))).toBe(true)
  expect(isShoutOut(post({ caption: 'My interview about bread is out' }))).toBe(true)
  expect(isShoutOut(post({ caption: 'Guess what' }))).toBe(false)
})

test('bursts are the posts whose count leaps alone, however many posts there are', () => {
  const creator = exampleCreator({ platform: 'tiktok' })
  const boosted = withPosts(creator, (one, index) => (index % 5 === 0 ? { likes: (one.likes ?? 0) * 5 } : {}))
  expect(ratioBursts(creator.posts, 'likes', 'views').bursts).toEqual([])
  const { bursts, examined } = ratioBursts(boosted.posts, 'likes', 'views')
  expect(bursts.map(({ post: { id } }) => id)).toEqual([0, 5, 10, 15, 20, 25].map((index) => creator.posts[index]?.id))
  expect(examined).toBe(30)
  expect(bursts[0]?.times).toBeGreaterThan(3)
})

test('a post that hardly anybody saw is no burst of likes', () => {
  const creator = exampleCreator({ platform: 'tiktok' })
  const unseen = withPosts(creator, (one, index) =>
    index === 4 ? { views: 200, likes: Math.min(150, one.likes ?? 0) } : {},
  )
  expect(ratioBursts(unseen.posts, 'likes', 'views').bursts).toEqual([])
})

test('the rate states the basis that it was computed on, and falls back where views are hidden', () => {
  const tiktok = exampleCreator({ platform: 'tiktok' })
  const withViews = engagementReading(factsOf(tiktok))
  const without = engagementReading(factsOf(withPosts(tiktok, () => ({ views: null }))))
  expect(withViews?.basis).toBe('views')
  expect(without?.basis).toBe('followers')
  expect(withViews?.tierMedian).not.toBe(without?.tierMedian)
})

test('without a denominator there is no rate', () => {
  expect(engagementReading(factsOf({ ...exampleCreator(), profile: { followers: null } }))).toBeNull()
  expect(engagementReading(factsOf({ ...exampleCreator(), profile: { followers: 0 } }))).toBeNull()
  expect(engagementReading(factsOf(exampleCreator({ platform: 'twitch' })))).toBeNull()
})

test('on a platform without a table the rate is there and its place is not', () => {
  const reading = engagementReading(factsOf(exampleCreator({ platform: 'linkedin' })))
  expect(reading?.rate).toBeGreaterThan(0)
  expect([reading?.tierMedian, reading?.percentile, reading?.band]).toEqual([null, null, null])
})
