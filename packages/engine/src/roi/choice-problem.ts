import { type Audience, freshShareOf, keptShare } from './fresh-share.ts'

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
  apart: readonly Float64Array[]
  budget: number
  goal: Goal
}

/** What a set is worth; creators before others in the order are met first. */
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

/** Both goals fall with every further creator before this one, which is what makes the hopeful sum of the search an upper bound.
 *
 *  A creator of whose people only `fresh` are new. A loss is not made smaller by who else is booked. */
export function worth({ reach, grossProfit, cost }: Candidate, fresh: number, goal: Goal): number {
  if (goal === 'reach') return reach * fresh
  return (grossProfit > 0 ? grossProfit * keptShare(fresh) : grossProfit) - cost
}
