import { expect, test } from 'vitest'
import { answer, creatorOf, reason } from '../examples/example-answer.ts'
import type { Platform, Snapshot } from '../snapshot/snapshot.ts'
import { likesSpread } from './likes-spread.ts'
import { viewStability } from './view-stability.ts'

/** Turns a distance of the outer thirds from the middle into the spread that both signals read. */
const ofThirds = 1.4826

/** Likes of which a third lies below, on and above a million each, so that their relative spread is exactly this. */
function spreadLikes(spread: number, posts = 30, platform: Platform = 'instagram'): Snapshot {
  const step = spread / ofThirds
  const all = Array.from({ length: posts }, (_, index) => ({
    likes: Math.max(0, Math.round(1_000_000 * (1 + ((index % 3) - 1) * step))),
  }))
  return creatorOf(all, platform)
}

/** Views of which a third lies below, on and above ten million each, on a scale of factors. */
function spreadViews(spread: number, posts = 30, platform: Platform = 'tiktok'): Snapshot {
  const step = spread / ofThirds
  const all = Array.from({ length: posts }, (_, index) => ({
    views: Math.round(10_000_000 * Math.exp(((index % 3) - 1) * step)),
  }))
  return creatorOf(all, platform)
}

const weight = 30 / 36
const signals = [
  [likesSpread, spreadLikes, { ordinary: 0.18, from: 0.11, to: 0.04, cap: 1.6, reassurance: 0.2 }],
  [viewStability, spreadViews, { ordinary: 0.3, from: 0.2, to: 0.06, cap: 1.2, reassurance: 0.15 }],
] as const

test.each(signals)('%# the value is the spread of the counts', (signal, story) => {
  for (const spread of [0.05, 0.2, 0.4, 0.8]) expect(answer(signal, story(spread)).value).toBeCloseTo(spread, 4)
})

test.each(signals)('%# the more even the counts, the more it speaks, as the formula says', (signal, story, weights) => {
  const { ordinary, from, to, cap, reassurance } = weights
  const at = (spread: number) => answer(signal, story(spread)).logOdds
  expect(at(0.9)).toBeCloseTo(-reassurance * weight, 4)
  expect(at(ordinary * 1.001)).toBeCloseTo(-reassurance * weight, 3)
  expect(at(from)).toBeCloseTo(0, 3)
  expect(at(Math.sqrt(from * to))).toBeCloseTo(0.5 * cap * weight, 3)
  expect(at(to * 0.99)).toBeCloseTo(cap * weight, 3)
  expect(at(0)).toBeCloseTo(cap * weight, 6)
})

test.each(signals)('%# attention is asked for where the evidence begins', (signal, story, { from }) => {
  expect(answer(signal, story(from * 0.99)).verdict).toBe('concern')
  expect(answer(signal, story(from * 1.01)).verdict).not.toBe('concern')
})

test.each(signals)('%# eight posts are needed, and more weigh more', (signal, story, { to }) => {
  expect(reason(signal, story(0.3, 7))).toMatch(/^Needs (likes|views) on at least 8 posts; 7 had them\.$/)
  const weights = [8, 15, 30].map((posts) => answer(signal, story(to / 2, posts)).logOdds)
  expect([...weights].sort((a, b) => a - b)).toEqual(weights)
})

test.each(signals)('%# a wild spread is never held against anybody', (signal, story) => {
  for (const spread of [1, 1.3, 1.45]) {
    const { logOdds, verdict } = answer(signal, story(spread))
    expect(logOdds).toBeLessThan(0)
    expect(verdict).not.toBe('concern')
  }
})

test.each([
  [0.1, 'concern', 'services that sell likes aren’t'],
  [0.15, 'neutral', 'as they do when real people decide'],
  [0.178, 'neutral', 'as they do when real people decide'],
  [0.182, 'strength', 'as they do when real people decide'],
  [0.5, 'strength', 'as they do when real people decide'],
  [1.2, 'neutral', 'none of them counts against the creator'],
] as const)('likes that vary by %d are told as %s', (spread, verdict, words) => {
  const found = answer(likesSpread, spreadLikes(spread))
  expect(found.verdict).toBe(verdict)
  expect(found.explanation).toContain(words)
})

test.each([
  [0.15, 'concern', 'Real people are less consistent than that'],
  [0.5, 'strength', 'which is typical'],
  [0.88, 'strength', 'which is typical'],
  [0.89, 'neutral', 'which is typical'],
  [1.34, 'neutral', 'which is typical'],
  [1.4, 'neutral', 'This isn’t a sign of manipulation'],
] as const)('views that vary by %d are told as %s', (spread, verdict, words) => {
  const found = answer(viewStability, spreadViews(spread))
  expect(found.verdict).toBe(verdict)
  expect(found.explanation).toContain(words)
})

test('giveaways among uneven likes are named as the reason, among even ones they are not', () => {
  const giving = (spread: number) => {
    const snapshot = spreadLikes(spread)
    const posts = snapshot.posts.map((post, index) => (index === 2 ? { ...post, caption: 'giveaway' } : post))
    return answer(likesSpread, { ...snapshot, posts })
  }
  expect(giving(1.2).explanation).toContain('Giveaways among the posts explain the peaks')
  expect(giving(1.2).evidence[0]?.refs).toEqual(['post-002'])
  expect(giving(0.5).evidence[0]?.refs).toEqual([])
})

test('two viral posts among thirty change neither spread', () => {
  const likes = spreadLikes(0.5)
  const viral = likes.posts.map((post, index) => (index === 2 || index === 5 ? { ...post, likes: 90_000_000 } : post))
  expect(answer(likesSpread, { ...likes, posts: viral }).value).toBeCloseTo(0.5, 4)
})

test('where half of the posts have no like there is no middle to vary from', () => {
  const posts = Array.from({ length: 20 }, (_, index) => ({ likes: index < 11 ? 0 : 50 }))
  expect(reason(likesSpread, creatorOf(posts, 'instagram'))).toBe('Half the posts have no likes at all.')
})

test('posts that nobody watched are left out of the stability of views', () => {
  const some = Array.from({ length: 12 }, (_, index) => ({ views: index < 5 ? 0 : 900 }))
  expect(reason(viewStability, creatorOf(some))).toContain('7 had them')
})

test('streams have a regular crowd, and nobody has measured how regular', () => {
  expect(reason(viewStability, spreadViews(0.05, 30, 'twitch'))).toContain('Streams have regular viewers')
})

test('the published rule is shown as the benchmark and does not decide', () => {
  const found = answer(likesSpread, spreadLikes(0.3))
  expect(found.benchmark?.value).toBe(0.4)
  expect(found.benchmark?.source).toContain('trendHERO')
  expect(found.verdict).toBe('strength')
  expect(found.logOdds).toBeLessThan(0)
})

test('on a platform without a reference the spread of views is told without a benchmark', () => {
  expect(answer(viewStability, spreadViews(0.5, 30, 'x')).benchmark).toBeNull()
  expect(answer(viewStability, spreadViews(0.5)).benchmark?.value).toBe(0.675)
})

test('the evidence is a sentence with the number of posts and the spread', () => {
  expect(answer(likesSpread, spreadLikes(0.3)).evidence[0]?.text).toBe(
    'Likes on 30 posts are typically 30% away from their median',
  )
  expect(answer(viewStability, spreadViews(Math.LN2)).evidence[0]?.text).toBe(
    'Views on 30 posts typically differ from the median by a factor of 2.0',
  )
})

test('a thousand times the counts give the same answers', () => {
  for (const spread of [0.05, 0.3, 1]) {
    const small = spreadLikes(spread)
    const large = { ...small, posts: small.posts.map((post) => ({ ...post, likes: 1_000 * (post.likes ?? 0) })) }
    expect(answer(likesSpread, large).logOdds).toBeCloseTo(answer(likesSpread, small).logOdds, 9)
  }
})
