import { expect, test } from 'vitest'
import { answer, reason } from '../examples/example-answer.ts'
import { exampleCreator, withPosts } from '../examples/example-creator.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'
import { commentsPattern } from './comments-pattern.ts'
import { likesPattern } from './likes-pattern.ts'
import { viewsPattern } from './views-pattern.ts'

const tiktok = exampleCreator({ platform: 'tiktok', posts: 60 })
const instagram = exampleCreator({ platform: 'instagram', posts: 90 })
const patterns = [likesPattern, commentsPattern, viewsPattern]

/** Adds the same number to some posts, so that the share of all is bought. */
function bought(
  snapshot: Snapshot,
  count: 'likes' | 'comments' | 'views',
  share: number,
  covers: (at: number) => boolean,
) {
  const total = snapshot.posts.reduce((sum, post) => sum + (post[count] ?? 0), 0)
  const covered = snapshot.posts.filter((_, at) => covers(at)).length
  const extra = Math.round(((share / (1 - share)) * total) / covered)
  return withPosts(snapshot, (post, at) => (covers(at) ? { [count]: (post[count] ?? 0) + extra } : {}))
}

const ways: [string, (at: number) => boolean][] = [
  ['on every post', () => true],
  ['on every fourth post', (at) => at % 4 === 1],
  ['on the newest quarter', (at) => at < 15],
]

test.each(patterns)('%# an ordinary creator raises no concern', (signal) => {
  const { verdict, logOdds } = answer(signal, tiktok)
  expect(verdict).not.toBe('concern')
  expect(logOdds).toBeLessThan(0.5)
})

test.each(ways)('half of the likes bought %s are seen on TikTok', (_, covers) => {
  const { verdict, logOdds, evidence, explanation } = answer(likesPattern, bought(tiktok, 'likes', 0.5, covers))
  expect(verdict).toBe('concern')
  expect(logOdds).toBeGreaterThan(1.1)
  expect(evidence[0]?.text).toContain('comments, views and shares')
  expect(explanation).toContain('can look the same')
})

test.each(ways)('half of the views bought %s are seen on TikTok', (_, covers) => {
  expect(answer(viewsPattern, bought(tiktok, 'views', 0.5, covers)).logOdds).toBeGreaterThan(1.1)
})

test('likes bought for some posts are seen on Instagram from comments alone, and the posts are named', () => {
  const campaign = bought(instagram, 'likes', 0.5, (at) => at % 4 === 1)
  const { verdict, evidence } = answer(likesPattern, campaign)
  expect(verdict).toBe('concern')
  const named = evidence.flatMap(({ refs }) => refs ?? [])
  const boosted = campaign.posts.filter((_, at) => at % 4 === 1).map(({ id }) => id)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((id) => boosted.includes(id)).length).toBeGreaterThan(0.7 * named.length)
})

test.each(patterns)('%# a viral post lifts all counts and changes nothing', (signal) => {
  const viral = (post: Post, at: number): Partial<Post> =>
    at % 20 === 3
      ? {
          likes: 15 * (post.likes ?? 0),
          comments: 15 * (post.comments ?? 0),
          views: 15 * (post.views ?? 0),
          shares: 15 * (post.shares ?? 0),
        }
      : {}
  expect(answer(signal, withPosts(tiktok, viral)).verdict).not.toBe('concern')
})

test('a giveaway that says so brings comments and no doubt', () => {
  const giveaway = withPosts(tiktok, (post, at) =>
    at % 6 === 0 ? { caption: 'GIVEAWAY: tag a friend to win', comments: 30 * (post.comments ?? 0) } : {},
  )
  expect(answer(commentsPattern, giveaway).verdict).not.toBe('concern')
})

test('sponsored posts that were promoted bring views and no doubt', () => {
  const promoted = withPosts(tiktok, (post, at) =>
    at % 6 === 0 ? { sponsored: true, views: 8 * (post.views ?? 0) } : {},
  )
  expect(answer(viewsPattern, promoted).verdict).not.toBe('concern')
})

test('a pattern never speaks louder than four hundred to one, nor reassures more than one and a half', () => {
  for (const share of [0.1, 0.3, 0.6, 0.9]) {
    for (const [, covers] of ways) {
      const { logOdds } = answer(likesPattern, bought(tiktok, 'likes', share, covers))
      expect(logOdds).toBeLessThanOrEqual(6)
      expect(logOdds).toBeGreaterThanOrEqual(-0.45)
    }
  }
})

test('five posts show no pattern, and the reason says how many are needed', () => {
  expect(reason(likesPattern, exampleCreator({ platform: 'tiktok', posts: 5 }))).toContain('6 posts')
})

test('where no creators were measured the tables are borrowed, and the reader is told', () => {
  const { benchmark } = answer(viewsPattern, exampleCreator({ platform: 'youtube', posts: 60 }))
  expect(benchmark?.source).toContain('Borrowed')
  expect(reason(viewsPattern, instagram)).toContain('views')
})

test('the order in which posts arrive changes nothing', () => {
  const turned = { ...tiktok, posts: [...tiktok.posts].reverse() }
  for (const signal of patterns) expect(answer(signal, turned)).toEqual(answer(signal, tiktok))
})
