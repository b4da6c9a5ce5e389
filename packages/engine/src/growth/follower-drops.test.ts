import { expect, test } from 'vitest'
import { creatorWithFollowers, runningCount } from '../examples/example-answer.ts'
import { daysBefore } from '../examples/example-creator.ts'
import { dayOf, type FollowerDays, followerDays } from './follower-days.ts'
import { followerDrops } from './follower-drops.ts'
import type { FollowerJump } from './follower-jumps.ts'

const days = (count: number, gain: number): number[] => Array.from({ length: count }, () => gain)

/** @returns the steps of a history with these daily gains */
function growthOf(gains: readonly number[], start = 100_000, rounded = false): FollowerDays {
  const growth = followerDays(creatorWithFollowers(runningCount(start, gains)).history, rounded)
  if (growth === null) throw new Error('A story has at least two days.')
  return growth
}

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
