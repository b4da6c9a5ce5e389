import type { Snapshot } from '@vouch/engine'
import { expect, test } from 'vitest'
import { creatorSnapshot } from './creator-snapshot.ts'
import { type Delivery, deliveries } from './deliveries.ts'
import { injected } from './injections.ts'
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

/** Places of the posts that got something, and what they got. */
const gains = (delivery: Delivery, share: number, seed = 0) => {
  const after = injected(creator, { count: 'likes', delivery, share, seed })
  return (after?.posts ?? []).map((post, at) => (post.likes ?? 0) - (creator.posts[at]?.likes ?? 0))
}
const changed = (delivery: Delivery, share: number, seed = 0) =>
  gains(delivery, share, seed).flatMap((gain, at) => (gain > 0 ? [at] : []))

test('a recent campaign covers the newest quarter, a run posts in a row, a campaign an eighth to a half anywhere', () => {
  expect(changed('recent', 0.25)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (let seed = 0; seed < 20; seed++) {
    const run = changed('run', 0.25, seed)
    expect((run.at(-1) ?? 0) - (run[0] ?? 0)).toBe(run.length - 1)
    for (const covered of [run, changed('campaign', 0.25, seed)]) {
      expect(covered.length).toBeGreaterThanOrEqual(5)
      expect(covered.length).toBeLessThanOrEqual(20)
    }
  }
})

test('a promised minimum leaves nothing below it and gives nothing to the posts above', () => {
  const after = injected(creator, { count: 'likes', delivery: 'minimum', share: 0.1 })
  const [before, now] = [creator, after].map((one) => (one?.posts ?? []).map(({ likes }) => likes ?? 0))
  const least = Math.min(...(now ?? []))
  expect(least).toBeGreaterThan(Math.min(...(before ?? [])) * 1.2)
  for (const [at, count] of (before ?? []).entries()) if (count > 2 * least) expect(now?.[at]).toBe(count)
})

test('a level brings the posts within some percent of each other', () => {
  const spread = (share: number) => {
    const counts = (injected(creator, { count: 'likes', delivery: 'level', share, seed: 3 })?.posts ?? []).map(
      ({ likes }) => likes ?? 0,
    )
    return Math.max(...counts) / Math.min(...counts)
  }
  expect(spread(0.5)).toBeLessThan(spread(0.1) + 0.5)
})

test('of the same order more brings more to each post that gets anything', () => {
  for (const delivery of ['equal', 'campaign', 'run', 'level', 'minimum', 'proportional'] as const) {
    const [some, more] = [gains(delivery, 0.25), gains(delivery, 0.5)]
    for (const [at, gain] of some.entries()) expect([delivery, (more[at] ?? 0) >= gain]).toEqual([delivery, true])
  }
})

test('another seed draws another order', () => {
  expect(changed('campaign', 0.25, 1)).not.toEqual(changed('campaign', 0.25, 2))
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
  const fit = names.filter((name) => isFitHalf(name)).length
  expect(fit).toBeGreaterThan(900)
  expect(fit).toBeLessThan(1_100)
  const other = names.filter((name) => isFitHalf(name, 7))
  const both = other.filter((name) => isFitHalf(name)).length
  expect([other.length > 900, other.length < 1_100, both > 400, both < 600]).toEqual([true, true, true, true])
  expect(new Set(names.map(textSeed)).size).toBeGreaterThan(1_990)
})
