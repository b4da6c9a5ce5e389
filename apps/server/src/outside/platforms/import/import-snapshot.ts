/** Turns a file that somebody brings into a snapshot: a snapshot as JSON, or a CSV list of followers or posts. What a file is
 *  is decided by what is in it, never by its name. Both the server and the command line read files through here. */

import { csvExcess, parseSnapshot, parseSnapshotJson, snapshotLimits } from '@vouch/contract'
import { plural, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { broughtSnapshot } from './brought-snapshot.ts'
import type { ColumnMapping } from './csv-columns.ts'
import { type CsvRecords, type LineProblem, recordsOf } from './csv-records.ts'
import { type CsvTable, csvTableOf } from './csv-table.ts'
import type { ExportOwner } from './whose-export.ts'
import { nameOfFile, whoseFile } from './whose-file.ts'

export interface ImportFile {
  name: string
  text: string
}

export interface ImportOptions {
  /** Which platform a list is from, where the file does not say; a name that is none is refused. */
  platform?: string
  /** Whose followers or posts they are: a name or an address. */
  handle?: string
  /** Whose data export it has to be; absent: anybody's, or a list or a snapshot. */
  owner?: ExportOwner
  /** The moment that the data is about, ISO 8601. A snapshot carries its own. */
  at: string
  /** Whether a snapshot keeps what it says of its source: to be compared with a report that was given on it, and for nothing else. */
  asClaimed?: boolean
}

export interface ImportSuccess {
  ok: true
  snapshot: Snapshot
  format: 'snapshot' | 'followers' | 'posts'
  /** How the columns of a list were read; null for a snapshot. */
  columns: { mapped: { column: string; field: string }[]; ignored: string[] } | null
  /** What was assumed, one sentence each: to be shown with the report. */
  notes: string[]
}

export interface ImportRefusal {
  ok: false
  code: 'bad_snapshot' | 'bad_file'
  sentence: string
  /** Lines of a list that cannot be read, at most 20. */
  lines: LineProblem[]
}

export type ImportReading = ImportSuccess | ImportRefusal

const listSentence = `This JSON file is a list, not a snapshot. A snapshot is a single object with "schema": "${snapshotSchemaId}".`
const rowsMax = { followers: snapshotLimits.accounts, posts: snapshotLimits.posts }

/** Reads a file.
 *  @returns the snapshot with what was understood of the file, or one sentence that says what is wrong. Never throws. */
export function importSnapshot(file: ImportFile, options: ImportOptions): ImportReading {
  const text = file.text.replace(/^\uFEFF/, '')
  const foreign = foreignFormat(text)
  if (foreign) return refused(foreign)
  if (/^\s*[[{]/.test(text)) return readJson(text, options)
  return readCsv({ name: file.name, text }, options)
}

/** What is neither JSON nor a table, told by its first characters. */
function foreignFormat(text: string): string | null {
  const start = text.trimStart().slice(0, 200)
  const works = 'Vouch reads JSON snapshots and CSV files of followers or posts.'
  if (start === '') return `The file is empty. ${works}`
  if (start.startsWith('PK')) return `This is a zip archive or an Excel workbook. Upload it as a file. ${works}`
  if (start.startsWith('%PDF')) return `This is a PDF. ${works}`
  if (/^<(!doctype|html|\?xml|svg)/i.test(start)) return `This is a web page or an XML file. ${works}`
  if (/^window\.\w+/.test(start)) return `This file is from an X archive, which Vouch can’t read. ${works}`
  // A null character, or many bytes that are no text, mean that the file is binary or in another encoding than UTF-8.
  if (text.includes('\0')) return `The file isn’t UTF-8 text. ${works}`
  return null
}

function readJson(text: string, { asClaimed = false }: ImportOptions): ImportReading {
  const reading = parseSnapshotJson(text)
  if (reading.ok) {
    const snapshot = asClaimed ? reading.snapshot : broughtSnapshot(reading.snapshot)
    return { ok: true, snapshot, format: 'snapshot', columns: null, notes: [] }
  }
  const lines = text.trim().split('\n', 2)
  if (
    reading.problem === 'is not valid JSON' &&
    lines.length === 2 &&
    lines.every((line) => /^\s*\{.*\}\s*$/.test(line))
  ) {
    return refused(
      'The file contains several JSON values, one per line. Upload a single snapshot, or use --ndjson on the command line.',
    )
  }
  const isList = reading.path === '' && /^\s*\[/.test(text) && reading.problem !== 'is not valid JSON'
  const sentence = isList ? listSentence : reading.sentence
  return { ok: false, code: 'bad_snapshot', sentence, lines: [] }
}

function readCsv(file: ImportFile, options: ImportOptions): ImportReading {
  const excess = csvExcess(file.text)
  if (excess) return refused(excess.problem)
  const table = csvTableOf(file.text)
  return 'problem' in table ? refused(table.problem) : readTable(file.name, table, options)
}

/** Reads a list whose columns are known.
 *  @param name of the file, after which the report is called where nobody is named */
export function readTable(name: string, table: CsvTable, options: ImportOptions): ImportReading {
  const { mapping, rows } = table
  if (rows.length === 0) return refused(`The file has a header for ${mapping.kind} but no rows.`)
  if (rows.length > rowsMax[mapping.kind]) {
    const [found, most] = [rows.length, rowsMax[mapping.kind]].map((count) => count.toLocaleString('en'))
    return refused(`The file has ${found} rows; Vouch can read up to ${most} ${mapping.kind}.`)
  }
  const records = recordsOf(table)
  const [first, ...others] = records.problems
  if (first) {
    const more = others.length === 0 ? '' : ` ${plural(others.length, 'more line has', 'more lines have')} problems.`
    return refused(`${first.sentence}${more}`, records.problems)
  }
  return snapshotOf(name, options, mapping, records)
}

function snapshotOf(name: string, options: ImportOptions, mapping: ColumnMapping, records: CsvRecords): ImportReading {
  const notes = [...records.notes]
  const { platform: named, creator: owner } = records
  const creator = whoseFile({ name: nameOfFile(name), platform: named, creator: owner }, options, notes)
  if ('problem' in creator) return refused(creator.problem)
  const { platform, handle } = creator
  const reading = parseSnapshot({
    schema: snapshotSchemaId,
    platform,
    handle,
    fetchedAt: options.at,
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    profile: { followers: null },
    posts: records.posts,
    // How the list was drawn is not written in it, so that no share may be projected onto all followers without a caution.
    ...(mapping.kind === 'followers' && { followersSample: { method: 'unknown', accounts: records.accounts } }),
  })
  if (!reading.ok) return refused(`The file can’t be read as ${mapping.kind}: ${reading.sentence}`)
  const mapped = mapping.columns.map(({ header, field }) => ({ column: header.trim(), field }))
  const columns = { mapped, ignored: mapping.ignored }
  return { ok: true, snapshot: reading.snapshot, format: mapping.kind, columns, notes }
}

/** @returns the refusal of a file */
export function refused(sentence: string, lines: LineProblem[] = []): ImportRefusal {
  return { ok: false, code: 'bad_file', sentence, lines }
}
