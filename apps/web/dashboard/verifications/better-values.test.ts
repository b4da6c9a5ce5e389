import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standings } from './better-values.ts'

const reading = (value: number, low = value, high = value) => ({ value, low, high })

test('the better value is said surely where no range reaches it, and with care where one does', () => {
  expect(standings([reading(97, 96, 98), reading(11, 8, 15)], 'more')).toEqual(['better', null])
  expect(standings([reading(70, 60, 80), reading(75, 66, 84)], 'more')).toEqual([null, 'ahead'])
  expect(standings([reading(50, 40, 60), reading(90, 70, 110)], 'less')).toEqual(['better', null])
})

test('what is alike, or known of one alone, is better than nothing', () => {
  expect(standings([reading(3), reading(3), reading(1)], 'more')).toEqual([null, null, null])
  expect(standings([reading(3), null], 'more')).toEqual([null, null])
  expect(standings([], 'more')).toEqual([])
})

const readings = fc.array(
  fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.nat(3))
      .map(([value, wide]) => reading(value, value - wide, value + wide)),
  ),
  { maxLength: 4 },
)

test('at most one value of a row is marked, and turning the scale around marks the same', () => {
  fc.assert(
    fc.property(readings, (row) => {
      const marked = standings(row, 'more')
      expect(marked.filter((mark) => mark !== null).length).toBeLessThanOrEqual(1)
      const turned = row.map((each) => each && reading(-each.value, -each.high, -each.low))
      expect(standings(turned, 'less')).toEqual(marked)
    }),
  )
})
