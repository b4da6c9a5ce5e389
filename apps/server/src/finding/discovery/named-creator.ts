import type { DiscoveredCreator } from '@vouch/contract'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { addVisibility, type Looker } from './creator-conditions.ts'
import { type ShownRow, shownColumns, shownCreator } from './shown-creator.ts'
import { wordTerms } from './word-terms.ts'

/** Finds the creator whom a sentence names: by the handle, else by the name, and of several the one whom most people follow.
 *  @param name as it was typed, with or without @. @returns null where nobody has all of its words */
export async function findNamed(pool: pg.Pool, name: string, looker: Looker): Promise<DiscoveredCreator | null> {
  const terms = await wordTerms(pool, name)
  if (terms.length === 0) return null
  const conditions = new Conditions()
  addVisibility(conditions, looker)
  const query = terms.map(({ inProfile }) => `(${inProfile})`).join(' & ')
  conditions.add('words @@ ?::text::tsquery', query)
  const [handle, shown] = [conditions.bind(name.replace(/^@/, '').toLowerCase()), conditions.bind(name.toLowerCase())]
  const named = conditions.bind(terms.map(({ whole }) => `(${whole})`).join(' & '))
  const found = await pool.query<ShownRow>(
    `select ${shownColumns} from discovered_creators where ${conditions.sql}
      order by handle = ${handle} desc,
        (to_tsvector('simple', replace(handle, '_', ' ')) @@ ${named}::text::tsquery)::int
          + (to_tsvector('simple', coalesce(display_name, '')) @@ ${named}::text::tsquery)::int
          + (lower(coalesce(display_name, '')) = ${shown})::int desc,
        coalesce(followers, -1) desc, id limit 1`,
    conditions.values,
  )
  const row = found.rows[0]
  return row ? shownCreator(row) : null
}
