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
  if (header === undefined || rows.length === 0) return 'The file has no line below its header.'
  if (rows.length > customersMax)
    return `The file has more than ${customersMax.toLocaleString('en')} customers. Send it in parts.`
  const headers = header.cells.map((cell) => cell.trim())
  return { name: name.replace(/\.[a-z]{1,4}$/i, '').slice(0, 80), headers, rows }
}

export { guessedMapping }

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
  for (const { line, cells } of list.rows) {
    const chosen = chosenCells(list, mapping, cells)
    const customer = customerOf(chosen, year)
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
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  const texts: string[] = [line(used.map((column) => mapping[column] ?? ''))]
  for (const row of list.rows) {
    while (texts.length < row.line - 1) texts.push('')
    const cells = chosenCells(list, mapping, row.cells)
    texts.push(line(used.map((column) => (cells[column] ?? '').replace(/[\r\n]/g, ' '))))
  }
  return texts.join('\n')
}

function chosenCells(
  { headers }: ChosenList,
  mapping: CustomerMapping,
  cells: readonly string[],
): Record<CustomerColumn, string | null> {
  const cell = (column: CustomerColumn) => {
    const place = headers.indexOf(mapping[column] ?? '\n')
    return place < 0 ? null : (cells[place] ?? null)
  }
  return { country: cell('country'), age: cell('age'), gender: cell('gender'), interests: cell('interests') }
}
