import { readFile } from 'node:fs/promises'
import {
  type ChosenColumns,
  fileText,
  importExampleRows,
  type imports,
  listBytesMax,
  Problem,
  type ReplyOf,
} from '@vouch/contract'
import { beginningOf, isArchive, openArchive } from '../../outside/platforms/import/archive/open-archive.ts'
import { readArchive } from '../../outside/platforms/import/archive/read-archive.ts'
import {
  chosenTable,
  columnsFor,
  type HeadedRows,
  headedRows,
  type RememberedColumns,
} from '../../outside/platforms/import/chosen-columns.ts'
import {
  type ImportOptions,
  type ImportReading,
  importSnapshot,
  readTable,
} from '../../outside/platforms/import/import-snapshot.ts'
import { csvFileRows, workbookRows } from '../../outside/platforms/import/list-rows.ts'
import type { Request } from './open-run.ts'
import { type BroughtData, packBrought } from './pack-brought.ts'
import { refuseBrought } from './refuse-brought.ts'

/** Reads a file that lies on this machine: an export, a list or a snapshot, told by what is in it. Everything that takes time with its
 *  size is done here, so that it can be done on another thread. */

export interface SentFile {
  path: string
  /** As its owner calls it, which may tell whose it is. */
  name: string
  options: ImportOptions
  /** What its owner says the columns of a list mean. */
  said: ChosenColumns | null
  remembered: readonly RememberedColumns[]
}

export interface ReadImport {
  request: Extract<Request, { origin: 'file' }>
  /** The choice of columns that was said, to be remembered. */
  columns: RememberedColumns | null
}

export type ColumnsReading = ReplyOf<typeof imports.columns>

/** @throws Problem `bad_file`, `bad_snapshot` or `archive_…` */
export async function readImport(file: SentFile): Promise<ReadImport> {
  const { columns, ...brought } = await readingOf(file)
  refuseBrought({ ...brought, field: 'file' }, new Date(file.options.at))
  return { request: await packBrought(brought), columns }
}

async function readingOf(file: SentFile): Promise<BroughtData & { columns: RememberedColumns | null }> {
  const { path, name, options, said } = file
  if (await isArchive(path, name)) {
    const archive = await openArchive(path, name)
    try {
      return { ...(await readArchive(archive, options)), asItIs: false, columns: null }
    } finally {
      archive.close()
    }
  }
  if (options.owner)
    throw new Problem('bad_file', 'This isn’t a data export. Upload the .zip that the platform gave you, as it is.')
  if (await isJson(path))
    return { ...understood(importSnapshot({ name, text: await textOf(path) }, options)), asItIs: true, columns: null }
  const headed = headedRows(await listRows(path))
  if (headed.headers.length === 0) throw new Problem('bad_file', 'The file is empty.')
  const { chosen, by } = columnsFor(headed, said, file.remembered)
  if (by === 'guessed')
    throw new Problem('bad_file', 'The header doesn’t say what the columns mean. Choose what each one is.')
  const table = chosenTable(headed, chosen)
  if ('problem' in table) throw new Problem('bad_file', table.problem)
  const { snapshot, notes } = understood(readTable(name, table, options))
  return { snapshot, notes, asItIs: false, columns: said && { ...said, signature: headed.signature } }
}

/** @returns what the columns of a list hold and seem to mean. @throws Problem `bad_file` */
export async function readColumns(file: Pick<SentFile, 'path' | 'name' | 'remembered'>): Promise<ColumnsReading> {
  if ((await isArchive(file.path, file.name)) || (await isJson(file.path))) {
    throw new Problem('bad_file', `${file.name} isn’t a list with columns.`)
  }
  const headed = headedRows(await listRows(file.path))
  if (headed.headers.length === 0) throw new Problem('bad_file', 'The file is empty.')
  const { chosen, by } = columnsFor(headed, null, file.remembered)
  return {
    kind: by === 'guessed' ? null : chosen.kind,
    remembered: by === 'remembered',
    rows: headed.rows.length,
    columns: headed.headers.map((header, index) => ({
      header: header.trim(),
      field: chosen.fields[index] ?? null,
      examples: examplesOf(headed, index),
    })),
  }
}

const exampleCharsMax = 120

function examplesOf({ rows }: HeadedRows, index: number): string[] {
  return rows.slice(0, importExampleRows).map(({ cells }) => (cells[index] ?? '').slice(0, exampleCharsMax))
}

async function listRows(path: string) {
  const { isWorkbook, unreadable } = await beginningOf(path)
  if (unreadable !== null) throw new Problem('bad_file', unreadable)
  return isWorkbook ? workbookRows(path) : csvFileRows(path)
}

async function isJson(path: string): Promise<boolean> {
  return /^(?:\uFEFF)?\s*[[{]/.test((await beginningOf(path)).text)
}

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path)
  if (bytes.length > listBytesMax) throw new Problem('too_large', 'A snapshot can be up to 20 MB.')
  return fileText(bytes).text
}

function understood(reading: ImportReading): Pick<BroughtData, 'snapshot' | 'notes'> {
  if (reading.ok) return { snapshot: reading.snapshot, notes: reading.notes }
  throw new Problem(reading.code, reading.sentence, reading.lines.length === 0 ? {} : { lines: reading.lines })
}
