/** A CSV text as rows that know their line in the file, so that a person can find what is wrong. The delimiter is the one
 *  with which the header makes most sense: counting characters would be misled by titles above the header and by commas in
 *  texts. A byte-order mark and the `sep=;` line of spreadsheets are understood. */

import { type CsvLine, csvLines } from '@vouch/contract'
import { type ColumnMapping, mappingOf } from './csv-columns.ts'

export type CsvRow = Pick<CsvLine, 'line' | 'cells'>

export interface CsvTable {
  mapping: ColumnMapping
  rows: CsvRow[]
}

/** Exports put titles and notes above the header, a few lines at most. */
const linesBeforeHeaderMax = 10
const headersShownMax = 8
const delimiters = [',', ';', '\t', '|'] as const
/** Rows looked at to find the delimiter: enough for titles above the header. */
const rowsTriedMax = 50

export interface TableProblem {
  problem: string
  line?: number
}

/** @returns the table, or one sentence that says why the text is none. */
export function csvTableOf(text: string): CsvTable | TableProblem {
  const rows = csvRowsOf(text)
  return 'problem' in rows ? rows : tableOf(rows)
}

/** @returns the rows with a word in them, titles and header included */
export function csvRowsOf(text: string): CsvRow[] | TableProblem {
  const separator = /^sep=([^"\r\n])\r?\n/i.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const rows = [...csvLines(body, separator?.[1] ?? delimiterOf(body), separator ? 2 : 1)]
  const broken = rows.find(({ isSound }) => !isSound)
  if (!broken) return rows
  const { line } = broken
  return { problem: `Line ${line} of the file has an opening quotation mark that is never closed.`, line }
}

/** @returns the rows below the header, with what their columns mean, or one sentence where the header says nothing */
export function tableOf(rows: readonly CsvRow[]): CsvTable | TableProblem {
  const header = headerOf(rows)
  if (header) return { mapping: header.mapping, rows: rows.slice(header.index + 1) }
  return { problem: withoutHeader(rows[0]?.cells ?? []) }
}

/** @returns where the header stands: the first row that is one, else the first of the widest among those at the top */
export function headerIndex(rows: readonly CsvRow[]): number {
  const known = headerOf(rows)
  if (known) return known.index
  const widths = rows
    .slice(0, linesBeforeHeaderMax)
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  return Math.max(0, widths.indexOf(Math.max(...widths)))
}

/** @returns the delimiter whose header has most columns that Vouch knows; where none has a header, the one that parts the
 *  text into most cells. */
function delimiterOf(text: string): string {
  let best: { delimiter: string; known: number; cells: number } = { delimiter: ',', known: 0, cells: 0 }
  for (const delimiter of delimiters) {
    const rows = firstRows(text, delimiter)
    const known = headerOf(rows)?.mapping.columns.length ?? 0
    const cells = Math.max(0, ...rows.map((row) => row.cells.length))
    if (known > best.known || (known === best.known && cells > best.cells)) best = { delimiter, known, cells }
  }
  return best.delimiter
}

function firstRows(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = []
  for (const row of csvLines(text, delimiter)) if (rows.push(row) === rowsTriedMax) break
  return rows
}

function headerOf(rows: readonly CsvRow[]): { index: number; mapping: ColumnMapping } | null {
  for (const [index, row] of rows.slice(0, linesBeforeHeaderMax).entries()) {
    const mapping = mappingOf(row.cells)
    if (mapping) return { index, mapping }
  }
  return null
}

function withoutHeader(cells: readonly string[]): string {
  const shown = cells.slice(0, headersShownMax).map((cell) => `“${cell.trim().slice(0, 30)}”`)
  return (
    `The file has no columns Vouch recognizes (it starts with ${shown.join(', ')}). ` +
    'A list of followers needs a column such as username; a list of posts needs a date and likes, comments or views.'
  )
}
