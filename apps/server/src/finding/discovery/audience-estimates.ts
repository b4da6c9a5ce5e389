import type pg from 'pg'
import type { DeclaredShares } from './found-creator.ts'

/** What audiences usually are: means of those that were declared, by country for countries and by topic for ages and genders. They stand in for
 *  creators who declared nothing, and every reason that rests on one says so. */

export interface UsualAudience {
  shares: Record<string, number>
  /** Creators whose declared audiences it is the mean of. */
  creators: number
}

export interface UsualAudiences {
  countries: ReadonlyMap<string, UsualAudience>
  ages: ReadonlyMap<string, UsualAudience>
  genders: ReadonlyMap<string, UsualAudience>
}

/** Fewer declared audiences are no mean. */
const declaredMin = 10
/** Declared audiences that are read at most: enough for every topic and country, and a bounded cost. */
const declaredMax = 50_000

interface Declared {
  category: string | null
  country: string | null
  audience: DeclaredShares
}

/** Loads the means. Files of single workspaces are no part of them. */
export async function loadUsualAudiences(pool: pg.Pool): Promise<UsualAudiences> {
  const found = await pool.query<Declared>(
    `select category, country, audience from discovered_creators
      where audience is not null and workspace_id is null limit ${declaredMax}`,
  )
  return {
    countries: meansBy(
      found.rows,
      ({ country }) => country,
      ({ countries }) => countries,
    ),
    ages: meansBy(
      found.rows,
      ({ category }) => category,
      ({ ages }) => ages,
    ),
    genders: meansBy(
      found.rows,
      ({ category }) => category,
      ({ genders }) => genders,
    ),
  }
}

function meansBy(
  rows: readonly Declared[],
  keyOf: (row: Declared) => string | null,
  sharesOf: (audience: DeclaredShares) => Record<string, number> | null,
): Map<string, UsualAudience> {
  const sums = new Map<string, { shares: Map<string, number>; creators: number }>()
  for (const row of rows) {
    const [key, shares] = [keyOf(row), sharesOf(row.audience)]
    if (key === null || shares === null) continue
    const held = sums.get(key) ?? { shares: new Map<string, number>(), creators: 0 }
    held.creators++
    for (const [name, share] of Object.entries(shares)) held.shares.set(name, (held.shares.get(name) ?? 0) + share)
    sums.set(key, held)
  }
  // Sums compare like means: an overlap scales both sides to 1.
  const known = [...sums].filter(([, { creators }]) => creators >= declaredMin)
  return new Map(known.map(([key, { shares, creators }]) => [key, { shares: Object.fromEntries(shares), creators }]))
}
