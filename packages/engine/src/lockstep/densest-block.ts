import type { Crowd } from './crowd.ts'
import { LeastFirst } from './least-first.ts'

/** FRAUDAR (Hooi et al., KDD 2016): peels the graph, always dropping the account or post that the rest misses least, and keeps
 *  the moment at which the average suspiciousness was highest.
 *
 *  An action on a post with d actions weighs 1 / ln(d + 5), the paper's choice: liking what everybody likes hides nobody,
 *  which is what makes the method hard to fool by camouflage. The block found has at least half of the best possible
 *  average (the paper's theorem 1). Costs O(edges · log nodes). */
const degreeOffset = 5

/** @param crowd its active actors and the graph's columns are the two sides
 *  @returns both sides of the densest block, ascending; empty for a graph without edges */
export function densestBlock(crowd: Crowd): { actors: number[]; columns: number[] } {
  const { graph, isActive, actorsOfColumns, columnStart } = crowd
  const { actors, columns, start, actorOf, columnOf, columnDegree } = graph
  const nodes = actors.length + columns.length
  const weight = new Float64Array(nodes)
  const edgeWeight = Float64Array.from(columnDegree, (degree) => 1 / Math.log(degree + degreeOffset))
  let total = 0
  for (let edge = 0; edge < columnOf.length; edge += 1) {
    const actor = actorOf[edge] ?? 0
    const column = columnOf[edge] ?? 0
    if (isActive[actor] !== 1) continue
    const each = edgeWeight[column] ?? 0
    weight[actor] = (weight[actor] ?? 0) + each
    weight[actors.length + column] = (weight[actors.length + column] ?? 0) + each
    total += each
  }
  const involved = involvedIn(weight)
  const heap = new LeastFirst(weight, involved)
  const isGone = new Uint8Array(nodes)
  const order = new Uint32Array(involved.length)
  let best = 0
  let bestAt = involved.length
  for (let step = 0; heap.size > 0; step += 1) {
    const average = total / heap.size
    // A margin against floating-point noise: of equally dense blocks the largest is kept.
    if (average > best * (1 + 1e-12)) {
      best = average
      bestAt = step
    }
    const node = heap.take()
    order[step] = node
    isGone[node] = 1
    if (node < actors.length) {
      for (let at = start[node] ?? 0; at < (start[node + 1] ?? 0); at += 1) {
        const column = columnOf[at] ?? 0
        if (isGone[actors.length + column] === 1) continue
        heap.lighten(actors.length + column, edgeWeight[column] ?? 0)
        total -= edgeWeight[column] ?? 0
      }
    } else {
      const column = node - actors.length
      for (let at = columnStart[column] ?? 0; at < (columnStart[column + 1] ?? 0); at += 1) {
        const actor = actorsOfColumns[at] ?? 0
        if (isGone[actor] === 1) continue
        heap.lighten(actor, edgeWeight[column] ?? 0)
        total -= edgeWeight[column] ?? 0
      }
    }
  }
  const isKept = new Uint8Array(nodes)
  for (const node of order.subarray(bestAt)) isKept[node] = 1
  const kept = { actors: [] as number[], columns: [] as number[] }
  for (let actor = 0; actor < actors.length; actor += 1) {
    if (isKept[actor] === 1) kept.actors.push(actor)
  }
  for (let column = 0; column < columns.length; column += 1) {
    if (isKept[actors.length + column] === 1) kept.columns.push(column)
  }
  return kept
}

/** Nodes that weigh anything, ascending. The others take no part: peeling would drop them first, and since the average rises each time,
 *  before any moment that can be the best, so that leaving them out gives the same block. */
function involvedIn(weight: Float64Array): Uint32Array {
  const involved = new Uint32Array(weight.length)
  let count = 0
  for (let node = 0; node < weight.length; node += 1) {
    if (!((weight[node] ?? 0) > 0)) continue
    involved[count] = node
    count += 1
  }
  return involved.subarray(0, count)
}
