import type { VerificationCard, VerificationFilter, VerificationSort } from '@vouch/contract'
import { fraudRisks } from '@vouch/engine'
import type pg from 'pg'
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
  { workspaceId, creator, limit, after, only, filter = {}, sort = 'newest' }: Listing,
): Promise<{ verifications: VerificationCard[]; nextCursor: string | null }> {
  const { q, risk, platform, from, to, tag } = filter
  const found = await pool.query<CardRow>({
    name: `verifications:${sort}`,
    text: statement(sort),
    values: [
      ...[workspaceId, creator === null ? null : plain(creator), after?.key ?? null, after?.id ?? null, limit + 1],
      ...[only ?? null, q === undefined ? null : plain(q), risk?.split(',') ?? null, platform?.split(',') ?? null],
      ...[from ?? null, to ?? null, tag === undefined ? null : storableText(tag)],
    ],
  })
  const page = found.rows.slice(0, limit)
  const last = page.at(-1)
  const more = found.rows.length > limit && last !== undefined
  return { verifications: page.map(cardOf), nextCursor: more ? listCursorOf(sort, last) : null }
}

/** The newest are read off their index; every other order sorts what the workspace has. */
function statement(sort: VerificationSort): string {
  const { key, type, down } = orders[sort]
  const byTime = sort === 'newest' || sort === 'oldest'
  const place = byTime ? 'verifications.created_at' : key
  const afterPlace = byTime ? `to_timestamp($3::${type} / 1000.0)` : `$3::${type}`
  const way = down ? 'desc' : 'asc'
  return `select ${heading}, reports.card, verifications.tags, (${key})::text as key from ${tables}
    where verifications.workspace_id = $1
      and ($2::text is null or lower(${handle}) = $2)
      and ($3::${type} is null or (${place}, verifications.id) ${down ? '<' : '>'} (${afterPlace}, $4::uuid))
      and ($6::uuid[] is null or verifications.id = any($6))
      and ($7::text is null or strpos(lower(concat_ws(' ', ${shownName}, ${handle})), $7) > 0)
      and ($8::text[] is null or reports.card ->> 'fraudRisk' = any($8))
      and ($9::text[] is null or run.platform = any($9))
      and ($10::date is null or verifications.created_at >= $10::date at time zone 'utc')
      and ($11::date is null or verifications.created_at < ($11::date + 1) at time zone 'utc')
      and ($12::text is null or $12 = any(verifications.tags))
    order by ${place} ${way}, verifications.id ${way}
    limit $5`
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
