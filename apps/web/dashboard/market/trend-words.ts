import type { Market, MarketTrend } from '@vouch/contract'
import { clustersMin } from '@vouch/engine'
import { month, number, percent, percentRange } from '@vouch/presentation'
import type { Table } from '../../ui/charts/csv.ts'

/** Shares of a category in words and as rows of a file. */

/** @returns the month that a table shows, "Nov 2026 so far" */
export function shownMonthName({ month: shown, soFar }: Pick<Market, 'month' | 'soFar'>): string {
  return soFar ? `${month(shown)} so far` : month(shown)
}

/** @returns the share with its range, "31% (27% to 35%)", or that there are too few creators for one */
export function shareText({ interval, creators }: MarketTrend['now']): string {
  if (interval === null) return `Too few: ${creators} of ${clustersMin} creators`
  return `${percent(interval.middle)} (${percentRange(interval.low, interval.high)})`
}

/** @returns how it changed, "28% before, up 3.2 points"; a change that may be chance is called none */
export function changeText({ before, change }: Pick<MarketTrend, 'before' | 'change'>): string {
  if (before === null || before.interval === null) return 'Too few the month before'
  const was = `${percent(before.interval.middle)} before`
  if (change === null || (change.low <= 0 && change.high >= 0)) return `${was}, no clear change`
  return `${was}, ${change.middle > 0 ? 'up' : 'down'} ${number(Math.abs(change.middle * 100), 1)} points`
}

const columns = [
  ...['Name', 'Month', 'Share', 'Low', 'High', 'Posts', 'Creators', 'Simulated', 'Creators who did it'],
  ...['Month before', 'Share before', 'Low before', 'High before', 'Posts before', 'Creators before'],
  ...['Change', 'Change low', 'Change high'],
]

/** @returns trends with all that stands behind them, a row each */
export function trendTable(market: Pick<Market, 'month' | 'monthBefore'>, trends: readonly MarketTrend[]): Table {
  const ends = (share: { middle: number; low: number; high: number } | null | undefined) => [
    ...[share?.middle ?? null, share?.low ?? null, share?.high ?? null],
  ]
  return {
    columns,
    rows: trends.map(({ name, by, now, before, change }) => [
      ...[name, market.month, ...ends(now.interval), now.posts, now.creators, now.simulated, by],
      ...[market.monthBefore, ...ends(before?.interval), before?.posts ?? null, before?.creators ?? null],
      ...ends(change),
    ]),
  }
}

/** @returns everything that a category tells, as one file: which part, then the columns of that part's own table. Prices have no month before. */
export function marketTable(
  market: Market,
  parts: readonly { title: string; trends: readonly MarketTrend[] }[],
): Table {
  const rows = parts.flatMap(({ title, trends }) =>
    trendTable(market, trends).rows.map((row) => [title, 'share', ...row]),
  )
  const prices = market.prices.map(({ name, unit, n, simulated, interval }) => [
    ...['Prices', unit === 'usd' ? 'US dollars' : 'ratio', name, market.month],
    ...[interval?.middle ?? null, interval?.low ?? null, interval?.high ?? null, null, n, simulated],
    ...Array.from({ length: columns.length - 8 }, () => null),
  ])
  return { columns: ['Part', 'Unit', ...columns], rows: [...rows, ...prices] }
}
