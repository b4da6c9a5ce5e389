import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notInEachOther, repeatValue } from '../reach/fresh-share.ts'
import { type Candidate, type ChoiceProblem, setValue, worth } from './choice-problem.ts'

const candidate = (id: string, reach: number, cost = 0, grossProfit = 0): Candidate => ({
  id,
  reach,
  cost,
  grossProfit,
})
const problemOf = (candidates: readonly Candidate[], overlap: number, goal: 'profit' | 'reach'): ChoiceProblem => ({
  ...{ candidates, goal, budget: 1e9 },
  apart: notInEachOther(candidates, () => overlap),
})

test('1,000 and 500 people who overlap by a tenth are 1,450', () => {
  const problem = problemOf([candidate('a', 1_000), candidate('b', 500)], 0.1, 'reach')
  expect(setValue(problem, [true, true])).toBe(1_450)
  expect(setValue(problem, [true, false])).toBe(1_000)
  expect(setValue(problem, [false, true])).toBe(500)
})

test('the third of three is met afresh by .9 × .9, and by .9 where the second stays away', () => {
  const problem = problemOf([candidate('a', 1_000), candidate('b', 500), candidate('c', 100)], 0.1, 'reach')
  expect(setValue(problem, [true, true, true])).toBeCloseTo(1_000 + 450 + 81, 9)
  expect(setValue(problem, [true, false, true])).toBeCloseTo(1_000 + 90, 9)
})

test('for profit people who are met again count by what a second post brings, and costs are never shared', () => {
  const problem = problemOf([candidate('a', 10, 50, 200), candidate('b', 10, 50, 200)], 1, 'profit')
  // 2^.457 − 1 is .3727: 200 − 50, and 200 × .3727 − 50.
  expect(repeatValue).toBeCloseTo(0.372684, 6)
  expect(setValue(problem, [true, true])).toBeCloseTo(150 + 200 * 0.372684 - 50, 3)
})

test('a creator of whom nobody is new earns 100 × .37 − 60, a loss of 23', () => {
  expect(worth(candidate('a', 10, 60, 100), 0, 'profit')).toBeCloseTo(-22.7316, 4)
  expect(worth(candidate('a', 10, 60, 100), 1, 'profit')).toBe(40)
  expect(worth(candidate('a', 10, 60, 100), 0.25, 'reach')).toBe(2.5)
})

test('a loss stays whole, however few of the people are new', () => {
  for (const fresh of [0, 0.3, 1]) expect(worth(candidate('a', 10, 60, -40), fresh, 'profit')).toBe(-100)
})

test('nobody is worth nothing, and a flag that is missing is nobody', () => {
  const problem = problemOf([candidate('a', 1_000, 5, 9)], 0, 'profit')
  expect(setValue(problem, [])).toBe(0)
  expect(setValue(problem, [false])).toBe(0)
})

test('worth never falls with fresh people and is linear in them', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const amount = fc.integer({ min: -1_000, max: 1_000 })
  fc.assert(
    fc.property(
      share,
      share,
      amount,
      fc.constantFrom('profit' as const, 'reach' as const),
      (one, other, earned, goal) => {
        const someone = candidate('a', 700, 90, earned)
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(worth(someone, more, goal)).toBeGreaterThanOrEqual(worth(someone, less, goal))
        const middle = (worth(someone, less, goal) + worth(someone, more, goal)) / 2
        expect(worth(someone, (less + more) / 2, goal)).toBeCloseTo(middle, 6)
      },
    ),
  )
})
