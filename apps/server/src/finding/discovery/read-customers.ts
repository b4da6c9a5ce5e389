import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  type BodyOf,
  type CsvLine,
  type CustomerColumn,
  type CustomerMapping,
  csvExcess,
  csvLines,
  customerAudiences,
  customerColumns,
  customersMax,
  type JsonShape,
  type MatchBounds,
  Problem,
  shapeOf,
} from '@vouch/contract'
import { cleanTexts } from '../../foundation/http/clean-requests.ts'
import { boundedJson } from '../../foundation/http/json-bodies.ts'
import { invalid } from '../../foundation/http/validation.ts'

/** Reads the body of a customer list, which may be an upload of twenty megabytes; it can be done on another thread. What comes out are the
 *  chosen columns alone.
 *
 *  What a newcomer would get wrong: the columns that nobody chose, with names and addresses in them, are never kept, not even for a moment. */

export interface ReadCustomers {
  name: string
  kept: boolean
  bounds: MatchBounds
  /** The lines, compressed. */
  rows: Uint8Array
  lines: number
  /** Of all that was asked for, for idempotency keys. */
  digest: string
}

const packed = promisify(gzip)
const { body: schema } = customerAudiences.create
/** Keys and items; the list itself is one text. */
const valuesMax = 20_000
let shape: JsonShape | null = null

/** @throws Problem `validation`, or `bad_file` for a text without the chosen columns or with too many lines */
export async function readCustomers(bytes: Uint8Array): Promise<ReadCustomers> {
  shape ??= shapeOf(schema)
  const checked = schema.safeParse(cleanTexts(boundedJson(bytes, shape, valuesMax)))
  if (!checked.success) throw invalid(checked.error.issues, 'body')
  return readList(checked.data)
}

async function readList({ name, kept, text, platforms, minTrust, ...body }: BodyOf<typeof customerAudiences.create>) {
  const bounds = { ...(platforms && { platforms }), ...(minTrust != null && { minTrust }) }
  const columns = Object.fromEntries(Object.entries(body.columns).filter(([, header]) => header !== undefined))
  const chosen = chosenColumns(text, columns)
  const digest = createHash('sha256')
    .update(JSON.stringify([name, kept, columns, bounds, chosen.text]))
    .digest('hex')
  return { name, kept, bounds, digest, rows: await packed(chosen.text), lines: chosen.lines }
}

/** @returns the chosen columns alone, in a fixed order, one line of tabs for each customer: the line's number in the file comes first. */
function chosenColumns(text: string, columns: CustomerMapping): { text: string; lines: number } {
  const excess = csvExcess(text)
  if (excess) throw new Problem('bad_file', excess.problem)
  const lines = csvLines(text)
  const first = lines.next()
  const header: Pick<CsvLine, 'cells'> = first.done ? { cells: [] } : first.value
  const places = customerColumns.map((column) => placeOf(header, column, columns[column]))
  const kept: string[] = []
  for (const { line, cells } of lines) {
    if (kept.length === customersMax)
      throw new Problem(
        'bad_file',
        `The list has more than ${customersMax.toLocaleString('en')} customers. Split it into smaller files.`,
      )
    const chosen = places.map((place) =>
      place === null ? '' : (cells[place] ?? '').replace(/[\t\r\n]/g, ' ').slice(0, 200),
    )
    kept.push([line, ...chosen].join('\t'))
  }
  if (kept.length === 0) throw new Problem('bad_file', 'The list has no rows below the header.')
  return { text: kept.join('\n'), lines: kept.length }
}

function placeOf({ cells }: Pick<CsvLine, 'cells'>, column: CustomerColumn, header: string | undefined): number | null {
  if (header === undefined) return null
  const place = cells.findIndex((cell) => cell.trim() === header.trim())
  if (place >= 0) return place
  const message = `The list has no column named “${header.slice(0, 60)}”.`
  throw new Problem('bad_file', message, { fields: { [`columns.${column}`]: message } })
}
