import { expect, test } from 'vitest'
import { answer, countedPost, creatorOf, reason } from '../examples/example-answer.ts'
import type { Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import { type BurstWeights, burstMeasurement, burstPostsMin } from './burst-measurement.ts'
import { likeBursts } from './like-bursts.ts'
import { viewBursts } from './view-bursts.ts'

/** A creator whose posts are all alike but for the first ones, whose one count is five times the others'. */
function withBursts(of: 'likes' | 'views', bursts: number, posts: number, change: Partial<Post> = {}): Snapshot {
  return creatorOf(
    Array.from({ length: posts }, (_, index) => {
      const times = index < bursts ? 5 : 1
      const counts = { likes: of === 'likes' ? 1_000 * times : 1_000, views: of === 'views' ? 10_000 * times : 10_000 }
      return index < bursts ? { ...counts, ...change } : counts
    }),
  )
}

const signals = [
  [likeBursts, 'likes', { from: 0.05, to: 0.2, cap: 2.8, reassurance: 0.25 }],
  [viewBursts, 'views', { from: 0.08, to: 0.28, cap: 2.5, reassurance: 0.2 }],
] as const

test.each(signals)('%# eight posts with both counts are needed', (signal, of) => {
  expect(reason(signal, withBursts(of, 0, burstPostsMin - 1))).toMatch(/^Needs .* on at least 8 posts; \d had both\.$/)
  expect(answer(signal, withBursts(of, 0, burstPostsMin)).value).toBe(0)
})

test.each(signals)('%# no burst is a strength that grows with the posts', (signal, of, { reassurance }) => {
  for (const size of [8, 14, 30]) {
    const { verdict, logOdds, explanation } = answer(signal, withBursts(of, 0, size))
    expect(verdict).toBe('strength')
    expect(logOdds).toBeCloseTo((-reassurance * size) / (size + 6), 9)
    expect(explanation).toContain('No post has far more')
  }
})

test.each(signals)('%# the evidence follows the stated formula', (signal, of, { from, to, cap }) => {
  for (const bursts of [3, 5, 8, 13]) {
    const { value, logOdds } = answer(signal, withBursts(of, bursts, 30))
    const speaking = Math.min(1, Math.max(0, (bursts / 30 - from) / (to - from)))
    expect(value).toBe(bursts)
    expect(logOdds).toBeCloseTo((30 / 36) * cap * speaking * (bursts / (bursts + 1)), 9)
  }
})

test.each(signals)('%# each further burst weighs more, and all of them no more than the cap', (signal, of, { cap }) => {
  const weights = [0, 1, 2, 3, 5, 8, 12, 14].map((bursts) => answer(signal, withBursts(of, bursts, 30)).logOdds)
  expect([...weights].sort((a, b) => a - b)).toEqual(weights)
  expect(weights.at(-1)).toBeLessThanOrEqual(cap)
})

test.each(signals)('%# one burst among thirty posts has any reason and is no concern', (signal, of) => {
  const { verdict, logOdds } = answer(signal, withBursts(of, 1, 30))
  expect(verdict).toBe('neutral')
  expect(logOdds).toBeLessThanOrEqual(0)
})

test.each(signals)('%# a burst is told with its figures, its day and its post', (signal, of) => {
  const { evidence } = answer(signal, withBursts(of, 4, 30))
  const text =
    of === 'likes'
      ? '5,000 likes, 5.0 times the usual number for 10,000 views'
      : '50,000 views, 5.0 times the usual number for 1,000 likes'
  expect(evidence.length).toBe(4)
  for (const [index, one] of evidence.entries()) {
    expect(one).toEqual({
      at: countedPost({}, index).publishedAt,
      text,
      refs: [`post-00${index}`],
    })
  }
})

test('the strongest bursts are told first and twelve at most, while all of them count', () => {
  const leaps = Array.from({ length: 30 }, (_, index) => ({
    likes: index < 14 ? 4_000 + index * 500 : 1_000,
    views: 10_000,
  }))
  const { value, evidence } = answer(likeBursts, creatorOf(leaps))
  expect(value).toBe(14)
  expect(evidence.length).toBe(12)
  expect(evidence[0]?.refs).toEqual(['post-013'])
})

test('a post on which everything leapt went viral and is no burst of anything', () => {
  const viral = { likes: 50_000, views: 500_000, comments: 400 }
  for (const signal of [likeBursts, viewBursts]) {
    expect(answer(signal, withBursts('likes', 6, 30, viral)).value).toBe(0)
  }
})

test('views of posts that were openly paid for are left out, in number and in evidence', () => {
  const paid = withBursts('views', 6, 30, { sponsored: true })
  expect(answer(viewBursts, paid).value).toBe(0)
  expect(answer(viewBursts, paid).benchmark?.basis).toContain('latest 24 posts')
  expect(answer(likeBursts, paid).benchmark?.basis).toContain('latest 30 posts')
})

test('where views are hidden, likes are held against comments, which speak later and less', () => {
  const talked = (bursts: number, platform: Platform) =>
    creatorOf(
      Array.from({ length: 30 }, (_, index) => ({ likes: index < bursts ? 5_000 : 1_000, comments: 20 })),
      platform,
    )
  const found = answer(likeBursts, talked(6, 'instagram'))
  expect(found.benchmark?.basis).toBe('likes compared with comments, latest 30 posts')
  expect(found.logOdds).toBeCloseTo((30 / 36) * 2.5 * ((0.2 - 0.07) / 0.18) * (6 / 7), 9)
  expect(found.explanation).toContain('easy to like but hard to comment on')
  expect(reason(likeBursts, creatorOf(Array.from({ length: 20 }, () => ({ likes: 9 }))))).toContain(
    'likes and comments',
  )
})

test('seven posts with views do not keep the comments of twenty from being read', () => {
  const mixed = Array.from({ length: 20 }, (_, index) => ({
    likes: 1_000,
    comments: 20,
    views: index < 7 ? 10_000 : null,
  }))
  expect(answer(likeBursts, creatorOf(mixed)).benchmark?.basis).toContain('comments')
})

const weights: BurstWeights = {
  over: 'comments',
  under: 'likes',
  from: 0.1,
  to: 0.3,
  cap: 2,
  reassurance: 0.1,
  usual: { value: 0.05, source: 'A set of creators' },
  innocent: 'posts that ask a question',
}
const found = (bursts: number, examined: number) =>
  burstMeasurement(
    {
      bursts: Array.from({ length: bursts }, (_, index) => ({
        post: countedPost({ comments: 9, likes: 1 }, index),
        times: 3,
      })),
      examined,
    },
    weights,
  )

test('the benchmark is the number of bursts that untouched creators of as many posts show', () => {
  const measurement = found(2, 20)
  expect(measurement.measured && measurement.benchmark).toEqual({
    value: 1,
    source: 'A set of creators',
    basis: 'comments compared with likes, latest 20 posts',
  })
})

test('the sentence gives the number, the share and the innocent reading', () => {
  const measurement = found(4, 10)
  expect(measurement.measured && measurement.explanation).toBe(
    '4 of 10 posts (40%) have far more comments than their likes would suggest. Purchased comments look like this; so do posts that ask a question.',
  )
})

test('the more posts were looked at, the less uncertain the same share is', () => {
  const doubts = [10, 20, 40].map((examined) => {
    const measurement = found(examined / 5, examined)
    return measurement.measured ? measurement.uncertainty : 9
  })
  expect([...doubts].sort((a, b) => b - a)).toEqual(doubts)
})
