import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creatorWithFollowers, runningCount } from '../examples/example-answer.ts'
import { daysBefore } from '../examples/example-creator.ts'
import { evenestStretch } from './evenest-stretch.ts'
import { type FollowerDays, followerDays } from './follower-days.ts'

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

test('five even weeks are seen among five in which people come as they like', () => {
  const people = Array.from({ length: 35 }, (_, day) => 200 + 150 * Math.sin(day))
  const stretch = evenestStretch(growthOf([...people, ...days(35, 300)]))
  expect(stretch?.spread).toBe(0)
  expect(evenestStretch(growthOf(people))?.spread).toBeGreaterThan(0.3)
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
  expect(late?.until).toBe(daysBefore(0))
  // Two further stretches reach into lively weeks, so their mean is small and not 0.
  expect(late?.spread).toBeLessThan(0.12)
  expect(early?.spread).toBeLessThan(0.12)
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
