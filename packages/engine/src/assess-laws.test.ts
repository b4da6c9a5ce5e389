import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AssessContext, assess } from './assess.ts'
import { exampleCreator, withGain, withPosts } from './examples/example-creator.ts'
import { fullCreator } from './examples/example-crowd.ts'
import { factsOf } from './facts.ts'
import type { Report } from './report/report.ts'
import { signalList } from './signals/signal-list.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { contributionsOf } from './verdict/contributions.ts'
import { priorLogOdds, scoreOf, totalLogOdds } from './verdict/trust.ts'

const context: AssessContext = { digest: 'sha256:example', computedAt: '2026-11-20T10:05:00Z' }
const reportOf = (snapshot: Snapshot): Report => assess(snapshot, context)
const bytesOf = (snapshot: Snapshot): string => JSON.stringify(reportOf(snapshot))

function shuffled<T>(items: readonly T[], order: readonly number[]): T[] {
  return [...items]
    .map((item, index) => ({ item, key: order[index % order.length] ?? 0, index }))
    .sort((a, b) => a.key - b.key || b.index - a.index)
    .map(({ item }) => item)
}

test('the order of every list decides nothing: the report is the same byte for byte', () => {
  const snapshot = fullCreator()
  const expected = bytesOf(snapshot)
  const orders = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 11 })
  fc.assert(
    fc.property(orders, (order) => {
      const mixed: Snapshot = {
        ...snapshot,
        posts: shuffled(snapshot.posts, order),
        comments: shuffled(snapshot.comments, order),
        history: shuffled(snapshot.history, order),
        accounts: shuffled(snapshot.accounts, order),
        likers: shuffled(snapshot.likers, order).map((likers) => ({
          ...likers,
          accountIds: shuffled(likers.accountIds, order),
        })),
        followersSample: { method: 'random', accounts: shuffled(snapshot.followersSample?.accounts ?? [], order) },
      }
      expect(bytesOf(mixed)).toBe(expected)
    }),
    { numRuns: 15 },
  )
})

test('assessing leaves the snapshot as it was and gives the same report twice', () => {
  const snapshot = fullCreator()
  const before = JSON.stringify(snapshot)
  expect(bytesOf(snapshot)).toBe(bytesOf(snapshot))
  expect(JSON.stringify(snapshot)).toBe(before)
})

test('the time of computing stands in one place of the report and nowhere else', () => {
  const snapshot = fullCreator()
  const later = assess(snapshot, { ...context, computedAt: '2027-01-01T00:00:00Z' })
  expect({ ...later, computedAt: context.computedAt }).toEqual(reportOf(snapshot))
})

test('contributions add up to the score exactly', () => {
  for (const seed of [1, 2, 3, 4]) {
    const report = reportOf(withGain(fullCreator(seed), 20, 9_000))
    const total = totalLogOdds(report.signals.map(({ logOdds }) => logOdds))
    expect(report.priorLogOdds).toBe(priorLogOdds)
    expect(report.trust?.score).toBe(scoreOf(total))
  }
})

/** Any part of a snapshot may be unknown; this draws which ones are. */
const gaps = fc.record({
  posts: fc.integer({ min: 0, max: 30 }),
  likes: fc.boolean(),
  comments: fc.boolean(),
  views: fc.boolean(),
  history: fc.integer({ min: 0, max: 120 }),
  sample: fc.boolean(),
  talk: fc.boolean(),
  followers: fc.constantFrom(null, 0, 1, 999, 90_000, 80_000_000),
  platform: fc.constantFrom('instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin' as const),
  times: fc.integer({ min: 0, max: 5_000 }),
})

function withGaps(gap: typeof gaps extends fc.Arbitrary<infer T> ? T : never): Snapshot {
  const full = fullCreator(gap.posts + 1, gap.platform as Snapshot['platform'])
  const thinned = withPosts({ ...full, posts: full.posts.slice(0, gap.posts) }, (post, index) => ({
    likes: gap.likes ? Math.round((post.likes ?? 0) * (index % 4 === 0 ? gap.times : 1)) : null,
    comments: gap.comments ? (post.comments ?? null) : null,
    views: gap.views ? (post.views ?? null) : null,
  }))
  return {
    ...thinned,
    profile: { ...thinned.profile, followers: gap.followers },
    history: thinned.history.slice(0, gap.history),
    followersSample: gap.sample ? (thinned.followersSample ?? null) : null,
    comments: gap.talk ? thinned.comments : [],
  }
}

test('whatever is missing or wild, every figure is finite and each estimate lies within its interval', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(gaps, (gap) => {
      const report = reportOf(withGaps(gap))
      expect(allFinite(report)).toBe(true)
      expect(report.trust === null).toBe(report.state === 'INSUFFICIENT')
      const { score, low, high } = report.trust ?? { score: 0, low: 0, high: 0 }
      expect(low).toBeGreaterThanOrEqual(0)
      expect(score).toBeGreaterThanOrEqual(low)
      expect(high).toBeGreaterThanOrEqual(score)
      expect(high).toBeLessThanOrEqual(100)
      for (const estimate of [report.suspiciousFollowers, report.suspiciousEngagement]) {
        const { share, low: least, high: most } = estimate ?? { share: 0, low: 0, high: 0 }
        expect([0 <= least, least <= share, share <= most, most <= 1]).toEqual([true, true, true, true])
      }
      for (const signal of report.signals) {
        expect(signal.logOdds === null).toBe(signal.verdict === 'not-measurable')
        expect(signal.explanation.length).toBeGreaterThan(10)
      }
    }),
    { numRuns: 80 },
  )
})

function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(allFinite)
}

test('nothing but null everywhere is no reason to fail', () => {
  const bare: Snapshot = {
    ...exampleCreator({ posts: 0, historyDays: 0 }),
    profile: { followers: null, following: null, createdAt: null, categories: null },
    posts: [
      {
        id: 'p',
        publishedAt: '2026-11-01T00:00:00Z',
        kind: 'image',
        likes: null,
        comments: null,
        views: null,
        caption: null,
        hashtags: null,
      },
    ],
    history: [{ at: '2026-11-01', followers: null, following: null, posts: null, views: null }],
    followersSample: { method: 'unknown', accounts: [] },
    likers: [{ postId: 'p', accountIds: [] }],
    accounts: [{ id: 'a' }],
    comments: [{ id: 'c', postId: 'p', authorId: 'a', text: '' }],
    audience: { countries: null },
  }
  const report = reportOf(bare)
  expect([report.state, report.trust]).toEqual(['INSUFFICIENT', null])
  expect(report.engagement).toBeNull()
  expect(allFinite(report)).toBe(true)
})

const parts: readonly [name: string, without: (snapshot: Snapshot) => Snapshot][] = [
  ['the follower sample', (snapshot) => ({ ...snapshot, followersSample: null })],
  ['the history', (snapshot) => ({ ...snapshot, history: [] })],
  ['the comments', (snapshot) => ({ ...snapshot, comments: [] })],
  ['the posts', (snapshot) => ({ ...snapshot, posts: [] })],
  ['the likes', (snapshot) => withPosts(snapshot, () => ({ likes: null }))],
]

test.each(parts)('leaving out %s never narrows the interval', (_, without) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const snapshot = fullCreator(seed)
    expect(doubt(without(snapshot))).toBeGreaterThanOrEqual(doubt(snapshot))
    const [less, all] = [reportOf(without(snapshot)).trust, reportOf(snapshot).trust]
    // A point that the favourable end gives up with the score is no doubt that was won.
    const given = Math.max(0, (all?.high ?? 0) - (less?.high ?? 0))
    expect(width(less) + given).toBeGreaterThanOrEqual(width(all))
  }
})

test.each(parts)('leaving out %s of a manipulated creator leaves no less doubt about the evidence', (_, without) => {
  for (const seed of [1, 2, 3]) {
    const bought = withGain(
      withPosts(fullCreator(seed), (post, index) => ({ likes: (post.likes ?? 0) * (index % 3 === 0 ? 6 : 1) })),
      30,
      20_000,
    )
    expect(doubt(without(bought))).toBeGreaterThanOrEqual(doubt(bought))
  }
})

/** Variance of the log-odds that all signals together leave. */
function doubt(snapshot: Snapshot): number {
  const contributions = contributionsOf(signalList, factsOf(snapshot))
  return contributions.reduce((sum, { doubt: { down, up } }) => sum + down ** 2 + up ** 2, 0)
}

function width(trust: Report['trust']): number {
  return trust === null ? 100 : trust.high - trust.low
}

test('missing data alone is never a high risk', () => {
  for (const [, without] of parts) {
    expect(['low', 'medium']).toContain(reportOf(without(fullCreator())).fraudRisk)
  }
  expect(reportOf({ ...fullCreator(), posts: [], comments: [], history: [] }).fraudRisk).toBe('medium')
})
