import type { CreatorFilters, CreatorSort } from '@vouch/contract'
import type { Conditions } from '../../foundation/db/conditions.ts'
import { badCursor } from '../../foundation/http/refuse-cursor.ts'

/** The orders of a list, and the cursors that name a place in one. */

interface ListOrder {
  /** Exactly as the indexes have it; unknown values come last. */
  by: string
  type: string
  direction: 'asc' | 'desc'
  /** Filters that bound what the order compares. */
  low?: NumericFilter
  /** What a value may have above the upper bound that a filter sets, for what stands behind the point. */
  above?: number
  high?: NumericFilter
}

type NumericFilter =
  | 'minFollowers'
  | 'maxFollowers'
  | 'minTrust'
  | 'maxTrust'
  | 'minEngagement'
  | 'minPrice'
  | 'maxPrice'

/** What each order compares; creators who are equal in it stand in the order of their ids. */
export const listOrders: Readonly<Record<CreatorSort, ListOrder>> = {
  followers: {
    ...{ by: 'coalesce(followers, -1)', type: 'bigint', direction: 'desc' },
    ...{ low: 'minFollowers', high: 'maxFollowers' },
  },
  trust: {
    // Points of trust before the point, followers behind it.
    ...{
      by: '(coalesce(trust, -1) + least(coalesce(followers, 0), 999999999) / 1e9::float8)',
      type: 'double precision',
    },
    ...{ direction: 'desc', low: 'minTrust', high: 'maxTrust', above: 0.999999999 },
  },
  engagement: {
    ...{ by: 'coalesce(engagement_rate, -1)', type: 'double precision', direction: 'desc', low: 'minEngagement' },
  },
  price: {
    ...{ by: 'coalesce(estimated_price, 1e9)', type: 'double precision', direction: 'asc' },
    ...{ low: 'minPrice', high: 'maxPrice' },
  },
  recent: { by: 'read_at', type: 'timestamptz', direction: 'desc' },
}

/** Where a row stands in its list. */
export interface ListPlace {
  id: string
  /** The value that the order compares, as text. */
  place: string
}

/** @param rank of whoever matches words; without it the place is among all others */
export function cursorOf(sort: CreatorSort, { place, id }: ListPlace, rank?: number): string {
  const parts = [sort, place, String(id), ...(rank === undefined ? [] : [rank])]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** @returns the rank in a cursor; null where it stands among those without one. */
export function rankOfCursor(cursor: string): number | null {
  const parts = parsedJson(Buffer.from(cursor, 'base64url').toString('utf8'))
  const rank: unknown = Array.isArray(parts) ? parts[3] : null
  return typeof rank === 'number' && Number.isInteger(rank) && Math.abs(rank) < rankEnd ? rank : null
}

/** No rank is so high: each word of a search brings three at most. */
const rankEnd = 100

/** @returns the condition of standing behind a cursor among those who match words; without one among them, nobody or everybody does. */
export function afterRank(conditions: Conditions, sort: CreatorSort, cursor: string | null, by: string): string {
  const rank = cursor === null ? null : rankOfCursor(cursor)
  if (cursor === null || rank === null) return cursor === null ? 'true' : 'false'
  const bound = conditions.bind(rank)
  return `(rank < ${bound}::int or (rank = ${bound}::int and ${afterPlace(conditions, sort, cursor, by)}))`
}

/** @param by the value that the order compares, as it is called where the condition stands
 *  @returns the condition of standing behind a cursor. @throws Problem `validation` for a cursor that is none of this order. */
export function afterPlace(conditions: Conditions, sort: CreatorSort, cursor: string, by: string): string {
  const { type, direction } = listOrders[sort]
  const { place, id } = parseCursor(sort, cursor)
  const [value, key] = [conditions.bind(place), conditions.bind(id)]
  return `(${by}, id) ${direction === 'desc' ? '<' : '>'} (${value}::${type}, ${key}::bigint)`
}

/** Says bounds of the filters again of what the order compares, so that a walk begins at the one and ends at the other. */
export function addOrderBounds(conditions: Conditions, sort: CreatorSort, filters: CreatorFilters): void {
  const { by, type, low, high, above = 0 } = listOrders[sort]
  const [least, most] = [low && filters[low], high && filters[high]]
  const whole = type !== 'double precision' || above > 0
  if (least != null) conditions.add(`${by} >= ?::${type}`, whole ? Math.ceil(least) : least)
  if (most != null) conditions.add(`${by} <= ?::${type}`, whole ? Math.floor(most) + above : most)
}

/** What is said of a cursor that is none of the order. */
export const notOfThisOrder = 'The cursor is invalid for this sort order.'

/** Whether the place is a number or a moment the database says (`refuseCursor`). */
function parseCursor(sort: CreatorSort, cursor: string): ListPlace {
  const parts = parsedJson(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(parts) || parts[0] !== sort) throw badCursor(notOfThisOrder)
  const [, place, id] = parts
  const shape = sort === 'recent' ? /^\d{4}-\d\d-\d\d[\d :.+-]{0,30}$/ : /^-?\d[\d.e+-]{0,30}$/
  if (typeof place !== 'string' || !shape.test(place) || typeof id !== 'string' || !/^\d{1,18}$/.test(id))
    throw badCursor(notOfThisOrder)
  return { place, id }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
