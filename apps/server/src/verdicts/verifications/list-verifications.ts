import type { VerificationCard, VerificationFilter, VerificationSort } from '@vouch/contract'
import { fraudRisks } from '@vouch/engine'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import type { ReportCard } from '../creators/reports.ts'
import { type ListCursor, listCursorOf } from './list-cursor.ts'
import { type HeadingRow, heading, headingOf, tables } from './load-verification.ts'

/** The list of a workspace's verifications: narrowed, ordered, page by page. */

export interface Listing {
  workspaceId: string
  /** A handle, as a person would write it. */
  creator: string | null
  limit: number
  after: ListCursor | null
  /** Only these; absent: all. */
  only?: readonly string[] | undefined
  filter?: VerificationFilter
  sort?: VerificationSort
}

const shownName = `coalesce(reports.card ->> 'displayName', case run.origin when 'address' then creators.display_name end)`
const handle = 'coalesce(creators.handle, run.label)'
const score = `(reports.card #>> '{trust,score}')::float8`
/** From 1 for the least; 0 where none is known. */
const riskPlace = `coalesce(array_position(array['${fraudRisks.join("','")}'], reports.card ->> 'fraudRisk'), 0)`

/** Each order by one value, its type, and its direction; the id decides between equals. What has no value stands at the end. */
const orders: Readonly<Record<VerificationSort, { key: string; type: string; down: boolean }>> = {
  newest: { key: '(extract(epoch from verifications.created_at) * 1000)::bigint', type: 'bigint', down: true },
  oldest: { key: '(extract(epoch from verifications.created_at) * 1000)::bigint', type: 'bigint', down: false },
  trust: { key: `coalesce(${score}, -1)`, type: 'float8', down: true },
  'trust-low': { key: `coalesce(${score}, 1000)`, type: 'float8', down: false },
  risk: { key: riskPlace, type: 'int', down: true },
  name: { key: `lower(coalesce(nullif(${shownName}, ''), ${handle})) collate "C"`, type: 'text', down: false },
}

type CardRow = HeadingRow & { card: ReportCard | null; tags: string[]; key: string }

/** Loads a page of verifications. */
export async function listVerifications(
  pool: Pick<pg.Pool, 'query'>,
  listing: Listing,
): Promise<{ verifications: VerificationCard[]; nextCursor: string | null }> {
  const { limit, sort = 'newest' } = listing
  const found = await pool.query<CardRow>(statement(listing))
  const page = found.rows.slice(0, limit)
  const last = page.at(-1)
  const more = found.rows.length > limit && last !== undefined
  return { verifications: page.map(cardOf), nextCursor: more ? listCursorOf(sort, last) : null }
}

/** The newest are read off their index; an order that is not by time sorts what the workspace has. */
function statement({
  workspaceId,
  creator,
  limit,
  after,
  only,
  filter = {},
  sort = 'newest',
}: Listing): pg.QueryConfig {
  const { key, type, down } = orders[sort]
  const byTime = sort === 'newest' || sort === 'oldest'
  const place = byTime ? 'verifications.created_at' : key
  const way = down ? 'desc' : 'asc'
  const conditions = new Conditions()
  conditions.add('verifications.workspace_id = ?', workspaceId)
  if (creator !== null) conditions.add(`lower(${handle}) = ?`, plain(creator))
  if (after !== null) {
    const value = `${conditions.bind(after.key)}::${type}`
    const from = byTime ? `to_timestamp(${value} / 1000.0)` : value
    conditions.addWritten(
      `(${place}, verifications.id) ${down ? '<' : '>'} (${from}, ${conditions.bind(after.id)}::uuid)`,
    )
  }
  if (only !== undefined) conditions.add('verifications.id = any(?::uuid[])', only)
  addFilter(conditions, filter)
  const name = nameOf(sort, only !== undefined, conditions.values.length)
  return {
    ...(name !== null && { name }),
    text: `select ${heading}, reports.card, verifications.tags, (${key})::text as key from ${tables}
    where ${conditions.sql} order by ${place} ${way}, verifications.id ${way} limit ${conditions.bind(limit + 1)}`,
    values: conditions.values,
  }
}

/** The page that everybody opens, and cards by their ids, are planned once for a connection.
 *  @param values how many stand in the conditions
 *  @returns null for any other question */
function nameOf(sort: VerificationSort, byIds: boolean, values: number): string | null {
  if (values === 1) return `verifications:${sort}`
  return byIds && values === 2 ? `verifications:${sort}:ids` : null
}

function addFilter(conditions: Conditions, { q, risk, platform, from, to, tag }: VerificationFilter): void {
  if (q !== undefined) conditions.add(`strpos(lower(concat_ws(' ', ${shownName}, ${handle})), ?) > 0`, plain(q))
  if (risk !== undefined) conditions.add(`reports.card ->> 'fraudRisk' = any(?::text[])`, risk.split(','))
  if (platform !== undefined) conditions.add('run.platform = any(?::text[])', platform.split(','))
  if (from !== undefined) conditions.add(`verifications.created_at >= ?::date::timestamp at time zone 'UTC'`, from)
  if (to !== undefined) conditions.add(`verifications.created_at < (?::date + 1)::timestamp at time zone 'UTC'`, to)
  if (tag !== undefined) conditions.add('? = any(verifications.tags)', storableText(tag))
}

function plain(text: string): string {
  return storableText(text).trim().replace(/^@/, '').toLowerCase()
}

function cardOf({ card, tags, key: _, ...rest }: CardRow): VerificationCard {
  return { ...headingOf(rest), tags, verdict: card === null ? null : verdictOf(card) }
}

/** Cards of reports from before decisions have none. */
function verdictOf({ displayName: _, decision = null, ...verdict }: ReportCard): VerificationCard['verdict'] {
  return { ...verdict, decision }
}
