import { benchmarks, markets, type ReplyOf } from '@vouch/contract'
import type { Sql } from './market-desk.ts'
import { loadOpenings } from './open-table.ts'

/** Tables that are open, the newest first. A platform, size or category that a later release no longer has is left out. */

interface Window {
  at: Date
  limit: number
}

/** Loads the benchmark tables that are open. */
export async function openedBenchmarks(
  sql: Sql,
  workspaceId: string,
  { at, limit }: Window,
): Promise<ReplyOf<typeof benchmarks.list>['tables']> {
  const found = await loadOpenings(sql, workspaceId, { kind: 'benchmarks', at, limit })
  return found.flatMap(({ platform, tier, category, ...opening }) => {
    const cell = benchmarks.show.params.safeParse({ platform, tier, category })
    return cell.success ? [{ ...opening, ...cell.data }] : []
  })
}

/** Loads the categories that are open. */
export async function openedMarkets(
  sql: Sql,
  workspaceId: string,
  { at, limit }: Window,
): Promise<ReplyOf<typeof markets.list>['markets']> {
  const found = await loadOpenings(sql, workspaceId, { kind: 'market', at, limit })
  return found.flatMap(({ platform, category, ...opening }) => {
    const cell = markets.show.params.safeParse({ platform, category })
    return cell.success ? [{ at: opening.at, until: opening.until, by: opening.by, ...cell.data }] : []
  })
}
