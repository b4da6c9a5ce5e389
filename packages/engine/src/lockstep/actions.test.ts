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

test('stretches of time are columns of their own, and a shift moves their borders', () => {
  const minutes = [0, 9, 11, 25]
  const named = minutes.flatMap((minute, index) => [act(`a${index}`, 'p', minute), act(`a${index}`, 'q', minute)])
  const actions = actionsOf(named)
  const plain = windowsOf(actions, 10, 0)
  expect([...plain.columnOf]).toEqual([0, 0, 1, 2, 3, 3, 4, 5])
  expect(plain.postOfColumn).toEqual([0, 0, 0, 1, 1, 1])
  expect([...windowsOf(actions, 10, 0.5).columnOf].slice(0, 4)).toEqual([0, 1, 1, 2])
})

test('an action without a time is in no stretch', () => {
  const actions = actionsOf([act('a', 'p'), act('a', 'q', 5), act('b', 'p', 5), act('b', 'q', 5)])
  const { columnOf, none } = windowsOf(actions, 10, 0)
  expect([...columnOf].filter((column) => column === none)).toHaveLength(1)
})
