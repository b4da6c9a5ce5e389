import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionGraph } from './action-graph.ts'
import { type Crowd, crowdOf } from './crowd.ts'
import { type DenseCore, denseCore } from './dense-core.ts'
import { densestBlock } from './densest-block.ts'

/** Crowds of up to forty accounts on up to fifteen columns, with and without a dense corner, in which some take no part. */
const crowds = fc
  .record({
    actions: fc.array(fc.tuple(fc.nat(39), fc.nat(14)), { maxLength: 120 }),
    corner: fc.array(fc.tuple(fc.nat(11), fc.nat(4)), { maxLength: 60 }),
    resting: fc.uniqueArray(fc.nat(39), { maxLength: 10 }),
  })
  .map(({ actions, corner, resting }) => crowdIn([...actions, ...corner], resting))

function crowdIn(actions: readonly (readonly [number, number])[], resting: readonly number[] = []): Crowd {
  const actorOf = Uint32Array.from(actions, ([actor]) => actor)
  const columnOf = Uint32Array.from(actions, ([, column]) => column)
  const graph = actionGraph(actorOf, columnOf, 40, 15, 1)
  return crowdOf(
    graph,
    Uint8Array.from(graph.actors, (actor) => (resting.includes(actor) ? 0 : 1)),
  )
}

/** A core from which nobody was dropped, weighed action by action. */
function everything(crowd: Crowd): DenseCore {
  const { graph, isActive } = crowd
  const { edgeWeight } = denseCore(crowd)
  const weight = new Float64Array(graph.actors.length + graph.columns.length)
  let total = 0
  for (const [edge, actor] of graph.actorOf.entries()) {
    if (isActive[actor] !== 1) continue
    const column = graph.columnOf[edge] ?? 0
    const each = edgeWeight[column] ?? 0
    for (const node of [actor, graph.actors.length + column]) weight[node] = (weight[node] ?? 0) + each
    total += each
  }
  const isGone = Uint8Array.from(weight, (_, node) => (isActive[node] === 0 ? 1 : 0))
  const nodes = Uint32Array.from([...weight.keys()].filter((node) => isGone[node] === 0))
  return { isGone, nodes, weight, edgeWeight, total }
}

test('peeling the core finds the block that peeling everything finds', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      expect(densestBlock(crowd)).toEqual(densestBlock(crowd, everything(crowd)))
    }),
    { numRuns: 500 },
  )
})

test('nobody in the core weighs less than its average', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      const { nodes, weight, total } = denseCore(crowd)
      for (const node of nodes) expect(weight[node]).toBeGreaterThanOrEqual(total / nodes.length)
    }),
  )
})

test('weights are those of the actions among the nodes that are left', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      const { isGone, nodes, weight, edgeWeight, total } = denseCore(crowd)
      const { graph } = crowd
      const expected = new Map([...nodes].map((node) => [node, 0]))
      let all = 0
      for (const [edge, actor] of graph.actorOf.entries()) {
        const column = graph.columnOf[edge] ?? 0
        const ends = [actor, graph.actors.length + column]
        if (crowd.isActive[actor] !== 1 || ends.some((node) => isGone[node] === 1)) continue
        for (const node of ends) expected.set(node, (expected.get(node) ?? 0) + (edgeWeight[column] ?? 0))
        all += edgeWeight[column] ?? 0
      }
      expect(new Map([...nodes].map((node) => [node, weight[node]]))).toEqual(expected)
      expect(total).toBe(all)
    }),
  )
})

test('weights are whole numbers, so that adding them up in another order changes nothing', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      for (const weight of denseCore(crowd).weight) expect(Number.isSafeInteger(weight)).toBe(true)
    }),
  )
})

test('passers-by of a dense corner are dropped before anything is peeled', () => {
  const corner = Array.from({ length: 60 }, (_, index): [number, number] => [index % 12, index % 5])
  const stray = Array.from({ length: 20 }, (_, index): [number, number] => [20 + (index >> 1), index % 5])
  const crowd = crowdIn([...corner, ...stray])
  const { nodes } = denseCore(crowd)
  const actors = [...nodes].filter((node) => node < crowd.graph.actors.length)
  expect(actors.map((node) => crowd.graph.actors[node])).toEqual(Array.from({ length: 12 }, (_, actor) => actor))
  expect(nodes).toHaveLength(17)
})

test('a crowd without actions has no core and no block', () => {
  expect(denseCore(crowdIn([])).nodes).toHaveLength(0)
  const nobodyActive = crowdIn(
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    [0, 1],
  )
  expect(denseCore(nobodyActive).nodes).toHaveLength(0)
  expect(densestBlock(nobodyActive)).toEqual({ actors: [], columns: [] })
})
