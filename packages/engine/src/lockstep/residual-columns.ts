import { type Crowd, degreeOf, sizeOf } from './crowd.ts'

/** Columns that share accounts beyond what degrees explain, by the leading direction of the residual matrix A − d·Dᵀ/E (the
 *  modularity matrix of Newman 2006, for two sides). Density alone points at the most devoted fans; what is left after the
 *  degrees are taken away points at company that devotion does not explain. Power iteration, O(edges) a round. */
const rounds = 12

/** @param seed column that the search starts from; different seeds may end in different directions
 *  @returns all columns, those that belong most to the direction first */
export function residualColumns(crowd: Crowd, seed: number): number[] {
  const columns = crowd.graph.columns.length
  const degree = Float64Array.from({ length: columns }, (_, column) => sizeOf(crowd, column))
  const scale = degree.map((count) => (count > 0 ? 1 / Math.sqrt(count) : 0))
  const direction = new Float64Array(columns)
  direction[seed] = 1
  const scaled = new Float64Array(columns)
  const next = new Float64Array(columns)
  for (let round = 0; round < rounds; round += 1) {
    let along = 0
    for (let column = 0; column < columns; column += 1) {
      scaled[column] = (direction[column] ?? 0) * (scale[column] ?? 0)
      along += (degree[column] ?? 0) * (scale[column] ?? 0) * (direction[column] ?? 0)
    }
    turn(crowd, scaled, along, scale, next)
    let squares = 0
    for (const value of next) squares += value * value
    const length = Math.sqrt(squares)
    if (!(length > 0)) break
    for (let column = 0; column < columns; column += 1) direction[column] = (next[column] ?? 0) / length
  }
  const weight = direction.map((value, column) => value * (scale[column] ?? 0))
  return [...weight.keys()].sort((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0) || a - b)
}

/** One round: from the columns to each account and back to its columns, account by account, so that its few columns are still at hand
 *  on the way back.
 *
 *  @param next receives the direction, not yet of length one */
function turn(
  { graph, isActive, actorsOfColumns }: Crowd,
  scaled: Float64Array,
  along: number,
  scale: Float64Array,
  next: Float64Array,
): void {
  const { actors, start, columnOf } = graph
  const edges = actorsOfColumns.length
  next.fill(0)
  for (let actor = 0; actor < actors.length; actor += 1) {
    const acts = degreeOf(graph, actor)
    if (isActive[actor] !== 1 || acts === 0) continue
    const [from, to] = [start[actor] ?? 0, start[actor + 1] ?? 0]
    let seen = 0
    for (let edge = from; edge < to; edge += 1) seen += scaled[columnOf[edge] ?? 0] ?? 0
    // Divided by the actor's degree: an account that is everywhere says little about any column.
    const residual = (seen - (acts * along) / edges) / acts
    for (let edge = from; edge < to; edge += 1) {
      const column = columnOf[edge] ?? 0
      next[column] = (next[column] ?? 0) + residual * (scale[column] ?? 0)
    }
  }
}
