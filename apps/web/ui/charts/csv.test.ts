import { type Cell, csvRows, csvText } from '@vouch/presentation'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r']
const separators = [',', ';', '\t', '|']
/** Texts that look for trouble: formulas, quotation marks, breaks, separators of other countries. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...signs, ...separators, '"', '\n', "'", 'a', ' ', 'é', '😀') }),
  fc.tuple(fc.constantFrom(...signs), fc.string()).map(([sign, rest]) => sign + rest),
  fc
    .tuple(
      fc.constantFrom('', 'a', '"'),
      fc.constantFrom(...separators, '\n'),
      fc.constantFrom('', '"', '""'),
      fc.string(),
    )
    .map(([begin, separator, quotes, rest]) => `${begin}${separator}${quotes}=${rest}`),
)
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true })
const cells: fc.Arbitrary<Cell> = fc.oneof(texts, numbers, fc.constant(null))
// Two columns at least: a row of one empty cell is an empty line, which no reader can tell from none.
const tables = fc.array(fc.array(cells, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })

/** Reads as spreadsheets do, whatever their separator: a quotation mark at the beginning of a cell opens it, and what stands between the closing
 *  one and the separator is taken as it is. */
function read(csv: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < csv.length; ) {
    let cell = ''
    if (csv[at] === '"') {
      for (at += 1; at < csv.length && (csv[at] !== '"' || csv[at + 1] === '"'); at += 1) {
        if (csv[at] === '"') at += 1
        cell += csv[at]
      }
      at += 1
    }
    for (; at < csv.length && ![separator, '\r', '\n'].includes(csv.charAt(at)); at += 1) cell += csv[at]
    row.push(cell)
    if (csv[at] !== separator) {
      rows.push(row)
      row = []
    }
    at += csv.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}

test('a reader finds the same cells, but for the apostrophes before what would be run', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const found = read(csvText({ columns: ['first', 'second'], rows: table }), ',').slice(1)
      const plain = (text: string) => text.replaceAll("'", '')
      expect(found.map((row) => row.map(plain))).toEqual(
        table.map((row) => row.map((cell) => plain(String(cell ?? '')))),
      )
    }),
  )
})

test('law: no cell begins with a sign that a spreadsheet runs, whatever parts the cells where the file is opened', () => {
  const begins = (cell: string) => /^\s*[=+\-@＝＋－＠]/.test(cell)
  // Tables of ours begin with a text; what stands behind it may be a number below zero, which is no formula.
  const rows = fc.array(fc.tuple(texts, fc.array(cells, { maxLength: 4 })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rows, fc.constantFrom(...separators), (table, separator) => {
      const found = read(csvRows(table.map(([first, others]) => [first, ...others])), separator).flat()
      expect(found.filter((cell) => begins(cell) && !Number.isFinite(Number(cell)))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('a text without signs stays as it is; a sign within it is broken from what parts cells somewhere', () => {
  const written = (text: string) => read(csvRows([[text, 1]]), ',')[0]?.[0]
  for (const text of ['plain', 'a; b', 'it’s 3-4', 'a@b.test', '"quoted"', 'two\nlines'])
    expect(written(text)).toBe(text)
  expect(written('=1+1')).toBe("'=1+1")
  expect(written('a;=1+1')).toBe("a;'=1+1")
  expect(written('a\t@SUM(1)')).toBe("a\t'@SUM(1)")
  expect(written('a\n-1')).toBe("a\n'-1")
  expect(written('a;"=1+1')).toBe('a;"\'=1+1')
  expect(written('a; =1+1')).toBe("a; '=1+1")
  expect(written(' =1+1')).toBe("' =1+1")
})

test('every text is quoted, a number stays a number, and what is not known is empty', () => {
  expect(csvText({ columns: ['a', 'b', 'c'], rows: [[-5, 0.25, null]] })).toBe('"a","b","c"\r\n-5,0.25,\r\n')
  expect(csvText({ columns: ['=HYPERLINK("http://x")', 'two\nlines'], rows: [] })).toBe(
    '"\'=HYPERLINK(""http://x"")","two\nlines"\r\n',
  )
  expect(csvRows([])).toBe('')
})
