import type { Snapshot } from '@vouch/engine'
import { expect, test } from 'vitest'
import { topicsOf } from './content/topics.ts'
import { type CreatorPlan, languageIds, simulateCreator } from './index.ts'

const at = '2026-11-20T10:00:00Z'

function clean(extra: Partial<CreatorPlan> = {}): Snapshot {
  return simulateCreator({
    seed: 'comments',
    platform: 'instagram',
    at,
    followers: 300_000,
    engagementScore: 1,
    category: 'food',
    language: 'en',
    sponsoredShare: 0,
    size: { posts: 20, comments: 600, commentedPosts: 10, followersSampled: 0 },
    ...extra,
  }).snapshot
}

const share = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length / items.length

test.each(languageIds)('%s: most comments are about what the caption is about', (language) => {
  const { posts, comments } = clean({ language })
  const captions = new Map(posts.map((post) => [post.id, (post.caption ?? '').toLowerCase()]))
  const topics = topicsOf(language, 'food')
  const aboutThePost = share(comments, ({ text, postId }) => {
    const caption = captions.get(postId) ?? ''
    const topic = topics.find(({ subject, details }) =>
      [subject, ...details].some((word) => caption.includes(word.toLowerCase())),
    )
    return [topic?.subject ?? '-', ...(topic?.details ?? [])].some((word) =>
      text.toLowerCase().includes(word.toLowerCase()),
    )
  })
  expect(aboutThePost).toBeGreaterThan(0.5)
})

test('an honest comment section hardly repeats itself', () => {
  const { comments } = clean()
  const long = comments.map(({ text }) => text.toLowerCase()).filter((text) => text.length > 25)
  expect(new Set(long).size / long.length).toBeGreaterThan(0.9)
})

test('one to three comments in twenty are praise, emoji or a name', () => {
  const { comments } = clean()
  const empty = share(comments, ({ text }) => !/\p{L}/u.test(text) || text.startsWith('@') || text.length < 16)
  expect(empty).toBeGreaterThan(0.05)
  expect(empty).toBeLessThan(0.25)
})

test('a few regulars return under many posts, most people comment once', () => {
  const { comments } = clean()
  const posts = new Map<string, Set<string>>()
  for (const { authorId, postId } of comments) posts.set(authorId, (posts.get(authorId) ?? new Set()).add(postId))
  const visits = [...posts.values()].map((visited) => visited.size)
  expect(share(visits, (count) => count === 1)).toBeGreaterThan(0.6)
  expect(share(visits, (count) => count >= 2)).toBeGreaterThan(0.03)
  expect(share(visits, (count) => count >= 6)).toBeLessThan(0.05)
})

test('replies come after what they answer', () => {
  const { comments } = clean()
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const replies = comments.filter(({ replyTo }) => replyTo !== null)
  expect(replies.length / comments.length).toBeGreaterThan(0.05)
  for (const reply of replies) {
    expect((byId.get(reply.replyTo ?? '')?.publishedAt ?? 'z') <= (reply.publishedAt ?? '')).toBe(true)
  }
})

test('after a giveaway people tag their friends', () => {
  const { posts, comments } = clean({ scenarios: [{ kind: 'giveaway', intensity: 0.2, daysBefore: 8 }] })
  const prize = posts.find(({ caption }) => /giveaway/i.test(caption ?? ''))
  const entries = comments.filter(({ postId }) => postId === prize?.id)
  expect(entries.length).toBeGreaterThan(20)
  expect(share(entries, ({ text }) => text.includes('@'))).toBeGreaterThan(0.6)
})

test('captions of a month do not open alike', () => {
  const openings = clean()
    .posts.slice(0, 12)
    .map(({ caption }) => (caption ?? '').split(' ').slice(0, 3).join(' '))
  expect(new Set(openings).size).toBeGreaterThan(8)
})
