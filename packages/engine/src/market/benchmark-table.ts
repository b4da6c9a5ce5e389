import { engagementCell, tierName, tierOf } from '../benchmarks/benchmarks.ts'
import { bandTables, tierEdges } from '../benchmarks/engagement-bands.ts'
import { type PriceRow, priceRows } from '../benchmarks/prices.ts'
import type { RatioMetric } from '../benchmarks/ratio-metrics.ts'
import { reachRows, sizeOf } from '../benchmarks/reach-shares.ts'
import { referenceOf } from '../benchmarks/reference-quantiles.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import { tierRows } from '../benchmarks/tier-quantiles.ts'
import {
  clickRows,
  nicheClicks,
  nichePrice,
  nicheSource,
  platformRows,
  rateOdds,
  usualPlace,
} from '../roi/click-rates.ts'
import { conversionRows } from '../roi/order-rates.ts'
import type { Niche, OwnRateId } from '../roi/roi-input.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import { combined, type LogRange, spanning } from '../statistics/log-range.ts'
import { perUnit } from '../verdict/wording.ts'

/** The published and measured figures for creators of one platform, size and trade, as reports and forecasts use them: read off the
 *  tables that those read, so that no second copy can differ.
 *
 *  What a newcomer would get wrong: a trade moves prices and clicks alone. Nobody publishes engagement by trade with a basis, so
 *  those rows are the same for every trade and say so. */
export interface BenchmarkFigure extends Provenance {
  /** Stable, for example "engagement-followers". */
  id: string
  group: 'engagement' | 'reach' | 'price' | 'clicks' | 'orders'
  name: string
  /** What it counts and divides by, in words. */
  basis: string
  unit: 'ratio' | 'usd'
  low: number
  middle: number
  high: number
  /** How many of ten lie between the ends. */
  within: 6 | 8 | 9
  /** Creators measured; null where the source prints no count for this row. */
  n: number | null
  /** Whether the trade is in it. */
  byNiche: boolean
  /** The rate of a workspace's own that takes its place in forecasts; null where forecasts take none. */
  own: OwnRateId | null
}

/** How many sizes there are: positions 0 to 6 in the follower tiers. */
export const benchmarkTiers: readonly string[] = tierEdges.map((_, tier) => tierName(tier))

/** @param tier position in `benchmarkTiers`
 *  @param niche null: all trades
 *  @returns rows in the order of a campaign, from attention to orders; a platform without a table has fewer */
export function benchmarkTable(platform: Platform, tier: number, niche: Niche | null): BenchmarkFigure[] {
  const followers = tierEdges[tier] ?? tierEdges[0]
  return [
    ...bandFigures(platform, followers),
    ...measuredFigures(platform, followers),
    ...reachFigures(platform, followers),
    ...priceFigures(platform, followers, niche),
    clickFigure(platform, niche),
    orderFigure(platform),
  ]
}

const plain = { unit: 'ratio', byNiche: false, own: null, n: null } as const

/** The bands are read as fifths, so the three in the middle hold six of ten. */
function bandFigures(platform: Platform, followers: number): BenchmarkFigure[] {
  return bandTables.flatMap(({ platform: of, basis }) => {
    const cell = engagementCell(platform, followers, basis)
    if (cell === null || of !== platform) return []
    const { source, grade } = cell.table
    const unit = perUnit[basis]
    return [
      {
        ...{ id: `engagement-${basis}`, group: 'engagement', name: `Engagement per ${unit}` },
        ...{ basis: `engagements of a post per ${unit}`, within: 6, source, grade },
        ...{ ...plain, low: cell.edges[0], middle: cell.tierMedian, high: cell.edges[3] },
      },
    ]
  })
}

const measuredNames: Partial<Record<RatioMetric, [name: string, basis: string]>> = {
  engagementPerFollower: ['Engagement per follower, measured', 'engagements of a post per follower'],
  commentsPerLike: ['Comments per like', 'comments of a post per like'],
  commentsPerView: ['Comments per view', 'comments of a post per view'],
  likesPerView: ['Likes per view', 'likes of a post per view'],
  viewsPerFollower: ['Views per follower', 'views of a post per follower'],
}

function measuredFigures(platform: Platform, followers: number): BenchmarkFigure[] {
  return (Object.keys(measuredNames) as RatioMetric[]).flatMap((metric) => {
    const reference = referenceOf(platform, metric, followers)
    const words = measuredNames[metric]
    if (reference === null || words === undefined || !speaksOf(platform, followers, metric)) return []
    const { q05, q50, q95, creators, source, grade } = reference
    return [
      {
        ...{ id: `measured-${metric}`, group: 'engagement', name: words[0], basis: words[1], within: 9, source, grade },
        ...{ ...plain, low: q05, middle: q50, high: q95, n: creators },
      },
    ]
  })
}

/** Instagram's sets hold large creators alone: where nobody of the size was measured, they say nothing about it. */
function speaksOf(platform: Platform, followers: number, metric: RatioMetric): boolean {
  const tier = tierOf(followers)
  if (platform !== 'instagram' || tier === tierEdges.length - 1) return true
  return tierRows.some((row) => row.platform === platform && row.metric === metric && row.tier === tier)
}

function reachFigures(platform: Platform, followers: number): BenchmarkFigure[] {
  return reachRows
    .filter((row) => row.platform === platform)
    .flatMap(({ of, sizes, source, grade }) => {
      const [low, middle, high] = sizes[sizeOf(followers)] ?? []
      if (low === undefined || middle === undefined || high === undefined) return []
      const one = of === 'views' ? 'view' : 'follower'
      const basis = `people reached by a post per ${one}`
      return [
        {
          ...{ id: 'reach-rate', group: 'reach' as const, name: `Reach per ${one}`, basis, within: 8 as const },
          ...{ ...plain, low, middle, high, source, grade },
        },
      ]
    })
}

function priceFigures(platform: Platform, followers: number, niche: Niche | null): BenchmarkFigure[] {
  return priceRows
    .filter((row) => row.platform === platform)
    .flatMap((row) => {
      const range = row.sizes[sizeOf(followers)]
      return range === undefined ? [] : [priceFigure(row, range, niche)]
    })
}

function priceFigure(
  row: PriceRow,
  [low, middle, high]: PriceRow['sizes'][number],
  niche: Niche | null,
): BenchmarkFigure {
  const times = nichePrice(niche)
  const basis = `US dollars for 1,000 ${row.per} of a ${row.format}, without rights`
  const source = niche === null ? row.source : `${row.source}; ${nicheSource.price.source}`
  return {
    ...{ id: 'price-per-thousand', group: 'price', name: `Price for 1,000 ${row.per}`, basis, unit: 'usd', within: 8 },
    ...{ low: low * times, middle: middle * times, high: high * times, source, grade: row.grade },
    ...{ n: null, byNiche: niche !== null, own: 'pricePerThousand' },
  }
}

/** Where links usually stand on the platform, times what platform and trade do to clicks: the product that a forecast draws from. */
function clickFigure(platform: Platform, niche: Niche | null): BenchmarkFigure {
  const place = usualPlace(platform, null)
  const row = clickRows.find((candidate) => candidate.place === place)
  const ofNiche = niche === null ? null : nicheClicks(niche)
  const ofPlatform = platformRows.find((each) => each.platform === platform && each.stage === 'clicks')
  const odds = [
    rateOdds(row?.rates ?? [0, 0, 0]),
    ...(ofNiche === null ? [] : [ofNiche]),
    ...(ofPlatform === undefined ? [] : [spanning(...ofPlatform.times)]),
  ].reduce(combined)
  const sources = [row?.source ?? '', ...(ofNiche === null ? [] : [nicheSource.clicks.source])]
  return {
    ...{
      id: 'click-rate',
      group: 'clicks',
      name: place === 'bio' ? 'Clicks on a link in bio' : 'Clicks on a link below',
    },
    ...{ basis: 'clicks per person reached', unit: 'ratio', within: 8, ...ratesOf(odds) },
    ...{ source: [...sources, ...(ofPlatform ? [ofPlatform.source] : [])].join('; '), grade: row?.grade ?? 'C' },
    ...{ n: null, byNiche: ofNiche !== null, own: 'clickRate' },
  }
}

function orderFigure(platform: Platform): BenchmarkFigure {
  const row = conversionRows.find(({ quality }) => quality === 'typical')
  const ofPlatform = platformRows.find((each) => each.platform === platform && each.stage === 'orders')
  const odds = rateOdds(row?.rates ?? [0, 0, 0])
  const range = ofPlatform === undefined ? odds : combined(odds, spanning(...ofPlatform.times))
  const sources = [row?.source ?? '', ...(ofPlatform ? [ofPlatform.source] : [])]
  return {
    ...{ id: 'order-rate', group: 'orders', name: 'Orders per visit', basis: 'orders per visit of a typical page' },
    ...{ unit: 'ratio', within: 8, ...ratesOf(range), source: sources.join('; '), grade: row?.grade ?? 'C' },
    ...{ n: null, byNiche: false, own: 'orderRate' },
  }
}

/** Odds back as rates. */
function ratesOf({ p10, p50, p90 }: LogRange) {
  const rate = (log: number) => Math.exp(log) / (1 + Math.exp(log))
  return { low: rate(p10), middle: rate(p50), high: rate(p90) }
}
