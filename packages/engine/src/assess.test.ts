import { expect, test } from 'vitest'
import { type AssessContext, assess } from './assess.ts'
import { daysBefore, exampleCreator, withGain, withPosts } from './examples/example-creator.ts'
import { fullCreator } from './examples/example-crowd.ts'
import type { Report } from './report/report.ts'
import type { Account, Snapshot } from './snapshot/snapshot.ts'

const context: AssessContext = { digest: 'sha256:example', computedAt: '2026-11-20T10:05:00Z' }
const reportOf = (snapshot: Snapshot): Report => assess(snapshot, context)

test('a larger unexplained jump of followers never raises trust', () => {
  const quiet = fullCreator()
  const scores = [0, 500, 2_000, 8_000, 20_000, 60_000].map(
    (gain) => reportOf(withGain(quiet, 40, gain)).trust?.score ?? -1,
  )
  for (const [index, score] of scores.slice(1).entries()) expect(score).toBeLessThanOrEqual((scores[index] ?? 0) + 1)
  expect(scores.at(-1)).toBeLessThan((scores[0] ?? 0) - 20)
})

test('a private, a deleted and a restricted account have a state and no verdict', () => {
  const states = { private: 'PRIVATE', 'not-found': 'NOT_FOUND', restricted: 'RESTRICTED' } as const
  for (const [availability, state] of Object.entries(states)) {
    const report = reportOf({ ...exampleCreator(), availability: availability as keyof typeof states })
    expect(report.state).toBe(state)
    expect([report.trust, report.fraudRisk, report.priorLogOdds]).toEqual([null, null, null])
    expect(report.signals).toEqual([])
    expect(report.recommendations.length).toBeGreaterThan(0)
  }
})

test('one post or no metric at all is never ready', () => {
  const one = { ...exampleCreator(), posts: exampleCreator().posts.slice(0, 1) }
  const uncounted = withPosts(fullCreator(), () => ({ likes: null, comments: null, views: null }))
  expect(reportOf(one).state).toBe('LOW_CONFIDENCE')
  expect(reportOf(uncounted).state).toBe('LOW_CONFIDENCE')
  expect(reportOf(fullCreator()).state).toBe('READY')
})

test('withheld derived figures leave the statistics and no score', () => {
  const report = assess(fullCreator(3, 'youtube'), { ...context, withheld: 'derived_metrics_off' })
  expect(report.state).toBe('RESTRICTED')
  expect(report.stateCode).toBe('derived_metrics_off')
  expect(report.trust).toBeNull()
  expect(report.signals).toEqual([])
  expect(report.engagement).toBeNull()
  expect(report.keyFigures.map(({ id }) => id)).toEqual(['followers', 'median-views'])
  expect(report.series.followers.length).toBeGreaterThan(100)
})

test('marks on the follower chart are the evidence of the growth signals', () => {
  const report = reportOf(withGain(fullCreator(), 40, 30_000))
  const step = report.signals.find(({ id }) => id === 'growth.step')
  const mark = report.series.followers.find(({ at }) => at === daysBefore(40))
  expect(step?.verdict).toBe('concern')
  expect(mark?.anomaly).toBe(step?.evidence[0]?.text)
})

test('an ordinary creator with full data is trusted, and the verdict says so without accusing anybody', () => {
  const report = reportOf(fullCreator())
  expect(report.trust?.score).toBeGreaterThanOrEqual(85)
  expect(report.fraudRisk).toBe('low')
  expect(report.verdict).toContain('looks real')
  expect(report.verdict).not.toContain('!')
})

test('the more of the sampled followers look made in a batch, the lower the trust, without a step back', () => {
  const creator = fullCreator()
  const people = Array.from({ length: 400 }, (_, index) => ({
    ...creator.followersSample?.accounts[index % 120],
    id: `follower-${index}`,
  }))
  const scores = [0, 20, 60, 80, 100, 140, 200, 300].map((made) => {
    const accounts = people.map((person, index) => (index < made ? batchAccount(person.id, index) : person))
    return reportOf({ ...creator, followersSample: { method: 'random', accounts } }).trust?.score ?? -1
  })
  for (const [index, score] of scores.slice(1).entries()) expect(score).toBeLessThanOrEqual(scores[index] ?? -1)
  expect(scores.at(-1)).toBeLessThan(20)
})

test('where every sampled follower looks made, none stands out as a group, and the trust is poor all the same', () => {
  const accounts = Array.from({ length: 400 }, (_, index) => batchAccount(`follower-${index}`, index))
  const report = reportOf({ ...fullCreator(), followersSample: { method: 'random', accounts } })
  expect(report.trust?.score).toBeLessThan(30)
  expect(['high', 'critical']).toContain(report.fraudRisk)
})

/** An account as sellers make them: a name with a number, no picture, no posts, thousands followed. */
function batchAccount(id: string, index: number): Account {
  const username = `user${83_726_151 + index * 7_919}`
  return {
    id,
    username,
    displayName: '',
    bio: '',
    hasAvatar: false,
    followers: index % 3,
    following: 3_000 + index,
    posts: 0,
  }
}
