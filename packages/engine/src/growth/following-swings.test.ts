import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBefore } from '../examples/example-creator.ts'
import { dayOf } from './follower-days.ts'
import { followingSwings } from './following-swings.ts'

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
