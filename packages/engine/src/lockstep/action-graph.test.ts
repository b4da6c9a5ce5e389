import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionGraph } from './action-graph.ts'

const graphOf = (actions: readonly (readonly [number, number])[], columnActorsMin = 1) =>
  actionGraph(
    Uint32Array.from(actions, ([actor]) => actor),
    Uint32Array.from(actions, ([, column]) => column),
    10,
    10,
    columnActorsMin,
  )

test('repeated actions count once, and passers-by are left out', () => {
  const graph = graphOf([
    [0, 1],
    [0, 1],
    [0, 2],
    [3, 1],
    [4, 2],
    [4, 1],
  ])
  expect([...graph.actors]).toEqual([0, 4])
  expect([...graph.columns]).toEqual([1, 2])
  expect([...graph.start]).toEqual([0, 2, 4])
  expect([...graph.columnOf]).toEqual([0, 1, 0, 1])
  expect([...graph.columnDegree]).toEqual([2, 2])
})

test('actions nowhere are left out', () => {
  const graph = graphOf([
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [1, 4_000_000_000],
  ])
  expect([...graph.columns]).toEqual([1, 2])
})

test('a thin column takes its actors with it, and they take theirs', () => {
  const graph = graphOf(
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
    ],
    2,
  )
  expect([...graph.actors]).toEqual([])
  expect([...graph.columnOf]).toEqual([])
})

test('what is kept meets both minima, and nothing that could be kept is missing', () => {
  const action = fc.tuple(fc.nat(9), fc.nat(9))
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (actions, min) => {
      const graph = graphOf(actions, min)
      const degreeOf = (row: number) => (graph.start[row + 1] ?? 0) - (graph.start[row] ?? 0)
      for (const row of graph.actors.keys()) expect(degreeOf(row)).toBeGreaterThanOrEqual(2)
      for (const degree of graph.columnDegree) expect(degree).toBeGreaterThanOrEqual(min)
      const total = graph.columnDegree.reduce((sum, degree) => sum + degree, 0)
      expect(total).toBe(graph.columnOf.length)
      const again = graphOf(
        actions.filter(([actor, column]) => graph.actors.includes(actor) && graph.columns.includes(column)),
        min,
      )
      expect(again).toEqual(graph)
    }),
  )
})

test('the order of the actions changes nothing', () => {
  const action = fc.tuple(fc.nat(9), fc.nat(9))
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      expect(graphOf([...actions].reverse(), 2)).toEqual(graphOf(actions, 2))
    }),
  )
})
