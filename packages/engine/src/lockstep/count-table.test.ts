import { expect, test } from 'vitest'
import { actionGraph } from './action-graph.ts'
import { countTable } from './count-table.ts'
import { crowdOf, degreeOf, insideOf } from './crowd.ts'

const actions = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
] as const
const graph = actionGraph(
  Uint32Array.from(actions, ([actor]) => actor),
  Uint32Array.from(actions, ([, column]) => column),
  3,
  3,
  1,
)

test('degrees are numbers of columns', () => {
  expect([0, 1, 2].map((actor) => degreeOf(graph, actor))).toEqual([2, 3, 2])
})

test('a row for each degree, and a place for each possible number of actions inside', () => {
  const crowd = crowdOf(graph, Uint8Array.of(1, 1, 1))
  const { degrees, start, counts } = countTable(crowd, insideOf(crowd, [0, 1]), 2)
  expect(degrees).toEqual([2, 3])
  expect(start).toEqual([0, 3, 6])
  expect([...counts]).toEqual([0, 1, 1, 0, 0, 1])
})

test('who takes no part is not counted', () => {
  const crowd = crowdOf(graph, Uint8Array.of(1, 0, 1))
  const { degrees, counts } = countTable(crowd, insideOf(crowd, [0, 1]), 2)
  expect(degrees).toEqual([2])
  expect([...counts]).toEqual([0, 1, 1])
})
