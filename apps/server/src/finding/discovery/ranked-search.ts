import { countedMax, matchingMax } from '@vouch/contract'
import type pg from 'pg'
import { refuseCursor } from '../../foundation/http/refuse-cursor.ts'
import { creatorConditions } from './creator-conditions.ts'
import { afterRank, cursorOf, listOrders, notOfThisOrder, rankOfCursor } from './list-order.ts'
import {
  type CreatorPage,
  countMatches,
  type FilteredSearch,
  isSurelyCommon,
  loadCommon,
  loadFiltered,
  type PlacedRow,
  pageOf,
} from './search-creators.ts'
import { shownColumns } from './shown-creator.ts'
import { type WordTerm, wordTerms } from './word-terms.ts'

/** A search with words: whoever matches them comes first, the best first; then all others whom the filters let through. Words leave nobody out.
 *
 *  What a newcomer would get wrong: a word that thousands have cannot rank them, for each would have to be read. They are listed in the order
 *  that was asked for, and nobody gets to the end of them. */

export interface CreatorSearch extends Omit<FilteredSearch, 'matching' | 'without'> {
  /** Words that rank; empty ranks nobody. */
  text: string
}

export interface RankedPage extends CreatorPage {
  /** How many match the words; null where the search has none. */
  matching: { count: number; isExact: boolean } | null
}

interface Hits {
  rows: RankedRow[]
  /** All who match, in no order: at most one more than are ranked. */
  ids: string[]
}

type RankedRow = PlacedRow & { rank: number }

/** Loads a page. @throws Problem `validation` for a cursor that is none of this order. */
export function searchCreators(pool: pg.Pool, asked: CreatorSearch): Promise<RankedPage> {
  const page = loadPage(pool, asked)
  return asked.cursor === null ? page : page.catch(refuseCursor(notOfThisOrder))
}

async function loadPage(pool: pg.Pool, { text, ...search }: CreatorSearch): Promise<RankedPage> {
  const terms = await wordTerms(pool, text)
  if (terms.length === 0) return { ...(await loadFiltered(pool, search)), matching: null }
  const each = terms.map(({ anywhere }) => anywhere)
  const isRanked = search.cursor !== null && rankOfCursor(search.cursor) !== null
  if (isBeginning(text) && !isRanked) {
    const matching = joined(terms, '|')
    if (await isSurelyCommon(pool, { ...search, matching })) return common(pool, search, matching)
  }
  const typed = typedHandles(text)
  const some = await loadHits(pool, search, { terms, typed }, each)
  if (some.ids.length <= matchingMax) return ranked(pool, search, some)
  const all = terms.length > 1 ? await loadHits(pool, search, { terms, typed }, [joined(terms, '&')]) : some
  if (all.ids.length > 0 && all.ids.length <= matchingMax) return ranked(pool, search, all)
  return common(pool, search, joined(terms, all.ids.length > 0 ? '&' : '|'))
}

/** Two letters begin the words of one creator in a hundred, and the index of words reads every one of those before it tells of the first. */
function isBeginning(text: string): boolean {
  return text.length === 2
}

/** Those who match words that more have than are ranked. */
async function common(pool: pg.Pool, search: Omit<CreatorSearch, 'text'>, matching: string): Promise<RankedPage> {
  const [rows, total] = await Promise.all([
    loadCommon(pool, { ...search, matching }),
    countMatches(pool, { ...search, cursor: null }),
  ])
  const page = pageOf(search, rows, Math.min(total, countedMax), total <= countedMax)
  return { ...page, matching: { count: matchingMax, isExact: false } }
}

/** Whoever is named by the handle stands before all who share its words; those bring 24 at most. */
const handleRank = 50

/** @returns what of a text may be somebody's handle, as it was typed */
function typedHandles(text: string): string[] {
  return text.split(' ').map((word) => word.replace(/^@/, '').toLowerCase())
}

function joined(terms: readonly WordTerm[], by: '|' | '&'): string {
  return terms.map(({ anywhere }) => `(${anywhere})`).join(` ${by} `)
}

/** Those who match, then the others: a page may hold both. */
async function ranked(pool: pg.Pool, search: Omit<CreatorSearch, 'text'>, { rows, ids }: Hits): Promise<RankedPage> {
  const { limit, sort, cursor } = search
  const matching = { count: ids.length, isExact: true }
  const page = rows.slice(0, limit)
  const amongHits = cursor === null || rankOfCursor(cursor) !== null
  const rest = await loadFiltered(pool, {
    ...search,
    without: ids,
    limit: Math.max(1, limit - page.length),
    cursor: amongHits ? null : cursor,
  })
  const all = rest.total + ids.length
  const counted = {
    total: Math.min(all, countedMax),
    totalIsExact: rest.totalIsExact && all <= countedMax,
    matching,
  }
  if (!amongHits) return { ...rest, ...counted }
  const shown = pageOf(search, page, counted.total, counted.totalIsExact)
  const last = page.at(-1)
  if (last !== undefined && rows.length > limit)
    return { ...shown, ...counted, nextCursor: cursorOf(sort, last, last.rank) }
  if (page.length < limit) return { ...rest, ...counted, creators: [...shown.creators, ...rest.creators] }
  // The page is full of those who match, and the others begin with the next.
  const next = rest.total > 0 && last !== undefined ? cursorOf(sort, last, -1) : null
  return { ...shown, ...counted, nextCursor: next }
}

/** Finds those who match one of some queries, and the filters, up to one more than are ranked, and the page of them. Each query is planned by
 *  itself: the planner takes several together for so many rows that it would read all. */
async function loadHits(
  pool: pg.Pool,
  { filters, sort, limit, cursor, looker, at }: Omit<CreatorSearch, 'text'>,
  { terms, typed }: { terms: readonly WordTerm[]; typed: readonly string[] },
  queries: readonly string[],
): Promise<Hits> {
  const conditions = creatorConditions(filters, { looker, at })
  const { by, direction } = listOrders[sort]
  const matching = conditions.sql
  const after = afterRank(conditions, sort, cursor, 'ordered')
  const points = terms
    .flatMap(({ anywhere, whole, inProfile }) => [anywhere, whole, inProfile])
    .map((each) => `(words @@ ${conditions.bind(each)}::text::tsquery)::int`)
    .concat(`${handleRank} * (handle = any(${conditions.bind(typed)}::text[]))::int`)
  const [most, pageRows] = [conditions.bind(matchingMax + 1), conditions.bind(limit + 1)]
  // A common table expression is planned to be read to its end, and is read only as far as it is asked for.
  const lists = queries.map(
    (query, place) => `list${place} as materialized (
      select id, words, handle, ${by} as ordered from discovered_creators
       where ${matching} and words @@ ${conditions.bind(query)}::text::tsquery)`,
  )
  const taken = queries.map((_, place) => `(select * from list${place} limit ${most})`).join(' union all ')
  const found = await pool.query<RankedRow & { ids: string[]; ordered: unknown }>(
    `with ${lists.join(', ')},
          taken as materialized (select distinct on (id) * from (${taken}) as every order by id limit ${most}),
          ranked as materialized (select id, ordered, ${points.join(' + ')} as rank from taken),
          page as materialized (select * from ranked where ${after}
                                 order by rank desc, ordered ${direction}, id ${direction} limit ${pageRows})
     select (select coalesce(array_agg(id::text), '{}') from taken) as ids, listed.*
       from (select) as always left join lateral (
         select ${shownColumns}, ordered::text as place, ordered, rank from page join discovered_creators using (id)) as listed on true
      order by rank desc, ordered ${direction}, id ${direction}`,
    conditions.values,
  )
  const rows = found.rows.flatMap(({ ids: _, ordered: __, ...row }) => (row.place === null ? [] : [row]))
  return { ids: found.rows[0]?.ids ?? [], rows }
}
