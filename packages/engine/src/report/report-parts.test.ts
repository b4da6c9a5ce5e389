import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { daysBefore, exampleCreator, withGain } from '../examples/example-creator.ts'
import { fullCreator } from '../examples/example-crowd.ts'
import { factsOf } from '../facts.ts'
import { engagementReading } from '../posts/engagement-reading.ts'
import { signalList } from '../signals/signal-list.ts'
import { byId, newestFirst, oldestFirst } from '../snapshot/order.ts'
import { seriesOf } from '../snapshot/series.ts'
import type { HistoryPoint, Snapshot } from '../snapshot/snapshot.ts'
import { coverageOf } from '../verdict/coverage.ts'
import { closedState } from '../verdict/state.ts'
import { subjectOf } from './subject.ts'

const reportOf = (snapshot: Snapshot) => assess(snapshot, { digest: 'd', computedAt: 'c' })

test('a long history is thinned to four hundred points that keep its ends and its marks', () => {
  const days = 1_500
  const history = Array.from({ length: days }, (_, index): HistoryPoint => {
    const jump = index >= days - 40 ? 30_000 : 0
    return { at: daysBefore(days - 1 - index), followers: 100_000 + index * 40 + ((index * 31) % 23) * 9 + jump }
  })
  const { series } = reportOf({ ...exampleCreator(), history })
  expect(series.followers.length).toBeLessThanOrEqual(400)
  expect(series.followers.length).toBeGreaterThan(390)
  expect(series.followers[0]?.at).toBe(history[0]?.at)
  expect(series.followers.at(-1)?.at).toBe(history.at(-1)?.at)
  expect(series.followers.filter(({ anomaly }) => anomaly !== null).length).toBe(1)
})

test('the engagement chart has at most a hundred posts, oldest first, sponsored ones marked', () => {
  const facts = factsOf(exampleCreator({ posts: 140 }))
  const { engagement } = seriesOf(facts, engagementReading(facts), [])
  expect(engagement.length).toBe(100)
  expect([...engagement].sort((a, b) => (a.at < b.at ? -1 : 1))).toEqual(engagement)
  expect(engagement.every(({ sponsored }) => sponsored === false)).toBe(true)
})

test('without a rate there is no engagement chart', () => {
  const facts = factsOf({ ...exampleCreator(), profile: { followers: null } })
  expect(seriesOf(facts, engagementReading(facts), []).engagement).toEqual([])
})

test('coverage counts what is there and names what is not', () => {
  const full = fullCreator()
  expect(coverageOf(full, full.history)).toEqual({
    posts: 30,
    comments: 48,
    followersSample: 120,
    historyDays: 120,
    missing: ['audience'],
  })
  const bare = exampleCreator({ posts: 0, historyDays: 0 })
  expect(coverageOf({ ...bare, profile: null }, []).missing).toEqual([
    'followers',
    'posts',
    'likes',
    'views',
    'comments',
    'followersSample',
    'likers',
    'history',
    'audience',
  ])
})

test('the subject is copied, and what is not known is null', () => {
  const subject = subjectOf({ ...exampleCreator(), profile: null })
  expect(subject).toMatchObject({
    handle: 'example',
    displayName: null,
    followers: null,
    categories: [],
    basis: 'import',
  })
})

test('an account that is found but marked private has no verdict', () => {
  expect(closedState({ ...exampleCreator(), profile: { followers: 5, isPrivate: true } })).toBe('PRIVATE')
  expect(closedState(exampleCreator())).toBeNull()
})

test('lists are put into one order and the originals are left alone', () => {
  const items = [{ id: 'b' }, { id: 'a' }]
  expect(byId(items).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(items[0]?.id).toBe('b')
  const { posts, history } = exampleCreator({ posts: 6, historyDays: 6 })
  expect(newestFirst([...posts].reverse())).toEqual(posts)
  expect(oldestFirst([...history].reverse())).toEqual(history)
})

test('a time that cannot be read is the oldest', () => {
  const { posts } = exampleCreator({ posts: 3 })
  const unreadable = { id: 'x', publishedAt: 'yesterday', kind: 'image' as const }
  expect(newestFirst([unreadable, ...posts]).at(-1)?.id).toBe('x')
})

test('every signal has an id of its own that begins with its group, and a question', () => {
  const ids = signalList.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, group, question, title, absence } of signalList) {
    expect(id).toMatch(new RegExp(`^${group}\\.[a-z-]+$`))
    expect(question).toMatch(/^[A-Z].*\?$/)
    expect(title.length).toBeGreaterThan(4)
    expect(absence).toBeGreaterThanOrEqual(0)
  }
})

test('an anomaly of the growth chart is told once, although a day has several counts', () => {
  const bought = withGain(fullCreator(), 40, 30_000)
  const twice = {
    ...bought,
    history: bought.history.flatMap((point) => [point, { ...point, at: `${point.at}T20:00:00Z` }]),
  }
  expect(reportOf(twice).series.followers.filter(({ anomaly }) => anomaly !== null).length).toBe(1)
})
