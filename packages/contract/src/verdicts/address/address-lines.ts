import { parseAddress } from './address.ts'
import { type Address, halfAtEnd } from './address-answer.ts'

/** A list of creators that somebody pasted, or a file of them: one a line, or a table whose columns are in any order.
 *
 *  What a newcomer would get wrong is to take a table's cell by its column: people's tables have none in common. Whatever cell of a
 *  line reads as a profile is the creator; a platform in one cell and a name in another belong together. */

export const addressLinesMax = 500
export const addressTextCharsMax = 200_000

export interface AddressLine {
  /** From 1, as an editor counts them. */
  line: number
  /** What was written, shortened for a screen. */
  text: string
  address: Address
}

const textShownMax = 120
/** A table of creators has fewer columns; what stands behind them is not read. */
const cellsMax = 20
const cellSplit = /[\t;,]/
/** A line of separators and empty quotation marks says nothing. */
const saying = /[^\s;,"]/
const platformCell = /^(instagram|insta|ig|tiktok|youtube|yt|twitch|twitter|x|linkedin)$/i

export interface AddressList {
  /** Lines that say something, without the head of a table. */
  count: number
  /** One answer for each; none where there are more than a list may have, for then nothing is read. */
  lines: AddressLine[]
}

/** Reads a list. Takes time linear in the text, and counts the lines before it reads any.
 *  @returns one answer for every line that says something. The head of a table is left out. */
export function addressLines(text: string): AddressList {
  const said = text
    .split(/\r\n|\r|\n/)
    .flatMap((written, index) => (saying.test(written) ? [{ line: index + 1, text: written.trim() }] : []))
  const [first, ...others] = said
  const rows = first && isHead(first.text) ? others : said
  if (rows.length > addressLinesMax) return { count: rows.length, lines: [] }
  const lines = rows.map(({ line, text: whole }) => ({
    ...{ line, text: shortened(whole) },
    address: addressIn(cellsOf(whole), whole),
  }))
  return { count: rows.length, lines }
}

/** A first line with columns of which none is a creator. */
function isHead(line: string): boolean {
  const cells = cellsOf(line)
  return cells.length > 1 && addressIn(cells, line).kind === 'refused'
}

function cellsOf(line: string): string[] {
  return line.split(cellSplit, cellsMax).map(bare).filter(Boolean)
}

function bare(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
}

function addressIn(cells: readonly string[], whole: string): Address {
  const [first = whole] = cells
  if (cells.length === 1) return parseAddress(first)
  const platform = cells.find((cell) => platformCell.test(cell))
  const answers = cells.filter((cell) => cell !== platform).map((cell) => parseAddress(cell))
  const found = answers.find(({ kind }) => kind === 'profile') ?? answers.find(({ kind }) => kind === 'resolve')
  if (found !== undefined) return found
  // A name alone is refused with the platforms that allow it; the other cell says which.
  const named = platform && cells.find((cell) => cell !== platform && parsesOn(platform, cell))
  return named ? parseAddress(`${platform}: ${named}`) : (answers[0] ?? parseAddress(first))
}

function parsesOn(platform: string, cell: string): boolean {
  return parseAddress(`${platform}: ${cell}`).kind === 'profile'
}

function shortened(text: string): string {
  return text.length <= textShownMax ? text : `${text.slice(0, textShownMax - 1).replace(halfAtEnd, '')}…`
}
