import { expect, test } from 'vitest'
import { platforms } from '../snapshot/snapshot.ts'
import { runningCount } from './example-answer.ts'
import { daysBefore, exampleCreator, exampleMoment, withGain, withPosts } from './example-creator.ts'
import { fullCreator } from './example-crowd.ts'

/** Hundreds of tests tell their story about these creators, so what is ordinary about them must not drift. */

test('the same options are the same creator, another seed is another one of the same kind', () => {
  expect(exampleCreator({ seed: 3 })).toEqual(exampleCreator({ seed: 3 }))
  const [one, other] = [exampleCreator({ seed: 3 }), exampleCreator({ seed: 4 })]
  expect(other.posts.map(({ likes }) => likes)).not.toEqual(one.posts.map(({ likes }) => likes))
  expect(other.profile).toEqual(one.profile)
})

test.each(platforms)('on %s counts are whole, those that the platform shows are there, newest first', (platform) => {
  const { posts } = exampleCreator({ platform })
  expect(posts).toHaveLength(30)
  for (const { likes, comments, views, shares } of posts) {
    for (const count of [likes, comments, views, shares]) {
      if (count !== null) expect(Number.isInteger(count)).toBe(true)
    }
    expect(views === null).toBe(platform === 'instagram' || platform === 'linkedin')
    expect(likes === null).toBe(platform === 'twitch')
  }
  const times = posts.map(({ publishedAt }) => publishedAt)
  expect(times).toEqual([...times].sort().reverse())
})

test('likes follow views, and comments follow likes, on a platform with all three', () => {
  for (const { views, likes, comments } of exampleCreator({ platform: 'tiktok' }).posts) {
    expect((likes ?? 0) / (views ?? 1)).toBeGreaterThan(0.08)
    expect((likes ?? 0) / (views ?? 1)).toBeLessThan(0.22)
    expect((comments ?? 0) / (likes ?? 1)).toBeLessThan(0.03)
  }
})

test('the history ends with the profile’s count on the day of the examples, and grows by less than 1 % a day', () => {
  const { history, profile } = exampleCreator({ historyDays: 90, followers: 50_000 })
  expect(history).toHaveLength(90)
  expect(history.at(-1)).toMatchObject({ at: exampleMoment.slice(0, 10), followers: profile?.followers })
  for (const [index, { followers }] of history.slice(1).entries()) {
    const gain = (followers ?? 0) - (history[index]?.followers ?? 0)
    expect(gain).toBeGreaterThanOrEqual(0)
    expect(gain).toBeLessThan(500)
  }
})

test('days are counted back across the ends of months and years', () => {
  expect([daysBefore(0), daysBefore(20), daysBefore(365)]).toEqual(['2026-11-20', '2026-10-31', '2025-11-20'])
})

test('a gain stays from its day on and in the profile, and leaves the days before alone', () => {
  const plain = exampleCreator({ historyDays: 40 })
  const gained = withGain(plain, 10, 5_000)
  const differences = gained.history.map(
    ({ followers }, index) => (followers ?? 0) - (plain.history[index]?.followers ?? 0),
  )
  expect(differences).toEqual([...Array.from({ length: 29 }, () => 0), ...Array.from({ length: 11 }, () => 5_000)])
  expect(gained.profile?.followers).toBe(205_000)
  expect(plain.profile?.followers).toBe(200_000)
})

test('posts are changed by position, everything else about them stays', () => {
  const plain = exampleCreator({ posts: 3 })
  const changed = withPosts(plain, (_, index) => (index === 1 ? { likes: 1 } : {}))
  expect(changed.posts.map(({ likes }) => likes === 1)).toEqual([false, true, false])
  expect({ ...changed.posts[1], likes: plain.posts[1]?.likes }).toEqual(plain.posts[1])
})

test('the crowd refers to posts and people that exist, each by one name', () => {
  const { posts, comments, likers, accounts, followersSample } = fullCreator()
  const postIds = new Set(posts.map(({ id }) => id))
  const people = new Set((followersSample?.accounts ?? []).map(({ id }) => id))
  expect(people.size).toBe(120)
  expect(accounts.every(({ id }) => people.has(id))).toBe(true)
  expect(comments.every(({ postId, authorId }) => postIds.has(postId) && people.has(authorId))).toBe(true)
  expect(
    likers.every(({ postId, accountIds }) => postIds.has(postId) && accountIds.every((id) => people.has(id))),
  ).toBe(true)
  expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length)
  expect(new Set(comments.map(({ text }) => text)).size).toBe(comments.length)
})

test('a running count begins where it is told and has one count more than gains', () => {
  expect(runningCount(100, [5, -2, 0])).toEqual([100, 105, 103, 103])
  expect(runningCount(7, [])).toEqual([7])
})
