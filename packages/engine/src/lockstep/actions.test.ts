import { expect, test } from 'vitest'
import { actionsOf, type NamedAction } from './actions.ts'
import { windowsOf } from './time-windows.ts'

const act = (actor: string, post: string, minute = Number.NaN): NamedAction => ({ actor, post, minute })

test('only accounts seen on two posts are kept, and names come sorted', () => {
  const actions = actionsOf([act('zoe', 'b'), act('zoe', 'a'), act('once', 'a'), act('twice', 'c'), act('twice', 'c')])
  expect(actions.actors).toEqual(['zoe'])
  expect(actions.posts).toEqual(['a', 'b'])
  expect(actions.actorOf).toHaveLength(2)
})

test('with times the actions come by post and time, those without a time first', () => {
  const named = [
    act('a', 'p', 30),
    act('b', 'p', 10),
    act('c', 'p'),
    ...['a', 'b', 'c'].map((actor) => act(actor, 'q', 1)),
  ]
  const forwards = actionsOf(named)
  expect([...forwards.actorOf].map((actor) => forwards.actors[actor])).toEqual(['c', 'b', 'a', 'a', 'b', 'c'])
  expect(actionsOf([...named].reverse())).toEqual(forwards)
})

test('a busy stretch of time is a column of its own, and a shift moves its borders', () => {
  const minutes = [1, 2, 3, 4, 11, 12, 13, 14]
  const named = minutes.flatMap((minute, index) => [act(`a${index}`, 'p', minute), act(`a${index}`, 'q', minute)])
  const actions = actionsOf(named)
  const plain = windowsOf(actions, 10, 0)
  expect([...plain.columnOf]).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
  expect(plain.postOfColumn).toEqual([0, 0, 1, 1])
  expect([...windowsOf(actions, 10, 0.8).columnOf].slice(0, 8)).toEqual([0, 1, 1, 1, 1, 0, 0, 0])
})

test('the quiet stretches of a post are one column', () => {
  const minutes = [0, 30, 60, 101, 102, 103, 104]
  const named = minutes.flatMap((minute, index) => [act(`a${index}`, 'p', minute), act(`a${index}`, 'q', 7)])
  const { columnOf, postOfColumn } = windowsOf(actionsOf(named), 10, 0)
  expect([...columnOf].slice(0, 7)).toEqual([0, 0, 0, 1, 1, 1, 1])
  expect(postOfColumn).toEqual([0, 0, 1])
})

test('an action without a time is in no stretch', () => {
  const actions = actionsOf([act('a', 'p'), act('a', 'q', 5), act('b', 'p', 5), act('b', 'q', 5)])
  const { columnOf, none } = windowsOf(actions, 10, 0)
  expect([...columnOf].filter((column) => column === none)).toHaveLength(1)
})
