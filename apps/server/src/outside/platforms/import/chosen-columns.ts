import { hash } from 'node:crypto'
import { type ChosenColumns, type ImportKind, importColumnsMax, importFields } from '@vouch/contract'
import {
  type ColumnMapping,
  type Field,
  followerColumns,
  likelyMapping,
  type MappedColumn,
  mappingOf,
  plainHeader,
  postColumns,
} from './csv-columns.ts'
import { type CsvRow, type CsvTable, headerIndex } from './csv-table.ts'

/** What the columns of a list mean, where a person said so: for this file, or earlier for another with the same header. */

/** A choice that is kept. */
export interface RememberedColumns extends ChosenColumns {
  /** Of the header that it was made for; see `signatureOf`. */
  signature: string
}

/** A list with its header, not yet read. */
export interface HeadedRows {
  headers: string[]
  rows: CsvRow[]
  signature: string
}

/** @returns the rows of a list parted at their header */
export function headedRows(all: readonly CsvRow[]): HeadedRows {
  const at = headerIndex(all)
  const headers = (all[at]?.cells ?? []).slice(0, importColumnsMax)
  return { headers, rows: all.slice(at + 1), signature: signatureOf(headers) }
}

/** The same header has the same signature however its words are capitalized, accented or spaced. */
function signatureOf(headers: readonly string[]): string {
  return hash('sha256', JSON.stringify(headers.map(plainHeader)), 'base64url')
}

export interface ColumnsFound {
  chosen: ChosenColumns
  /** `said` now, `remembered` from before, `read` off the header, or `guessed`: too little of it is known for a list. */
  by: 'said' | 'remembered' | 'read' | 'guessed'
}

export function columnsFor(
  { headers, signature }: HeadedRows,
  said: ChosenColumns | null,
  remembered: readonly RememberedColumns[],
): ColumnsFound {
  if (said) return { chosen: said, by: 'said' }
  const kept = remembered.find((one) => one.signature === signature)
  if (kept) return { chosen: kept, by: 'remembered' }
  const read = mappingOf(headers)
  const { kind, columns } = read ?? likelyMapping(headers)
  const fields = headers.map((_, index) => columns.find((column) => column.index === index)?.field ?? null)
  return { chosen: { kind, fields }, by: read ? 'read' : 'guessed' }
}

/** @returns the table, or one sentence that says what the choice lacks */
export function chosenTable(
  { headers, rows }: HeadedRows,
  { kind, fields }: ChosenColumns,
): CsvTable | { problem: string } {
  const known = kind === 'posts' ? postColumns : followerColumns
  const columns: MappedColumn[] = []
  for (const [index, header] of headers.entries()) {
    const field = fieldNamed(kind, fields[index] ?? null)
    const column = field && known[field]
    if (column && columns.some((one) => one.field === field)) {
      return { problem: `Two columns are marked as ${nameOf(kind, field)}. Choose one.` }
    }
    if (field && column) columns.push({ index, header, field, cells: column.cells })
  }
  const has = (...names: Field[]) => columns.some(({ field }) => names.includes(field))
  if (kind === 'posts' && !has('publishedAt')) return { problem: 'Choose which column has the date of each post.' }
  if (kind === 'followers' && !has('username', 'displayName', 'id', 'profileLink', 'followers', 'following')) {
    return { problem: 'Choose which column has the username of each follower.' }
  }
  const ignored = headers.filter((header, index) => header.trim() !== '' && !columns.some((one) => one.index === index))
  const mapping: ColumnMapping = { kind, columns, ignored }
  return { mapping, rows }
}

function fieldNamed(kind: ImportKind, name: string | null): Field | null {
  return name !== null && Object.hasOwn(importFields[kind], name) ? (name as Field) : null
}

function nameOf(kind: ImportKind, field: Field): string {
  return (importFields[kind] as Record<string, string>)[field] ?? field
}
