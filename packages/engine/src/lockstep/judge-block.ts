import { logChernoffBound } from '../statistics/chernoff-bound.ts'
import { ninetyPercent } from '../statistics/wilson-interval.ts'
import { concentrationOn } from './concentration.ts'
import { type Crowd, degreeOf, type Inside, sizeOf } from './crowd.ts'

/** Judges a set of columns: who belongs to it, how surprising that is, and whether it may be called a ring. The search that
 *  proposes the sets is greedy; this is not, and its p-value has paid for the search. */

/** A group below this size is a circle of friends. Pods and rings have 20 to 200 members (CreatorScore); samples show a part. */
export const blockActorsMin = 10
export const blockColumnsMin = 3
/** Corrected chance above which a group is not reported. Strict, because real crowds are stranger than any null: rings that were
 *  hidden on purpose stay below 1e-10, and the strongest pattern of simulated fans who come and go reaches 1e-7. */
export const pValueMax = 1e-8
/** Times the density that degrees explain. Tastes and cohorts of real fans vary as much as that. */
const liftMin = 1.8
/** Who carries out orders acts as often as the next one, who acts out of liking does not: the counts of a ring's members vary
 *  about as a coin does or less (measured 0.1 to 1.0 of the binomial variance), those of a part of the audience that only
 *  watches, say, what is in Spanish vary far more (1.3 to 2.6). A margin for small groups is added. */
const unevennessMax = 1.15
/** Actions inside the block that a member must have: one shared post is no step, let alone a lockstep. */
export const insideMin = 2

export interface Block {
  /** Indices into the graph's actors and columns, ascending. */
  actors: number[]
  columns: number[]
  edges: number
  expectedEdges: number
  /** How unevenly those who are drawn to the columns act on them; about 1 for orders, more for liking. */
  unevenness: number
  logP: number
}

/** @param columns at least one, each once
 *  @returns null where nobody belongs to the columns */
export function judgedBlock(crowd: Crowd, columns: readonly number[]): Block | null {
  const { members, inside, logP } = concentrationOn(crowd, columns, insideMin)
  if (members.length === 0) return null
  let edges = 0
  let actions = 0
  for (const member of members) {
    edges += inside.actions[member] ?? 0
    actions += degreeOf(crowd.graph, member)
  }
  const othersInside = columns.reduce((sum, column) => sum + sizeOf(crowd, column), 0) - edges
  const others = crowd.actorsOfColumns.length - actions
  const chance = (othersInside + 0.5) / (others + 1)
  return {
    actors: members,
    columns: [...columns].sort((a, b) => a - b),
    edges,
    expectedEdges: actions * chance,
    unevenness: unevennessOf(drawnCounts(crowd, inside, chance), columns.length),
    logP,
  }
}

/** @returns whether a block is large, surprising, dense and even enough to be shown to anybody */
export function isReportable({ actors, edges, expectedEdges, unevenness, logP }: Block): boolean {
  // The standard error of a variance ratio from n values is √(2/n).
  if (unevenness > unevennessMax + ninetyPercent * Math.sqrt(2 / actors.length)) return false
  return actors.length >= blockActorsMin && logP <= Math.log(pValueMax) && edges >= liftMin * expectedEdges
}

/** Orders significant blocks: how unlikely the block's edges are beside what everybody else does. The p-value is no good for
 *  it, since it counts the members among the crowd and hardly changes when a stray post joins the block. */
export function surpriseOf({ edges, expectedEdges }: Block): number {
  return logChernoffBound(edges, expectedEdges)
}

/** Actions inside of everybody who is drawn to the set, members or not: the search could pick the even part of an uneven
 *  crowd, and must not get away with it. */
function drawnCounts({ graph }: Crowd, { actions }: Inside, chance: number): Uint32Array {
  const drawn = new Uint32Array(actions.length)
  let found = 0
  for (let actor = 0; actor < actions.length; actor += 1) {
    const count = actions[actor] ?? 0
    if (count < insideMin || count < liftMin * chance * degreeOf(graph, actor)) continue
    drawn[found] = count
    found += 1
  }
  return drawn.subarray(0, found)
}

/** @param size number of columns
 *  @returns variance over that of a binomial law of the same mean; 0 where all counts are equal or there are none */
function unevennessOf(counts: Uint32Array, size: number): number {
  if (counts.length === 0) return 0
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  return variance === 0 ? 0 : variance / (mean * (1 - mean / size))
}
