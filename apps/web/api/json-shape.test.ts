import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFlag, isMoment, isText, isWhole, oneOf, orAbsent, orNull, readShape, type Shape } from './json-shape.ts'

interface Parcel {
  name: string
  weight: number
  sent: boolean
  at: string
  size: 'small' | 'large'
  note: string | null
  gift?: boolean
}

const parcel: Shape<Parcel> = {
  name: isText,
  weight: isWhole,
  sent: isFlag,
  at: isMoment,
  size: oneOf(['small', 'large']),
  note: orNull(isText),
  gift: orAbsent(isFlag),
}

const good = { name: 'Tea', weight: 3, sent: true, at: '2026-11-20T10:00:00Z', size: 'small', note: null }

test('a text of the shape is read, and what is not of the shape is left out', () => {
  expect(readShape(JSON.stringify({ ...good, gift: false, else: 1 }), parcel)).toEqual({ ...good, gift: false })
})

test.each([
  ['name', 7],
  ['weight', 1.5],
  ['sent', 'yes'],
  ['at', 'yesterday'],
  ['size', 'middle'],
  ['note', undefined],
  ['gift', null],
])('a text whose %s is %j is not checked', (key, value) => {
  expect(readShape(JSON.stringify({ ...good, [key]: value }), parcel)).toBeNull()
})

test('a text that is anything else is not read, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      expect(readShape(text, parcel)).toBeNull()
    }),
  )
})
