import type { Benchmark, EngagementBand, EngagementBasis } from '../report.ts'
import { engagementBands } from '../report.ts'
import type { Platform } from '../snapshot.ts'
import { logRamp } from '../statistics/ramp.ts'
import { perUnit } from '../wording.ts'
import { type BandEdges, type BandTable, bandTables, tierEdges } from './engagement-bands.ts'

/** The look-up: platform, size and basis in, one cell of the tables out, with everything that a report says about it. */

export interface EngagementCell {
  table: BandTable
  /** Position of the tier in `tierEdges`. */
  tier: number
  /** Upper edges of low, below, average and above, as ratios (not percent). */
  edges: BandEdges
  /** Geometric middle of the average band: the typical creator of this size. */
  tierMedian: number
}

/** The share of creators that we read the four edges to lie above. The source does not print it; its five bands are read as
 *  fifths, which agrees with the rates of the public creator sets above one million followers (.32, .44, .51, .69). */
const edgePercentiles = [0.2, 0.4, 0.6, 0.8] as const

/** @param followers the creator's follower count
 *  @returns null below 1,000 followers and where no table exists for this platform on this basis */
export function engagementCell(platform: Platform, followers: number, basis: EngagementBasis): EngagementCell | null {
  const table = bandTables.find((candidate) => candidate.platform === platform && candidate.basis === basis)
  const tier = tierOf(followers)
  const percent = tier === null ? undefined : table?.tiers[tier]
  if (table === undefined || tier === null || percent === undefined) return null
  const [low, below, average, above] = percent
  const edges: BandEdges = [low / 100, below / 100, average / 100, above / 100]
  return { table, tier, edges, tierMedian: Math.sqrt(edges[1] * edges[2]) }
}

/** @returns the position in `tierEdges`; null below the smallest tier */
export function tierOf(followers: number): number | null {
  if (!(followers >= tierEdges[0])) return null
  let tier = 0
  while (tier + 1 < tierEdges.length && followers >= (tierEdges[tier + 1] ?? Number.POSITIVE_INFINITY)) tier += 1
  return tier
}

/** Names a tier by its numbers: what "micro" means differs from vendor to vendor. */
export function tierName(tier: number): string {
  const from = shortCount(tierEdges[tier] ?? 0)
  const to = tierEdges[tier + 1]
  return to === undefined ? `above ${from} followers` : `${from}-${shortCount(to)} followers`
}

/** @returns the band of a rate in its cell */
export function bandOf(cell: EngagementCell, rate: number): EngagementBand {
  const above = cell.edges.filter((edge) => rate > edge).length
  return engagementBands[above] ?? 'high'
}

/** Where a rate stands among creators of the same size: interpolated on a scale of factors between the band edges, and
 *  tending to 0 and 1 outside them.
 *
 *  @returns 0 to 1, rising with the rate and continuous at the edges */
export function percentileOf(cell: EngagementCell, rate: number): number {
  const [low, below, average, above] = cell.edges
  const [first, second, third, fourth] = edgePercentiles
  if (rate <= low) return first * (rate / low)
  if (rate > above) return 1 - (1 - fourth) * (above / rate)
  if (rate <= below) return first + (second - first) * logRamp(rate, low, below)
  if (rate <= average) return second + (third - second) * logRamp(rate, below, average)
  return third + (fourth - third) * logRamp(rate, average, above)
}

/** @returns a value of the cell as a report cites it */
export function cellBenchmark(cell: EngagementCell, value: number): Benchmark {
  const { platform, basis, source } = cell.table
  return { value, source, basis: `${platform}, ${tierName(cell.tier)}, engagements per ${perUnit[basis]}` }
}

/** 50,000 as 50K, 1,000,000 as 1M: tier edges are all round. */
function shortCount(count: number): string {
  return count >= 1_000_000 ? `${count / 1_000_000}M` : `${count / 1_000}K`
}
