import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureCount } from '@vouch/engine'
import Papa from 'papaparse'
import { UsageError } from '../usage-error.ts'
import {
  type AccountKind,
  type AccountSource,
  accountSources,
  type Cells,
  writeSourceFeatures,
} from './account-source.ts'

/** The rows of one source: features row-major, `featureCount` numbers a row; labels 1 for fake, 0 for real. */
export interface AccountTable {
  source: AccountSource
  rows: number
  features: Float64Array
  /** `NaN` where the file gives no label. */
  labels: Float64Array
}

/** @returns the records of a CSV file with a header line. @throws UsageError when the file cannot be parsed. */
export function csvRecords(path: string): Cells[] {
  const parsed = Papa.parse<Cells>(readFileSync(path, 'utf8'), { header: true, skipEmptyLines: true })
  const fault = parsed.errors.find((error) => error.type !== 'Delimiter')
  if (fault !== undefined) throw new UsageError(`${path}, record ${fault.row ?? 0}: ${fault.message}.`)
  return parsed.data
}

/** @returns the tables of all known sources that the folder has, in the fixed order of `accountSources`. */
export function accountTables(folder: string, kind: AccountKind | null = null): AccountTable[] {
  return accountSources
    .filter((source) => kind === null || source.kind === kind)
    .filter((source) => existsSync(join(folder, `${source.name}.csv`)))
    .map((source) => accountTable(source, csvRecords(join(folder, `${source.name}.csv`))))
}

/** Reads all records of one source. @throws UsageError when a column that the source needs is not there. */
export function accountTable(source: AccountSource, records: Cells[]): AccountTable {
  const features = new Float64Array(records.length * featureCount)
  const labels = new Float64Array(records.length)
  for (const [index, cells] of records.entries()) {
    writeSourceFeatures(source, cells, features.subarray(index * featureCount, (index + 1) * featureCount))
    const label = cells.label
    labels[index] = label === undefined || label === '' ? Number.NaN : Number(label)
  }
  return { source, rows: records.length, features, labels }
}
