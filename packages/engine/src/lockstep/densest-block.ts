import type { Crowd } from './crowd.ts'
import { type DenseCore, denseCore } from './dense-core.ts'
import { LeastFirst } from './least-first.ts'

/** FRAUDAR (Hooi et al., KDD 2016): peels the graph, always dropping the account or post that the rest misses least, and keeps
 *  the moment at which the average suspiciousness was highest. The block found has at least half of the best possible average (the
 *  paper's theorem 1). Costs O(edges · log nodes), and the logarithm only inside the core. */

/** @param crowd its active actors and the graph's columns are the two sides
 *  @param core where to peel; any that `denseCore` would keep within gives the same block
 *  @returns both sides of the densest block, ascending; empty for a graph without edges */
export function densestBlock(
  crowd: Crowd,
  core: DenseCore = denseCore(crowd),
): { actors: number[]; columns: number[] } {
  const { graph, actorsOfColumns, columnStart } = crowd
  const { actors, start, columnOf } = graph
  const { isGone, nodes, weight, edgeWeight } = core
  let { total } = core
  const heap = new LeastFirst(weight, nodes)
  const order = new Uint32Array(nodes.length)
  let best = 0
  let bestAt = nodes.length
  for (let step = 0; heap.size > 0; step += 1) {
    const average = total / heap.size
    // Of equally dense blocks the largest is kept.
    if (average > best) {
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
  const isKept = new Uint8Array(weight.length)
  for (let step = bestAt; step < order.length; step += 1) isKept[order[step] ?? 0] = 1
  const kept = { actors: [] as number[], columns: [] as number[] }
  for (let place = 0; place < nodes.length; place += 1) {
    const node = nodes[place] ?? 0
    if (isKept[node] !== 1) continue
    if (node < actors.length) kept.actors.push(node)
    else kept.columns.push(node - actors.length)
  }
  return kept
}
