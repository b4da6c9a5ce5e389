import { csvLimits, Problem } from '@vouch/contract'

/** How large a grid a sheet asks for. A sheet names its cells, and its reader builds the whole grid up to the last row and column: one value far
 *  from the rest makes a file of three kilobytes a grid of gigabytes. So its XML is gone through once, in pieces, before it is read. */

/** What a sheet of Excel has: rows, and columns up to XFD. */
const rowsMax = 1_048_576
const columnsMax = 16_384
/** No tag of a sheet has a hundredth of it. */
const tagCharsMax = 1024 * 1024

export const damagedWorkbook = 'This Excel workbook is damaged. Save it again and try once more.'

interface Place {
  row: number
  column: number
  name: string
}

const nowhere: Place = { row: 0, column: 0, name: '' }

/** Fed with the text of one part of a workbook; what is no sheet asks for nothing. */
export class SheetGrid {
  /** What was fed and isn't a whole tag yet. */
  #rest = ''
  #inSheet = false
  /** The cell that is open, of which isn't known yet whether it holds a value. */
  #cell: Place | null = null
  #lowest = nowhere
  #rightmost = nowhere
  #filled = 0
  #filledRows = 0
  #filledInRow = 0
  #widest = 0

  /** @throws Problem `bad_file` that names a cell past the end of any sheet */
  feed(piece: string): void {
    const text = this.#rest + piece
    let from = text.indexOf('<')
    while (from !== -1) {
      const end = endOfTag(text, from)
      if (end === -1) break
      if (text.charCodeAt(from + 1) !== slash) this.#see(text.slice(from + 1, end))
      from = text.indexOf('<', end)
    }
    this.#rest = from === -1 ? '' : text.slice(from)
    if (this.#rest.length > tagCharsMax) throw new Problem('bad_file', damagedWorkbook)
  }

  /** @throws Problem `bad_file` where the grid is too large to be built */
  end(): void {
    const [row, column] = [this.#lowest.row, this.#rightmost.column]
    if (row * column <= csvLimits.cells) return
    if (this.#filled > csvLimits.cells) throw new Problem('bad_file', tooManyCells)
    // Of the two ends, the one that stretches the grid more is the stray.
    const isRow = row / Math.max(1, this.#filledRows) >= column / Math.max(1, this.#widest)
    throw stray(isRow ? this.#lowest : this.#rightmost)
  }

  /** @param tag without its angle brackets */
  #see(tag: string): void {
    const name = nameOf(tag)
    if (name === 'sheetData') this.#inSheet = true
    if (!this.#inSheet) return
    if (name === 'row') this.#openRow(tag)
    else if (name === 'c') this.#openCell(tag)
    else if (name === 'v' || name === 'is') this.#fill()
  }

  #openRow(tag: string): void {
    this.#filledInRow = 0
    const said = reference(tag)
    if (said === null) return
    if (!/^[1-9]\d*$/.test(said)) throw new Problem('bad_file', damagedWorkbook)
    if (Number(said) > rowsMax) throw stray({ row: 0, column: 0, name: `A${said}` })
  }

  #openCell(tag: string): void {
    const said = reference(tag)
    const [, letters = '', digits = ''] = /^([A-Z]+)([1-9]\d*)$/.exec(said ?? '') ?? []
    if (said === null || letters === '') throw new Problem('bad_file', damagedWorkbook)
    const place = { row: Number(digits), column: columnOf(letters), name: said }
    if (place.row > rowsMax || place.column > columnsMax) throw stray(place)
    this.#cell = place
  }

  /** A cell that is only painted takes no place. */
  #fill(): void {
    const cell = this.#cell
    if (cell === null) return
    this.#cell = null
    this.#filled += 1
    if (this.#filledInRow === 0) this.#filledRows += 1
    this.#filledInRow += 1
    this.#widest = Math.max(this.#widest, this.#filledInRow)
    if (cell.row > this.#lowest.row) this.#lowest = cell
    if (cell.column > this.#rightmost.column) this.#rightmost = cell
  }
}

const tooManyCells = `The file has more than ${csvLimits.cells.toLocaleString('en-US')} cells. Send it in parts.`

const nameCharsMax = 20

function stray({ name }: Place): Problem {
  const cell = name.slice(0, nameCharsMax)
  return new Problem(
    'bad_file',
    `There’s a value in cell ${cell}, far from the rest. Delete it and save the file again.`,
  )
}

/** @returns the number of a column, 1 for A; more than any sheet has for a name of many letters */
function columnOf(letters: string): number {
  if (letters.length > 3) return columnsMax + 1
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

const [doubleQuote, singleQuote, slash, opening, closing] = [34, 39, 47, 60, 62]

/** A sign that is left unquoted hides no tag: what is read here is all that the reader of sheets can take for one.
 *  @returns where the tag that begins here ends; -1 where its end isn't there yet. @throws Problem `bad_file` */
function endOfTag(text: string, from: number): number {
  const first = text[from + 1] ?? ''
  if (first === '!' || first === '?' || first === '/') return text.indexOf('>', from)
  let quote = 0
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === opening) throw new Problem('bad_file', damagedWorkbook)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === doubleQuote || code === singleQuote) quote = code
    else if (code === closing) return at
  }
  return -1
}

/** @returns the name of an opening tag without its prefix; empty for a closing one */
function nameOf(tag: string): string {
  const [name = ''] = /^[\w:.-]+/.exec(tag) ?? []
  return name.slice(name.lastIndexOf(':') + 1)
}

/** @returns what a tag says in `r`, under any prefix; null where it says nothing. @throws Problem `bad_file` where it says two things */
function reference(tag: string): string | null {
  const plain = /^(?:c|row) r="([A-Z0-9]+)"(?: [st]="\w*")*\/?$/.exec(tag)
  if (plain) return plain[1] ?? null
  const [found, another] = tag.matchAll(/\s(?:[\w.-]{1,100}:)?r=(?:"([^"]*)"|'([^']*)')/g)
  if (another !== undefined) throw new Problem('bad_file', damagedWorkbook)
  return found === undefined ? null : (found[1] ?? found[2] ?? '')
}
