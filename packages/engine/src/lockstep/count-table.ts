import { type Crowd, degreeOf, type Inside } from './crowd.ts'

/** How many accounts of each degree have how many actions inside a set of columns. Accounts that agree in both are
 *  exchangeable, so that a table of a few hundred places stands for a million accounts. */
export interface CountTable {
  /** Degrees that occur, ascending: one row each. */
  degrees: readonly number[]
  /** Where each row begins in `counts`; one longer than `degrees`. A row has a place for 0 to `most` actions inside. */
  start: number[]
  counts: Uint32Array | Float64Array
}

/** Costs the accounts that act inside, not all accounts: the others are known by their degree and need no visit.
 *
 *  @param inside actions inside the set
 *  @param size number of columns in the set */
export function countTable({ graph, degrees, actorsOfDegree }: Crowd, inside: Inside, size: number): CountTable {
  const startOf = new Uint32Array(actorsOfDegree.length)
  const start = [0]
  let end = 0
  for (const degree of degrees) {
    startOf[degree] = end
    end += Math.min(degree, size) + 1
    start.push(end)
  }
  const counts = new Uint32Array(end)
  for (const degree of degrees) counts[startOf[degree] ?? 0] = actorsOfDegree[degree] ?? 0
  for (const actor of inside.actors) {
    const none = startOf[degreeOf(graph, actor)] ?? 0
    const place = none + (inside.actions[actor] ?? 0)
    counts[none] = (counts[none] ?? 0) - 1
    counts[place] = (counts[place] ?? 0) + 1
  }
  return { degrees, start, counts }
}
