import {
  type BenchmarkAnswer,
  type BenchmarkTable,
  benchmarkSizes,
  type benchmarks,
  type ParamsOf,
  topicOfCategory,
} from '@vouch/contract'
import { type BenchmarkFigure, tierEdges } from '@vouch/engine'
import { loadIndexFigures } from './index-figures.ts'
import type { MarketDesk, Sql } from './market-desk.ts'
import { loadOpening, openingCost } from './open-table.ts'
import { loadOwn } from './own-benchmarks.ts'
import { loadOwnResults } from './own-results.ts'
import { figuresOfCell } from './table-figures.ts'

/** One table of benchmarks, as the workspace may see it now. */

type Cell = ParamsOf<typeof benchmarks.show>

/** Loads a table with what is open of it. */
export async function loadBenchmarks(
  sql: Sql,
  desk: MarketDesk,
  workspaceId: string,
  cell: Cell,
): Promise<BenchmarkAnswer> {
  const opened = await loadOpening(sql, workspaceId, { kind: 'benchmarks', ...cell }, desk.now())
  const figures = figuresOfCell(cell)
  return {
    ...cell,
    credits: openingCost('benchmarks'),
    opened,
    contents: figures.map(({ id, name, basis, source, grade }) => ({ id, name, basis, source, grade })),
    table: opened === null ? null : await loadTable(sql, desk, workspaceId, cell, figures),
    own: await loadOwn(sql, workspaceId, cell),
  }
}

async function loadTable(
  sql: Sql,
  desk: MarketDesk,
  workspaceId: string,
  cell: Cell,
  figures: BenchmarkFigure[],
): Promise<BenchmarkTable> {
  const tier = benchmarkSizes.indexOf(cell.tier)
  const topic = topicOfCategory[cell.category] ?? null
  const part = {
    platform: cell.platform,
    topic,
    followersFrom: tierEdges[tier] ?? 0,
    followersTo: tierEdges[tier + 1] ?? null,
  }
  // An industry that nobody's topics name has no creators of its own; those of all others would pass for it.
  const isNamed = cell.category === 'all' || topic !== null
  const index = isNamed ? await loadIndexFigures(sql, desk, part) : { figures: [], readAt: null }
  const own = await loadOwnResults(sql, workspaceId, cell)
  return { figures, index: index.figures, indexReadAt: index.readAt, results: own.results, campaigns: own.campaigns }
}
