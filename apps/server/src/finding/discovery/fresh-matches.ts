import { freshMax, pageFilters, pageSearchOf, readCreatorSentence } from '@vouch/contract'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { isDatabaseGone, isOutOfRoom } from '../../foundation/db/connecting-client.ts'
import { type Asking, creatorConditions } from './creator-conditions.ts'
import { wordTerms } from './word-terms.ts'

/** How many creators joined the index since somebody looked and match a saved search.
 *
 *  What a newcomer would get wrong: only whoever is new counts. A creator who is read again keeps the place in the index, and is not told of twice. */

export interface SinceSeen {
  id: string
  address: string
  /** The last creator of the index when somebody looked; null where nobody has. */
  seenCreator: string | null
}

/** The last creator of the index, in a statement: whoever comes later is new. */
export const lastCreator = '(select coalesce(max(id), 0) from discovered_creators)'

/** Further back nobody is looked for: that many creators are read in a moment. */
const lookedBackMax = 20_000

/** What the log says of a search that can't be read. */
export const unreadSearch = 'A saved search could not be read'
/** Hears of one. */
export type NoteUnread = (id: string, error: unknown) => void

/** Loads the counts of some searches, in their order. One search that can't be read costs nobody the others: its count is null, and `noteUnread` is told.
 *  @param searches at most as many as a workspace keeps */
export async function loadFresh(
  pool: pg.Pool,
  searches: readonly SinceSeen[],
  asking: Asking,
  noteUnread: NoteUnread,
): Promise<(number | null)[]> {
  try {
    return await countTogether(pool, searches, asking)
  } catch (error) {
    if (isServerAtFault(error)) throw error
  }
  const counts: (number | null)[] = []
  for (const search of searches) {
    const [count = null] = await countTogether(pool, [search], asking).catch((error: unknown) => {
      if (isServerAtFault(error)) throw error
      noteUnread(search.id, error)
      return []
    })
    counts.push(count)
  }
  return counts
}

/** Whether the database, and not what it was asked, is the reason: then every search fails, and later none does. */
export function isServerAtFault(error: unknown): boolean {
  return isDatabaseGone(error) || isOutOfRoom(error)
}

/** One statement counts all; it reads the newest rows by their key. */
async function countTogether(pool: pg.Pool, searches: readonly SinceSeen[], asking: Asking): Promise<number[]> {
  const values: unknown[] = []
  const counts: string[] = []
  for (const [place, { address, seenCreator }] of searches.entries()) {
    if (seenCreator === null) continue
    const search = pageSearchOf(new URLSearchParams(address))
    const terms = await wordTerms(pool, readCreatorSentence(search.text).text)
    const conditions = creatorConditions(pageFilters(search), asking, new Conditions(values))
    const since = conditions.bind(seenCreator)
    conditions.addWritten(
      `id > greatest(${since}::bigint, (select max(id) from discovered_creators) - ${lookedBackMax})`,
    )
    if (terms.length > 0)
      conditions.add('words @@ ?::text::tsquery', terms.map(({ anywhere }) => `(${anywhere})`).join(' | '))
    counts.push(`select ${place} as place, (select count(*)::int from
      (select from discovered_creators where ${conditions.sql} limit ${freshMax}) as matches) as fresh`)
  }
  if (counts.length === 0) return searches.map(() => 0)
  const found = await pool.query<{ place: number; fresh: number }>(counts.join(' union all '), values)
  const byPlace = new Map(found.rows.map(({ place, fresh }) => [place, fresh]))
  return searches.map((_, place) => byPlace.get(place) ?? 0)
}
