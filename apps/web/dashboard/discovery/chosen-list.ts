import {
  type CustomerColumn,
  type CustomerMapping,
  csvLines,
  customerColumns,
  customerOf,
  customersMax,
  guessedMapping,
} from '@vouch/contract'

/** A customer list that was chosen, as the browser reads it: nothing has left the machine yet. */

export interface ChosenList {
  name: string
  headers: string[]
  rows: { line: number; cells: string[] }[]
}

/** @returns the list, or one sentence that says why the text is none. */
export function chosenList(name: string, text: string): ChosenList | string {
  const [header, ...rows] = csvLines(text)
  if (header === undefined || rows.length === 0) return 'The file has no rows below the header.'
  if (rows.length > customersMax)
    return `The file has more than ${customersMax.toLocaleString('en')} customers. Split it into smaller files.`
  const headers = header.cells.map((cell) => cell.trim())
  return { name: name.replace(/\.[a-z]{1,4}$/i, '').slice(0, 80), headers, rows }
}

/** @returns which header each column probably is, by its name and what stands below it. */
export function mappingOf({ headers, rows }: ChosenList, year: number): CustomerMapping {
  return guessedMapping(headers, { cells: rows.map(({ cells }) => cells), year })
}

/** What a look at the whole list shows, before anything is sent. */
export interface ListPreview {
  first: { line: number; values: string[] }[]
  readable: number
  refusals: { line: number; message: string }[]
  refused: number
}

const firstMax = 5
const refusalsMax = 5

export function previewOf(list: ChosenList, mapping: CustomerMapping, year: number): ListPreview {
  const preview: ListPreview = { first: [], readable: 0, refusals: [], refused: 0 }
  const chosen = chooserOf(list, mapping)
  for (const { line, cells } of list.rows) {
    const customer = customerOf(chosen(cells), year)
    if (typeof customer === 'string') {
      preview.refused++
      if (preview.refusals.length < refusalsMax) preview.refusals.push({ line, message: customer })
      continue
    }
    preview.readable++
    const { country, age, gender, interests } = customer
    const values = { country, age, gender, interests: interests.join(', ') }
    if (preview.first.length < firstMax)
      preview.first.push({ line, values: usedColumns(mapping).map((column) => values[column] ?? '') })
  }
  return preview
}

export function usedColumns(mapping: CustomerMapping): CustomerColumn[] {
  return customerColumns.filter((column) => mapping[column] !== undefined)
}

/** @returns only the chosen columns as a CSV text: nothing else leaves the browser. Lines that are left empty keep their places. */
export function sentText(list: ChosenList, mapping: CustomerMapping): string {
  const used = usedColumns(mapping)
  const chosen = chooserOf(list, mapping)
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  const texts: string[] = [line(used.map((column) => mapping[column] ?? ''))]
  for (const row of list.rows) {
    while (texts.length < row.line - 1) texts.push('')
    const cells = chosen(row.cells)
    texts.push(line(used.map((column) => (cells[column] ?? '').replace(/[\r\n]/g, ' '))))
  }
  return texts.join('\n')
}

type ChosenCells = Record<CustomerColumn, string | null>

/** @returns what takes the chosen cells out of a row: their places are looked for once for all rows. */
function chooserOf({ headers }: ChosenList, mapping: CustomerMapping): (cells: readonly string[]) => ChosenCells {
  const place = (column: CustomerColumn) => headers.indexOf(mapping[column] ?? '\n')
  const places = {
    country: place('country'),
    age: place('age'),
    gender: place('gender'),
    interests: place('interests'),
  }
  return (cells) => ({
    country: cells[places.country] ?? null,
    age: cells[places.age] ?? null,
    gender: cells[places.gender] ?? null,
    interests: cells[places.interests] ?? null,
  })
}
