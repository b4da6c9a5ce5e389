import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { madeWorkbook } from '../../../../test/made-workbook.ts'
import { workbookRows } from './list-rows.ts'
import { SheetGrid } from './sheet-grid.ts'

const declared = `<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`

/** @returns where a workbook lies */
function writtenBook(book: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-workbook-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'list.xlsx')
  writeFileSync(path, book)
  return path
}

const normal = Array.from({ length: 120 }, (_, row) => [`person_${row}`, row, `note ${row}`])
const far = (cell: string) => `There’s a value in cell ${cell}, far from the rest. Delete it and save the file again.`
const damaged = 'This Excel workbook is damaged. Save it again and try once more.'

const wide = Array.from({ length: 399 }, (_, row) => [`person_${row}`])

/** One more row behind a hundred and twenty ordinary ones, as a sheet writes it. */
const strayBook = (cell: string, row = '121', inside = '<v>1</v>') =>
  madeWorkbook(normal, '', `<row r="${row}"><c r="${cell}">${inside}</c></row>`)

test.for([
  ['in the last cell of a sheet', strayBook('XFD1048576', '1048576'), far('XFD1048576')],
  ['past the last row', strayBook('A999999999', '999999999'), far('A999999999')],
  ['past the last column', strayBook('ZZZZZZ121'), far('ZZZZZZ121')],
  [
    'in a column that makes the grid too large',
    madeWorkbook(wide, '', '<row r="400"><c r="XFD400"><v>1</v></c></row>'),
    far('XFD400'),
  ],
  [
    'in a row that makes the grid too large',
    madeWorkbook([...normal, Array(26).fill(1)], '', '<row r="900000"><c r="B900000"><v>1</v></c></row>'),
    far('B900000'),
  ],
  ['under a prefix, behind a sign that isn’t closed', strayBook(`A121" x:r="XFD1048576`), damaged],
  ['in a number of another kind', strayBook('A121', '1e6'), damaged],
  [
    'behind a quotation mark that isn’t closed',
    strayBook(`A121" x='`, '121', `<v>1</v></c><c r="XFD1048576"><v>1</v>`),
    damaged,
  ],
] as const)('a value %s is refused with its name, before a grid is built', async ([, book, sentence]) => {
  expect(book.length).toBeLessThan(40_000)
  const before = process.threadCpuUsage()
  await expect(workbookRows(writtenBook(book))).rejects.toMatchObject({ code: 'bad_file', message: sentence })
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})

test('a cell that is only painted makes no grid, however far away, and a whole sheet’s dimension is no cell', async () => {
  const dimension = '<dimension ref="A1:XFD1048576"/>'
  for (const book of [
    strayBook('XFD121', '121', ''),
    strayBook('A121', '121', ''),
    madeWorkbook(normal, '', '', dimension),
  ])
    expect(await workbookRows(writtenBook(book))).toHaveLength(120)
})

test('a sheet is weighed in pieces of any size', () => {
  const text = '<x><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048577"/></sheetData></x>'
  const fed = (size: number) => {
    const grid = new SheetGrid()
    for (let from = 0; from < text.length; from += size) grid.feed(text.slice(from, from + size))
  }
  for (const size of [1, 7, 1_000]) expect(() => fed(size)).toThrow(far('A1048577'))
})

test('entities that a workbook declares are not filled in: no file of this machine, and no text that grows', async () => {
  const rows = await workbookRows(writtenBook(madeWorkbook([['username'], ['&file;'], ['&b;'], ['ava']], declared)))
  expect(rows.map(({ cells }) => cells)).toEqual([['username'], ['&file;'], ['&b;'], ['ava']])
})
