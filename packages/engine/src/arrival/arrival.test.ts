import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { exampleMoment, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import { readingSignals, signalList } from '../signals/signal-list.ts'
import type { CountReading, Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import { arrivalCurves, companionCounts, increments, lostPart } from './arrival-curves.ts'
import { arrivalEvidenceMax, purchaseLogOdds } from './arrival-evidence.ts'
import { arrivalShapes, arrivalWays, deliveredParts } from './delivery-shapes.ts'
import { creatorWithReads, type ExamplePurchase } from './example-reads.ts'
import { logSum } from './mixture-fit.ts'
import { naturalParts } from './natural-curve.ts'
import { spanWords } from './post-bursts.ts'

const reportOf = (snapshot: Snapshot) => assess(snapshot, { digest: 'sha256:none', computedAt: exampleMoment })
const likeOrder = (share: number, rest: Partial<ExamplePurchase> = {}): ExamplePurchase => ({
  ...{ count: 'likes', share, delivered: [0.5, 4] },
  ...rest,
})
const evidence = (snapshot: Snapshot, count: 'likes' | 'views' = 'likes') => {
  const reading = factsOf(snapshot).arrival[count]
  if (reading === null) throw new Error('These posts have readings.')
  return purchaseLogOdds(reading)
}
const signalOf = (snapshot: Snapshot, id: string) => reportOf(snapshot).signals.find((signal) => signal.id === id)

describe('curves', () => {
  const post: Post = { id: 'p', publishedAt: '2026-11-01T00:00:00Z', kind: 'image', likes: 100 }
  const at = (hour: number, likes: number | null): CountReading => ({
    at: new Date(Date.parse(post.publishedAt) + hour * 3_600_000).toISOString(),
    likes,
  })
  const curvesOf = (reads: CountReading[]) => arrivalCurves([{ ...post, reads }], exampleMoment, 'likes', 20)
  const reads = [at(1, 10), at(6, 40), at(24, 70), at(72, 90)]

  test('are the counts by age, the last as the snapshot has it', () => {
    const [curve] = curvesOf(reads)
    expect(curve?.counts).toEqual([10, 40, 70, 90, 100])
    expect(curve?.hours.slice(0, 4)).toEqual([1, 6, 24, 72])
    expect(increments(curve?.counts ?? [])).toEqual([10, 30, 30, 20, 10])
  })

  test('are the same in whatever order the readings came', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(reads, { minLength: reads.length }), (shuffled) => {
        expect(curvesOf(shuffled)).toEqual([{ ...curvesOf(reads)[0], post: { ...post, reads: shuffled } }])
      }),
    )
  })

  test('pass over what lies before the post, after the snapshot, at no time, or without the count', () => {
    const odd = [at(-5, 3), at(9_000, 99), { at: 'once', likes: 4 }, at(30, null)]
    expect(curvesOf([...odd, ...reads])[0]?.counts).toEqual([10, 40, 70, 90, 100])
    expect(curvesOf([...odd, at(1, 10)])).toEqual([])
  })

  test('of one moment hold the larger count, whichever came first', () => {
    for (const twice of [
      [at(24, 60), at(24, 70)],
      [at(24, 70), at(24, 60)],
    ])
      expect(curvesOf([at(1, 10), ...twice])[0]?.counts).toEqual([10, 70, 100])
  })

  test('know what was lost again, and a fall adds nothing', () => {
    const [curve] = curvesOf([at(1, 10), at(24, 125)])
    expect(increments(curve?.counts ?? [])).toEqual([10, 115, 0])
    expect(curve && lostPart(curve)).toBe(0.2)
  })

  test('have companions only where the other count was read at the same moments', () => {
    const both = reads.map((read) => ({ ...read, views: 10 * (read.likes ?? 0) }))
    const seen = { ...post, views: 1_000, reads: both }
    const [curve] = arrivalCurves([seen], exampleMoment, 'likes', 20)
    expect(curve && companionCounts(curve, exampleMoment, 'views')).toEqual([100, 400, 700, 900, 1_000])
    const gap = { ...seen, reads: both.map((read, index) => (index === 1 ? { ...read, views: null } : read)) }
    const [gapped] = arrivalCurves([gap], exampleMoment, 'likes', 20)
    expect(gapped && companionCounts(gapped, exampleMoment, 'views')).toBeNull()
  })
})

test('an order and a natural course both add up to the whole, at any ages', () => {
  const ages = fc.array(fc.double({ min: 0.3, max: 5_000, noNaN: true }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(ages, (drawn) => {
      const hours = [...new Set(drawn)].sort((a, b) => a - b)
      const traits = { hours: 20, shape: 0.7, tail: 0.1, spread: 0.4, noise: 0.2 }
      const lists = [
        naturalParts(traits, hours, 1, 1),
        ...arrivalWays.flatMap((way) => arrivalShapes[way].map((shape) => deliveredParts(shape, hours))),
      ]
      for (const parts of lists) {
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a sum of exponentials does not overflow', () => {
  expect(logSum([0, 0])).toBeCloseTo(Math.LN2, 12)
  expect(logSum([2_000, 1_000])).toBe(2_000)
})

describe('a report', () => {
  test('without readings is the one of before, and a single reading says nothing', () => {
    const snapshot = creatorWithReads('tiktok')
    const plain = withPosts(snapshot, () => ({ reads: null }))
    const bare = { ...plain, posts: plain.posts.map(({ reads: _, ...post }) => post) }
    expect(reportOf(bare).signals.map(({ id }) => id)).toEqual(signalList.map(({ id }) => id))
    for (const reads of [null, [], snapshot.posts[0]?.reads?.slice(0, 1) ?? []])
      expect(reportOf(withPosts(bare, () => ({ reads })))).toEqual(reportOf(bare))
  })

  test('with readings has two signals more, and nothing of them where one count is hidden', () => {
    const ids = (snapshot: Snapshot) => reportOf(snapshot).signals.map(({ id }) => id)
    const snapshot = creatorWithReads('tiktok')
    expect(ids(snapshot).filter((id) => !signalList.some((signal) => signal.id === id))).toEqual(
      readingSignals.map(({ id }) => id),
    )
    const hidden = withPosts(snapshot, () => ({ likes: null }))
    expect(ids(hidden)).not.toContain('engagement.likes-arrival')
  })

  test.each(['instagram', 'tiktok', 'youtube', 'x'] as const)('%s: ordinary arrivals are no concern', (platform) => {
    for (const seed of [1, 2, 3]) {
      const snapshot = creatorWithReads(platform, null, seed)
      expect(evidence(snapshot)).toBeLessThan(0)
      expect(signalOf(snapshot, 'engagement.likes-arrival')?.verdict).not.toBe('concern')
    }
  })

  test('readings that show nothing make the likes no less sure', () => {
    const snapshot = creatorWithReads('tiktok')
    const high = (one: Snapshot) => factsOf(one).boughtLikes?.high ?? 1
    expect(high(snapshot)).toBeLessThanOrEqual(high(withPosts(snapshot, () => ({ reads: null }))))
  })

  test.each([
    ['within hours', [0.5, 4]],
    ['days later', [52, 60]],
    ['evenly over days', [5, 110]],
  ] as const)('likes delivered %s without views are named, with the posts', (_, delivered) => {
    const signal = signalOf(creatorWithReads('tiktok', likeOrder(0.35, { delivered })), 'engagement.likes-arrival')
    expect(signal?.verdict).toBe('concern')
    expect(signal?.evidence[0]?.text).toMatch(/^\d+% of [\d,]+ likes came .+, compared with [\d.]+% of views$/)
    expect(signal?.evidence[0]?.refs).toHaveLength(1)
  })

  test('who bought likes is not accused of views, nor the other way round', () => {
    const likes = creatorWithReads('tiktok', likeOrder(0.4))
    const views = creatorWithReads('tiktok', { ...likeOrder(0.4), count: 'views' })
    expect(evidence(likes, 'views')).toBeLessThan(0.5)
    expect(evidence(views, 'likes')).toBeLessThan(0.5)
    expect(evidence(views, 'views')).toBeGreaterThan(2)
  })

  test('a burst that views and comments share is success', () => {
    const viral = withPosts(creatorWithReads('tiktok'), (post, index) => {
      if (index % 3 !== 0 || !post.reads) return {}
      const late = (count: number | null | undefined, part: number) =>
        typeof count === 'number' ? Math.round(count + part * count) : count
      const reads = post.reads.map((read, at) => {
        const part = at < 4 ? 0 : 0.9
        return {
          ...read,
          likes: late(read.likes, part),
          comments: late(read.comments, part),
          views: late(read.views, part),
        }
      })
      return { reads, likes: late(post.likes, 0.9), comments: late(post.comments, 0.9), views: late(post.views, 0.9) }
    })
    expect(evidence(viral)).toBeLessThan(0)
  })

  test('likes that are lost again are said, and speak more than those that stayed', () => {
    const [kept, lost] = [likeOrder(0.12), likeOrder(0.12, { lost: 0.8 })].map((order) =>
      creatorWithReads('linkedin', order),
    )
    expect(evidence(lost as Snapshot)).toBeGreaterThan(evidence(kept as Snapshot))
    const { evidence: told } =
      signalOf(creatorWithReads('tiktok', likeOrder(0.4, { lost: 0.5 })), 'engagement.likes-arrival') ?? {}
    expect(told?.[0]?.text).toMatch(/^\d+ of \d+ posts later lost more than 5% of likes$/)
  })
})

const doses = [0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8]

test.each(['instagram', 'tiktok', 'youtube', 'x', 'linkedin'] as const)(
  '%s: evidence never falls as more is bought, and keeps its bound',
  (platform: Platform) => {
    for (const delivered of [
      [0.5, 4],
      [52, 60],
      [5, 110],
    ] as const) {
      const said = doses.map((share) => evidence(creatorWithReads(platform, likeOrder(share, { delivered }))))
      for (const [at, value] of said.entries()) {
        if (at > 0) expect(value).toBeGreaterThanOrEqual((said[at - 1] ?? 0) - 0.1)
        expect(value).toBeLessThanOrEqual(arrivalEvidenceMax.likesBesideViews)
      }
      expect(said.at(-1) ?? 0).toBeGreaterThan(1.1)
    }
  },
)

test('spans are told in the unit of their ages', () => {
  expect(spanWords({ from: 0, to: 1.2 })).toBe('in the first hour')
  expect(spanWords({ from: 0, to: 24.4 })).toBe('in the first day')
  expect(spanWords({ from: 1, to: 6.4 })).toBe('1 to 6 hours after publication')
  expect(spanWords({ from: 24.2, to: 72 })).toBe('1 to 3 days after publication')
  expect(spanWords({ from: 6.7, to: 72 })).toBe('7 hours to 3 days after publication')
})
