/** Who acted where: accounts on one side, posts (or short stretches of time after a post) on the other.
 *
 *  Only *returning* accounts are kept, those with two or more actions: somebody seen once cannot move in step with anybody,
 *  and a viral post full of passers-by would otherwise make every regular look concentrated on the other posts. */
export interface ActionGraph {
  /** For each actor and column of the graph, its index among those that it was built from; ascending. */
  actors: Uint32Array
  columns: Uint32Array
  /** Where each actor's columns begin in `columnOf`; one longer than `actors`. */
  start: Uint32Array
  /** Columns of all actors, one actor after the other, ascending within each: one entry for each edge of the graph. */
  columnOf: Uint32Array
  /** The actor of each edge, as a place in `actors`. */
  actorOf: Uint32Array
  /** Number of actors in each column. */
  columnDegree: Uint32Array
}

/** Builds the graph. Repeated actions count once.
 *
 *  @param actorOf actor of each action
 *  @param columnOf column of each action; values from `columns` up mean "nowhere"
 *  @param actors number of actors
 *  @param columns number of columns
 *  @param columnActorsMin columns with fewer returning actors are dropped, which may make actors drop out in turn
 *  @returns a graph that may be empty */
export function actionGraph(
  actorOf: Uint32Array,
  columnOf: Uint32Array,
  actors: number,
  columns: number,
  columnActorsMin: number,
): ActionGraph {
  let kept = distinctActions(actorOf, columnOf, actors, columns)
  const actorDegree = new Uint32Array(actors)
  const columnDegree = new Uint32Array(columns)
  for (const index of kept) {
    count(actorDegree, actorOf[index] ?? 0, 1)
    count(columnDegree, columnOf[index] ?? 0, 1)
  }
  // Dropping a thin column can make an actor a passer-by, which can thin another column; it ends because both only shrink.
  for (let before = -1; kept.length !== before; ) {
    before = kept.length
    kept = keptOf(kept, (index) => {
      const actor = actorOf[index] ?? 0
      const column = columnOf[index] ?? 0
      if ((actorDegree[actor] ?? 0) >= 2 && (columnDegree[column] ?? 0) >= columnActorsMin) return true
      count(actorDegree, actor, -1)
      count(columnDegree, column, -1)
      return false
    })
  }
  return filled(kept, actorOf, columnOf, actorDegree, columnDegree)
}

/** Keeps the indices that pass, in order, in their own array: the built-in filter makes another one and is several times as slow. */
function keptOf(indices: Uint32Array, passes: (index: number) => boolean): Uint32Array {
  let left = 0
  for (let at = 0; at < indices.length; at += 1) {
    const index = indices[at] ?? 0
    if (!passes(index)) continue
    indices[left] = index
    left += 1
  }
  return indices.subarray(0, left)
}

/** Adds to a count; named because `counts[place] += 1` would be an unchecked read. */
function count(counts: Uint32Array, place: number, by: number) {
  counts[place] = (counts[place] ?? 0) + by
}

/** Indices of the first action of each actor in each column, by column. A counting sort; linear. */
function distinctActions(actorOf: Uint32Array, columnOf: Uint32Array, actors: number, columns: number): Uint32Array {
  const next = new Uint32Array(columns + 1)
  let within = 0
  for (const column of columnOf) {
    if (column >= columns) continue
    count(next, column + 1, 1)
    within += 1
  }
  for (let column = 0; column < columns; column += 1) count(next, column + 1, next[column] ?? 0)
  const byColumn = new Uint32Array(within)
  for (let index = 0; index < columnOf.length; index += 1) {
    const column = columnOf[index] ?? 0
    if (column >= columns) continue
    byColumn[next[column] ?? 0] = index
    count(next, column, 1)
  }
  const lastColumn = new Uint32Array(actors).fill(0xffffffff)
  return keptOf(byColumn, (index) => {
    const actor = actorOf[index] ?? 0
    const column = columnOf[index] ?? 0
    if (lastColumn[actor] === column) return false
    lastColumn[actor] = column
    return true
  })
}

/** Lays the kept actions out by actor. Indices are given anew without gaps, since everything after walks over arrays as long as the graph and
 *  not as long as the input. */
function filled(
  kept: Uint32Array,
  actorOf: Uint32Array,
  columnOf: Uint32Array,
  actorDegree: Uint32Array,
  columnDegree: Uint32Array,
): ActionGraph {
  const actors = present(actorDegree)
  const columns = present(columnDegree)
  const start = new Uint32Array(actors.indices.length + 1)
  for (let place = 0; place < actors.indices.length; place += 1) {
    start[place + 1] = (start[place] ?? 0) + (actorDegree[actors.indices[place] ?? 0] ?? 0)
  }
  const next = start.slice()
  const columnsOfEdges = new Uint32Array(kept.length)
  const actorsOfEdges = new Uint32Array(kept.length)
  // The actions come by column, so that each actor's columns end up ascending.
  for (const index of kept) {
    const place = actors.placeOf[actorOf[index] ?? 0] ?? 0
    const at = next[place] ?? 0
    columnsOfEdges[at] = columns.placeOf[columnOf[index] ?? 0] ?? 0
    actorsOfEdges[at] = place
    next[place] = at + 1
  }
  return {
    actors: actors.indices,
    columns: columns.indices,
    start,
    columnOf: columnsOfEdges,
    actorOf: actorsOfEdges,
    columnDegree: columns.indices.map((column) => columnDegree[column] ?? 0),
  }
}

/** Who is left, ascending, and the place of each among them. */
function present(degree: Uint32Array): { indices: Uint32Array; placeOf: Uint32Array } {
  const indices = new Uint32Array(degree.length)
  const placeOf = new Uint32Array(degree.length)
  let left = 0
  for (let index = 0; index < degree.length; index += 1) {
    if (degree[index] === 0) continue
    indices[left] = index
    placeOf[index] = left
    left += 1
  }
  return { indices: indices.slice(0, left), placeOf }
}
