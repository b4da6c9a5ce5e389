import { expect, test } from 'vitest'
import { answer, creatorOf, reason } from '../examples/example-answer.ts'
import type { CountMetric } from '../posts/ratio-bursts.ts'
import type { Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import { elasticity } from '../statistics/elasticity.ts'
import { commentsFollowLikes } from './comments-follow-likes.ts'
import { besidePattern, elasticityPostsMin } from './elasticity-measurement.ts'
import { likesFollowViews } from './likes-follow-views.ts'
import type { SignalDefinition } from './signal.ts'
import { viewsFollowLikes } from './views-follow-likes.ts'

interface Slope {
  signal: SignalDefinition
  over: CountMetric
  under: CountMetric
  platform: Platform
  /** Slope at which the evidence changes sides, how far below it speaks in full, and that of typical creators. */
  from: number
  depth: number
  usual: number
  cap: number
  reassurance: number
  /** 1 where the platform was measured, a half elsewhere. */
  known: number
}

const likesByViews = {
  signal: likesFollowViews,
  over: 'likes',
  under: 'views',
  depth: 0.42,
  usual: 0.96,
  cap: 3,
  reassurance: 0.35,
} as const
const viewsByLikes = { ...likesByViews, signal: viewsFollowLikes, over: 'views', under: 'likes', usual: 0.98 } as const
const commentsByLikes = {
  signal: commentsFollowLikes,
  over: 'comments',
  under: 'likes',
  depth: 0.45,
  usual: 1,
  cap: 1.4,
  reassurance: 0.15,
} as const
const likesByComments = {
  signal: likesFollowViews,
  over: 'likes',
  under: 'comments',
  depth: 0.32,
  usual: 0.75,
  cap: 2,
  reassurance: 0.2,
} as const

const slopesAlone: Slope[] = [
  { ...likesByViews, platform: 'tiktok', from: 0.86, known: 1 },
  { ...likesByViews, platform: 'youtube', from: 0.6, known: 1 },
  { ...likesByViews, platform: 'x', from: 0.65, known: 0.5 },
  { ...viewsByLikes, reassurance: 0.3, platform: 'tiktok', from: 0.84, known: 1 },
  { ...viewsByLikes, reassurance: 0.3, platform: 'youtube', from: 0.7, known: 1 },
  { ...viewsByLikes, reassurance: 0.3, platform: 'linkedin', from: 0.65, known: 0.5 },
  { ...commentsByLikes, platform: 'instagram', from: 0.88, known: 1 },
  { ...commentsByLikes, platform: 'tiktok', from: 0.66, known: 1 },
  { ...commentsByLikes, platform: 'youtube', from: 0.6, known: 1 },
  { ...commentsByLikes, platform: 'linkedin', from: 0.55, known: 0.5 },
  { ...likesByComments, platform: 'instagram', from: 0.46, known: 1 },
  { ...likesByComments, platform: 'x', from: 0.3, known: 0.5 },
]
/** Where the pattern of all counts is read, a slope weighs half. */
const slopes = slopesAlone.map((slope) => ({
  ...slope,
  cap: slope.cap * (slope.platform === 'tiktok' || slope.platform === 'instagram' ? besidePattern : 1),
}))
const named = slopes.map((one) => [one.over, one.under, one.platform, one] as const)

/** Posts on which one count follows the other by exactly this slope. Large counts, so that whole numbers bend nothing. */
function following({ over, under, platform }: Slope, slope: number, size = 30): Snapshot {
  const posts = Array.from({ length: size }, (_, index): Partial<Post> => {
    const bottom = Math.round(100_000 * 1.25 ** index)
    return { [under]: bottom, [over]: Math.round(100_000 * (bottom / 100_000) ** slope) }
  })
  return creatorOf(posts, platform)
}

test.each(named)('%s after %s on %s: ten posts that differ are needed', (_over, _under, _platform, one) => {
  expect(reason(one.signal, following(one, 0.9, elasticityPostsMin - 1))).toMatch(
    /^Needs .* on at least 10 posts with different counts; /,
  )
  expect(reason(one.signal, following(one, 0.9, elasticityPostsMin))).toBe('')
})

test.each(named)('%s after %s on %s: the evidence changes sides at the stated slope', (_o, _u, _p, one) => {
  const { signal, from, depth, usual, cap, reassurance, known } = one
  const weight = (30 / 36) * known
  const at = (slope: number) => answer(signal, following(one, slope)).logOdds
  expect(at(from)).toBeCloseTo(0, 2)
  expect(at(from - depth / 2)).toBeCloseTo(weight * cap * 0.5, 2)
  // The slope of the major axis is never negative, so where nobody measured it hardly reaches the full weight.
  if (from > depth + 0.05) expect(at(from - depth - 0.05)).toBeCloseTo(weight * cap, 2)
  expect(at((from + usual) / 2 + 0.02)).toBeCloseTo(-weight * reassurance, 2)
})

test.each(named)(
  '%s after %s on %s: a reader’s attention is asked for from a quarter of the evidence',
  (_o, _u, _p, one) => {
    const { signal, from, depth, usual } = one
    const verdictAt = (slope: number) => answer(signal, following(one, slope)).verdict
    expect(verdictAt(from - 0.3 * depth)).toBe('concern')
    expect(verdictAt(from - 0.2 * depth)).toBe('neutral')
    expect(verdictAt((from + usual) / 2 + 0.01)).toBe('strength')
    expect(verdictAt((from + usual) / 2 - 0.02)).toBe('neutral')
  },
)

test.each(named)('%s after %s on %s: the less it follows, the more it speaks', (_o, _u, _p, one) => {
  const weights = [1.1, 0.9, 0.7, 0.5, 0.3, 0.1, 0.02].map((slope) => answer(one.signal, following(one, slope)).logOdds)
  for (const [index, weight] of weights.slice(1).entries()) {
    expect(weight).toBeGreaterThanOrEqual((weights[index] ?? 0) - 1e-3)
  }
})

test.each(named)('%s after %s on %s: slope, posts and per cent are told', (over, under, _p, one) => {
  const { value, evidence, benchmark } = answer(one.signal, following(one, 0.7))
  expect(value).toBeCloseTo(0.7, 3)
  expect(evidence).toEqual([{ at: null, text: `Across 30 posts, 10% more ${under} go with 7.0% more ${over}` }])
  expect(benchmark?.value).toBe(one.usual)
  expect(benchmark?.basis).toBe(`percent more ${over} for one percent more ${under}, 30 posts`)
})

test('a slope that is poorly known is read in the creator’s favour', () => {
  const [one] = slopes
  if (one === undefined) throw new Error('There are slopes.')
  const clear = following(one, 0.6)
  const noisy = {
    ...clear,
    posts: clear.posts.map((post, index) => ({
      ...post,
      likes: Math.round((post.likes ?? 0) * (index % 4 < 2 ? 3 : 1 / 3)),
    })),
  }
  expect(answer(one.signal, noisy).value).toBeCloseTo(0.6, 1)
  expect(answer(one.signal, noisy).logOdds).toBeLessThan(answer(one.signal, clear).logOdds)
  expect(answer(one.signal, noisy).uncertainty).toBeGreaterThan(answer(one.signal, clear).uncertainty)
})

test('half of the slope’s error is added before it is judged', () => {
  const [one] = slopes
  if (one === undefined) throw new Error('There are slopes.')
  const clear = following(one, 0.62)
  const posts = clear.posts.map((post, index) => ({
    ...post,
    likes: Math.round((post.likes ?? 0) * (index % 3 === 0 ? 2.5 : 1)),
  }))
  const fit = elasticity(
    posts.map(({ likes }) => likes ?? 0),
    posts.map(({ views }) => views ?? 0),
  )
  const favourable = (fit?.slope ?? 0) + 0.5 * (fit?.error ?? 0)
  expect(fit?.error).toBeGreaterThan(0.02)
  expect(answer(one.signal, { ...clear, posts }).logOdds).toBeCloseTo(
    (30 / 36) * one.cap * ((one.from - favourable) / one.depth),
    9,
  )
})

test('posts that were all watched alike show nothing about following', () => {
  const alike = Array.from({ length: 30 }, (_, index) => ({ views: 10_000 + index, likes: 500 + index }))
  expect(reason(likesFollowViews, creatorOf(alike))).toContain('0 could be compared')
})

test('bought packages on every post flatten the slope, whatever their size does to the average', () => {
  const [one] = slopes
  if (one === undefined) throw new Error('There are slopes.')
  const honest = following(one, 1)
  const values = [0, 100_000, 1_000_000, 10_000_000].map((bought) => {
    const posts = honest.posts.map((post) => ({ ...post, likes: (post.likes ?? 0) + bought }))
    return answer(likesFollowViews, { ...honest, posts }).value ?? 9
  })
  expect([...values].sort((a, b) => b - a)).toEqual(values)
  expect(values[3]).toBeLessThan(0.6)
})

test('likes bought in proportion leave the slope alone, as the docstring owns', () => {
  const [one] = slopes
  if (one === undefined) throw new Error('There are slopes.')
  const honest = following(one, 1)
  const posts = honest.posts.map((post) => ({ ...post, likes: 4 * (post.likes ?? 0) }))
  expect(answer(likesFollowViews, { ...honest, posts }).value).toBeCloseTo(1, 6)
})

test.each([
  ['giveaways, which ask for comments', { caption: 'giveaway: tag a friend' }, commentsFollowLikes, 'instagram'],
  ['giveaways, where comments stand in for views', { caption: 'giveaway' }, likesFollowViews, 'instagram'],
  ['posts that were openly paid for', { sponsored: true }, viewsFollowLikes, 'tiktok'],
] as const)('left out are %s', (_, change, signal, platform) => {
  const usual = Array.from({ length: 14 }, (__, index) => {
    const likes = Math.round(10_000 * 1.3 ** index)
    return { likes, comments: Math.round(likes / 50), views: platform === 'tiktok' ? likes * 10 : null }
  })
  const odd = { likes: 100, comments: 90_000, views: platform === 'tiktok' ? 90_000_000 : null, ...change }
  const { value, evidence } = answer(signal, creatorOf([odd, odd, ...usual], platform))
  expect(value).toBeCloseTo(1, 2)
  expect(evidence[0]?.text).toContain('Across 14 posts')
})
