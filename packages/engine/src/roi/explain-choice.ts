import { significant } from '../statistics/significant.ts'
import { type Candidate, type ChoiceProblem, setValue } from './choice-problem.ts'

/** Why each creator is in the chosen set or not, in figures that can be checked: what the set would lose without him, or
 *  what would become of it with him. */
export interface Explanation {
  /** The creator's. */
  id: string
  /** Whether the creator is in the best set. */
  chosen: boolean
  /** For a chosen one what the set would lose without him; for another what he would add, the budget aside. */
  adds: number
  /** One is said even where several hold: the first that a planner could act on. */
  reason:
    | 'adds-most'
    | 'over-budget'
    | 'costs-more-than-it-earns'
    | 'audience-is-reached-already'
    | 'better-use-of-money'
  /** The reason in words, the same for everybody whom it applies to. */
  sentence: string
}

/** Above this share of a creator's worth lost to others, overlap is the reason and not the price. A proposal: at a third another
 *  audience is a better remedy than another fee. */
const overlapMatters = 0.3

/** @param chosen one flag for each candidate of the problem
 *  @returns one explanation for each candidate, in order of reach */
// What a creator adds is found by taking him out or putting him in and valuing the set again. It is his own part and not an average:
// the parts of a set do not add up to its worth where audiences overlap.
export function explainChoice(problem: ChoiceProblem, chosen: readonly boolean[]): Explanation[] {
  const whole = setValue(problem, chosen)
  const spent = problem.candidates.reduce((sum, { cost }, index) => sum + (chosen[index] === true ? cost : 0), 0)
  return problem.candidates.map((candidate, index) => {
    const isChosen = chosen[index] === true
    const other = chosen.map((flag, at) => (at === index ? !flag : flag))
    const adds = significant(isChosen ? whole - setValue(problem, other) : setValue(problem, other) - whole)
    const alone = setValue(
      problem,
      chosen.map((_, at) => at === index),
    )
    const reason = isChosen
      ? 'adds-most'
      : reasonAgainst(candidate, { adds, alone, left: problem.budget - spent, problem })
    return { id: candidate.id, chosen: isChosen, adds, reason, sentence: sentences[reason] }
  })
}

/** What speaks against a creator, in the goal's unit but for the money that is left. */
interface Against {
  /** What the set would gain. */
  adds: number
  /** What the creator would be worth without anybody else. */
  alone: number
  /** US dollars of the budget that the chosen ones leave. */
  left: number
  problem: ChoiceProblem
}

/** The strongest reason first: money that is not there at all, then worth, then overlap, then the better use.
 *
 *  A creator may have several; one is enough to act on. If it is money, the next question is what he would do for less; if
 *  it is overlap, no discount helps. */
function reasonAgainst(
  { cost }: Candidate,
  { adds, alone, left, problem }: Against,
): Exclude<Explanation['reason'], 'adds-most'> {
  if (cost > problem.budget) return 'over-budget'
  if (alone <= 0) return 'costs-more-than-it-earns'
  if (alone - adds > overlapMatters * alone) return 'audience-is-reached-already'
  return cost > left ? 'better-use-of-money' : 'audience-is-reached-already'
}

/** Said of a creator and to a planner, so none of them judges anybody: a set is chosen, not a person. */
const sentences: Record<Explanation['reason'], string> = {
  'adds-most': 'No mix within the budget is worth as much without this creator.',
  'over-budget': 'Costs more than the whole budget.',
  'costs-more-than-it-earns': 'Expected to earn less than it costs.',
  'audience-is-reached-already': 'The selected creators already reach many of these people.',
  'better-use-of-money': 'The selected creators deliver more for the same money.',
}
