import type { ActionGraph } from './action-graph.ts'

/** Columns that share accounts beyond what degrees explain, by the leading direction of the residual matrix A − d·Dᵀ/E (the
 *  modularity matrix of Newman 2006, for two sides). Density alone points at the most devoted fans; what is left after the
 *  degrees are taken away points at company that devotion does not explain. Power iteration, O(edges) a round. */
const rounds = 12

/** @param isActive actors that take part
 *  @param seed column that the search starts from; different seeds may end in different directions
 *  @returns all columns, those that belong most to the direction first */
export function residualColumns(graph: ActionGraph, isActive: Uint8Array, seed: number): number[] {
  const { actors, columns, actorOf, columnOf } = graph
  const degree = new Float64Array(columns.length)
  const activity = new Float64Array(actors.length)
  let edges = 0
  for (let edge = 0; edge < actorOf.length; edge += 1) {
    const actor = actorOf[edge] ?? 0
    const column = columnOf[edge] ?? 0
    if (isActive[actor] !== 1) continue
    degree[column] = (degree[column] ?? 0) + 1
    activity[actor] = (activity[actor] ?? 0) + 1
    edges += 1
  }
  const scale = degree.map((count) => (count > 0 ? 1 / Math.sqrt(count) : 0))
  const direction = new Float64Array(columns.length)
  direction[seed] = 1
  const scaled = new Float64Array(columns.length)
  const next = new Float64Array(columns.length)
  const residual = new Float64Array(actors.length)
  for (let round = 0; round < rounds; round += 1) {
    next.fill(0)
    residual.fill(0)
    let along = 0
    for (let column = 0; column < columns.length; column += 1) {
      scaled[column] = (direction[column] ?? 0) * (scale[column] ?? 0)
      along += (degree[column] ?? 0) * (scale[column] ?? 0) * (direction[column] ?? 0)
    }
    for (let edge = 0; edge < actorOf.length; edge += 1) {
      const actor = actorOf[edge] ?? 0
      residual[actor] = (residual[actor] ?? 0) + (scaled[columnOf[edge] ?? 0] ?? 0)
    }
    for (let actor = 0; actor < actors.length; actor += 1) {
      // Divided by the actor's degree: an account that is everywhere says little about any column.
      const acts = activity[actor] ?? 0
      residual[actor] = acts === 0 ? 0 : ((residual[actor] ?? 0) - (acts * along) / edges) / acts
    }
    for (let edge = 0; edge < actorOf.length; edge += 1) {
      const column = columnOf[edge] ?? 0
      next[column] = (next[column] ?? 0) + (residual[actorOf[edge] ?? 0] ?? 0) * (scale[column] ?? 0)
    }
    const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0))
    if (!(length > 0)) break
    for (let column = 0; column < columns.length; column += 1) direction[column] = (next[column] ?? 0) / length
  }
  const weight = direction.map((value, column) => value * (scale[column] ?? 0))
  return [...weight.keys()].sort((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0) || a - b)
}
