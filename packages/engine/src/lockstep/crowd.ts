import type { ActionGraph } from './action-graph.ts'

/** The part of a graph in which the search still looks: the accounts that no block has claimed yet, seen from the columns.
 *
 *  One search asks a dozen sets of columns who belongs to them. What does not depend on the set (who acts on a column, how many
 *  accounts there are of each degree) is counted here once, so that asking a set of three columns costs the actions on those three
 *  and not all actions of the graph. */
export interface Crowd {
  graph: ActionGraph
  /** One flag for each actor of the graph. */
  isActive: Uint8Array
  /** Active actors of all columns, one column after the other, ascending within each. */
  actorsOfColumns: Uint32Array
  /** Where each column begins in `actorsOfColumns`; one longer than the graph's columns. */
  columnStart: Uint32Array
  /** Degrees of active actors that occur, ascending. */
  degrees: number[]
  /** Number of active actors by degree. */
  actorsOfDegree: Uint32Array
}

/** @param isActive actors that take part, one flag each; not to be changed afterwards */
export function crowdOf(graph: ActionGraph, isActive: Uint8Array): Crowd {
  const { actors, columns, columnOf, columnDegree, start } = graph
  const columnStart = new Uint32Array(columns.length + 1)
  const actorsOfDegree = new Uint32Array(columns.length + 1)
  // With everybody active the graph has the sizes of the columns already.
  const everybody = isActive.every((flag) => flag === 1)
  for (let actor = 0; actor < actors.length; actor += 1) {
    if (isActive[actor] !== 1) continue
    const degree = degreeOf(graph, actor)
    actorsOfDegree[degree] = (actorsOfDegree[degree] ?? 0) + 1
    if (everybody) continue
    for (let edge = start[actor] ?? 0; edge < (start[actor + 1] ?? 0); edge += 1) {
      const column = columnOf[edge] ?? 0
      columnStart[column + 1] = (columnStart[column + 1] ?? 0) + 1
    }
  }
  for (let column = 0; column < columns.length; column += 1) {
    const size = everybody ? (columnDegree[column] ?? 0) : (columnStart[column + 1] ?? 0)
    columnStart[column + 1] = (columnStart[column] ?? 0) + size
  }
  const degrees: number[] = []
  for (let degree = 0; degree < actorsOfDegree.length; degree += 1) {
    if ((actorsOfDegree[degree] ?? 0) > 0) degrees.push(degree)
  }
  return {
    graph,
    isActive,
    actorsOfColumns: byColumn(graph, isActive, columnStart),
    columnStart,
    degrees,
    actorsOfDegree,
  }
}

/** A counting sort of the edges; those of an actor come together, so that each column's actors end up ascending. */
function byColumn(
  { actors, columnOf, start }: ActionGraph,
  isActive: Uint8Array,
  columnStart: Uint32Array,
): Uint32Array {
  const next = columnStart.slice()
  const sorted = new Uint32Array(columnStart.at(-1) ?? 0)
  for (let actor = 0; actor < actors.length; actor += 1) {
    if (isActive[actor] !== 1) continue
    for (let edge = start[actor] ?? 0; edge < (start[actor + 1] ?? 0); edge += 1) {
      const column = columnOf[edge] ?? 0
      const place = next[column] ?? 0
      sorted[place] = actor
      next[column] = place + 1
    }
  }
  return sorted
}

/** @returns number of columns on which an actor of the graph acts, active or not */
export function degreeOf({ start }: ActionGraph, actor: number): number {
  return (start[actor + 1] ?? 0) - (start[actor] ?? 0)
}

/** @returns number of active actors on a column */
export function sizeOf({ columnStart }: Crowd, column: number): number {
  return (columnStart[column + 1] ?? 0) - (columnStart[column] ?? 0)
}

/** Who acts on any of the columns, and how often.
 *
 *  @param columns each at most once */
export function insideOf({ graph, actorsOfColumns, columnStart }: Crowd, columns: readonly number[]): Inside {
  const actions = new Uint32Array(graph.actors.length)
  const actors: number[] = []
  for (const column of columns) {
    for (let place = columnStart[column] ?? 0; place < (columnStart[column + 1] ?? 0); place += 1) {
      const actor = actorsOfColumns[place] ?? 0
      const before = actions[actor] ?? 0
      if (before === 0) actors.push(actor)
      actions[actor] = before + 1
    }
  }
  return { actions, actors }
}

/** Actions of active actors inside a set of columns. */
export interface Inside {
  /** By actor of the graph. */
  actions: Uint32Array
  /** Actors with at least one, in no order. */
  actors: number[]
}
