/** Who acted where: accounts on one side, posts (or short stretches of time after a post) on the other.
 *
 *  Only *returning* accounts are kept, those with two or more actions: somebody seen once cannot move in step with anybody,
 *  and a viral post full of passers-by would otherwise make every regular look concentrated on the other posts. */
export interface ActionGraph {
  /** Account ids of the returning actors, sorted. */
  actors: string[]
  /** Names of the columns, sorted. */
  columns: string[]
  /** Where each actor's columns begin in `columnOf`; one longer than `actors`. */
  start: Uint32Array
  /** Columns of all actors, one actor after the other, ascending within each. */
  columnOf: Uint32Array
  /** Number of returning actors in each column. */
  columnDegree: Uint32Array
}

/** Builds the graph; the outcome does not depend on the order of the actions, and repeated actions count once.
 *
 *  @param actions actors by column
 *  @param columnActorsMin columns with fewer returning actors are dropped, which may make actors drop out in turn
 *  @returns a graph that may be empty */
export function actionGraph(actions: ReadonlyMap<string, ReadonlySet<string>>, columnActorsMin: number): ActionGraph {
  let columns = [...actions.keys()].filter((column) => (actions.get(column)?.size ?? 0) >= columnActorsMin).sort()
  let degree = degreesIn(actions, columns)
  // Dropping a thin column can make an actor a passer-by, which can thin another column; it ends because both only shrink.
  for (;;) {
    const kept = columns.filter((column) => {
      let returning = 0
      for (const actor of actions.get(column) ?? []) if ((degree.get(actor) ?? 0) >= 2) returning += 1
      return returning >= columnActorsMin
    })
    if (kept.length === columns.length) break
    columns = kept
    degree = degreesIn(actions, columns)
  }
  const actors: string[] = []
  let edges = 0
  for (const [actor, count] of degree) {
    if (count < 2) continue
    actors.push(actor)
    edges += count
  }
  return fill(actions, columns, actors.sort(), edges)
}

function degreesIn(actions: ReadonlyMap<string, ReadonlySet<string>>, columns: readonly string[]): Map<string, number> {
  const degree = new Map<string, number>()
  for (const column of columns) {
    for (const actor of actions.get(column) ?? []) degree.set(actor, (degree.get(actor) ?? 0) + 1)
  }
  return degree
}

function fill(
  actions: ReadonlyMap<string, ReadonlySet<string>>,
  columns: string[],
  actors: string[],
  edges: number,
): ActionGraph {
  const indexOf = new Map(actors.map((actor, index) => [actor, index]))
  const start = new Uint32Array(actors.length + 1)
  const columnDegree = new Uint32Array(columns.length)
  for (const [place, column] of columns.entries()) {
    for (const actor of actions.get(column) ?? []) {
      const index = indexOf.get(actor)
      if (index === undefined) continue
      start[index + 1] = (start[index + 1] ?? 0) + 1
      columnDegree[place] = (columnDegree[place] ?? 0) + 1
    }
  }
  for (let index = 0; index < actors.length; index += 1) {
    start[index + 1] = (start[index + 1] ?? 0) + (start[index] ?? 0)
  }
  const next = start.slice()
  const columnOf = new Uint32Array(edges)
  for (const [place, column] of columns.entries()) {
    for (const actor of actions.get(column) ?? []) {
      const index = indexOf.get(actor)
      if (index === undefined) continue
      const at = next[index] ?? 0
      columnOf[at] = place
      next[index] = at + 1
    }
  }
  return { actors, columns, start, columnOf, columnDegree }
}
