import type { Snapshot } from '@vouch/engine'
import { expect, test } from 'vitest'
import { creatorSnapshot } from './creator-snapshot.ts'
import { deliveries, injected } from './injections.ts'
import { lookAlikes, withLookAlike } from './look-alikes.ts'
import { surrounded } from './surroundings.ts'
import { isFitHalf, textSeed } from './text-seed.ts'

const creator = creatorSnapshot({
  creator: 'c_made_up',
  platform: 'instagram',
  followers: 200_000,
  post_fields: ['ts', 'likes', 'comments', 'type'],
  posts: Array.from({ length: 40 }, (_, at) => [
    1_590_000_000 + 86_400 * at,
    2_000 + 137 * ((at * 7) % 20),
    30 + at,
    'i',
  ]),
})
const sum = ({ posts }: Snapshot, count: 'likes' | 'comments') =>
  posts.reduce((total, post) => total + (post[count] ?? 0), 0)

test.each(deliveries)('%s: the share is the part of all likes that is bought afterwards', (delivery) => {
  for (const share of [0.1, 0.25, 0.5]) {
    const after = injected(creator, { count: 'likes', delivery, share })
    expect(after).not.toBeNull()
    if (after === null) return
    expect(1 - sum(creator, 'likes') / sum(after, 'likes')).toBeCloseTo(share, 2)
    expect(sum(after, 'comments')).toBe(sum(creator, 'comments'))
  }
})

test('a campaign covers a quarter of the posts, a recent one the newest', () => {
  const changed = (delivery: 'campaign' | 'recent') => {
    const after = injected(creator, { count: 'likes', delivery, share: 0.25 })
    return (after?.posts ?? []).flatMap((post, at) => (post.likes === creator.posts[at]?.likes ? [] : [at]))
  }
  expect(changed('campaign').length).toBe(10)
  expect(changed('recent')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('the same order on the same creator brings the same counts, and nothing of the creator is changed', () => {
  const before = structuredClone(creator)
  const order = { count: 'comments', delivery: 'equal', share: 0.25 } as const
  expect(injected(creator, order)).toEqual(injected(creator, order))
  expect(creator).toEqual(before)
})

test('a count that is shown on too few posts cannot be bought', () => {
  expect(injected(creator, { count: 'views', delivery: 'equal', share: 0.5 })).toBeNull()
})

test('TikTok counts stay in the short form of the pages that were read', () => {
  const tiktok: Snapshot = {
    ...creator,
    platform: 'tiktok',
    posts: creator.posts.map((post) => ({ ...post, likes: 1_234_567 })),
  }
  const after = injected(tiktok, { count: 'likes', delivery: 'equal', share: 0.3 })
  expect(after?.posts.every(({ likes }) => (likes ?? 1) % 100_000 === 0)).toBe(true)
})

test.each(lookAlikes)('%s changes a few posts and adds nothing elsewhere', (event) => {
  const after = withLookAlike(creator, event)
  const changed = after.posts.filter((post, at) => post.likes !== creator.posts[at]?.likes)
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThanOrEqual(3)
  expect(withLookAlike(creator, event)).toEqual(after)
})

test('surroundings leave the posts alone and hang comments on them', () => {
  const full = surrounded(creator)
  expect(full.posts).toEqual(creator.posts)
  expect(full.history.length).toBeGreaterThan(150)
  expect(full.followersSample?.accounts.length).toBe(400)
  const ids = new Set(creator.posts.map(({ id }) => id))
  expect(full.comments.length).toBeGreaterThan(50)
  expect(full.comments.every(({ postId }) => ids.has(postId))).toBe(true)
})

test('halves are fixed by name, about as large, and do not depend on who else is there', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `c_${at.toString(16)}`)
  const fit = names.filter(isFitHalf).length
  expect(fit).toBeGreaterThan(900)
  expect(fit).toBeLessThan(1_100)
  expect(new Set(names.map(textSeed)).size).toBeGreaterThan(1_990)
})
