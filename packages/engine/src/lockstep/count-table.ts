import type { ActionGraph } from './action-graph.ts'

/** How many accounts of each degree have how many actions inside a set of columns. Accounts that agree in both are
 *  exchangeable, so that a table of a few hundred places stands for a million accounts. */
export interface CountTable {
  /** Degrees that occur, ascending: one row each. */
  degrees: number[]
  /** Where each row begins in `counts`; one longer than `degrees`. A row has a place for 0 to `most` actions inside. */
  start: number[]
  counts: Uint32Array
}

/** @param inside actions inside the set, by actor
 *  @param isActive actors that take part
 *  @param size number of columns in the set */
export function countTable(graph: ActionGraph, inside: Uint32Array, isActive: Uint8Array, size: number): CountTable {
  const rowOf = new Int32Array(graph.columns.length + 1).fill(-1)
  for (let actor = 0; actor < inside.length; actor += 1) if (isActive[actor] === 1) rowOf[degreeOf(graph, actor)] = 0
  const degrees: number[] = []
  const start = [0]
  for (let degree = 0; degree < rowOf.length; degree += 1) {
    if (rowOf[degree] === -1) continue
    rowOf[degree] = degrees.length
    degrees.push(degree)
    start.push((start.at(-1) ?? 0) + Math.min(degree, size) + 1)
  }
  const counts = new Uint32Array(start.at(-1) ?? 0)
  for (let actor = 0; actor < inside.length; actor += 1) {
    if (isActive[actor] !== 1) continue
    const place = (start[rowOf[degreeOf(graph, actor)] ?? 0] ?? 0) + (inside[actor] ?? 0)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return { degrees, start, counts }
}

export function degreeOf(graph: ActionGraph, actor: number): number {
  return (graph.start[actor + 1] ?? 0) - (graph.start[actor] ?? 0)
}
