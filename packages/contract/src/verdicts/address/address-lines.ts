import { parseAddress } from './address.ts'
import type { Address } from './address-answer.ts'

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
const cellSplit = /[\t;,]/
const platformCell = /^(instagram|insta|ig|tiktok|youtube|yt|twitch|twitter|x|linkedin)$/i

/** @returns one answer for every line that says something. The head of a table is left out. */
export function addressLines(text: string): AddressLine[] {
  const written = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line.trim() }))
  const lines = written.filter((each) => each.text !== '')
  return lines.flatMap(({ line, text: whole }, index) => {
    const cells = whole.split(cellSplit).map(bare).filter(Boolean)
    if (cells.length === 0) return []
    const address = addressIn(cells, whole)
    const isHead = index === 0 && cells.length > 1 && address.kind === 'refused'
    return isHead ? [] : [{ line, text: shortened(whole), address }]
  })
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
  return text.length <= textShownMax ? text : `${text.slice(0, textShownMax - 1)}…`
}
