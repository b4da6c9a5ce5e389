import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, csvText } from './csv-text.ts'

const signs = ['=', '+', '-', '@', '\t', '\r']
/** Texts that look for trouble: formulas, quotation marks, breaks. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...signs, '"', ',', '\n', "'", 'a', ' ', 'é', '😀') }),
  fc.tuple(fc.constantFrom(...signs), fc.string()).map(([sign, rest]) => sign + rest),
)
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true })
const cells: fc.Arbitrary<Cell> = fc.oneof(texts, numbers, fc.constant(null))

/** A reader of its own, by the letter of RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < csv.length; ) {
    let cell = ''
    if (csv[at] === '"') {
      for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
        if (csv[at] === '"') at += 1
        cell += csv[at]
      }
      at += 1
    } else for (; at < csv.length && csv[at] !== ',' && csv[at] !== '\r'; at += 1) cell += csv[at]
    row.push(cell)
    if (csv[at] === ',') at += 1
    else {
      expect(csv.slice(at, at + 2)).toBe('\r\n')
      rows.push(row)
      row = []
      at += 2
    }
  }
  return rows
}

const written = (cell: Cell) =>
  cell === null ? '' : typeof cell === 'string' && signs.includes(cell.charAt(0)) ? `'${cell}` : String(cell)

test('a reader finds the same cells, but for the apostrophe before what would be run', () => {
  // Two columns at least: a row of one empty cell is an empty line, which no reader can tell from none.
  const rows = fc.array(fc.array(cells, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rows, (table) => {
      const csv = csvText({ columns: ['first', 'second'], rows: table })
      expect(read(csv).slice(1)).toEqual(table.map((row) => row.map(written)))
    }),
  )
})

test('no text can begin a cell with a sign that a spreadsheet runs', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 4 }), (row) => {
      for (const cell of read(csvText({ columns: row, rows: [] }))[0] ?? []) expect(signs).not.toContain(cell.charAt(0))
    }),
  )
})

test('a number stays a number, and what is not known is empty', () => {
  expect(csvText({ columns: ['a', 'b', 'c'], rows: [[-5, 0.25, null]] })).toBe('a,b,c\r\n-5,0.25,\r\n')
  expect(csvText({ columns: ['=HYPERLINK("http://x")', 'two\nlines'], rows: [] })).toBe(
    '"\'=HYPERLINK(""http://x"")","two\nlines"\r\n',
  )
})
