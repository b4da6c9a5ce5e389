import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionGraph } from './action-graph.ts'
import { countTable } from './count-table.ts'
import { crowdOf, degreeOf, insideOf, sizeOf } from './crowd.ts'
import { judgedBlock } from './judge-block.ts'
import { residualColumns } from './residual-columns.ts'

const [actors, columns] = [12, 6]

/** Graphs of a dozen accounts, some of whom take part, and a set of columns to ask about. */
const scenes = fc
  .record({
    actions: fc.array(fc.tuple(fc.nat(actors - 1), fc.nat(columns - 1)), { minLength: 1, maxLength: 60 }),
    flags: fc.array(fc.nat(1), { minLength: actors, maxLength: actors }),
    asked: fc.uniqueArray(fc.nat(columns - 1), { maxLength: columns }),
  })
  .map(({ actions, flags, asked }) => {
    const actorOf = Uint32Array.from(actions, ([actor]) => actor)
    const columnOf = Uint32Array.from(actions, ([, column]) => column)
    const graph = actionGraph(actorOf, columnOf, actors, columns, 1)
    const isActive = Uint8Array.from(graph.actors, (actor) => flags[actor] ?? 0)
    const set = asked.filter((column) => column < graph.columns.length)
    return { graph, isActive, set, crowd: crowdOf(graph, isActive) }
  })

test('what is counted by columns is what the edges say', () => {
  fc.assert(
    fc.property(scenes, ({ graph, isActive, set, crowd }) => {
      const { actions, actors: touched } = insideOf(crowd, set)
      const expected = new Uint32Array(graph.actors.length)
      for (const [edge, actor] of graph.actorOf.entries()) {
        if (isActive[actor] === 1 && set.includes(graph.columnOf[edge] ?? -1))
          expected[actor] = (expected[actor] ?? 0) + 1
      }
      expect([...actions]).toEqual([...expected])
      expect(touched.sort((a, b) => a - b)).toEqual([...expected.keys()].filter((actor) => (expected[actor] ?? 0) > 0))
    }),
  )
})

test('columns and degrees count the same actions, and only those of who takes part', () => {
  fc.assert(
    fc.property(scenes, ({ graph, isActive, crowd }) => {
      const bySize = [...graph.columns.keys()].reduce((sum, column) => sum + sizeOf(crowd, column), 0)
      const byDegree = crowd.degrees.reduce((sum, degree) => sum + degree * (crowd.actorsOfDegree[degree] ?? 0), 0)
      const edges = graph.actorOf.reduce((sum, actor) => sum + (isActive[actor] ?? 0), 0)
      expect([bySize, byDegree, crowd.actorsOfColumns.length]).toEqual([edges, edges, edges])
    }),
  )
})

test('a table of counts holds everybody who takes part once', () => {
  fc.assert(
    fc.property(scenes, ({ graph, isActive, set, crowd }) => {
      const { degrees, start, counts } = countTable(crowd, insideOf(crowd, set), set.length)
      expect([...counts].reduce((sum, count) => sum + count, 0)).toBe(isActive.reduce((sum, flag) => sum + flag, 0))
      for (const [row, degree] of degrees.entries()) {
        const inRow = [...counts.subarray(start[row], start[row + 1])].reduce((sum, count) => sum + count, 0)
        expect(inRow).toBe(
          [...isActive.keys()].filter((a) => isActive[a] === 1 && degreeOf(graph, a) === degree).length,
        )
      }
    }),
  )
})

test('the order in which columns are asked decides nothing', () => {
  fc.assert(
    fc.property(scenes, ({ set, crowd }) => {
      fc.pre(set.length > 0)
      expect(judgedBlock(crowd, [...set].reverse())).toEqual(judgedBlock(crowd, set))
    }),
  )
})

test('company ranks every column once, whoever takes part', () => {
  fc.assert(
    fc.property(scenes, ({ graph, crowd }) => {
      fc.pre(graph.columns.length > 0)
      expect(residualColumns(crowd, 0).sort((a, b) => a - b)).toEqual([...graph.columns.keys()])
    }),
  )
})

test('a crowd is a view: asking it leaves the flags as they were', () => {
  fc.assert(
    fc.property(scenes, ({ isActive, set, crowd }) => {
      const before = [...isActive]
      if (set.length > 0) judgedBlock(crowd, set)
      expect([...crowd.isActive]).toEqual(before)
    }),
  )
})
