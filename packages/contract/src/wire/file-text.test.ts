import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileText } from './file-text.ts'

const list = 'name;followers\nZoë Müller – “ĩ”;1'

test('UTF-8 is read with and without its mark, which is no part of the text', () => {
  const bytes = new TextEncoder().encode(list)
  expect(fileText(bytes)).toEqual({ text: list, encoding: 'UTF-8' })
  expect(fileText(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]))).toEqual({ text: list, encoding: 'UTF-8' })
})

test('UTF-16 is read by its mark, in either order of bytes', () => {
  const little = Buffer.from(list, 'utf16le')
  const big = Buffer.from(little).swap16()
  expect(fileText(Buffer.concat([Buffer.of(0xff, 0xfe), little]))).toEqual({ text: list, encoding: 'UTF-16' })
  expect(fileText(Buffer.concat([Buffer.of(0xfe, 0xff), big]))).toEqual({ text: list, encoding: 'UTF-16' })
})

test('what is no UTF-8 is read as spreadsheets save it in western Europe', () => {
  const bytes = Uint8Array.from([
    0x5a, 0x6f, 0xeb, 0x20, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x80, 0x20, 0x93, 0x94,
  ])
  expect(fileText(bytes)).toEqual({ text: 'Zoë Müller € “”', encoding: 'Windows-1252' })
})

test('any text comes back from UTF-8, and any bytes give some text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.startsWith('\ufeff'))
      expect(fileText(new TextEncoder().encode(text)).text).toBe(text)
    }),
  )
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof fileText(bytes).text === 'string'))
})
