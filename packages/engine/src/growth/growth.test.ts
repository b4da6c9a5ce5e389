import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBefore, exampleCreator, withGain, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { HistoryPoint } from '../snapshot/snapshot.ts'
import { evenestStretch } from './evenest-stretch.ts'
import { dateOf, dayOf, type FollowerDays, followerDays } from './follower-days.ts'
import { followerDrops } from './follower-drops.ts'
import { followerJumps } from './follower-jumps.ts'
import { followingSwings } from './following-swings.ts'
import { causeFinder } from './growth-causes.ts'

const point = (daysAgo: number, followers: number | null, following: number | null = null): HistoryPoint => ({
  at: daysBefore(daysAgo),
  followers,
  following,
})

function growthOf(history: HistoryPoint[], rounded = false): FollowerDays {
  const growth = followerDays(history, rounded)
  if (growth === null) throw new Error('This history has two days.')
  return growth
}

test('a gap between counts is one step that knows its days', () => {
  const { steps, span } = growthOf([point(9, 1_000), point(2, 1_070), point(1, 1_075)])
  expect(steps.map(({ days, gain, perDay }) => [days, gain, perDay])).toEqual([
    [7, 70, 10],
    [1, 5, 5],
  ])
  expect(span).toBe(8)
})

test('of two counts of one day the later one stands, and unknown counts are passed over', () => {
  const morning = { ...point(1, 1_001), at: `${daysBefore(1)}T08:00:00Z` }
  const evening = { ...point(1, 1_004), at: `${daysBefore(1)}T20:00:00Z` }
  const { steps, followers } = growthOf([point(2, 1_000), morning, evening, point(0, null)])
  expect(steps.length).toBe(1)
  expect(followers).toBe(1_004)
})

test('one known day is no history', () => {
  expect(followerDays([point(1, 5), point(0, null)], false)).toBeNull()
  expect(followerDays([], false)).toBeNull()
})

test('rounded counts show differences of the third digit and nothing smaller', () => {
  expect(growthOf([point(1, 2_340_000), point(0, 2_350_000)], true).unit).toBe(10_000)
  expect(growthOf([point(1, 900), point(0, 950)], true).unit).toBe(1)
})

test('days and dates are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      expect(dayOf(dateOf(day))).toBe(day)
    }),
  )
  expect(dateOf(Number.NEGATIVE_INFINITY)).toBe('unknown')
})

const creator = exampleCreator({ posts: 90 })

test('two deliveries are two jumps, each with its excess over the usual days', () => {
  const facts = factsOf(withGain(withGain(creator, 50, 9_000), 20, 5_000))
  const { jumps, usual } = followerJumps(facts, growthOf(facts.history))
  expect(jumps.length).toBe(2)
  expect(jumps[0]?.excess).toBeGreaterThan(8_700)
  expect(jumps[1]?.excess).toBeGreaterThan(4_700)
  expect(usual).toBeGreaterThan(80)
})

test('a delivery over three days is one jump', () => {
  const facts = factsOf([20, 19, 18].reduce((snapshot, day) => withGain(snapshot, day, 6_000), creator))
  const { jumps } = followerJumps(facts, growthOf(facts.history))
  expect(jumps.length).toBe(1)
  expect(jumps[0]?.steps.length).toBe(3)
  expect(jumps[0]?.fades).toBe(false)
})

test('steady gains of a small part of the audience over a week could be advertising', () => {
  const week = [26, 25, 24, 23, 22, 21, 20]
  const facts = factsOf(week.reduce((snapshot, day) => withGain(snapshot, day, 2_500), creator))
  expect(followerJumps(facts, growthOf(facts.history)).jumps[0]?.likeAdvertising).toBe(true)
})

test('a cause is found near its day and not far from it', () => {
  const giveaway = withPosts(creator, (_, index) => (index === 20 ? { caption: 'Giveaway: tag a friend' } : {}))
  const day = dayOf(giveaway.posts[20]?.publishedAt ?? '')
  const finder = causeFinder(factsOf(giveaway))
  expect(finder.causeOf(day + 2, day + 3)?.kind).toBe('giveaway')
  expect(finder.causeOf(day + 30, day + 31)).toBeNull()
  expect(finder.causeOf(day - 4, day - 3)).toBeNull()
})

test('before the oldest known post nobody can say that there was no cause', () => {
  const finder = causeFinder(factsOf(creator))
  const oldest = dayOf(creator.posts.at(-1)?.publishedAt ?? '')
  expect(finder.postsKnownAround(oldest + 1)).toBe(true)
  expect(finder.postsKnownAround(oldest - 1)).toBe(false)
  expect(causeFinder(factsOf({ ...creator, posts: [] })).postsKnownAround(oldest)).toBe(false)
})

test('drops count only after a jump that nothing explains', () => {
  const facts = factsOf(withGain(withGain(creator, 60, 30_000), 20, -24_000))
  const growth = growthOf(facts.history)
  const { jumps } = followerJumps(facts, growth)
  expect(followerDrops(growth, jumps).drops.map(({ at }) => at)).toEqual([daysBefore(20)])
  expect(followerDrops(growth, []).share).toBe(0)
  expect(
    followerDrops(
      growth,
      jumps.map((jump) => ({ ...jump, weight: 0.02 })),
    ).share,
  ).toBe(0)
})

test.each([
  ['up and down twice', [100, 2_100, 300, 2_500, 400], 3_900],
  ['only down', [3_000, 2_000, 900], 0],
  ['only up', [100, 900, 2_000], 0],
  ['ripples', [500, 560, 510, 580, 505], 0],
  ['down, then up and down', [900, 400, 2_400, 600], 1_800],
])('accounts followed and dropped: %s', (_, counts, churn) => {
  expect(followingSwings(counts.map((following, index) => point(90 - index, null, following))).churn).toBe(churn)
})

test('accounts dropped never exceed accounts followed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 40 }), (counts) => {
      const { churn, turns } = followingSwings(counts.map((following, index) => point(90 - index, null, following)))
      const rises = counts.reduce((sum, value, index) => sum + Math.max(0, value - (counts[index - 1] ?? value)), 0)
      expect(churn).toBeLessThanOrEqual(rises)
      for (const { followed, dropped } of turns) expect(Math.min(followed, dropped)).toBeGreaterThanOrEqual(100)
    }),
  )
})

test('the evenest stretch is found wherever it lies', () => {
  const history = Array.from({ length: 112 }, (_, day) => {
    const even = day >= 40 && day < 75
    return point(111 - day, 10_000 + 300 * day + (even ? 0 : ((day * day) % 13) * 60))
  })
  const stretch = evenestStretch(growthOf(history))
  expect(stretch?.spread).toBeLessThan(0.05)
  expect(stretch?.perDay).toBeCloseTo(300, 0)
})

test('a handful of followers a day and coarse rounding have no evenness', () => {
  const slow = Array.from({ length: 60 }, (_, day) => point(59 - day, 500 + 5 * day))
  expect(evenestStretch(growthOf(slow))).toBeNull()
  const coarse = Array.from({ length: 60 }, (_, day) => point(59 - day, 1_000_000 + 10_000 * day))
  expect(evenestStretch(growthOf(coarse, true))).toBeNull()
})
