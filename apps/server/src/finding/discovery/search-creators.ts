import { type CreatorFilters, type CreatorSort, countedMax, type DiscoveredCreator } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { refuseCursor } from '../../foundation/http/refuse-cursor.ts'
import { type Conditions, creatorConditions, type Looker } from './creator-conditions.ts'
import { addOrderBounds, afterPlace, cursorOf, type ListPlace, listOrders, notOfThisOrder } from './list-order.ts'
import { prefixQuery } from './searchable-text.ts'
import { type ShownRow, shownColumns, shownCreator } from './shown-creator.ts'

/** One page of a search, in one of the orders of the list, with the count of all that match.
 *
 *  What a newcomer would get wrong: no single statement is quick for every search. A narrow one gathers all that match, counts and sorts them; a
 *  wide one walks the list in its order until a page is full. PostgreSQL cannot tell how many names begin with two letters, and it expects
 *  matches to be spread evenly: it would walk past half of all creators to find the cheapest of those with many followers. So the choice is
 *  made here. */

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
  /** How many match; at least so many where it is not exact. */
  total: number
  totalIsExact: boolean
  nextCursor: string | null
}

/** Most matches of a text that are gathered before anything else is tried: each is a row of the table. */
const namedMax = 1_000
/** How far a list is walked for a text. Among a million creators, a text with a thousandth of them fills a page within it. */
const walkedMax = 5_000

type PlacedRow = ShownRow & ListPlace

interface Gathered {
  rows: PlacedRow[]
  total: number
}

/** Loads a page. @throws Problem `validation` for a cursor that is none of this order. */
export function searchCreators(pool: pg.Pool, asked: CreatorSearch): Promise<CreatorPage> {
  const page = loadPage(pool, asked)
  return asked.cursor === null ? page : page.catch(refuseCursor(notOfThisOrder))
}

async function loadPage(pool: pg.Pool, asked: CreatorSearch): Promise<CreatorPage> {
  const query = prefixQuery(asked.text)
  const search = query === null ? { ...asked, text: '' } : asked
  const most = query === null ? countedMax : namedMax
  const gathered = isNarrow(search) ? await gather(pool, search, most) : null
  if (gathered !== null && gathered.total <= most) return pageOf(search, gathered.rows, gathered.total, true)
  const near = query === null || isFiltered(search) ? null : await walkNear(pool, search, query)
  if (near !== null) return pageOf(search, near, most, false)
  const [rows, total] = await Promise.all([walk(pool, search), gathered?.total ?? countMatches(pool, search)])
  return pageOf(search, rows, Math.min(total, most), total <= most)
}

function pageOf(
  { limit, sort }: CreatorSearch,
  rows: readonly PlacedRow[],
  total: number,
  totalIsExact: boolean,
): CreatorPage {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    creators: page.map(({ place: _, ...row }) => shownCreator(row)),
    total,
    totalIsExact,
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(sort, last) : null,
  }
}

/** Words, or two lists of values, leave few enough to gather; so does one list, where a range bounds what the order is by. */
function isNarrow({ filters, text, sort }: Pick<CreatorSearch, 'filters' | 'text' | 'sort'>): boolean {
  const lists = [filters.category, filters.country, filters.platform, filters.risk].filter(({ length }) => length > 0)
  return text !== '' || lists.length >= 2 || (lists.length === 1 && isSkewed(filters, sort))
}

function isFiltered({ filters }: CreatorSearch): boolean {
  return Object.values(filters).some((value) => value !== null && !(Array.isArray(value) && value.length === 0))
}

/** Whether those who match lie far from the beginning of the order: the price of a post grows with the followers. */
function isSkewed(filters: CreatorFilters, sort: CreatorSort): boolean {
  const sized = [filters.minFollowers, filters.maxFollowers, filters.minPrice, filters.maxPrice]
  return (sort === 'price' || sort === 'followers') && sized.some((bound) => bound !== null)
}

/** Finds all that match, one more than `most` of them, counts them, and sorts them where that is all. What a filter or an order asks for stands
 *  in a narrow index; the wide rows are read for the page alone. */
async function gather(
  pool: pg.Pool,
  { filters, text, sort, limit, cursor, looker }: CreatorSearch,
  most: number,
): Promise<Gathered> {
  const conditions = creatorConditions(filters, text, looker)
  const { by, direction } = listOrders[sort]
  const matching = conditions.sql
  const after = cursor === null ? 'true' : afterPlace(conditions, sort, cursor, 'ordered')
  const [bound, pageRows] = [conditions.bind(most), conditions.bind(limit + 1)]
  // A common table expression is planned to be read to its end, and is read only as far as it is asked for.
  const found = await pool.query<PlacedRow & { total: number; ordered: unknown }>(
    `with matches as materialized (select id, ${by} as ordered from discovered_creators where ${matching}),
          taken as materialized (select id, ordered from matches limit ${bound} + 1),
          counted as materialized (select count(*)::int as total from taken),
          page as materialized (select id, ordered from taken where (select total from counted) <= ${bound} and ${after}
                                 order by ordered ${direction}, id ${direction} limit ${pageRows})
     select total, listed.* from counted left join lateral (
       select ${shownColumns}, ordered::text as place, ordered from page join discovered_creators using (id)) as listed on true
      order by ordered ${direction}, id ${direction}`,
    conditions.values,
  )
  const rows = found.rows.flatMap(({ total: _, ordered: __, ...row }) => (row.place === null ? [] : [row]))
  return { total: found.rows[0]?.total ?? 0, rows }
}

/** Reads the beginning of the list for a text that is common enough to fill a page there. @returns null where it does not. */
async function walkNear(
  pool: pg.Pool,
  { filters, sort, limit, cursor, looker }: CreatorSearch,
  query: string,
): Promise<PlacedRow[] | null> {
  const conditions = creatorConditions(filters, '', looker)
  const { by, direction } = listOrders[sort]
  const after = cursor === null ? 'true' : afterPlace(conditions, sort, cursor, by)
  const rows = await loadListed(
    pool,
    conditions,
    sort,
    `select id, ordered from (
       select id, words, ${by} as ordered from discovered_creators where ${conditions.sql} and ${after}
        order by ordered ${direction}, id ${direction} limit ${walkedMax}) as near
      where words @@ ${conditions.bind(query)}::text::tsquery limit ${conditions.bind(limit + 1)}`,
  )
  return rows.length > limit ? rows : null
}

/** Reads the list in its order until a page is full. Where that would take long, everything that matches is sorted instead. */
function walk(pool: pg.Pool, search: CreatorSearch): Promise<PlacedRow[]> {
  const { filters, text, sort, limit, cursor, looker } = search
  const conditions = creatorConditions(filters, text, looker)
  addOrderBounds(conditions, sort, filters)
  const { by, direction } = listOrders[sort]
  const after = cursor === null ? 'true' : afterPlace(conditions, sort, cursor, by)
  // Behind a fence the planner forgets the order, and sorts.
  const fence = isNarrow(search) ? 'offset 0' : ''
  return loadListed(
    pool,
    conditions,
    sort,
    `select id, ordered from (
       select id, ${by} as ordered from discovered_creators where ${conditions.sql} and ${after} ${fence}) as matches
      order by ordered ${direction}, id ${direction} limit ${conditions.bind(limit + 1)}`,
  )
}

/** Loads the rows of a page whose ids and order a query tells. */
async function loadListed(
  pool: pg.Pool,
  { values }: Conditions,
  sort: CreatorSort,
  page: string,
): Promise<PlacedRow[]> {
  const { direction } = listOrders[sort]
  const found = await pool.query<PlacedRow>(
    `select ${shownColumns}, ordered::text as place from (${page}) as page join discovered_creators using (id)
      order by ordered ${direction}, id ${direction}`,
    values,
  )
  return found.rows
}

/** Counts a wide search, as far as anybody asks. */
async function countMatches(pool: pg.Pool, { filters, text, looker }: CreatorSearch): Promise<number> {
  const conditions = creatorConditions(filters, text, looker)
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from
       (select from discovered_creators where ${conditions.sql} limit ${countedMax + 1}) as matches`,
    conditions.values,
  )
  return onlyRow(counted).total
}
