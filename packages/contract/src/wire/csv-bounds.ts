/** Counts the lines and cells of a CSV text before it is parsed: a parser makes a list of every line and a text of every cell, and twenty
 *  megabytes of line breaks or commas take it half a minute.
 *
 *  What a newcomer would get wrong: quotation marks do not matter here. What they enclose depends on the separator, which is not known
 *  yet, so every line break counts as a line and every separator as a cell; the limits leave room for those in texts. */

export const csvLimits = {
  /** Five times the rows of the longest list that is read: texts in cells may have line breaks. */
  lines: 500_000,
  cells: 5_000_000,
  /** Of one line. Wide exports have some hundred columns. */
  lineCells: 2_000,
} as const

export interface CsvExcess {
  /** One sentence. */
  problem: string
  /** Counted from 1; absent where the whole file is meant. */
  line?: number
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
/** One of them separates the cells, and which one is found out later. */
const separators = [',', ';', '\t', '|']
/** Spreadsheets may name another one in the first line. */
const named = /^\uFEFF?sep=(.)/is

/** @returns what there is too much of; null where all is within the limits. Reads each character once. */
export function csvExcess(text: string): CsvExcess | null {
  const marks = [...new Set([...separators, named.exec(text)?.[1] ?? ','])]
  const ofLine = new Int32Array(marks.length)
  const ofFile = new Int32Array(marks.length)
  const places = placesOf(marks)
  let line = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const place = places[code] ?? 0
    if (place === 0) continue
    if (place < 0) {
      if (code === carriageReturn && text.charCodeAt(at + 1) === lineFeed) continue
      line += 1
      if (line > csvLimits.lines) return tooMany('lines', csvLimits.lines)
      ofLine.fill(0)
      continue
    }
    const cellsOfLine = (ofLine[place - 1] ?? 0) + 1
    const cellsOfFile = (ofFile[place - 1] ?? 0) + 1
    ofLine[place - 1] = cellsOfLine
    ofFile[place - 1] = cellsOfFile
    if (cellsOfLine >= csvLimits.lineCells) return tooWide(line)
    if (cellsOfFile >= csvLimits.cells) return tooMany('cells', csvLimits.cells)
  }
  return null
}

/** @returns for each character code: below 0 for the end of a line, the number of a separator from 1, or 0 for what is neither */
function placesOf(marks: readonly string[]): Int8Array {
  const places = new Int8Array(65_536)
  for (const [index, mark] of marks.entries()) places[mark.charCodeAt(0)] = index + 1
  places[lineFeed] = -1
  places[carriageReturn] = -1
  return places
}

function tooWide(line: number): CsvExcess {
  const most = csvLimits.lineCells.toLocaleString('en')
  return { problem: `Line ${line.toLocaleString('en')} of the file has more than ${most} cells.`, line }
}

function tooMany(things: string, most: number): CsvExcess {
  return { problem: `The file has more than ${most.toLocaleString('en')} ${things}. Send it in parts.` }
}
