/** Tables as CSV, on screen and in files alike. A spreadsheet runs a cell that begins with one of a few signs as a formula, quoted or
 *  not, so texts that other people wrote are begun with an apostrophe. Source: OWASP, CSV Injection. */

export type Cell = string | number | null

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** @returns the table as CSV (RFC 4180: CRLF, quotes doubled). Text cells that a spreadsheet would run as a formula get
 *  a leading apostrophe; unknown values are empty cells, never zero. */
export function csvText({ columns, rows }: Table): string {
  return [columns, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n'
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
