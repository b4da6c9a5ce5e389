import { sandboxAnchor, sandboxCreator, sandboxSnapshot } from '@vouch/simulator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'
import { utf8Of } from './utf8-pieces.ts'

const textOf = (value: object) => Buffer.concat([...utf8Of(jsonPieces(value))]).toString('utf8')

test('the pieces of any object are the text that JSON.stringify gives, in UTF-8', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' })), (value) => {
      expect(textOf(value)).toBe(JSON.stringify(value))
    }),
    { numRuns: 50 },
  )
})

test('what is undefined is left out, and lone halves of a character stay escaped', () => {
  const value = { gone: undefined, list: [{ gone: undefined }, undefined], text: '\ud83d and \ud83d\ude00', inner: {} }
  expect(textOf(value)).toBe(JSON.stringify(value))
})

test('lists and texts longer than a piece and than the room are whole', () => {
  const long = { items: Array.from({ length: 1_001 }, (_, id) => ({ id, text: id % 150 === 0 ? '😀é' : 'plain' })) }
  expect(textOf(long)).toBe(JSON.stringify(long))
  const texts = { first: 'é😀'.repeat(200_000), last: '😀'.repeat(10) }
  expect(textOf(texts)).toBe(JSON.stringify(texts))
})

test('a snapshot of the sandbox is stored as the bytes that JSON.stringify gives', () => {
  const { platform, handle } = sandboxCreator(3)
  const snapshot = sandboxSnapshot(platform, handle, sandboxAnchor)
  expect(snapshot).not.toBeNull()
  expect(textOf(snapshot ?? {})).toBe(JSON.stringify(snapshot))
})
