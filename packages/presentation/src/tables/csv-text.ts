/** Tables as CSV, on screen and in files alike: every such file that leaves the product is written here.
 *
 *  What a newcomer would get wrong: a spreadsheet runs a cell that begins with one of a few signs as a formula, quoted or not, and where it parts
 *  cells is its own affair. One whose separator is a semicolon opens a cell in the middle of a text, as does any line break that it
 *  does not take for quoted. So a sign is kept from the beginning of a cell wherever one may begin. Source: OWASP, CSV Injection. */

export type Cell = string | number | null

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** @returns the table as CSV (RFC 4180: CRLF, quotes doubled). Every text is quoted; before each sign in it with which a spreadsheet could begin
 *  a formula stands an apostrophe. Unknown values are empty cells, never zero. */
export function csvText({ columns, rows }: Table): string {
  return csvRows([columns, ...rows])
}

/** @returns rows as `csvText` writes them, for a file that is written piece by piece. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** The signs that begin a formula, in their wide forms too, as Japanese spreadsheets read them; some programs drop the spaces before. */
const atBeginning = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/
/** Separators, spaces and quotation marks before such a sign. */
const beforeSign = /(?<![\s";|])[\s";|]+(?=[=+\-@＝＋－＠])/g
const separator = /[;|\t\r\n]/

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const begun = atBeginning.test(cell) ? `'${cell}` : cell
  const broken = begun.replace(beforeSign, (parting) => (separator.test(parting) ? `${parting}'` : parting))
  return `"${broken.replaceAll('"', '""')}"`
}
