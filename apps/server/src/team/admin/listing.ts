import type { TeamPage, TeamRow } from '@vouch/contract'
import { type Cell, csvRows } from '@vouch/presentation'
import type pg from 'pg'
import { badCursor, refuseCursor } from '../../foundation/http/refuse-cursor.ts'

/** One way to list anything for the team: where the rows are, what each cell is, and in which order. Search, filters, paging and
 *  files follow from that. What a newcomer would get wrong: every text here is SQL of ours; what a caller sends is a parameter. */

export interface Listing {
  /** Tables and joins. `$1` is the time by the product's clock. */
  from: string
  /** A text, unique. */
  id: string
  /** What is typed to confirm an action. */
  label: string
  /** The user whom a row is about, as an uuid. */
  userId: string
  /** A cell's value by its column. */
  cells: Readonly<Record<string, string>>
  /** Texts that the search looks into; ids are found whole. */
  search: readonly string[]
  ids: readonly string[]
  /** A text to compare with, by filter. */
  filters: Readonly<Record<string, string>>
  order: { by: string; type: 'timestamptz' | 'date' | 'bigint'; direction: 'asc' | 'desc' }
  /** Verbs that make sense for a row. */
  can?: (cells: TeamRow['cells']) => string[]
}

export interface Wanted {
  q?: string | undefined
  about?: string | undefined
  id?: string | undefined
  filters: Readonly<Record<string, string | undefined>>
}

interface FoundRow extends Omit<TeamRow, 'can'> {
  place: string
}

const totalMax = 10_000
const notOfThisList = 'A cursor must be the nextCursor from the previous page.'

/** Loads a page. @throws Problem `validation` for a cursor that no page gave */
export async function loadPage(
  sql: Pick<pg.Pool, 'query'>,
  listing: Listing,
  { cursor, limit, now, ...wanted }: Wanted & { cursor?: string | undefined; limit: number; now: Date },
): Promise<TeamPage> {
  const [page, total] = await Promise.all([
    loadRows(sql, listing, { ...wanted, after: placeOf(cursor), limit: limit + 1, now }),
    countRows(sql, listing, wanted, now),
  ])
  const rows = page.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ place: _, ...row }) => ({ ...row, can: listing.can?.(row.cells) ?? [] })),
    nextCursor: page.length > limit && last !== undefined ? cursorOf(last) : null,
    total: Math.min(total, totalMax),
    totalIsExact: total <= totalMax,
  }
}

interface Place {
  place: string
  id: string
}

type RowsWanted = Wanted & { after: Place | null; limit: number; now: Date }

async function loadRows(sql: Pick<pg.Pool, 'query'>, listing: Listing, wanted: RowsWanted): Promise<FoundRow[]> {
  const { from, id, label, userId, order } = listing
  const values: unknown[] = [wanted.now]
  const conditions = conditionsOf(listing, wanted, values)
  if (wanted.after !== null) {
    values.push(wanted.after.place, wanted.after.id)
    const sign = order.direction === 'asc' ? '>' : '<'
    conditions.push(`(${order.by}, ${id}) ${sign} ($${values.length - 1}::${order.type}, $${values.length}::text)`)
  }
  values.push(wanted.limit)
  const cells = Object.entries(listing.cells).map(([key, expression]) => `'${key}', ${expression}`)
  const found = await sql
    .query<FoundRow>(
      `select ${id} as id, ${label} as label, (${userId})::text as "userId", (${order.by})::text as place,
              jsonb_build_object(${cells.join(', ')}) as cells
         from ${from} where ${conditions.join(' and ')}
        order by ${order.by} ${order.direction}, ${id} ${order.direction} limit $${values.length}`,
      values,
    )
    .catch(refuseCursor(notOfThisList))
  return found.rows
}

/** Counts as far as anybody needs to know. */
async function countRows(sql: Pick<pg.Pool, 'query'>, listing: Listing, wanted: Wanted, now: Date): Promise<number> {
  const values: unknown[] = [now]
  const conditions = conditionsOf(listing, wanted, values)
  const counted = await sql.query<{ total: number }>(
    `select count(*)::int as total from (select from ${listing.from} where ${conditions.join(' and ')} limit ${totalMax + 1}) seen`,
    values,
  )
  return counted.rows[0]?.total ?? 0
}

/** Adds what the conditions compare with to `values`. */
function conditionsOf(listing: Listing, { q, about, id, filters }: Wanted, values: unknown[]): string[] {
  // The time is named in every statement, so that its place is always taken.
  const conditions = ['$1::timestamptz is not null']
  const place = (value: unknown) => `$${values.push(value)}::text`
  if (about) conditions.push(`(${listing.userId})::text = ${place(about)}`)
  if (id) conditions.push(`${listing.id} = ${place(id)}`)
  for (const [key, expression] of Object.entries(listing.filters)) {
    const wanted = filters[key]
    if (wanted) conditions.push(`${expression} = ${place(wanted)}`)
  }
  const words = (q ?? '').replaceAll('\0', '').trim()
  if (words !== '') {
    const pattern = place(`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`)
    const texts = listing.search.map((text) => `${text} ilike ${pattern}`)
    const ids = listing.ids.length > 0 ? [`${place(words)} in (${listing.ids.join(', ')})`] : []
    conditions.push(`(${[...texts, ...ids].join(' or ')})`)
  }
  return conditions
}

function cursorOf({ place, id }: Place): string {
  return Buffer.from(JSON.stringify([place, id])).toString('base64url')
}

function placeOf(cursor: string | undefined): Place | null {
  if (!cursor) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const [place, id]: unknown[] = Array.isArray(read) ? read : []
    if (typeof place === 'string' && typeof id === 'string') return { place, id }
  } catch {
    // Said below, like any other cursor that is none.
  }
  throw badCursor(notOfThisList)
}

const fileRowsMax = 100_000
const rowsPerBatch = 1_000

/** Writes all rows as CSV, piece by piece. */
export async function* listingCsv(
  sql: Pick<pg.Pool, 'query'>,
  listing: Listing,
  { columns, now, ...wanted }: Wanted & { columns: readonly string[]; now: Date },
): AsyncGenerator<string> {
  yield csvRows([['id', ...columns]])
  let after: Place | null = null
  for (let written = 0; written < fileRowsMax; written += rowsPerBatch) {
    const rows: FoundRow[] = await loadRows(sql, listing, { ...wanted, after, limit: rowsPerBatch, now })
    if (rows.length > 0) yield csvRows(rows.map(({ id, cells }) => [id, ...columns.map((key) => cellOf(cells[key]))]))
    after = rows.at(-1) ?? null
    if (rows.length < rowsPerBatch) return
  }
}

function cellOf(value: TeamRow['cells'][string] | undefined): Cell {
  return typeof value === 'boolean' ? String(value) : (value ?? null)
}
