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
  /** Columns of all actors, one actor after the other, ascending within each. */
  columnOf: Uint32Array
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
  const distinct = distinctActions(actorOf, columnOf, actors, columns)
  const actorDegree = new Uint32Array(actors)
  const columnDegree = new Uint32Array(columns)
  for (const index of distinct) {
    const [actor, column] = [actorOf[index] ?? 0, columnOf[index] ?? 0]
    actorDegree[actor] = (actorDegree[actor] ?? 0) + 1
    columnDegree[column] = (columnDegree[column] ?? 0) + 1
  }
  // Dropping a thin column can make an actor a passer-by, which can thin another column; it ends because both only shrink.
  let kept = distinct
  for (;;) {
    const next = kept.filter((index) => {
      const [actor, column] = [actorOf[index] ?? 0, columnOf[index] ?? 0]
      if ((actorDegree[actor] ?? 0) >= 2 && (columnDegree[column] ?? 0) >= columnActorsMin) return true
      actorDegree[actor] = (actorDegree[actor] ?? 0) - 1
      columnDegree[column] = (columnDegree[column] ?? 0) - 1
      return false
    })
    if (next.length === kept.length) break
    kept = next
  }
  return filled(kept, actorOf, columnOf, actorDegree, columnDegree)
}

/** Indices of the first action of each actor in each column, by column. A counting sort; linear. */
function distinctActions(actorOf: Uint32Array, columnOf: Uint32Array, actors: number, columns: number): Uint32Array {
  const next = new Uint32Array(columns + 1)
  let within = 0
  for (const column of columnOf) {
    if (column >= columns) continue
    next[column + 1] = (next[column + 1] ?? 0) + 1
    within += 1
  }
  for (let column = 0; column < columns; column += 1) next[column + 1] = (next[column + 1] ?? 0) + (next[column] ?? 0)
  const byColumn = new Uint32Array(within)
  for (let index = 0; index < columnOf.length; index += 1) {
    const column = columnOf[index] ?? 0
    if (column >= columns) continue
    byColumn[next[column] ?? 0] = index
    next[column] = (next[column] ?? 0) + 1
  }
  const lastColumn = new Uint32Array(actors).fill(0xffffffff)
  return byColumn.filter((index) => {
    const [actor, column] = [actorOf[index] ?? 0, columnOf[index] ?? 0]
    if (lastColumn[actor] === column) return false
    lastColumn[actor] = column
    return true
  })
}

function filled(
  kept: Uint32Array,
  actorOf: Uint32Array,
  columnOf: Uint32Array,
  actorDegree: Uint32Array,
  columnDegree: Uint32Array,
): ActionGraph {
  const present = (degree: Uint32Array) => {
    const indices = Uint32Array.from(degree.keys()).filter((index) => (degree[index] ?? 0) > 0)
    const placeOf = new Uint32Array(degree.length)
    for (const [place, index] of indices.entries()) placeOf[index] = place
    return { indices, placeOf }
  }
  const actors = present(actorDegree)
  const columns = present(columnDegree)
  const start = new Uint32Array(actors.indices.length + 1)
  for (const [place, actor] of actors.indices.entries())
    start[place + 1] = (start[place] ?? 0) + (actorDegree[actor] ?? 0)
  const next = start.slice()
  const columnsOfActors = new Uint32Array(kept.length)
  // The actions come by column, so that each actor's columns end up ascending.
  for (const index of kept) {
    const place = actors.placeOf[actorOf[index] ?? 0] ?? 0
    const at = next[place] ?? 0
    columnsOfActors[at] = columns.placeOf[columnOf[index] ?? 0] ?? 0
    next[place] = at + 1
  }
  return {
    actors: actors.indices,
    columns: columns.indices,
    start,
    columnOf: columnsOfActors,
    columnDegree: columns.indices.map((column) => columnDegree[column] ?? 0),
  }
}
