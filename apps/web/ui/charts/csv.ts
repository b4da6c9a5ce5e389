/** The figures of a chart as a file: what is drawn can be taken away and checked. */

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

/** @returns a file name that every system accepts: "ava_fields-followers.csv". */
export function fileName(parts: readonly string[], extension: string): string {
  const stem = parts
    .map((part) => part.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '')
    .join('-')
  return `${stem === '' ? 'vouch' : stem}.${extension}`
}

/** Hands a text to the browser as a download. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after this turn; a second is ample and frees the memory.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
