import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { csvExcess, fileText, listBytesMax, Problem } from '@vouch/contract'
import { readSheet } from 'read-excel-file/node'
import { openPromise } from 'yauzl'
import { type CsvRow, csvRowsOf } from './csv-table.ts'
import { damagedWorkbook, SheetGrid } from './sheet-grid.ts'

/** The rows of a list, from CSV or from the first sheet of an Excel workbook. */

/** A workbook is a zip whose parts are read whole. Twenty megabytes of cells unpack to a tenth of this. */
const unpackedBytesMax = 200 * 1024 * 1024
const partsMax = 5_000

/** @throws Problem `bad_file`, `too_large` or `archive_unsafe` */
export async function csvFileRows(path: string): Promise<CsvRow[]> {
  const bytes = await readFile(path)
  if (bytes.length > listBytesMax) throw new Problem('too_large', 'A list can be up to 20 MB. Send it in parts.')
  const { text } = fileText(bytes)
  const excess = csvExcess(text)
  if (excess) throw new Problem('bad_file', excess.problem)
  const rows = csvRowsOf(text)
  if ('problem' in rows) throw new Problem('bad_file', rows.problem)
  return rows
}

/** Cells come as texts, dates as ISO times. Rows without a word are left out, as in CSV.
 *  @throws Problem `bad_file` or `archive_unsafe` */
export async function workbookRows(path: string): Promise<CsvRow[]> {
  await weigh(path)
  const sheet = await readSheet(path).catch((error: unknown) => {
    const why = error instanceof Error && /password|encrypt/i.test(error.message) ? 'It may have a password.' : ''
    throw new Problem(
      'bad_file',
      `This Excel workbook can’t be read. ${why} Save it as .xlsx or .csv and try again.`.replace('  ', ' '),
    )
  })
  return sheet.flatMap((cells, index) => {
    const texts = cells.map(cellText)
    return texts.some((text) => text.trim() !== '') ? [{ line: index + 1, cells: texts }] : []
  })
}

async function weigh(path: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new Problem('bad_file', damagedWorkbook)
  })
  try {
    let [parts, bytes] = [0, 0]
    for await (const entry of zip.eachEntry()) {
      parts += 1
      bytes += entry.uncompressedSize
      if (parts > partsMax || bytes > unpackedBytesMax) {
        throw new Problem(
          'archive_unsafe',
          'This Excel workbook unpacks to more than Vouch reads (200 MB). Send it in parts.',
        )
      }
      // Which part is the first sheet is for the workbook to say, so all of them are looked at.
      if (/\.xml(\.rels)?$/.test(entry.fileName)) await weighGrid(await zip.openReadStreamPromise(entry))
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('bad_file', damagedWorkbook)
  } finally {
    zip.close()
  }
}

async function weighGrid(part: Readable): Promise<void> {
  const grid = new SheetGrid()
  // Tags and references are ASCII; no piece is cut within a letter of one.
  for await (const piece of part) grid.feed((piece as Buffer).toString('latin1'))
  grid.end()
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString()
  return String(cell)
}
