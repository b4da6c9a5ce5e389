import { benchmarkSizes } from '@vouch/contract'
import { niches, type OwnRate, type RoiCreator, tierOf } from '@vouch/engine'
import type pg from 'pg'

/** Rates that a workspace set itself for creators of a platform and size. Every forecast is given them with the creator, so that no two
 *  forecasts of one plan differ. They are written where benchmarks are shown. */

interface RateRow {
  id: OwnRate['id']
  category: string
  p10: number
  p50: number
  p90: number
}

/** Loads the rates for creators of this platform and size; null where nothing replaces the published ones. */
export async function loadOwnRates(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  { platform, followers }: { platform: string; followers: number | null },
): Promise<OwnRate[] | null> {
  const tier = tierOf(followers ?? 0)
  if (tier === null) return null
  const found = await sql.query<RateRow>(
    `select rate as id, category, low as p10, middle as p50, high as p90 from own_benchmarks
      where workspace_id = $1 and platform = $2 and tier = $3 and rate is not null order by category, rate`,
    [workspaceId, platform, benchmarkSizes[tier]],
  )
  if (found.rows.length === 0) return null
  return found.rows.map(({ category, ...rate }) => ({
    ...rate,
    niche: niches.find((each) => each === category) ?? null,
  }))
}

/** @returns the creator with the workspace's own rates, where it has any */
export async function withOwnRates(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  creator: RoiCreator,
): Promise<RoiCreator> {
  const ownRates = await loadOwnRates(sql, workspaceId, creator)
  return ownRates === null ? creator : { ...creator, ownRates }
}
