import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionGraph } from './action-graph.ts'
import { type Crowd, crowdOf } from './crowd.ts'
import { densestBlock } from './densest-block.ts'

/** Crowds of up to forty accounts on up to fifteen columns, with and without a dense corner, in which some take no part. */
const crowds = fc
  .record({
    actions: fc.array(fc.tuple(fc.nat(39), fc.nat(14)), { maxLength: 120 }),
    corner: fc.array(fc.tuple(fc.nat(11), fc.nat(4)), { maxLength: 60 }),
    resting: fc.uniqueArray(fc.nat(39), { maxLength: 10 }),
  })
  .map(({ actions, corner, resting }) => {
    const all = [...actions, ...corner]
    const actorOf = Uint32Array.from(all, ([actor]) => actor)
    const columnOf = Uint32Array.from(all, ([, column]) => column)
    const graph = actionGraph(actorOf, columnOf, 40, 15, 1)
    const isActive = Uint8Array.from(graph.actors, (actor) => (resting.includes(actor) ? 0 : 1))
    return crowdOf(graph, isActive)
  })

/** Weight of the actions among some accounts and columns, for each of these. */
function average({ graph }: Crowd, actors: ReadonlySet<number>, columns: ReadonlySet<number>): number {
  let total = 0
  for (const [edge, actor] of graph.actorOf.entries()) {
    const column = graph.columnOf[edge] ?? 0
    if (actors.has(actor) && columns.has(column)) total += 1 / Math.log((graph.columnDegree[column] ?? 0) + 5)
  }
  return total / Math.max(1, actors.size + columns.size)
}

/** Peels by looking at everybody before each step, those who take no part as well. */
function plainPeel(crowd: Crowd): number {
  const actors = new Set([...crowd.graph.actors.keys()].filter((actor) => crowd.isActive[actor] === 1))
  const columns = new Set(crowd.graph.columns.keys())
  const all = average(crowd, actors, columns)
  let best = all
  while (actors.size + columns.size > 1) {
    const without = [
      ...[...actors].map((node) => ({ side: actors, node })),
      ...[...columns].map((node) => ({ side: columns, node })),
    ].map(({ side, node }) => {
      side.delete(node)
      const left = average(crowd, actors, columns)
      side.add(node)
      return { side, node, left }
    })
    const next = without.reduce((a, b) => (b.left > a.left * (1 + 1e-9) ? b : a))
    next.side.delete(next.node)
    best = Math.max(best, next.left)
  }
  return best
}

test('the block is at least half as dense as the best that a plain peel finds, and denser than the crowd', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      const { actors, columns } = densestBlock(crowd)
      const dense = average(crowd, new Set(actors), new Set(columns))
      const everybody = [...crowd.graph.actors.keys()].filter((actor) => crowd.isActive[actor] === 1)
      const whole = average(crowd, new Set(everybody), new Set(crowd.graph.columns.keys()))
      expect(dense).toBeGreaterThanOrEqual(whole * (1 - 1e-9))
      expect(2 * dense).toBeGreaterThanOrEqual(plainPeel(crowd) * (1 - 1e-9))
    }),
    { numRuns: 40 },
  )
})

test('who takes no part is in no block', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      for (const actor of densestBlock(crowd).actors) expect(crowd.isActive[actor]).toBe(1)
    }),
  )
})

test('both sides of a block are ascending, and each has somebody of the other', () => {
  fc.assert(
    fc.property(crowds, (crowd) => {
      const { actors, columns } = densestBlock(crowd)
      expect(actors).toEqual([...actors].sort((a, b) => a - b))
      expect(columns).toEqual([...columns].sort((a, b) => a - b))
      expect(actors.length > 0).toBe(columns.length > 0)
    }),
  )
})
