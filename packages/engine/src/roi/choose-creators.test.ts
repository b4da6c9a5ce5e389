import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrderOfReach, notInEachOther } from '../reach/fresh-share.ts'
import type { Candidate, Goal } from './choice-problem.ts'
import { setValue } from './choice-problem.ts'
import { type Choice, candidatesMax, chooseCreators } from './choose-creators.ts'

const candidate = (id: string, reach: number, cost: number, grossProfit: number): Candidate => ({
  ...{ id, reach, cost, grossProfit },
})

/** Some candidates and how much any two have in common. */
const problems = fc
  .record({
    rows: fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: -40, max: 400 }),
      ),
      { maxLength: 8 },
    ),
    budget: fc.integer({ min: 0, max: 300 }),
    overlaps: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 }),
    goal: fc.constantFrom<Goal>('profit', 'reach'),
  })
  .map(({ rows, budget, overlaps, goal }) => ({
    candidates: rows.map(([reach, cost, profit], index) => candidate(`c${index}`, reach, cost, profit)),
    ...{ budget, goal },
    overlapOf: (one: string, other: string) => {
      const [low, high] = [one, other].map((id) => Number(id.slice(1))).sort((a, b) => a - b)
      return one === other ? 1 : (overlaps[(low ?? 0) * 8 + (high ?? 0)] ?? 0)
    },
  }))

/** The best of all sets, looked at one by one. */
function bruteForce(
  candidates: readonly Candidate[],
  budget: number,
  goal: Goal,
  overlapOf: (a: string, b: string) => number,
) {
  const ordered = inOrderOfReach(candidates)
  const problem = { candidates: ordered, apart: notInEachOther(ordered, overlapOf), budget, goal }
  let best = 0
  for (let set = 0; set < 2 ** ordered.length; set += 1) {
    const chosen = ordered.map((_, index) => (set >> index) % 2 === 1)
    const cost = ordered.reduce((sum, one, index) => sum + (chosen[index] ? one.cost : 0), 0)
    if (cost <= budget) best = Math.max(best, setValue(problem, chosen))
  }
  return best
}

const gained = (choice: Choice) => (choice.goal === 'profit' ? choice.profit : choice.reach)

test('no set within the budget is better: every one of them was looked at by brute force', () => {
  fc.assert(
    fc.property(problems, ({ candidates, budget, goal, overlapOf }) => {
      const best = bruteForce(candidates, budget, goal, overlapOf)
      const found = gained(chooseCreators(candidates, budget, goal, overlapOf))
      expect(Math.abs(found - best)).toBeLessThanOrEqual(1e-5 * Math.max(1, best))
    }),
    { numRuns: 300 },
  )
})

test('the budget is never exceeded', () => {
  fc.assert(
    fc.property(problems, ({ candidates, budget, goal, overlapOf }) => {
      const choice = chooseCreators(candidates, budget, goal, overlapOf)
      const cost = candidates.filter(({ id }) => choice.chosen.includes(id)).reduce((sum, one) => sum + one.cost, 0)
      expect(cost).toBeLessThanOrEqual(budget)
      expect(choice.cost).toBeCloseTo(cost, 6)
    }),
    { numRuns: 200 },
  )
})

test('the order of the candidates means nothing', () => {
  fc.assert(
    fc.property(problems, ({ candidates, budget, goal, overlapOf }) => {
      const choice = chooseCreators(candidates, budget, goal, overlapOf)
      expect(chooseCreators([...candidates].reverse(), budget, goal, overlapOf)).toEqual(choice)
    }),
  )
})

test('more money never buys less, and never less than taking the best ratios one by one', () => {
  fc.assert(
    fc.property(problems, fc.nat(200), ({ candidates, budget, goal, overlapOf }, more) => {
      const choice = chooseCreators(candidates, budget, goal, overlapOf)
      const richer = gained(chooseCreators(candidates, budget + more, goal, overlapOf))
      expect(richer).toBeGreaterThanOrEqual(gained(choice) * 0.99999)
      expect(gained(choice)).toBeGreaterThanOrEqual(choice.oneByOne * 0.99999 - 1e-9)
    }),
  )
})

test('each chosen creator’s loss is what its explanation says', () => {
  fc.assert(
    fc.property(problems, ({ candidates, budget, goal, overlapOf }) => {
      const choice = chooseCreators(candidates, budget, goal, overlapOf)
      expect(choice.explanations.map(({ id }) => id).sort()).toEqual(candidates.map(({ id }) => id).sort())
      for (const { id, chosen, adds } of choice.explanations) {
        expect(chosen).toBe(choice.chosen.includes(id))
        if (chosen) expect(adds).toBeGreaterThanOrEqual(-1e-6)
      }
    }),
  )
})

test('two creators with one audience are not both booked when a third brings new people', () => {
  const choice = chooseCreators(
    [candidate('a', 1_000, 50, 200), candidate('twin', 990, 50, 198), candidate('new', 500, 50, 150)],
    100,
    'profit',
    (one, other) => (one === other || (one !== 'new' && other !== 'new') ? 0.95 : 0.02),
  )
  expect(choice.chosen).toEqual(['a', 'new'])
  expect(choice.explanations.find(({ id }) => id === 'twin')?.reason).toBe('audience-is-reached-already')
  expect(choice.oneByOne).toBeLessThan(choice.profit)
})

test('who costs more than he earns, or than there is, is told so', () => {
  const choice = chooseCreators(
    [
      candidate('good', 10, 10, 100),
      candidate('loss', 20, 10, 4),
      candidate('star', 900, 500, 9_000),
      candidate('dear', 9, 95, 100),
    ],
    100,
    'profit',
    () => 0,
  )
  const reasons = Object.fromEntries(choice.explanations.map(({ id, reason }) => [id, reason]))
  expect(reasons).toEqual({
    ...{ star: 'over-budget', loss: 'costs-more-than-it-earns', good: 'adds-most', dear: 'better-use-of-money' },
  })
})

test('where nothing is worth its price nothing is booked', () => {
  const choice = chooseCreators([candidate('a', 5, 10, 1)], 100, 'profit', () => 0)
  expect(choice).toMatchObject({ chosen: [], cost: 0, profit: 0, reach: 0 })
  expect(chooseCreators([], 100, 'reach', () => 0).chosen).toEqual([])
  expect(chooseCreators([candidate('a', 5, 10, 100)], 0, 'reach', () => 0).chosen).toEqual([])
})

test('twenty creators are weighed, more are refused', () => {
  const many = Array.from({ length: candidatesMax }, (_, index) =>
    candidate(
      `c${index}`,
      1_000 + 37 * ((index * 7) % 20),
      100 + 13 * ((index * 11) % 20),
      180 + 29 * ((index * 3) % 20),
    ),
  )
  const choice = chooseCreators(many, 1_500, 'profit', (one, other) => (one === other ? 1 : 0.12))
  expect(choice.chosen.length).toBeGreaterThan(3)
  expect(() => chooseCreators([...many, candidate('more', 1, 1, 1)], 1_500, 'profit', () => 0)).toThrow(RangeError)
})

test('numbers that are none cost nothing and bring nothing', () => {
  const odd = candidate('odd', Number.NaN, Number.NaN, Number.POSITIVE_INFINITY)
  expect(chooseCreators([odd], Number.NaN, 'profit', () => 0)).toMatchObject({ profit: 0, cost: 0, reach: 0 })
})
