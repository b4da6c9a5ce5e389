import { expect, test } from 'vitest'
import { certain } from '../statistics/log-range.ts'
import { knownInput } from './example-roi.ts'
import { given, givenOr, measuredOr, measuredValue, notUsed, on, perStage, stages, standIn } from './factor.ts'

const effect = on('clicks', certain(2))

test('a table of stages has each stage once, in order, with the value made for it', () => {
  expect(Object.keys(perStage(() => 0))).toEqual([...stages])
  const named = perStage((stage) => stage)
  for (const stage of stages) expect(named[stage]).toBe(stage)
})

test('each stage has a value of its own, which changes no other', () => {
  const lists = perStage(() => [0])
  lists.clicks.push(1)
  expect(lists.orders).toEqual([0])
})

test('an answer is an input, a measurement a measurement, and a gap a default with the same effects', () => {
  expect(givenOr(3, 1, 'posts', effect)).toEqual(given(3, 'posts', effect))
  expect(givenOr(null, 1, 'posts', effect)).toEqual(standIn(1, 'posts', effect))
  expect(measuredOr(0.4, 0.1, 'share', effect)).toEqual(measuredValue(0.4, 'share', effect))
  expect(measuredOr(null, 0.1, 'share', effect)).toEqual(standIn(0.1, 'share', effect))
})

test('zero is an answer and no gap', () => {
  expect(givenOr(0, 9, 'USD').kind).toBe('input')
  expect(measuredOr(0, 9, 'share')).toEqual({ kind: 'measured', value: 0, unit: 'share', effects: [] })
})

test('a factor that is not used reads nothing and says why', () => {
  const season = notUsed({
    ...{ id: 'season', number: null, title: 'Season', moves: 'orders', direction: 'up', size: 'none' },
    ...{ source: 'None', grade: 'proposal', why: 'No number was found.' },
  })
  expect(season).toMatchObject({ active: 'none', scope: 'creator', why: 'No number was found.' })
  expect(season.read(knownInput())).toBeNull()
})
