import { type Audience, freshShareOf, keptShare } from '../reach/fresh-share.ts'

/** What the choice of creators is about: candidates in order of reach, what they have in common, and what a set of them is
 *  worth.
 *
 *  The worth of a creator depends on who else is booked, so it is never a column of a table. That is the one thing that
 *  makes the choice hard, and why the best set is not the list of the best creators. */

/** One creator with what booking brings, alone. */
export interface Candidate extends Audience {
  /** What booking costs, all in. */
  cost: number
  /** Expected gross profit, alone. */
  grossProfit: number
}

/** `profit`: expected gross profit less cost. `reach`: different people, whatever they buy. */
export type Goal = 'profit' | 'reach'

/** A problem in the form that the search works on; position 0 reaches most. */
export interface ChoiceProblem {
  candidates: readonly Candidate[]
  /** What of the people of row i is not in column j, 0 to 1. */
  apart: readonly Float64Array[]
  /** US dollars. */
  budget: number
  goal: Goal
}

/** What a set is worth; creators before others in the order are met first.
 *
 *  @param chosen one flag for each candidate
 *  @returns US dollars of profit, which may be below zero, or people; 0 for nobody
 *  @example two of 1,000 and 500 people who overlap by a tenth: 1,000 + 500 × .9 = 1,450 people */
export function setValue({ candidates, apart, goal }: ChoiceProblem, chosen: readonly boolean[]): number {
  let value = 0
  for (const [index, candidate] of candidates.entries()) {
    if (chosen[index] !== true) continue
    value += worth(
      candidate,
      freshShareOf(apart[index], index, (before) => chosen[before] === true),
      goal,
    )
  }
  return value
}

/** The worth of a creator of whose people only `fresh` are new. A loss is not made smaller by who else is booked.
 *
 *  It falls, for both goals, with every further creator before this one, which is what makes the hopeful sum of the search an
 *  upper bound.
 *
 *  @param fresh 0 to 1
 *  @example a profit of 100 at a cost of 60 with nobody new: 100 × .37 − 60 = −23 */
export function worth({ reach, grossProfit, cost }: Candidate, fresh: number, goal: Goal): number {
  if (goal === 'reach') return reach * fresh
  return (grossProfit > 0 ? grossProfit * keptShare(fresh) : grossProfit) - cost
}
