import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'

const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ' ', ';'), maxLength: 6 })

test('cells with delimiters, quotes and line breaks come back as they were, in rows that are sound', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), (rows) => {
      const quoted = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
      const found = [...csvLines(['"h","i"', ...quoted].join('\r\n'))]
      const wanted = [['h', 'i'], ...rows].filter((row) => row.some((each) => each.trim() !== ''))
      expect(found.map(({ cells }) => cells)).toEqual(wanted)
      expect(found.every(({ isSound }) => isSound)).toBe(true)
    }),
  )
})

test('a row is told by the line that it begins in, whichever line ends the file has', () => {
  const lines = (text: string) => [...csvLines(text)].map(({ line }) => line)
  expect(lines('a;b\n"x\ny";2\n\n3;4')).toEqual([1, 2, 5])
  expect(lines('a;b\r\n"x\r\ny";2\r\n\r\n3;4')).toEqual([1, 2, 5])
  expect(lines('a;b\r"x\ry";2\r\r3;4')).toEqual([1, 2, 5])
})

test('a quotation mark that is not closed, or closed too early, is told; one within a word is a sign like any other', () => {
  const read = (text: string) => [...csvLines(text, ',')].map(({ cells, isSound }) => ({ cells, isSound }))
  expect(read('a,"b\nc')).toEqual([{ cells: ['a', 'b\nc'], isSound: false }])
  expect(read('"Ann "the cat" Lee",5\nb,6')[0]?.isSound).toBe(false)
  expect(read('b,6\n"Ann" ,5')).toEqual([
    { cells: ['b', '6'], isSound: true },
    { cells: ['Ann', '5'], isSound: true },
  ])
  expect(read('5" tall,"",x')).toEqual([{ cells: ['5" tall', '', 'x'], isSound: true }])
})

test('any text is split without a fault, and no character of an unquoted one is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { cells } of csvLines(text)) expect(cells.length).toBeGreaterThan(0)
      const plain = text.replaceAll('"', '')
      const lost = plain.replace(/[\s,]/g, '').length
      const kept = [...csvLines(plain, ',')]
        .flatMap(({ cells }) => cells)
        .join('')
        .replace(/[\s,]/g, '').length
      expect(kept).toBe(lost)
    }),
  )
})
