import { expect, test } from 'vitest'
import { type RatioMetric, referenceOf } from '../benchmarks/reference-quantiles.ts'
import { answer, creatorOf, reason } from '../examples/example-answer.ts'
import type { Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import type { TailWeights } from '../statistics/tail-evidence.ts'
import { commentsPerLike } from './comments-per-like.ts'
import { likesPerView } from './likes-per-view.ts'
import { ratioPosition } from './ratio-position.ts'
import type { SignalDefinition } from './signal.ts'
import { viewsPerFollower } from './views-per-follower.ts'

interface Ratio {
  signal: SignalDefinition
  metric: RatioMetric
  platform: Platform
  posts: (value: number) => Partial<Post>
  followers?: number
  below: TailWeights
  above: TailWeights
}

const likesOfViews = {
  signal: likesPerView,
  metric: 'likesPerView',
  posts: (value: number) => ({ views: 10_000_000, likes: Math.round(10_000_000 * value) }),
  below: { ordinary: 1.5, from: 2.6, to: 5, cap: 2, reassurance: 0.25 },
  above: { ordinary: 1.2, from: 2.2, to: 3.6, cap: 2, reassurance: 0.25 },
} as const
const commentsOfLikes = {
  signal: commentsPerLike,
  metric: 'commentsPerLike',
  posts: (value: number) => ({ likes: 10_000_000, comments: Math.round(10_000_000 * value) }),
  below: { ordinary: 1.5, from: 3, to: 6, cap: 1.8, reassurance: 0.25 },
  above: { ordinary: 2, from: 3.8, to: 7, cap: 1.2, reassurance: 0.25 },
} as const

const ratios: Ratio[] = [
  { ...likesOfViews, platform: 'tiktok' },
  { ...likesOfViews, platform: 'youtube' },
  { ...commentsOfLikes, platform: 'instagram' },
  { ...commentsOfLikes, platform: 'tiktok' },
  { ...commentsOfLikes, platform: 'youtube' },
  {
    signal: viewsPerFollower,
    metric: 'viewsPerFollower',
    platform: 'tiktok',
    followers: 100_000_000,
    posts: (value) => ({ views: Math.round(100_000_000 * value) }),
    below: { ordinary: 1, from: 2, to: 4, cap: 1.4, reassurance: 0.25 },
    above: { ordinary: 20, from: 30, to: 31, cap: 0, reassurance: 0.25 },
  },
]
const named = ratios.map((one) => [one.metric, one.platform, one] as const)

/** Creators of the same size where the metric has tiers; those of the examples have 100,000 followers. */
function comparedWith({ platform, metric, followers }: Ratio) {
  return referenceOf(platform, metric, metric === 'viewsPerFollower' ? null : (followers ?? 100_000))
}

/** Thirty posts whose ratio lies that many standard deviations from the typical creator. */
function standing(ratio: Ratio, position: number, size = 30): Snapshot {
  const { platform, metric, posts, followers } = ratio
  const reference = comparedWith(ratio)
  if (reference === null) throw new Error(`There is a reference for ${metric} on ${platform}.`)
  const { q05, q50, q95 } = reference
  const value = q50 * (position < 0 ? q50 / q05 : q95 / q50) ** (position / 1.6449)
  return creatorOf(
    Array.from({ length: size }, () => posts(value)),
    platform,
    followers,
  )
}

/** What thirty posts and the number of measured creators leave of the evidence. */
function weightOf(ratio: Ratio, size = 30): number {
  const creators = comparedWith(ratio)?.creators ?? 0
  return (size / (size + 4)) * (creators / (creators + 20))
}

test.each(named)('%s on %s: the typical creator is reassured', (_metric, _platform, one) => {
  const { logOdds, verdict, benchmark } = answer(one.signal, standing(one, 0))
  expect(logOdds).toBeCloseTo(-0.25 * weightOf(one), 4)
  expect(verdict).toBe('strength')
  expect(benchmark?.value).toBe(comparedWith(one)?.q50)
})

test.each(named)('%s on %s: far below, the evidence follows its ramp', (_m, _p, one) => {
  const { from, to, cap } = one.below
  expect(answer(one.signal, standing(one, -from)).logOdds).toBeCloseTo(0, 2)
  expect(answer(one.signal, standing(one, -(from + to) / 2)).logOdds).toBeCloseTo(weightOf(one) * cap * 0.5, 2)
  expect(answer(one.signal, standing(one, -to - 0.2)).logOdds).toBeCloseTo(weightOf(one) * cap, 2)
  expect(answer(one.signal, standing(one, -from + 0.1)).verdict).not.toBe('concern')
  expect(answer(one.signal, standing(one, -from - 0.1)).verdict).toBe('concern')
})

test.each(named.filter(([, , { above }]) => above.cap > 0))(
  '%s on %s: far above, the evidence follows its ramp',
  (_m, _p, one) => {
    const { from, to, cap } = one.above
    expect(answer(one.signal, standing(one, from)).logOdds).toBeCloseTo(0, 2)
    expect(answer(one.signal, standing(one, (from + to) / 2)).logOdds).toBeCloseTo(weightOf(one) * cap * 0.5, 2)
    expect(answer(one.signal, standing(one, from - 0.1)).verdict).not.toBe('concern')
    expect(answer(one.signal, standing(one, from + 0.1)).verdict).toBe('concern')
  },
)

test.each(named)('%s on %s: five posts are needed, and more of them weigh more', (_m, _p, one) => {
  expect(reason(one.signal, standing(one, 0, 4))).toMatch(/^Needs .* 5 posts.*; 4 had/)
  const weights = [5, 10, 30].map((size) => answer(one.signal, standing(one, -one.below.to, size)).logOdds)
  expect([...weights].sort((a, b) => a - b)).toEqual(weights)
  expect(answer(one.signal, standing(one, 0, 5)).uncertainty).toBeGreaterThan(
    answer(one.signal, standing(one, 0, 30)).uncertainty,
  )
})

test.each(named)('%s on %s: away from the typical creator it never reassures more', (_m, _p, one) => {
  for (const direction of [-1, 1]) {
    const weights = [0, 1, 2, 3, 4, 5, 7].map((far) => answer(one.signal, standing(one, direction * far)).logOdds)
    for (const [index, weight] of weights.slice(1).entries()) {
      expect(weight).toBeGreaterThanOrEqual((weights[index] ?? 0) - 1e-3)
    }
  }
})

test('a reference of fourteen channels speaks less than half as loud as one of a thousand', () => {
  const [tiktok, youtube] = ratios
  if (tiktok === undefined || youtube === undefined) throw new Error('There are ratios.')
  const loud = answer(likesPerView, standing(tiktok, -6)).logOdds
  expect(answer(likesPerView, standing(youtube, -6)).logOdds).toBeLessThan(loud / 2)
})

test('high views per follower are no concern: short videos reach strangers', () => {
  const one = ratios.at(-1)
  if (one === undefined) throw new Error('There are ratios.')
  for (const position of [1, 3, 6]) expect(answer(viewsPerFollower, standing(one, position)).verdict).toBe('strength')
})

test.each([
  [likesPerView, 'below', 'paid promotion'],
  [likesPerView, 'above', 'never watched'],
  [commentsPerLike, 'below', 'limited comments'],
  [commentsPerLike, 'above', 'ask a question'],
] as const)('%# the sentence says what else would look like this', (signal, side, words) => {
  const one = ratios.find((ratio) => ratio.signal === signal)
  if (one === undefined) throw new Error('There is such a ratio.')
  const { explanation } = answer(signal, standing(one, side === 'below' ? -6 : 7))
  expect(explanation).toContain(words)
  expect(explanation).toContain('typical')
})

test('the evidence is the ratio in hundreds, with the number of posts', () => {
  const posts = Array.from({ length: 12 }, () => ({ likes: 1_550, comments: 12, views: 10_000 }))
  expect(answer(likesPerView, creatorOf(posts)).evidence[0]?.text).toBe('16 likes per 100 views, median of 12 posts')
  expect(answer(commentsPerLike, creatorOf(posts)).evidence[0]?.text).toBe(
    '0.77 comments per 100 likes, median of 12 posts',
  )
  expect(answer(viewsPerFollower, creatorOf(posts)).evidence[0]?.text).toBe(
    '10 views per 100 followers, median of 12 posts',
  )
})

test('a platform that nobody measured is told so, and comments per like are shown without weighing', () => {
  const posts = Array.from({ length: 12 }, () => ({ likes: 2_000, comments: 40, views: 10_000 }))
  expect(reason(likesPerView, creatorOf(posts, 'instagram'))).toContain('no published norm')
  expect(reason(viewsPerFollower, creatorOf(posts, 'youtube'))).toContain('no published norm')
  const shown = answer(commentsPerLike, creatorOf(posts, 'x'))
  expect(shown).toMatchObject({ value: 0.02, verdict: 'neutral', logOdds: 0 })
  expect(shown.benchmark?.value).toBe(0.02)
  expect(shown.explanation).toContain('doesn’t affect the score')
})

test.each([null, 0])('with %s followers nobody can say how many watch', (followers) => {
  const snapshot = creatorOf(Array.from({ length: 9 }, () => ({ views: 500 })))
  expect(reason(viewsPerFollower, { ...snapshot, profile: { followers } })).toContain('is unknown')
})

test('a ratio of zero is far out and not beyond all numbers', () => {
  const weights = likesOfViews
  const place = ratioPosition('tiktok', 'likesPerView', 0, 30, { ...weights, basis: 'it', uncertainty: 0.4 })
  expect(Number.isFinite(place?.position)).toBe(true)
  expect(place?.side).toBe('below')
  expect(place?.logOdds).toBeCloseTo(2 * (30 / 34) * (1_137 / 1_157), 9)
  expect(ratioPosition('x', 'likesPerView', 0.1, 30, { ...weights, basis: 'it', uncertainty: 0.4 })).toBeNull()
})
