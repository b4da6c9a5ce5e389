import type { Snapshot } from '@vouch/engine'
import { expect, test, vi } from 'vitest'
import { sandboxCreator, sandboxSnapshot, showcaseCreators } from './index.ts'

// Generates many creators: on a busy machine that may take longer than a test usually gets.
vi.setConfig({ testTimeout: 60_000 })

const today = '2026-11-20T10:00:00Z'
const tomorrow = '2026-11-21T10:00:00Z'
const open = showcaseCreators().filter(
  ({ kind }) => kind !== 'private' && kind !== 'not-found' && kind !== 'restricted',
)
const networked = [100, 2000, 7777, 15_000].map((index) => sandboxCreator(index))

function snapshotOf(creator: { platform: Snapshot['platform']; handle: string }, at: string): Snapshot {
  const snapshot = sandboxSnapshot(creator.platform, creator.handle, at, 'small')
  if (snapshot === null) throw new Error(`The sandbox lost ${creator.handle}`)
  return snapshot
}

test.each([...open, ...networked])('$handle has the same past a day later', (creator) => {
  const before = snapshotOf(creator, today)
  const after = snapshotOf(creator, tomorrow)
  const days = new Map(after.history.map((point) => [point.at, point]))
  for (const point of before.history.slice(1, -1)) expect(days.get(point.at)).toEqual(point)
  expect(days.get('2026-11-20')?.followers).toBe(before.history.at(-1)?.followers)

  const posts = new Map(after.posts.map((post) => [post.id, post]))
  const kept = before.posts.filter(({ id }) => posts.has(id))
  expect(kept.length).toBeGreaterThan(before.posts.length / 2)
  for (const post of kept) {
    const later = posts.get(post.id)
    expect(later).toMatchObject({ caption: post.caption, publishedAt: post.publishedAt, kind: post.kind })
    for (const count of ['likes', 'comments', 'views'] as const) {
      expect(later?.[count] ?? 0).toBeGreaterThanOrEqual(post[count] ?? 0)
      expect((later?.[count] ?? 0) - (post[count] ?? 0)).toBeLessThanOrEqual(10 + 1.5 * (later?.[count] ?? 0))
    }
  }
  const comments = new Map(after.comments.map((comment) => [comment.id, comment]))
  for (const comment of before.comments) {
    const later = comments.get(comment.id)
    if (later !== undefined) expect(later).toEqual(comment)
  }
  const accounts = new Map(after.accounts.map((account) => [account.id, account]))
  for (const account of before.accounts) {
    const later = accounts.get(account.id)
    if (later !== undefined) expect(later).toEqual(account)
  }
})

test('a random follower sample is nearly the same a day later', () => {
  const creator = { platform: 'instagram', handle: 'ava_fields_sandbox' } as const
  const idsOf = (at: string): string[] => snapshotOf(creator, at).followersSample?.accounts.map(({ id }) => id) ?? []
  const later = new Set(idsOf(tomorrow))
  const before = idsOf(today)
  expect(before.filter((id) => later.has(id)).length).toBeGreaterThan(0.97 * before.length)
})

test('years later the creator is alive, not a giant, and still shows the same fault', () => {
  const creator = { platform: 'instagram', handle: 'luxe_lena_sandbox' } as const
  const later = snapshotOf(creator, '2033-02-03T08:00:00Z')
  expect(later.posts[0]?.publishedAt.slice(0, 7)).toMatch(/^2033-0[12]$/)
  const followers = later.profile?.followers ?? 0
  expect(followers).toBeGreaterThan(91_000)
  expect(followers).toBeLessThan(10 * 91_000)
  const gains = later.history
    .slice(1)
    .map((point, index) => (point.followers ?? 0) - (later.history[index]?.followers ?? 0))
  expect(Math.max(...gains)).toBeGreaterThan(0.03 * followers)
})
