import { type Crowd, sizeOf } from './crowd.ts'

/** The part of a crowd in which its densest block must lie. Most accounts act twice or three times and are in no dense block; taking
 *  them away all at once, before accounts and posts are weighed one by one, leaves a tenth to a half of an honest crowd.
 *
 *  An action on a post with d actions weighs 1 / ln(d + 5), the choice of FRAUDAR (Hooi et al., KDD 2016): liking what everybody
 *  likes hides nobody, which is what makes the method hard to fool by camouflage. Weights are whole numbers of a small unit. Sums of
 *  them are exact, so that equal weights are equal in whichever order they were added up and taken away. */
const degreeOffset = 5
/** Units of weight; 2^53 of them, the last whole number that is exact, are the weight of more than fifty million actions. */
const units = 2 ** 28

/** Accounts are the first nodes, columns follow them. */
export interface DenseCore {
  /** One flag for each node: not in the core, or taken from it since. */
  isGone: Uint8Array
  /** Nodes of the core, ascending. */
  nodes: Uint32Array
  /** Weight of each node's actions inside the core, in units. */
  weight: Float64Array
  /** Weight of one action on each column. */
  edgeWeight: Float64Array
  /** Weight of all actions inside the core. */
  total: number
}

/** Drops all nodes that weigh less than the average (all weight by all nodes), and again, until nobody does.
 *
 *  Peeling one by one, always the lightest, loses nothing by it. Where the average is highest, no node weighs less than it, or
 *  dropping that node would raise it; so the best moment lies in the largest part without lighter nodes than any average reached,
 *  and peeling reaches each such part exactly, since while others are left one of them is the lightest.
 *
 *  @param crowd its active actors and the graph's columns are the nodes
 *  @returns a core that is empty only for a crowd without actions */
export function denseCore(crowd: Crowd): DenseCore {
  const { edgeWeight, weight } = weights(crowd)
  const actors = crowd.graph.actors.length
  const isGone = new Uint8Array(weight.length)
  const dropped = new Uint32Array(weight.length)
  let nodes = new Uint32Array(weight.length)
  for (let node = 0; node < nodes.length; node += 1) nodes[node] = node
  for (;;) {
    // Each action is on one column, so that the columns' weights are all there is.
    let total = 0
    for (let node = actors; node < weight.length; node += 1) if (isGone[node] === 0) total += weight[node] ?? 0
    // Without any action everything is lighter than nothing.
    const least = total > 0 ? total / nodes.length : Number.POSITIVE_INFINITY
    let waiting = 0
    for (let place = 0; place < nodes.length; place += 1) {
      const node = nodes[place] ?? 0
      if ((weight[node] ?? 0) >= least) continue
      isGone[node] = 1
      dropped[waiting] = node
      waiting += 1
    }
    if (waiting === 0) return { isGone, nodes, weight, edgeWeight, total }
    drop(crowd, { isGone, weight, edgeWeight }, dropped, waiting, least)
    nodes = present(nodes, isGone)
  }
}

/** What dropping changes. */
type Weighed = Pick<DenseCore, 'isGone' | 'weight' | 'edgeWeight'>

/** Takes the dropped nodes' actions from the others, and drops those that become lighter than `least` by it.
 *
 *  @param dropped the first `waiting` are nodes marked as gone; later ones are added */
function drop(crowd: Crowd, weighed: Weighed, dropped: Uint32Array, waiting: number, least: number) {
  const { graph, actorsOfColumns, columnStart, isActive } = crowd
  const { actors, start, columnOf } = graph
  const { isGone, weight, edgeWeight } = weighed
  let end = waiting
  for (let next = 0; next < end; next += 1) {
    const node = dropped[next] ?? 0
    const column = node - actors.length
    const isColumn = column >= 0
    if (!isColumn && isActive[node] !== 1) continue
    const from = isColumn ? (columnStart[column] ?? 0) : (start[node] ?? 0)
    const to = isColumn ? (columnStart[column + 1] ?? 0) : (start[node + 1] ?? 0)
    for (let at = from; at < to; at += 1) {
      const other = isColumn ? (actorsOfColumns[at] ?? 0) : actors.length + (columnOf[at] ?? 0)
      if (isGone[other] === 1) continue
      const lighter = (weight[other] ?? 0) - (edgeWeight[isColumn ? column : (columnOf[at] ?? 0)] ?? 0)
      weight[other] = lighter
      if (lighter >= least) continue
      isGone[other] = 1
      dropped[end] = other
      end += 1
    }
  }
}

/** Weights before anything is dropped. */
function weights(crowd: Crowd): Pick<DenseCore, 'weight' | 'edgeWeight'> {
  const { actors, columns, columnOf, columnDegree, start } = crowd.graph
  const edgeWeight = new Float64Array(columns.length)
  const weight = new Float64Array(actors.length + columns.length)
  for (let column = 0; column < columns.length; column += 1) {
    const each = Math.round(units / Math.log((columnDegree[column] ?? 0) + degreeOffset))
    edgeWeight[column] = each
    weight[actors.length + column] = sizeOf(crowd, column) * each
  }
  for (let actor = 0; actor < actors.length; actor += 1) {
    if (crowd.isActive[actor] !== 1) continue
    const to = start[actor + 1] ?? 0
    let sum = 0
    for (let edge = start[actor] ?? 0; edge < to; edge += 1) sum += edgeWeight[columnOf[edge] ?? 0] ?? 0
    weight[actor] = sum
  }
  return { edgeWeight, weight }
}

/** @returns the nodes that are not gone, in the same array and order */
function present(nodes: Uint32Array<ArrayBuffer>, isGone: Uint8Array): Uint32Array<ArrayBuffer> {
  let left = 0
  for (let place = 0; place < nodes.length; place += 1) {
    const node = nodes[place] ?? 0
    if (isGone[node] === 1) continue
    nodes[left] = node
    left += 1
  }
  return nodes.subarray(0, left)
}
