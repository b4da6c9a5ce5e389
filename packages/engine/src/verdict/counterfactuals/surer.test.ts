import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { exampleCreator } from '../../examples/example-creator.ts'
import { fullCreator } from '../../examples/example-crowd.ts'
import { factsOf } from '../../facts.ts'
import type { Coverage, Report } from '../../report/report.ts'
import { signalList } from '../../signals/signal-list.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { contributionsOf } from '../contributions.ts'
import { coverageOf } from '../coverage.ts'
import { verdictOf } from '../trust.ts'
import { trustModel } from '../trust-model.ts'
import { dataRequests, type Holdings } from './requests.ts'
import { surerBy } from './surer.ts'

const reportOf = (snapshot: Snapshot): Report =>
  assess(snapshot, { digest: 'sha256:example', computedAt: '2026-11-20T10:05:00Z' })

const bare: Coverage = {
  posts: 30,
  comments: 0,
  followersSample: 0,
  historyDays: 0,
  missing: ['followersSample', 'history', 'comments', 'likers'],
}
const nothing: Holdings = { coverage: bare, method: null, posts: 30 }

/** A creator of whom only the posts are known. */
const postsOnly = (seed = 1): Snapshot => ({
  ...fullCreator(seed),
  comments: [],
  history: [],
  followersSample: null,
  likers: [],
  accounts: [],
})

test('a creator of whom only posts are known is told what to ask for, the largest gain first', () => {
  for (const seed of [1, 2, 3]) {
    const { surer, trust } = reportOf(postsOnly(seed))
    expect(surer.length).toBeGreaterThan(0)
    expect(surer.length).toBeLessThanOrEqual(3)
    const gains = surer.map(({ width }) => width.from - width.to)
    expect(gains).toEqual([...gains].sort((a, b) => b - a))
    for (const { width, text } of surer) {
      expect(width.from).toBe((trust?.high ?? 0) - (trust?.low ?? 0))
      expect(width.from - width.to).toBeGreaterThanOrEqual(2)
      expect(width.to).toBeGreaterThanOrEqual(0)
      expect(text).toMatch(/^[A-Z][^.]+[^.]$/)
    }
  }
})

test('a random follower sample of 400 is asked for where there is none and where it was not drawn at random', () => {
  const sampled = (method: Holdings['method'], size: number) => {
    const coverage = { ...bare, followersSample: size, missing: [] }
    return dataRequests.filter(({ lacking }) => lacking({ coverage, method, posts: 30 })).map(({ part }) => part)
  }
  expect(sampled(null, 0)).toContain('followersSample')
  expect(sampled('recent', 1_000)).toContain('followersSample')
  expect(sampled('random', 150)).toContain('followersSample')
  expect(sampled('random', 400)).not.toContain('followersSample')
  expect(sampled('full', 400)).not.toContain('followersSample')
})

test('what there is enough of is not asked for', () => {
  const rich: Coverage = { posts: 60, comments: 900, followersSample: 2_000, historyDays: 365, missing: [] }
  expect(dataRequests.filter(({ lacking }) => lacking({ coverage: rich, method: 'random', posts: 60 }))).toEqual([])
})

test('a report without a score asks for nothing', () => {
  expect(reportOf({ ...fullCreator(), availability: 'private' }).surer).toEqual([])
  const withheld = assess(fullCreator(), { digest: 'x', computedAt: '2026-11-20', withheld: 'derived_metrics_off' })
  expect(withheld.surer).toEqual([])
})

test('a platform on which a signal can rarely be measured is not asked for its data', () => {
  const everywhere = Object.fromEntries(
    Object.entries(trustModel.signals).map(([id, weight]) => [id, { ...weight, ordinary: {} }]),
  )
  const contributions = contributionsOf(signalList, factsOf(postsOnly()), { ...trustModel, signals: everywhere })
  expect(surerBy(contributions, [], nothing, 'instagram', { ...trustModel, signals: everywhere })).toEqual([])
})

test('asking never wishes away what was seen: the evidence for manipulation stays as it is', () => {
  const snapshot = exampleCreator({ posts: 30, historyDays: 1 })
  const facts = factsOf(snapshot)
  const contributions = contributionsOf(signalList, facts)
  const { low, high } = verdictOf(contributions).trust
  const holdings: Holdings = { coverage: coverageOf(snapshot, facts.history), method: null, posts: 30 }
  for (const { width } of surerBy(contributions, [], holdings, 'instagram')) expect(width.from).toBe(high - low)
})

test('every request names signals that exist, and every group that a request can settle is named', () => {
  const ids = signalList.map(({ id }) => id)
  for (const { signals } of dataRequests) {
    for (const name of signals) {
      expect(
        ids.some((id) => id === name || (name.endsWith('.') && id.startsWith(name))),
        name,
      ).toBe(true)
    }
  }
  expect(new Set(dataRequests.map(({ part }) => part)).size).toBe(dataRequests.length)
})
