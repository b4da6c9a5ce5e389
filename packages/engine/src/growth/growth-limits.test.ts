import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creatorOf, creatorWithFollowers, runningCount } from '../example-answer.ts'
import { daysBefore } from '../example-creator.ts'
import { factsOf } from '../facts.ts'
import type { Post } from '../snapshot.ts'
import { evenestStretch } from './evenest-stretch.ts'
import { dayOf, type FollowerDays, followerDays } from './follower-days.ts'
import { followerDrops } from './follower-drops.ts'
import type { FollowerJump } from './follower-jumps.ts'
import { followingSwings } from './following-swings.ts'
import { causeFinder } from './growth-causes.ts'

const days = (count: number, gain: number): number[] => Array.from({ length: count }, () => gain)

/** @returns the steps of a history with these daily gains */
function growthOf(gains: readonly number[], start = 100_000, rounded = false): FollowerDays {
  const growth = followerDays(creatorWithFollowers(runningCount(start, gains)).history, rounded)
  if (growth === null) throw new Error('A story has at least two days.')
  return growth
}

const gains = fc.array(fc.integer({ min: -500, max: 5_000 }), { minLength: 1, maxLength: 60 })

test('steps add up to the whole history in people and in days', () => {
  fc.assert(
    fc.property(gains, (list) => {
      const { steps, span, followers } = growthOf(list, 50_000)
      expect(steps.reduce((sum, { gain }) => sum + gain, 0)).toBe(followers - 50_000)
      expect(steps.reduce((sum, step) => sum + step.days, 0)).toBe(span)
      expect(steps.every((step) => step.perDay === step.gain / step.days)).toBe(true)
    }),
  )
})

test('days that are not known make fewer steps and lose nobody', () => {
  fc.assert(
    fc.property(gains, fc.integer({ min: 2, max: 9 }), (list, every) => {
      const counts = runningCount(50_000, list)
      const thinned = counts.map((count, index) => (index % every === 0 || index === counts.length - 1 ? count : null))
      const all = growthOf(list, 50_000)
      const some = followerDays(creatorWithFollowers(thinned).history, false)
      expect(some?.span).toBe(all.span)
      expect(some?.followers).toBe(all.followers)
      expect(some?.steps.length ?? 0).toBeLessThanOrEqual(all.steps.length)
    }),
  )
})

test.each([
  [999, 1],
  [1_000, 10],
  [12_345, 100],
  [999_999, 1_000],
  [1_000_000, 10_000],
  [280_000_000, 1_000_000],
])('a platform that rounds %d to three digits shows steps of %d', (followers, unit) => {
  expect(growthOf([0], followers, true).unit).toBe(unit)
  expect(growthOf([0], followers, false).unit).toBe(1)
})

test('four weeks of one kind are needed: 27 daily gains are too few, 28 are enough', () => {
  expect(evenestStretch(growthOf(days(27, 300)))).toBeNull()
  expect(evenestStretch(growthOf(days(28, 300)))).toMatchObject({ days: 28, perDay: 300, spread: 0 })
})

test('a handful of followers a day is nobody’s order: 19 are passed over, 20 are read', () => {
  expect(evenestStretch(growthOf(days(28, 19)))).toBeNull()
  expect(evenestStretch(growthOf(days(28, 20)))?.perDay).toBe(20)
})

test('evenness below eight units of the platform’s rounding is that of the rounding', () => {
  const even = growthOf(days(28, 80))
  expect(evenestStretch({ ...even, unit: 10 })?.perDay).toBe(80)
  expect(evenestStretch({ ...even, unit: 11 })).toBeNull()
})

test('a gap makes days look even, so stretches with one are passed over', () => {
  const counts: (number | null)[] = runningCount(100_000, days(28, 300))
  counts[14] = null
  const growth = followerDays(creatorWithFollowers(counts).history, false)
  expect(growth === null ? null : evenestStretch(growth)).toBeNull()
})

test('the evenest weeks are found wherever they are, with the day on which they end', () => {
  const lively = Array.from({ length: 35 }, (_, index) => 150 + ((index * 97) % 400))
  const delivered = days(28, 300)
  const late = evenestStretch(growthOf([...lively, ...delivered]))
  const early = evenestStretch(growthOf([...delivered, ...lively]))
  expect(late).toMatchObject({ until: daysBefore(0), spread: 0 })
  expect(early?.spread).toBe(0)
  // Three of the four weeks decide the quartiles, so a stretch may end a week after the delivery.
  expect((early?.until ?? '') <= daysBefore(28)).toBe(true)
})

test('the more the days differ, the larger the spread of the evenest stretch', () => {
  const spreads = [0, 20, 60, 120].map(
    (swing) =>
      evenestStretch(growthOf(Array.from({ length: 40 }, (_, index) => 300 + ((index % 5) - 2) * swing)))?.spread ?? -1,
  )
  expect([...spreads].sort((a, b) => a - b)).toEqual(spreads)
  expect(new Set(spreads).size).toBe(4)
})

/** A rise of which nothing is explained, that many days before the day of the examples. */
function rise(excess: number, daysAgo: number, change: Partial<FollowerJump> = {}): FollowerJump {
  const day = dayOf(daysBefore(daysAgo))
  const step = { day, at: daysBefore(daysAgo), days: 1, gain: excess, perDay: excess, followers: 100_000 }
  const known = { times: 90, cause: null, fades: false, likeAdvertising: false, postsKnown: true, weight: 1 }
  return { steps: [step], excess, ...known, ...change }
}

/** @returns how many drops are found when that many leave on the last of twenty days */
function dropsAfter(lost: number, rises: readonly FollowerJump[], start = 100_000, before = days(20, 0)): number {
  return followerDrops(growthOf([...before, -lost], start), rises).drops.length
}

const restless = Array.from({ length: 21 }, (_, index) => (index % 2 === 0 ? -100 : 100))

test('a drop takes four of a thousand followers, fifty people and six spreads', () => {
  const risen = [rise(50_000, 10)]
  expect([dropsAfter(399, risen), dropsAfter(400, risen)]).toEqual([0, 1])
  expect([dropsAfter(49, risen, 1_000), dropsAfter(50, risen, 1_000)]).toEqual([0, 1])
  expect([dropsAfter(989, risen, 100_000, restless), dropsAfter(990, risen, 100_000, restless)]).toEqual([0, 1])
})

test.each([
  ['a rise of half of what was lost', rise(250, 10), 1],
  ['a rise of less than half', rise(249, 10), 0],
  ['a rise a hundred days before', rise(5_000, 100), 1],
  ['a rise longer ago than services guarantee anything', rise(5_000, 101), 0],
  ['a rise of which three tenths are unexplained', rise(5_000, 10, { weight: 0.3 }), 1],
  ['a rise that is mostly explained', rise(5_000, 10, { weight: 0.29 }), 0],
  ['a rise whose cause could not be looked for', rise(5_000, 10, { postsKnown: false }), 0],
  ['a rise on the very day', rise(5_000, 0), 0],
] as const)('five hundred lost after %s', (_, risen, drops) => {
  expect(dropsAfter(500, [risen])).toBe(drops)
})

test('the share that was lost is that of the highest count', () => {
  const { share } = followerDrops(growthOf([...days(20, 0), -1_000], 100_000), [rise(5_000, 10)])
  expect(share).toBeCloseTo(0.01, 12)
  expect(followerDrops(growthOf(days(20, 0)), []).share).toBe(0)
})

const swingsOf = (...counts: (number | null)[]) =>
  followingSwings(counts.map((following, index) => ({ at: daysBefore(counts.length - 1 - index), following })))

test.each([
  [[0, 99, 0], 0],
  [[0, 100, 0], 100],
  [[100, 300, 201], 0],
  [[100, 300, 200], 100],
  [[0, 500, 100], 400],
  [[0, null, 500, null, 0], 500],
  [[0, 300, 600, 900, 500, 0], 900],
  [[0, 600, 550, 620, 0], 620],
])('of the counts %j that many were followed and dropped: %d', (counts, churn) => {
  expect(swingsOf(...counts).churn).toBe(churn)
})

test('a turn is dated by its top and tells both sides', () => {
  expect(swingsOf(0, 400, 900, 300, 200).turns).toEqual([{ day: dayOf(daysBefore(2)), followed: 900, dropped: 700 }])
})

test('no counts, unknown counts and a single count have no swing', () => {
  for (const swings of [swingsOf(), swingsOf(null, null), swingsOf(5_000)])
    expect(swings).toEqual({ churn: 0, turns: [] })
})

test('counts that only rise or only fall have no churn, whatever their steps', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_000), { maxLength: 40 }), (counts) => {
      const rising = [...counts].sort((a, b) => a - b)
      expect(swingsOf(...rising).churn).toBe(0)
      expect(swingsOf(...[...rising].reverse()).churn).toBe(0)
    }),
  )
})

/** Ten usual posts and one that is told about, twenty days before the day of the examples. */
function finderWith(change: Partial<Post>) {
  const usual = Array.from({ length: 10 }, (_, index) => ({
    publishedAt: `${daysBefore(40 + index)}T12:00:00Z`,
    views: 1_000,
  }))
  return causeFinder(
    factsOf(creatorOf([{ publishedAt: `${daysBefore(20)}T12:00:00Z`, views: 1_000, ...change }, ...usual])),
  )
}
const postDay = dayOf(daysBefore(20))

test.each([
  ['a viral post', { views: 3_000 }, 3],
  ['a giveaway', { caption: 'giveaway for you' }, 14],
  ['an appearance', { caption: 'my podcast is out' }, 4],
] as const)('%s explains waves of its own day and of %#', (_, change, reach) => {
  const finder = finderWith(change)
  expect(finder.causeOf(postDay, postDay)).not.toBeNull()
  expect(finder.causeOf(postDay + reach, postDay + reach)).not.toBeNull()
  expect(finder.causeOf(postDay + reach + 1, postDay + reach + 1)).toBeNull()
  expect(finder.causeOf(postDay - 3, postDay)).not.toBeNull()
  expect(finder.causeOf(postDay - 3, postDay - 1)).toBeNull()
})

test('three times the usual views are viral, a view less is a good day', () => {
  expect(finderWith({ views: 3_000 }).causeOf(postDay, postDay)?.text).toBe('a post with 3.0 times the usual response')
  expect(finderWith({ views: 2_999 }).causeOf(postDay, postDay)).toBeNull()
})

test('where views are hidden a viral post is known by its engagements', () => {
  const finder = causeFinder(
    factsOf(
      creatorOf(
        Array.from({ length: 9 }, (_, index) => ({ likes: index === 0 ? 900 : 90, comments: 10 })),
        'instagram',
      ),
    ),
  )
  const today = dayOf(daysBefore(0))
  expect(finder.causeOf(today - 1, today)?.kind).toBe('viral post')
})

test('of several causes the newest post is named', () => {
  const finder = causeFinder(factsOf(creatorOf([{ caption: 'giveaway one' }, { caption: 'giveaway two' }])))
  const today = dayOf(daysBefore(0))
  expect(finder.causeOf(today, today)?.post.caption).toBe('giveaway one')
})
