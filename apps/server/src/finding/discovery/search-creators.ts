import { type CreatorFilters, type CreatorSort, countedMax, type DiscoveredCreator, matchingMax } from '@vouch/contract'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { type Asking, creatorConditions } from './creator-conditions.ts'
import { addOrderBounds, afterPlace, cursorOf, type ListPlace, listOrders } from './list-order.ts'
import { type ShownRow, shownColumns, shownCreator } from './shown-creator.ts'

/** One page of those who match the filters, in one of the orders of the list, with the count of all. Words rank in `ranked-search.ts`.
 *
 *  What a newcomer would get wrong: no single statement is quick for every search. A narrow one gathers all that match, counts and sorts them; where
 *  PostgreSQL expects too many to be counted, they are sorted beside the count. A wide one walks the list in its order until a page is full.
 *  PostgreSQL cannot tell how many names begin with two letters, and it expects matches to be spread evenly: it would walk past half of all
 *  creators to find the cheapest of those with many followers. So the choice is made here. */

export interface FilteredSearch extends Asking {
  filters: CreatorFilters
  sort: CreatorSort
  limit: number
  cursor: string | null
  /** A condition of words: `words @@ query`. */
  matching?: string
  /** Creators who are listed already. */
  without?: readonly string[]
}

export interface CreatorPage {
  creators: DiscoveredCreator[]
  /** How many match; at least so many where it is not exact. */
  total: number
  totalIsExact: boolean
  nextCursor: string | null
}

/** How far a list is walked for a text before all that match are sorted: what one in a hundred has fills a page of 25 within it. */
const walkedMax = 5_000

export type PlacedRow = ShownRow & ListPlace

export interface Gathered {
  rows: PlacedRow[]
  total: number
}

/** Where PostgreSQL expects more matches, it is taken at its word, and they are not gathered first in vain. */
const gatheredMax = 1.5 * countedMax

/** Loads a page of those who match the filters, without any words. */
export async function loadFiltered(pool: pg.Pool, search: FilteredSearch): Promise<CreatorPage> {
  if (isNarrow(search)) {
    const gathered = (await expectedMatches(pool, search)) > gatheredMax ? null : await gather(pool, search)
    if (gathered !== null && gathered.total <= countedMax) return pageOf(search, gathered.rows, gathered.total, true)
    const counting = gathered === null ? countMatches(pool, search) : gathered.total
    const [total, rows] = await Promise.all([counting, walk(pool, search, true)])
    return pageOf(search, rows, Math.min(total, countedMax), total <= countedMax)
  }
  const total = await countMatches(pool, search)
  if (total === 0) return pageOf(search, [], 0, true)
  // Few who match lie anywhere in the list, and cheap ones far from its beginning: sorting them is quicker than walking to them.
  const rows = await walk(pool, search, total <= countedMax || isFar(search))
  return pageOf(search, rows, Math.min(total, countedMax), total <= countedMax)
}

/** @returns how many PostgreSQL expects to match */
async function expectedMatches(pool: pg.Pool, search: FilteredSearch): Promise<number> {
  const conditions = conditionsOf(search)
  const explained = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select from discovered_creators where ${conditions.sql}`,
    conditions.values,
  )
  return onlyRow(explained)['QUERY PLAN'][0].Plan['Plan Rows']
}

/** @returns rows as a page. */
export function pageOf(
  { limit, sort }: Pick<FilteredSearch, 'limit' | 'sort'>,
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

/** Two lists of values leave few enough to gather; so does one list, where a range bounds what the order is by. */
function isNarrow({ filters, sort }: FilteredSearch): boolean {
  const lists = [filters.category, filters.country, filters.platform, filters.risk].filter(({ length }) => length > 0)
  // Few creators name any one brand.
  if (filters.mentions.length > 0) return true
  return lists.length >= 2 || (lists.length === 1 && isSkewed(filters, sort))
}

/** Whether those who match lie far from the beginning of the order: the price of a post grows with the followers. */
function isSkewed(filters: CreatorFilters, sort: CreatorSort): boolean {
  const sized = [filters.minFollowers, filters.maxFollowers, filters.minPrice, filters.maxPrice]
  return (sort === 'price' || sort === 'followers') && sized.some((bound) => bound !== null)
}

/** Whether a bound of the one leaves those who stand last by the other: who is cheap has few followers. */
function isFar({ filters, sort }: FilteredSearch): boolean {
  if (sort === 'followers') return filters.minPrice !== null || filters.maxPrice !== null
  return sort === 'price' && (filters.minFollowers !== null || filters.maxFollowers !== null)
}

/** @returns the conditions of a search in a statement of its own. */
export function conditionsOf({ filters, matching, without, ...asking }: FilteredSearch): Conditions {
  const conditions = creatorConditions(filters, asking)
  if (matching !== undefined) conditions.add('words @@ ?::text::tsquery', matching)
  if (without !== undefined && without.length > 0) conditions.add('id <> all(?::bigint[])', without)
  return conditions
}

/** Finds all that match, one more than are counted, counts them, and sorts them where that is all. What a filter or an order asks for stands
 *  in a narrow index; the wide rows are read for the page alone. */
async function gather(pool: pg.Pool, search: FilteredSearch): Promise<Gathered> {
  const { sort, limit, cursor } = search
  const conditions = conditionsOf(search)
  const { by, direction } = listOrders[sort]
  const matching = conditions.sql
  const after = cursor === null ? 'true' : afterPlace(conditions, sort, cursor, 'ordered')
  const [bound, pageRows] = [conditions.bind(countedMax), conditions.bind(limit + 1)]
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

/** A text that more match than are ranked: those who match it, in the order of the list. */
export async function loadCommon(pool: pg.Pool, search: FilteredSearch & { matching: string }): Promise<PlacedRow[]> {
  return (await walkNear(pool, search)) ?? walk(pool, search, true)
}

/** Reads the list from its beginning, or from a cursor, as far as it is walked. @returns null where that does not fill a page. */
async function walkNear(pool: pg.Pool, search: FilteredSearch & { matching: string }): Promise<PlacedRow[] | null> {
  const { filters, sort, limit, cursor } = search
  const conditions = conditionsOf(search)
  const reach = new Conditions(conditions.values)
  addOrderBounds(reach, sort, filters)
  const { by, direction } = listOrders[sort]
  if (cursor !== null) reach.addWritten(afterPlace(reach, sort, cursor, by))
  const rows = await loadListed(
    pool,
    conditions,
    sort,
    `select id, ordered from (
       select *, ${by} as ordered from discovered_creators where ${reach.sql}
        order by ordered ${direction}, id ${direction} limit ${walkedMax}) as near
      where ${conditions.sql} limit ${conditions.bind(limit + 1)}`,
  )
  return rows.length > limit ? rows : null
}

/** Pages of the table that are drawn to reckon how many creators match; always the same ones, so that they are at hand. */
const drawnPages = 200
const pageBytes = 8_192

/** Whether surely more match than are ranked, reckoned from pages drawn at random: whatever the filters and the order are, as many of those hold a match as
 *  of all. A page counts once, for creators who came together may be alike. Sure is what a thousand matches would bring about once in a million times. */
export async function isSurelyCommon(pool: pg.Pool, search: FilteredSearch & { matching: string }): Promise<boolean> {
  const conditions = conditionsOf(search)
  const found = await pool.query<{ hits: number; pages: number }>(
    `select count(distinct (ctid::text::point)[0])::int as hits, pg_relation_size('discovered_creators')::float8 / ${pageBytes} as pages
       from discovered_creators
            tablesample system (least(100, 100.0 * ${drawnPages * pageBytes} / greatest(${pageBytes}, pg_relation_size('discovered_creators'))))
            repeatable (1)
      where ${conditions.sql}`,
    conditions.values,
  )
  const { hits, pages } = onlyRow(found)
  // A thousand matches lie on as many pages at most, of which about so many are drawn; their spread is its root.
  const ofThousand = (drawnPages * matchingMax) / pages
  return hits > ofThousand + 5 * Math.sqrt(ofThousand) + 3
}

/** Reads the list in its order until a page is full, or sorts everything that matches where a walk would take long. */
async function walk(pool: pg.Pool, search: FilteredSearch, isSorted: boolean): Promise<PlacedRow[]> {
  const { filters, sort, limit, cursor } = search
  const conditions = conditionsOf(search)
  addOrderBounds(conditions, sort, filters)
  const { by, direction } = listOrders[sort]
  const after = cursor === null ? 'true' : afterPlace(conditions, sort, cursor, by)
  // Behind a fence the planner forgets the order, and sorts.
  const fence = isSorted ? 'offset 0' : ''
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
export async function countMatches(pool: pg.Pool, search: FilteredSearch): Promise<number> {
  const conditions = conditionsOf(search)
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from
       (select from discovered_creators where ${conditions.sql} limit ${countedMax + 1}) as matches`,
    conditions.values,
  )
  return onlyRow(counted).total
}
