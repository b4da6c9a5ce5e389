import { activeGroups, type CreatorFilters, type FilterGroup, type SearchOffer, withoutFields } from '@vouch/contract'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { type Asking, creatorConditions } from './creator-conditions.ts'

/** What to take away from a search that found nobody, each with how many would be found.
 *
 *  What a newcomer would get wrong: nobody is left without a way on. Where no one filter is to blame, two are tried, then each filter by itself,
 *  and everybody is found without any. */

/** Nobody reads more of them. */
const offersMax = 5
/** Counted no further: what matters is that there are some. */
const offeredMax = 1_000
/** Filters that are tried in pairs; more would be hundreds of counts. */
const pairedMax = 8

/** @param filters of a search without a match
 *  @returns offers with somebody in them, those with the most creators first; none where there is nobody at all */
export async function searchOffers(pool: pg.Pool, filters: CreatorFilters, asking: Asking): Promise<SearchOffer[]> {
  const groups = activeGroups(filters)
  const others = (kept: FilterGroup) => groups.filter((group) => group !== kept).flat()
  const rounds = [
    groups.map((group) => [...group]),
    pairsOf(groups.slice(0, pairedMax)),
    groups.length > 2 ? groups.map(others) : [],
    [groups.flat()],
  ]
  for (const drops of rounds) {
    const found = drops.length === 0 ? [] : await counted(pool, filters, asking, drops)
    if (found.length > 0) return found.sort((a, b) => b.total - a.total).slice(0, offersMax)
  }
  return []
}

function pairsOf(groups: readonly FilterGroup[]): string[][] {
  return groups.flatMap((one, at) => groups.slice(at + 1).map((other) => [...one, ...other]))
}

/** Counts all of them in one statement. */
async function counted(
  pool: pg.Pool,
  filters: CreatorFilters,
  asking: Asking,
  drops: readonly string[][],
): Promise<SearchOffer[]> {
  const values: unknown[] = []
  const counts = drops.map((drop, place) => {
    const { sql } = creatorConditions(withoutFields(filters, drop), asking, new Conditions(values))
    return `select ${place} as place, (select count(*)::int from
      (select from discovered_creators where ${sql} limit ${offeredMax + 1}) as matches) as total`
  })
  const found = await pool.query<{ place: number; total: number }>(counts.join(' union all '), values)
  return found.rows.flatMap(({ place, total }) =>
    total === 0
      ? []
      : [{ drop: drops[place] ?? [], total: Math.min(total, offeredMax), totalIsExact: total <= offeredMax }],
  )
}
