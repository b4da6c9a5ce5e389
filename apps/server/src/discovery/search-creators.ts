import { type CreatorFilters, type CreatorSort, countedMax, type DiscoveredCreator, Problem } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../db/database.ts'
import { type Conditions, creatorConditions, type Looker } from './creator-conditions.ts'

/** One page of a search, in one of the orders of the list, with the count of all that match. */

export interface CreatorSearch {
  filters: CreatorFilters
  /** Words that must stand in names or biographies; empty searches nothing. */
  text: string
  sort: CreatorSort
  limit: number
  cursor: string | null
  looker: Looker
}

export interface CreatorPage {
  creators: DiscoveredCreator[]
  /** Exact to 10,000; beyond it is a lower bound. */
  total: number
  totalIsExact: boolean
  nextCursor: string | null
}

/** What each order compares, exactly as the indexes have it; unknown values come last. */
const orders: Readonly<Record<CreatorSort, { by: string; type: string; direction: 'asc' | 'desc' }>> = {
  followers: { by: 'coalesce(followers, -1)', type: 'bigint', direction: 'desc' },
  trust: { by: 'coalesce(trust, -1)', type: 'integer', direction: 'desc' },
  engagement: { by: 'coalesce(engagement_rate, -1)', type: 'double precision', direction: 'desc' },
  price: { by: 'coalesce(estimated_price, 1e9)', type: 'double precision', direction: 'asc' },
  recent: { by: 'read_at', type: 'timestamptz', direction: 'desc' },
}

const shown = `id, platform, handle, url, display_name as "displayName", category, country, language, verified,
  followers::float8 as followers, engagement_rate as "engagementRate", engagement_basis as "engagementBasis", trust,
  trust_low as "trustLow", trust_high as "trustHigh", trust_basis as "trustBasis", fraud_risk as "fraudRisk",
  suspicious_share as "suspiciousShare", estimated_price as "estimatedPrice", source, read_at as "readAt"`

type ShownRow = Omit<DiscoveredCreator, 'trust' | 'readAt'> & {
  trust: number | null
  trustLow: number | null
  trustHigh: number | null
  trustBasis: 'screening' | 'verification' | null
  readAt: Date
  /** The value that the order compares, as text. */
  place: string
}

/** Loads a page. @throws Problem `validation` for a cursor that is none of this order. */
export async function searchCreators(pool: pg.Pool, search: CreatorSearch): Promise<CreatorPage> {
  const [rows, total] = await Promise.all([loadRows(pool, search), countMatches(pool, search)])
  const page = rows.slice(0, search.limit)
  const last = page.at(-1)
  const more = rows.length > search.limit && last !== undefined
  return {
    creators: page.map(shownCreator),
    total: Math.min(total, countedMax),
    totalIsExact: total <= countedMax,
    nextCursor: more ? cursorOf(search.sort, last) : null,
  }
}

async function loadRows(
  pool: pg.Pool,
  { filters, text, sort, limit, cursor, looker }: CreatorSearch,
): Promise<ShownRow[]> {
  const conditions = creatorConditions(filters, text, looker)
  const { by, direction } = orders[sort]
  if (cursor !== null) addPlace(conditions, sort, cursor)
  const found = await pool.query<ShownRow>(
    `select ${shown}, (${by})::text as place from discovered_creators where ${conditions.sql}
      order by ${by} ${direction}, id ${direction} limit ${conditions.bind(limit + 1)}`,
    conditions.values,
  )
  return found.rows
}

function addPlace(conditions: Conditions, sort: CreatorSort, cursor: string): void {
  const { by, type, direction } = orders[sort]
  const { place, id } = parseCursor(sort, cursor)
  conditions.add(`(${by}, id) ${direction === 'desc' ? '<' : '>'} (?::${type}, ${conditions.bind(id)}::bigint)`, place)
}

async function countMatches(pool: pg.Pool, { filters, text, looker }: CreatorSearch): Promise<number> {
  const conditions = creatorConditions(filters, text, looker)
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from
       (select from discovered_creators where ${conditions.sql} limit ${countedMax + 1}) as matches`,
    conditions.values,
  )
  return onlyRow(counted).total
}

function shownCreator({
  place: _,
  trust,
  trustLow,
  trustHigh,
  trustBasis,
  readAt,
  ...row
}: ShownRow): DiscoveredCreator {
  const scored = trust !== null && trustBasis !== null
  return {
    ...row,
    id: String(row.id),
    trust: scored ? { score: trust, low: trustLow ?? 0, high: trustHigh ?? 100, basis: trustBasis } : null,
    readAt: readAt.toISOString(),
  }
}

function cursorOf(sort: CreatorSort, { place, id }: ShownRow): string {
  return Buffer.from(JSON.stringify([sort, place, String(id)])).toString('base64url')
}

function parseCursor(sort: CreatorSort, cursor: string): { place: string; id: string } {
  const message = 'The cursor is not one that Vouch gave for this order.'
  const problem = new Problem('validation', message, { fields: { cursor: message } })
  const parts = parsedJson(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(parts) || parts[0] !== sort) throw problem
  const [, place, id] = parts
  const shape = sort === 'recent' ? /^\d{4}-\d\d-\d\d[\d :.+-]{0,30}$/ : /^-?\d[\d.e+-]{0,30}$/
  if (typeof place !== 'string' || !shape.test(place) || typeof id !== 'string' || !/^\d{1,18}$/.test(id)) throw problem
  return { place, id }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
