import type { DiscoveredCreator } from '@vouch/contract'
import type { AudienceShares, ComparableCreator, Manner, Platform } from '@vouch/engine'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { addVisibility, type Looker } from './creator-conditions.ts'
import type { DeclaredShares } from './found-creator.ts'
import { type ShownRow, shownColumns, shownCreator } from './shown-creator.ts'

/** A creator with all that comparisons ask of it. */
export interface ComparedCreator {
  creator: DiscoveredCreator
  compared: ComparableCreator
}

export const comparedColumns = `${shownColumns}, audience, manner`

export type ComparedRow = ShownRow & { audience: DeclaredShares | null; manner: number[] | null }

/** @returns a row of `comparedColumns` as a creator with its features. */
export function comparedCreator({ audience, manner, ...row }: ComparedRow): ComparedCreator {
  const creator = shownCreator(row)
  const { category, country, language, followers, engagementRate, engagementBasis, estimatedPrice } = creator
  const known = { category, country, language, followers, engagementRate, engagementBasis, estimatedPrice }
  return { creator, compared: { ...known, audience: audience && sharesOf(audience), manner: mannerOfDials(manner) } }
}

/** What a creator's insights tell; of interests they tell nothing. */
export function sharesOf(audience: DeclaredShares): AudienceShares {
  return { ...audience, interests: null }
}

/** @returns the manner of five dials in the engine's order. */
export function mannerOfDials(dials: readonly number[] | null): Manner | null {
  if (dials === null) return null
  const [formality = 0, warmth = 0, humour = 0, energy = 0, depth = 0] = dials
  return { formality, warmth, humour, energy, depth }
}

/** Loads a creator whom the looker may find; null where there is none. */
export async function loadComparedCreator(
  pool: pg.Pool,
  name: CreatorName,
  looker: Looker,
): Promise<ComparedCreator | null> {
  const row = await loadFindable<ComparedRow>(pool, name, looker, comparedColumns)
  return row && comparedCreator(row)
}

export interface CreatorName {
  platform: Platform
  handle: string
}

/** Loads some columns of a creator whom the looker may find; null where there is none. A workspace's own file goes before what everybody sees. */
export async function loadFindable<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { platform, handle }: CreatorName,
  looker: Looker,
  columns: string,
): Promise<Row | null> {
  const conditions = new Conditions()
  addVisibility(conditions, looker)
  conditions.add('platform = ?', platform)
  conditions.add('handle = ?', creatorKey(platform, handle))
  const found = await pool.query<Row>(
    `select ${columns} from discovered_creators where ${conditions.sql} order by workspace_id limit 1`,
    conditions.values,
  )
  return found.rows[0] ?? null
}
