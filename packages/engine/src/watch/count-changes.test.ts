import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HistoryPoint } from '../snapshot/snapshot.ts'
import { seededRandom } from '../statistics/seeded-random.ts'
import { followerChange, postChange } from './count-changes.ts'
import { earlierMin, isOutside, ownRange } from './own-range.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-10-01T08:00:00Z')
const counts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: earlierMin, maxLength: 80 })

/** A day's readings, the first with 50,000 followers. */
function historyOf(gains: readonly number[]): HistoryPoint[] {
  let followers = 50_000
  const later = gains.map((gain, day) => {
    followers += gain
    return { at: new Date(start + (day + 1) * dayMs).toISOString(), followers }
  })
  return [{ at: new Date(start).toISOString(), followers: 50_000 }, ...later]
}

test('the range holds the middle, all earlier values but one on each side, and does not depend on their order', () => {
  fc.assert(
    fc.property(counts, fc.double({ min: 0, max: 1_000, noNaN: true }), (values, noise) => {
      const range = ownRange(values, noise)
      const sorted = [...values].sort((a, b) => a - b)
      expect(range).toEqual(ownRange(sorted.toReversed(), noise))
      expect(range && isOutside(range.expected, range)).toBe(false)
      expect(sorted.slice(1, -1).filter((value) => range && isOutside(value, range))).toEqual([])
    }),
  )
})

test('shifting all values shifts the range, stretching them stretches it, and more noise never narrows it', () => {
  fc.assert(
    fc.property(
      counts,
      fc.integer({ min: -9_999, max: 9_999 }),
      fc.integer({ min: 2, max: 50 }),
      (values, by, times) => {
        const range = ownRange(values, 3)
        const shifted = ownRange(
          values.map((value) => value + by),
          3,
        )
        const stretched = ownRange(
          values.map((value) => value * times),
          3 * times,
        )
        expect(shifted?.low).toBeCloseTo((range?.low ?? 0) + by, 4)
        expect(stretched?.high).toBeCloseTo((range?.high ?? 0) * times, 2)
        expect(ownRange(values, 9)?.low).toBeLessThanOrEqual(range?.low ?? 0)
        expect(ownRange(values, 9)?.high).toBeGreaterThanOrEqual(range?.high ?? 0)
      },
    ),
  )
})

test('one wild value in the past neither shifts nor widens the range much; six values are too few', () => {
  const usual = [50, 48, 52, 49, 51, 50, 47, 53]
  const calm = ownRange(usual, 1)
  const once = ownRange([...usual, 9_000], 1)
  expect((once?.high ?? 0) - (once?.low ?? 0)).toBeLessThan(2 * ((calm?.high ?? 0) - (calm?.low ?? 0)))
  expect(isOutside(9_000, { low: once?.low ?? 0, high: once?.high ?? 0 })).toBe(true)
  expect(ownRange([50, 48, 52, 49, 51, 50], 1)).toBeNull()
})

test('a day that brings what days bring is no change; ten times the spread is, up or down', () => {
  const usual = [50, 48, 52, 49, 51, 50, 47, 53, 50, 49]
  expect(followerChange(historyOf([...usual, 55]), false)).toMatchObject({ value: 55, outside: false, n: 10 })
  const jump = followerChange(historyOf([...usual, 400]), false)
  expect(jump).toMatchObject({ value: 400, outside: true, before: 50_499, after: 50_899 })
  expect(followerChange(historyOf([...usual, -300]), false)?.outside).toBe(true)
})

test('a steady creator is left alone: of 2,000 days by chance at most two raise an alarm', () => {
  const random = seededRandom(17)
  // The sum of twelve even draws is nearly a bell curve.
  const gain = () =>
    Math.round(80 + 30 * (Array.from({ length: 12 }, () => random()).reduce((sum, x) => sum + x, 0) - 6))
  let alarms = 0
  for (let day = 0; day < 2_000; day++) {
    const history = historyOf(Array.from({ length: 30 }, gain))
    if (followerChange(history, false)?.outside) alarms += 1
  }
  expect(alarms).toBeLessThanOrEqual(2)
})

test('a step of a rounded count is no change, and is one where counts are exact', () => {
  const counts = [...Array<number>(10).fill(1_230_000), 1_240_000]
  const history = counts.map((followers, day) => ({ at: new Date(start + day * dayMs).toISOString(), followers }))
  expect(followerChange(history, true)?.outside).toBe(false)
  expect(followerChange(history, false)?.outside).toBe(true)
})

test('readings of one day count once, their order means nothing, and a long silence is not compared', () => {
  const history = historyOf([50, 48, 52, 49, 51, 50, 47, 53, 60])
  const again = { at: new Date(start + 7.5 * dayMs).toISOString(), followers: 50_391 }
  expect(followerChange([...history, again].reverse(), false)).toEqual(followerChange(history, false))
  const late = { at: new Date(start + 30 * dayMs).toISOString(), followers: 52_000 }
  expect(followerChange([...history, late], false)).toBeNull()
  expect(followerChange([], false)).toBeNull()
})

test('two days bring twice as much, and may vary by the root of two', () => {
  const usual = historyOf([50, 48, 52, 49, 51, 50, 47, 53])
  const last = { at: new Date(start + 10 * dayMs).toISOString(), followers: 50_500 }
  const one = followerChange([...usual, { ...last, at: new Date(start + 9 * dayMs).toISOString() }], false)
  const two = followerChange([...usual, last], false)
  expect(two?.expected).toBeCloseTo(2 * (one?.expected ?? 0), 6)
  expect((two?.high ?? 0) - (two?.expected ?? 0)).toBeCloseTo(Math.SQRT2 * ((one?.high ?? 0) - (one?.expected ?? 0)), 6)
})

test('a post is held against earlier posts of its age, by factors and never below nothing', () => {
  const usual = [900, 1_100, 1_000, 950, 1_050, 1_200, 800, 1_000]
  expect(postChange(1_400, usual)?.outside).toBe(false)
  expect(postChange(9_000, usual)?.outside).toBe(true)
  expect(postChange(90, usual)?.outside).toBe(true)
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 10_000_000 }), { minLength: 7, maxLength: 40 }), fc.nat(), (earlier, value) => {
      const change = postChange(value, earlier)
      expect(change?.low).toBeGreaterThanOrEqual(0)
      expect(change?.low).toBeLessThanOrEqual(change?.expected ?? 0)
      expect(change?.expected).toBeLessThanOrEqual(change?.high ?? 0)
    }),
  )
  expect(postChange(100, [1, 2, 3])).toBeNull()
})
