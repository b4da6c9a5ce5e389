import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Recency } from './forecast-model.ts'
import { type CountedPast, fifths, logCount, recencyLevels } from './recency-levels.ts'

const even: Recency = { unit: 'posts', halfLife: null }
const recencies: Recency[] = [even, { unit: 'posts', halfLife: 2 }, { unit: 'days', halfLife: 10 }]

/** Posts a day apart, newest first. */
function dailyPast(logCounts: readonly number[]): CountedPast {
  return { logCounts, daysBack: logCounts.map((_, rank) => rank) }
}

const pasts = fc.array(fc.double({ min: -1, max: 18, noNaN: true }), { minLength: 1, maxLength: 40 }).map(dailyPast)

test('five posts that weigh the same are the five levels, weakest first', () => {
  expect(recencyLevels(dailyPast([3, 1, 5, 2, 4]), [even])).toEqual([1, 2, 3, 4, 5])
})

test('ten posts make five levels of two posts each', () => {
  const levels = recencyLevels(dailyPast([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), [even])
  expect(levels).toHaveLength(fifths)
  for (const [index, level] of levels.entries()) expect(level).toBeCloseTo(0.5 + 2 * index, 9)
})

test('one post is every level for every recency', () => {
  for (const level of recencyLevels(dailyPast([7]), recencies)) expect(level).toBeCloseTo(7, 12)
})

test('a post that lies on a cut belongs to both sides in proportion', () => {
  // Three posts: the lowest fifth is all of the first, the middle fifth all of the second.
  const levels = recencyLevels(dailyPast([0, 3, 6]), [even])
  expect(levels[0]).toBeCloseTo(0, 12)
  expect(levels[1]).toBeCloseTo(1, 9)
  expect(levels[2]).toBeCloseTo(3, 12)
  expect(levels[3]).toBeCloseTo(5, 9)
  expect(levels[4]).toBeCloseTo(6, 12)
})

test('a post two half-lives back weighs a quarter', () => {
  const [first] = recencyLevels({ logCounts: [1, 0], daysBack: [0, 20] }, [{ unit: 'days', halfLife: 10 }])
  // The old post has 1/5 of the weight, which is exactly the lowest fifth.
  expect(first).toBeCloseTo(0, 9)
  const second = recencyLevels({ logCounts: [1, 0], daysBack: [0, 20] }, [{ unit: 'days', halfLife: 10 }])[1]
  expect(second).toBeCloseTo(1, 9)
})

test('half-lives in posts do not care how many days passed, half-lives in days do', () => {
  const quick = { logCounts: [1, 2, 3], daysBack: [0, 1, 2] }
  const slow = { logCounts: [1, 2, 3], daysBack: [0, 100, 200] }
  const inPosts: Recency[] = [{ unit: 'posts', halfLife: 2 }]
  const inDays: Recency[] = [{ unit: 'days', halfLife: 10 }]
  expect(recencyLevels(quick, inPosts)).toEqual(recencyLevels(slow, inPosts))
  expect(recencyLevels(quick, inDays)).not.toEqual(recencyLevels(slow, inDays))
})

test('levels of one recency never fall from one fifth to the next', () => {
  fc.assert(
    fc.property(pasts, (past) => {
      const levels = recencyLevels(past, recencies)
      for (let row = 0; row < recencies.length; row += 1) {
        const own = levels.slice(row * fifths, (row + 1) * fifths)
        for (const [index, level] of own.entries()) {
          if (index > 0) expect(level).toBeGreaterThanOrEqual((own[index - 1] ?? level) - 1e-9)
        }
      }
    }),
  )
})

test('all levels lie between the lowest and the highest post', () => {
  fc.assert(
    fc.property(pasts, (past) => {
      const [low, high] = [Math.min(...past.logCounts), Math.max(...past.logCounts)]
      for (const level of recencyLevels(past, recencies)) {
        expect(level).toBeGreaterThanOrEqual(low - 1e-9)
        expect(level).toBeLessThanOrEqual(high + 1e-9)
      }
    }),
  )
})

test('ten times the counts raise every level by the logarithm of ten', () => {
  fc.assert(
    fc.property(pasts, ({ logCounts, daysBack }) => {
      const before = recencyLevels({ logCounts, daysBack }, recencies)
      const after = recencyLevels({ logCounts: logCounts.map((value) => value + Math.log(10)), daysBack }, recencies)
      for (const [index, level] of after.entries()) expect(level).toBeCloseTo((before[index] ?? 0) + Math.log(10), 8)
    }),
  )
})

test('no level falls when any post does better', () => {
  fc.assert(
    fc.property(pasts, fc.nat(), fc.double({ min: 0, max: 5, noNaN: true }), ({ logCounts, daysBack }, place, gain) => {
      const better = logCounts.map((value, index) => (index === place % logCounts.length ? value + gain : value))
      const before = recencyLevels({ logCounts, daysBack }, recencies)
      for (const [index, level] of recencyLevels({ logCounts: better, daysBack }, recencies).entries()) {
        expect(level).toBeGreaterThanOrEqual((before[index] ?? 0) - 1e-9)
      }
    }),
  )
})

test('a better post raises the forgetting levels more when it is recent', () => {
  const quiet = new Array<number>(20).fill(5)
  const withHit = (place: number) => quiet.map((value, index) => (index === place ? 9 : value))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const forgetting: Recency[] = [{ unit: 'posts', halfLife: 4 }]
  expect(mean(recencyLevels(dailyPast(withHit(0)), forgetting))).toBeGreaterThan(
    mean(recencyLevels(dailyPast(withHit(15)), forgetting)),
  )
})

test('a silent post is a low level, not a missing one', () => {
  expect(logCount(0)).toBeCloseTo(Math.log(0.5), 12)
  expect(logCount(1)).toBe(0)
  expect(logCount(0)).toBeLessThan(logCount(1))
})
