import { createHash, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  actionCosts,
  type CsvLine,
  type CustomerAudience,
  type CustomerColumn,
  type CustomerMapping,
  csvLines,
  customerColumns,
  customersMax,
  type MatchBounds,
  Problem,
} from '@vouch/contract'
import type pg from 'pg'
import { hold } from '../credits/ledger.ts'
import { type Database, withTransaction } from '../db/database.ts'
import type { Queue } from '../jobs/queue.ts'
import { audienceKind } from './compare-customers.ts'

/** Customer lists as they come in and as they are shown.
 *
 *  What a newcomer would get wrong: only the chosen columns are ever stored, and those only until the job has counted them. */

const packed = promisify(gzip)

export interface NewCustomerList {
  name: string
  kept: boolean
  columns: CustomerMapping
  text: string
  bounds: MatchBounds
  key: string | null
  workspaceId: string
  at: Date
}

type Row = Omit<CustomerAudience, 'createdAt'> & { createdAt: Date }

export const audienceColumns = `id, name, kept, state, lines, lines_read as "linesRead", lines_refused as "linesRefused", refusals, sums,
  compared, compared_of as "comparedOf", failure, created_at as "createdAt"`

export function audienceOf({ createdAt, ...row }: Row): CustomerAudience {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** Stores the chosen columns, holds the price of reading them and asks for the job.
 *  @throws Problem `bad_file` for a text without those columns or with too many lines, `insufficient_credits`, `idempotency_conflict`. */
export async function openCustomerList(
  db: Database,
  queue: Pick<Queue, 'enqueue'>,
  list: NewCustomerList,
): Promise<CustomerAudience> {
  const { name, kept, columns, bounds, workspaceId, at } = list
  const { text, lines } = chosenColumns(list.text, columns)
  const digest = createHash('sha256')
    .update(JSON.stringify([name, kept, columns, bounds, text]))
    .digest('hex')
  const key = list.key ?? randomUUID()
  const rows = await packed(text)
  return withTransaction(db, async (tx) => {
    const earlier = await loadByKey(tx, workspaceId, key, digest)
    if (earlier !== null) return earlier
    const id = randomUUID()
    const price = { action: 'csv_upload', credits: actionCosts.csv_upload }
    const held = await hold(tx, { workspaceId, cause: `customers:${key}`, ...price, resourceId: id, at })
    const stored = await tx.query<Row>(
      `insert into customer_audiences (id, workspace_id, key, digest, name, kept, bounds, rows_text, lines, hold_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (workspace_id, key) do nothing returning ${audienceColumns}`,
      [id, workspaceId, key, digest, name, kept, JSON.stringify(bounds), rows, lines, held.id, at],
    )
    const row = stored.rows[0]
    if (!row) return (await loadByKey(tx, workspaceId, key, digest)) ?? refuseKey()
    await queue.enqueue(tx, audienceKind, { audienceId: id })
    return audienceOf(row)
  })
}

function refuseKey(): never {
  throw new Problem('idempotency_conflict')
}

async function loadByKey(
  tx: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  key: string,
  digest: string,
): Promise<CustomerAudience | null> {
  const found = await tx.query<Row & { digest: string }>(
    `select ${audienceColumns}, digest from customer_audiences where workspace_id = $1 and key = $2`,
    [workspaceId, key],
  )
  const row = found.rows[0]
  if (!row) return null
  const { digest: earlier, ...list } = row
  return earlier === digest ? audienceOf(list) : refuseKey()
}

/** @returns the chosen columns alone, in a fixed order, one line of tabs for each customer: the line's number in the file comes first. */
function chosenColumns(text: string, columns: CustomerMapping): { text: string; lines: number } {
  const lines = csvLines(text)
  const first = lines.next()
  const header: CsvLine = first.done ? { line: 1, cells: [] } : first.value
  const places = customerColumns.map((column) => placeOf(header, column, columns[column]))
  const kept: string[] = []
  for (const { line, cells } of lines) {
    if (kept.length === customersMax)
      throw new Problem(
        'bad_file',
        `The list has more than ${customersMax.toLocaleString('en')} customers. Send it in parts.`,
      )
    const chosen = places.map((place) =>
      place === null ? '' : (cells[place] ?? '').replace(/[\t\r\n]/g, ' ').slice(0, 200),
    )
    kept.push([line, ...chosen].join('\t'))
  }
  if (kept.length === 0) throw new Problem('bad_file', 'The list has no line below its header.')
  return { text: kept.join('\n'), lines: kept.length }
}

function placeOf({ cells }: CsvLine, column: CustomerColumn, header: string | undefined): number | null {
  if (header === undefined) return null
  const place = cells.findIndex((cell) => cell.trim() === header.trim())
  if (place >= 0) return place
  const message = `The list has no column called “${header.slice(0, 60)}”.`
  throw new Problem('bad_file', message, { fields: { [`columns.${column}`]: message } })
}
