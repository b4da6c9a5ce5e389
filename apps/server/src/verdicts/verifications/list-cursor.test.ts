import { verificationSorts } from '@vouch/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listCursorOf, parseListCursor } from './list-cursor.ts'

const id = '0b9a2f6e-1111-4222-8333-444455556666'

test('a cursor comes back as it went, in its own order alone', () => {
  expect(parseListCursor('name', listCursorOf('name', { key: 'zoë_krüger', id }))).toEqual({ key: 'zoë_krüger', id })
  expect(parseListCursor('trust', listCursorOf('trust', { key: '97.25', id }))).toEqual({ key: '97.25', id })
  expect(() => parseListCursor('risk', listCursorOf('trust', { key: '3', id }))).toThrow('The cursor is invalid.')
})

test('whatever else is handed in is refused in a sentence', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json().map((json) => Buffer.from(json).toString('base64url')),
    fc.string().map((key) => listCursorOf('trust', { key, id: 'x' })),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...verificationSorts), (cursor, sort) => {
      expect(() => parseListCursor(sort, cursor)).toThrow('The cursor is invalid.')
    }),
  )
})
