import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileStem } from './file-name.ts'

test('a file keeps the letters of every script in its name', () => {
  for (const name of ['名前', 'Жанна', 'été', 'हिन्दी', 'سارة', 'ava_fields', 'ava.fields'])
    expect(fileStem([name, '2028-05-27'])).toBe(`${name}-2028-05-27`)
  expect(fileStem(['"Spring"; ../été 🌷', 'report'])).toBe('Spring-..-été-report')
  expect(fileStem(['🌷', '..', '2028'])).toBe('2028')
})

test('a name of a file is one that file systems take, however long and odd the words are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 3 }), (words) => {
      const stem = fileStem(words)
      expect(stem).toMatch(/^(?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*)?$/u)
      expect(stem).not.toMatch(/^[.-]|[.-]$/)
      expect(Buffer.byteLength(stem)).toBeLessThan(250)
    }),
  )
})
