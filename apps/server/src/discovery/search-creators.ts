import { type CreatorFilters, type CreatorSort, countedMax, type DiscoveredCreator, Problem } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../db/database.ts'
import { type Conditions, creatorConditions, type Looker } from './creator-conditions.ts'
import { type ShownRow, shownColumns, shownCreator } from './shown-creator.ts'

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

type PlacedRow = ShownRow & {
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
    creators: page.map(({ place: _, ...row }) => shownCreator(row)),
    total: Math.min(total, countedMax),
    totalIsExact: total <= countedMax,
    nextCursor: more ? cursorOf(search.sort, last) : null,
  }
}

async function loadRows(
  pool: pg.Pool,
  { filters, text, sort, limit, cursor, looker }: CreatorSearch,
): Promise<PlacedRow[]> {
  const conditions = creatorConditions(filters, text, looker)
  const { by, direction } = orders[sort]
  if (cursor !== null) addPlace(conditions, sort, cursor)
  // First the page's ids, which a narrow index can tell, then those few rows: a wide row for each match would be most of the work.
  const found = await pool.query<PlacedRow>(
    `select ${shownColumns}, ordered::text as place
       from (select id, ordered
               from (select id, ${by} as ordered from discovered_creators where ${conditions.sql} ${fence(filters, sort)}) as matches
              order by ordered ${direction}, id ${direction} limit ${conditions.bind(limit + 1)}) as page
       join discovered_creators using (id) order by ordered ${direction}, id ${direction}`,
    conditions.values,
  )
  return found.rows
}

/** Keeps the planner from walking the order of the list until enough matches have come by. It expects matches to be spread evenly, and walks
 *  past half of all creators where they are not: those of many followers are not among the cheapest. Two lists of values leave few enough
 *  to sort; so does one, where a range bounds what the order is by. */
function fence(filters: CreatorFilters, sort: CreatorSort): string {
  const lists = [filters.category, filters.country, filters.platform, filters.risk].filter(({ length }) => length > 0)
  const bySize = sort === 'price' || sort === 'followers'
  const sized = [filters.minFollowers, filters.maxFollowers, filters.minPrice, filters.maxPrice]
  const skewed = bySize && sized.some((bound) => bound !== null)
  return lists.length >= 2 || (lists.length === 1 && skewed) ? 'offset 0' : ''
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

function cursorOf(sort: CreatorSort, { place, id }: PlacedRow): string {
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
