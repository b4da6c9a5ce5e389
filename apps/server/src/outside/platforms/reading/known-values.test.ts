import { expect, test } from 'vitest'
import { z } from 'zod'
import { count, eachOnce, id, knownTime, listOf, part, text, timeOfSeconds } from './known-values.ts'

test.each([
  [12, 12],
  ['12', 12],
  ['18446744073709551615', null],
  [0, 0],
  [-1, null],
  [1.5, null],
  ['', null],
  [' ', null],
  ['many', null],
  [null, null],
  [undefined, null],
  [true, null],
  [{}, null],
])('a count of %o is %o', (given, known) => {
  expect(count.parse(given)).toBe(known)
})

test.each([
  ['2023-06-01T16:01:55+0000', '2023-06-01T16:01:55.000Z'],
  ['2023-06-01T18:01:55+02:00', '2023-06-01T16:01:55.000Z'],
  ['2011-11-22T04:40:56.75883Z', '2011-11-22T04:40:56.758Z'],
  ['2011-11-22T04:40:56.123456789Z', '2011-11-22T04:40:56.123Z'],
  ['2023-06-01T16:01:55', '2023-06-01T16:01:55.000Z'],
  ['2023-06-01 16:01', '2023-06-01T16:01:00.000Z'],
  ['yesterday', null],
  ['+099999-01-01T00:00:00Z', null],
  ['1970-01-01T00:00:00Z', null],
  ['', null],
  [null, null],
])('the time %s is %s', (given, known) => {
  expect(knownTime(given)).toBe(known)
})

test('seconds since 1970 are a time, nothing is none', () => {
  expect(timeOfSeconds(1_633_823_999)).toBe('2021-10-09T23:59:59.000Z')
  expect(timeOfSeconds(1_633_823_999_000)).toBe('2021-10-09T23:59:59.000Z')
  expect([timeOfSeconds(0), timeOfSeconds(null), timeOfSeconds(9e15)]).toEqual([null, null, null])
})

test('ids are text, whatever they came as; items without one are passed over, another format is not', () => {
  const list = listOf(z.object({ id, name: text, more: part({ size: count }) }))
  expect(
    list.parse([{ id: 7957300152, name: 5, more: 'x' }, { name: 'nobody' }, null, { id: 'a', more: { size: '3' } }]),
  ).toEqual([
    { id: '7957300152', name: null, more: null },
    { id: 'a', name: null, more: { size: 3 } },
  ])
  expect(list.parse(undefined)).toEqual([])
  expect(list.safeParse('none').success).toBe(false)
})

test('what pages repeat is kept once, as it came first', () => {
  expect(
    eachOnce([
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
      { id: 'a', n: 3 },
    ]),
  ).toEqual([
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ])
})
