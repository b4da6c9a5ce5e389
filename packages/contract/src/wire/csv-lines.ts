/** CSV as people and their spreadsheets write it, read in one pass: time is linear in the text, whatever stands in it.
 *
 *  What a newcomer would get wrong: a quoted cell may hold line breaks, so a row's line in the file is not its number. */

export interface CsvLine {
  /** Where the row begins in the file, counted from 1 as editors do. */
  line: number
  cells: string[]
  /** False where a quotation mark is not closed, or words stand between the closing one and the end of its cell. */
  isSound: boolean
}

interface CsvCell {
  text: string
  /** The place of what ends the cell: a delimiter, a line break or the end of the text. */
  end: number
  /** Line breaks inside. */
  breaks: number
  isSound: boolean
}

const lineFeed = 10
const carriageReturn = 13
const quotationMark = 34
const delimiters = [',', ';', '\t', '|'] as const

/** Splits a CSV text at its rows and cells: quotes, doubled quotes and line breaks inside them. Rows without a word are left out.
 *
 *  @param delimiter one character, no quotation mark and no line break; by default the one that the first line has most of
 *  @param firstLine the text's own place in its file */
export function* csvLines(text: string, delimiter: string = commonest(text), firstLine = 1): Generator<CsvLine> {
  const parting = delimiter.charCodeAt(0)
  let line = firstLine
  for (let at = 0; at < text.length; ) {
    const row: CsvLine = { line, cells: [], isSound: true }
    for (let more = true; more; ) {
      const cell = cellAt(text, at, parting)
      row.cells.push(cell.text)
      row.isSound &&= cell.isSound
      line += cell.breaks
      more = text.charCodeAt(cell.end) === parting
      at = cell.end + 1
    }
    if (text.charCodeAt(at - 1) === carriageReturn && text.charCodeAt(at) === lineFeed) at += 1
    line += 1
    if (row.cells.some((cell) => cell.trim() !== '')) yield row
  }
}

function commonest(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const counted = delimiters.map((mark) => ({ mark, count: header.split(mark).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).mark
}

function cellAt(text: string, from: number, parting: number): CsvCell {
  if (text.charCodeAt(from) === quotationMark) return quotedAt(text, from + 1, parting)
  const end = endOf(text, from, parting)
  return { text: text.slice(from, end), end, breaks: 0, isSound: true }
}

function quotedAt(text: string, from: number, parting: number): CsvCell {
  let close = text.indexOf('"', from)
  while (close !== -1 && text.charCodeAt(close + 1) === quotationMark) close = text.indexOf('"', close + 2)
  const inside = text.slice(from, close === -1 ? text.length : close)
  const end = close === -1 ? text.length : endOf(text, close + 1, parting)
  const isSound = close !== -1 && text.slice(close + 1, end).trim() === ''
  return { text: inside.replaceAll('""', '"'), end, breaks: breaksIn(inside), isSound }
}

function endOf(text: string, from: number, parting: number): number {
  let end = from
  while (end < text.length) {
    const sign = text.charCodeAt(end)
    if (sign === parting || sign === lineFeed || sign === carriageReturn) break
    end += 1
  }
  return end
}

function breaksIn(text: string): number {
  let breaks = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === lineFeed || (sign === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) breaks += 1
  }
  return breaks
}
