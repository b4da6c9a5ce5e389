import { type Crowd, sizeOf } from './crowd.ts'

/** Columns that share accounts beyond what degrees explain, by the leading direction of the residual matrix A − d·Dᵀ/E (the
 *  modularity matrix of Newman 2006, for two sides). Density alone points at the most devoted fans; what is left after the
 *  degrees are taken away points at company that devotion does not explain. Power iteration, O(edges) a round. */
const rounds = 12

/** @param seed column that the search starts from; different seeds may end in different directions
 *  @returns all columns, those that belong most to the direction first */
export function residualColumns(crowd: Crowd, seed: number): number[] {
  const { graph, actorsOfColumns, columnStart } = crowd
  const { actors, columns, start, columnOf } = graph
  const edges = actorsOfColumns.length
  const degree = new Float64Array(columns.length)
  for (let column = 0; column < columns.length; column += 1) degree[column] = sizeOf(crowd, column)
  const scale = degree.map((count) => (count > 0 ? 1 / Math.sqrt(count) : 0))
  const direction = new Float64Array(columns.length)
  direction[seed] = 1
  const scaled = new Float64Array(columns.length)
  const next = new Float64Array(columns.length)
  const residual = new Float64Array(actors.length)
  for (let round = 0; round < rounds; round += 1) {
    let along = 0
    for (let column = 0; column < columns.length; column += 1) {
      scaled[column] = (direction[column] ?? 0) * (scale[column] ?? 0)
      along += (degree[column] ?? 0) * (scale[column] ?? 0) * (direction[column] ?? 0)
    }
    for (let actor = 0; actor < actors.length; actor += 1) {
      const from = start[actor] ?? 0
      const to = start[actor + 1] ?? 0
      let sum = 0
      for (let edge = from; edge < to; edge += 1) sum += scaled[columnOf[edge] ?? 0] ?? 0
      // Divided by the actor's degree: an account that is everywhere says little about any column.
      const acts = to - from
      residual[actor] = (sum - (acts * along) / edges) / acts
    }
    // Column by column, over those who take part: a sum that is written once costs less than one that is written for each edge.
    for (let column = 0; column < columns.length; column += 1) {
      const to = columnStart[column + 1] ?? 0
      const factor = scale[column] ?? 0
      let sum = 0
      for (let at = columnStart[column] ?? 0; at < to; at += 1)
        sum += (residual[actorsOfColumns[at] ?? 0] ?? 0) * factor
      next[column] = sum
    }
    let squares = 0
    for (let column = 0; column < columns.length; column += 1) squares += (next[column] ?? 0) * (next[column] ?? 0)
    const length = Math.sqrt(squares)
    if (!(length > 0)) break
    for (let column = 0; column < columns.length; column += 1) direction[column] = (next[column] ?? 0) / length
  }
  const weight = direction.map((value, column) => value * (scale[column] ?? 0))
  return [...weight.keys()].sort((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0) || a - b)
}
