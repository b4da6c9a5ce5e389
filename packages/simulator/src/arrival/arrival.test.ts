import { type CountReading, type Post, platforms } from '@vouch/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CreatorPlan } from '../plan.ts'
import { simulateCreator } from '../simulate-creator.ts'
import { countAt, naturalArrival } from './natural-arrival.ts'
import { delivered, deliveryWays, sellerWay } from './seller-delivery.ts'

/** Readings of simulated posts: what stays as it was, what a reading may hold, and what is true about purchases in proportion. */

const at = '2026-11-20T10:00:00Z'
const plan = (platform: CreatorPlan['platform'], seed = 'reads'): CreatorPlan => ({
  ...{ seed, platform, at, size: 'small' as const, reads: true },
})
const withoutReads = ({ reads: _, ...post }: Post): Post => post
const hoursAfter = (post: Post, { at: moment }: CountReading) =>
  (Date.parse(moment) - Date.parse(post.publishedAt)) / 3_600_000

test.each(platforms)('%s: a creator with readings is the same creator as without', (platform) => {
  const { snapshot, truth } = simulateCreator(plan(platform))
  const { deliveries, ...rest } = truth
  const plain = simulateCreator({ ...plan(platform), reads: false })
  expect({ ...snapshot, posts: snapshot.posts.map(withoutReads) }).toEqual(plain.snapshot)
  expect(rest).toEqual(plain.truth)
  expect(deliveries).toEqual([])
  expect(snapshot.posts.some(({ reads }) => (reads ?? []).length >= 4)).toBe(true)
})

test.each(platforms)(
  '%s: readings lie between post and snapshot, in order, and count what the platform counts',
  (platform) => {
    const { posts } = simulateCreator(plan(platform, 'order')).snapshot
    for (const post of posts) {
      const reads = post.reads ?? []
      const moments = reads.map((read) => read.at)
      expect(moments).toEqual([...moments].sort())
      for (const read of reads) {
        expect(hoursAfter(post, read)).toBeGreaterThan(0.9)
        expect(read.at < at).toBe(true)
        for (const count of ['likes', 'comments', 'views'] as const) {
          expect(read[count] === null).toBe(post[count] === null)
          expect(Number.isInteger(read[count] ?? 0) && (read[count] ?? 0) >= 0).toBe(true)
          // People take a few likes back; nothing else is ever lost of what nobody bought.
          expect(read[count] ?? 0).toBeLessThanOrEqual(1.02 * (post[count] ?? 0) + 1)
        }
      }
    }
  },
)

test.each([0.1, 0.25, 0.5])('a purchase in proportion is %d of every post, and the truth says so', (share) => {
  const scenarios = [{ kind: 'bought-likes' as const, intensity: share, daysBefore: 400, sizedBy: 'post' as const }]
  const { snapshot, truth } = simulateCreator({ ...plan('tiktok'), followers: 400_000, scenarios })
  const bought = new Map(truth.deliveries?.map((one) => [one.postId, one]))
  const large = snapshot.posts.filter(({ likes }) => (likes ?? 0) > 50)
  expect(large.length).toBeGreaterThan(10)
  for (const { id, likes } of large) {
    const { boughtLikes = 0, boughtViews, way } = bought.get(id) ?? {}
    expect(boughtLikes / (likes ?? 1)).toBeCloseTo(share, 1)
    expect(boughtViews).toBe(0)
    expect(way).toBe(sellerWay('reads'))
  }
})

test('what people give rises with age up to what the post has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.double({ min: 1, max: 2_000, noNaN: true }), (likes, age) => {
      const nature = {
        ...{ seed: 'law', waveChance: 0.28, feedHours: 30, feedShape: 0.6, tail: 0.1 },
        ...{ likeDrift: -0.04, commentDrift: 0, burstChance: 0.5, peakHour: 20 },
      }
      const grown = naturalArrival(nature, `post-${likes}`, 0, age, { likes, comments: 3, views: 9 * likes })
      const counts = [0.1, 0.3, 0.6, 1].map((part) => countAt(grown.ages, grown.likes, part * age))
      expect(counts).toEqual([...counts].sort((a, b) => a - b))
      expect(counts.at(-1)).toBeCloseTo(likes, 6)
    }),
  )
})

test.each(deliveryWays)('%s: an order is complete at the end, whatever the age of its post', (way) => {
  for (const age of [2, 30, 200, 1_500]) {
    const part = delivered('seed', 'post', way, age)
    expect(part(age)).toBeCloseTo(1, 9)
    expect(part(0)).toBe(0)
  }
})

test('what is not refilled was more once', () => {
  const part = delivered('seed', 'post', 'dropped', 1_500)
  expect(part(100)).toBeGreaterThan(1.2)
  expect(delivered('seed', 'post', 'fast', 1_500)(100)).toBe(1)
})
