import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleCreator } from '../examples/example-creator.ts'
import { canonicalSnapshot } from './canonical.ts'
import type { Snapshot } from './snapshot.ts'

const creator: Snapshot = {
  ...exampleCreator({ posts: 5, historyDays: 6 }),
  comments: [
    { id: 'c2', postId: 'post-001', authorId: 'b', text: 'Zwei', likes: 0 },
    { id: 'c1', postId: 'post-000', authorId: 'a', text: 'Eins', publishedAt: '2026-11-01T00:00:00Z' },
  ],
  accounts: [
    { id: 'b', followers: 3 },
    { id: 'a', verified: false },
  ],
  likers: [
    { postId: 'post-001', accountIds: ['b', 'a'] },
    { postId: 'post-000', accountIds: ['a'] },
  ],
  followersSample: { method: 'recent', accounts: [{ id: 'b' }, { id: 'a', bio: '' }] },
  audience: { genders: { male: 0.4, female: 0.6 }, ages: null, countries: {} },
}

/** Rewrites a value with its keys the other way round and its lists reversed. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].reverse().map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

/** Every key at every depth in the order in which it is written. */
function keysInOrder(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(keysInOrder)
  if (typeof value !== 'object' || value === null) return true
  const keys = Object.keys(value)
  return keys.join() === [...keys].sort().join() && Object.values(value).every(keysInOrder)
}

test('keys are sorted at every depth', () => {
  expect(keysInOrder(JSON.parse(canonicalSnapshot(creator)))).toBe(true)
})

test('the order of keys and lists decides nothing', () => {
  expect(canonicalSnapshot(reversed(creator) as Snapshot)).toBe(canonicalSnapshot(creator))
})

test('null, absent and empty are the same', () => {
  const explicit: Snapshot = {
    ...creator,
    posts: creator.posts.map((post) => ({ ...post, saves: null, durationSeconds: null, mentions: [] })),
    profile: { ...creator.profile, bio: null, categories: [] },
  }
  const absent: Snapshot = { ...creator, posts: creator.posts.map(({ mentions: _, ...post }) => post) }
  expect(canonicalSnapshot(explicit)).toBe(canonicalSnapshot(absent))
  expect(canonicalSnapshot(creator)).not.toContain('null')
})

test('zero, false and empty text are knowledge and stay', () => {
  const text = canonicalSnapshot(creator)
  expect(text).toContain('"likes":0')
  expect(text).toContain('"verified":false')
  expect(text).toContain('"bio":""')
})

test('a change of any count changes the form', () => {
  const before = canonicalSnapshot(creator)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 9_999 }), (index, more) => {
      const changed = creator.posts.map((post, place) =>
        place === index ? { ...post, likes: (post.likes ?? 0) + more } : post,
      )
      expect(canonicalSnapshot({ ...creator, posts: changed })).not.toBe(before)
    }),
  )
})

test('items that claim the same id are still put into one order', () => {
  const [a, b] = [
    { id: 'x', followers: 1 },
    { id: 'x', followers: 2 },
  ]
  expect(canonicalSnapshot({ ...creator, accounts: [a, b] })).toBe(canonicalSnapshot({ ...creator, accounts: [b, a] }))
})

test('reading the form back and writing it again changes nothing', () => {
  const empty = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  const again: Snapshot = { ...empty, ...JSON.parse(canonicalSnapshot(creator)) }
  expect(canonicalSnapshot(again)).toBe(canonicalSnapshot(creator))
})
