/** A CSV text as rows that know their line in the file, so that a person can find what is wrong. The delimiter is the one
 *  with which the header makes most sense: counting characters would be misled by titles above the header and by commas in
 *  texts. A byte-order mark and the `sep=;` line of spreadsheets are understood. */

import Papa from 'papaparse'
import { type ColumnMapping, mappingOf } from './csv-columns.ts'

export interface CsvRow {
  /** Counted from 1, as editors do. */
  line: number
  cells: string[]
}

export interface CsvTable {
  mapping: ColumnMapping
  rows: CsvRow[]
}

/** Exports put titles and notes above the header, a few lines at most. */
const linesBeforeHeaderMax = 10
const headersShownMax = 8
const delimiters = [',', ';', '\t', '|'] as const
/** Rows looked at to find the delimiter: enough for titles with empty lines between them. */
const rowsTriedMax = 50

/** @returns the table, or one sentence that says why the text is none. */
export function csvTableOf(text: string): CsvTable | { problem: string; line?: number } {
  const separator = /^sep=(.)\r?\n/i.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const parsed = Papa.parse<string[]>(body, { delimiter: separator?.[1] ?? delimiterOf(body) })
  const rows = numbered(parsed.data, separator ? 2 : 1)
  const broken = parsed.errors.find((error) => error.type === 'Quotes')
  if (broken) {
    const line = rows[Math.min(broken.row ?? 0, rows.length - 1)]?.line ?? 1
    return { problem: `Line ${line} of the file opens a quotation mark that is not closed.`, line }
  }
  const filled = filledOf(rows)
  const header = headerOf(filled)
  if (header) return { mapping: header.mapping, rows: filled.slice(header.index + 1) }
  return { problem: withoutHeader(filled[0]?.cells ?? []) }
}

/** @returns the delimiter whose header has most columns that Vouch knows; where none has a header, the one that parts the
 *  text into most cells. */
function delimiterOf(text: string): string {
  let best: { delimiter: string; known: number; cells: number } = { delimiter: ',', known: 0, cells: 0 }
  for (const delimiter of delimiters) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: rowsTriedMax })
    const filled = filledOf(numbered(data, 1))
    const known = headerOf(filled)?.mapping.columns.length ?? 0
    const cells = Math.max(0, ...filled.map((row) => row.cells.length))
    if (known > best.known || (known === best.known && cells > best.cells)) best = { delimiter, known, cells }
  }
  return best.delimiter
}

function filledOf(rows: readonly CsvRow[]): CsvRow[] {
  return rows.filter((row) => row.cells.some((cell) => cell.trim() !== ''))
}

function headerOf(filled: readonly CsvRow[]): { index: number; mapping: ColumnMapping } | null {
  for (const [index, row] of filled.slice(0, linesBeforeHeaderMax).entries()) {
    const mapping = mappingOf(row.cells)
    if (mapping) return { index, mapping }
  }
  return null
}

/** A quoted cell may contain line breaks, so a row's line is not its number. */
function numbered(data: readonly string[][], firstLine: number): CsvRow[] {
  let line = firstLine
  return data.map((cells) => {
    const row = { line, cells }
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    return row
  })
}

function withoutHeader(cells: readonly string[]): string {
  const shown = cells.slice(0, headersShownMax).map((cell) => `“${cell.trim().slice(0, 30)}”`)
  return (
    `The file has no columns that Vouch knows (it begins with ${shown.join(', ')}). ` +
    'A list of followers needs a column such as username; a list of posts needs a date and likes, comments or views.'
  )
}
