import { expect, test } from 'vitest'
import { notInEachOther } from '../reach/fresh-share.ts'
import type { Candidate, ChoiceProblem } from './choice-problem.ts'
import { explainChoice } from './explain-choice.ts'

const problemOf = (
  candidates: readonly Candidate[],
  budget: number,
  overlap: (one: string, other: string) => number = () => 0,
): ChoiceProblem => ({ candidates, budget, goal: 'profit', apart: notInEachOther(candidates, overlap) })
const someone = (id: string, cost: number, grossProfit: number): Candidate => ({ id, reach: 100, cost, grossProfit })
const reasonsOf = (problem: ChoiceProblem, chosen: readonly boolean[]) =>
  Object.fromEntries(explainChoice(problem, chosen).map(({ id, reason }) => [id, reason]))

test('without overlap a chosen creator adds his own profit, another would add his', () => {
  const problem = problemOf([someone('in', 50, 120), someone('out', 30, 75)], 60)
  expect(explainChoice(problem, [true, false])).toMatchObject([
    { id: 'in', chosen: true, adds: 70, reason: 'adds-most' },
    { id: 'out', chosen: false, adds: 45, reason: 'better-use-of-money' },
  ])
})

test('money that is not there at all comes before every other reason', () => {
  // He would lose money as well; a planner first has to know that he cannot be paid.
  expect(reasonsOf(problemOf([someone('star', 500, 10)], 100), [false])).toEqual({ star: 'over-budget' })
})

test('who costs exactly the budget is not over it', () => {
  expect(reasonsOf(problemOf([someone('a', 100, 40)], 100), [false])).toEqual({ a: 'costs-more-than-it-earns' })
})

test('breaking even exactly is no gain, and is told like a loss', () => {
  expect(reasonsOf(problemOf([someone('even', 40, 40)], 100), [false])).toEqual({ even: 'costs-more-than-it-earns' })
})

test('overlap is the reason from more than three tenths of the worth on, the price below', () => {
  // Profit alone is 100 × (.3727 + .6273 × fresh); the cost of nothing keeps worth and profit the same.
  const pair = [someone('big', 60, 900), { ...someone('small', 50, 150), reach: 50 }]
  const at = (overlap: number) =>
    reasonsOf(
      problemOf(pair, 60, () => overlap),
      [true, false],
    ).small
  // Alone 100. At .1: 150 × (1 − .0627) − 50 = 90.6, a tenth lost. At .4: 150 × (1 − .251) − 50 = 62.4, over three tenths.
  expect(at(0.1)).toBe('better-use-of-money')
  expect(at(0.4)).toBe('audience-is-reached-already')
})

test('every reason has a sentence of its own, and none speaks of fraud', () => {
  const problem = problemOf(
    [someone('in', 50, 300), someone('over', 500, 900), someone('loss', 20, 4), someone('next', 40, 60)],
    60,
  )
  const explained = explainChoice(problem, [true, false, false, false])
  expect(explained.map(({ reason }) => reason)).toEqual([
    'adds-most',
    'over-budget',
    'costs-more-than-it-earns',
    'better-use-of-money',
  ])
  expect(new Set(explained.map(({ sentence }) => sentence)).size).toBe(4)
  for (const { sentence } of explained) expect(sentence).not.toMatch(/fake|fraud|cheat/i)
})
