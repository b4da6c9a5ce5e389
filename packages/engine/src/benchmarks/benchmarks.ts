import type { EngagementBand, EngagementBasis } from '../report/report.ts'
import { engagementBands } from '../report/report.ts'
import type { Benchmark } from '../report/report-signals.ts'
import { platformNames } from '../snapshot/platform-names.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import { logRamp } from '../statistics/ramp.ts'
import { perUnit } from '../verdict/wording.ts'
import { type BandEdges, type BandTable, bandTables, tierEdges } from './engagement-bands.ts'

/** The look-up: platform, size and basis in, one cell of the tables out, with everything that a report says about it.
 *
 *  A rate is only ever looked up on the basis that it was computed on. A table that is missing is missing: no
 *  platform borrows the figures of another, and the report says that nobody has published any. */

/** One creator's row of a table, already turned from per cent into ratios, so that nothing behind this file handles
 *  per cent. */
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
 *  fifths, which agrees with the rates of the public creator sets above one million followers (.32, .44, .51, .69).
 *
 *  Used for a creator's place among creators of the same size, which a report states as "above 86 of 100". The
 *  percentile is thus as good as the bands are, and is always shown with their source. */
const edgePercentiles = [0.2, 0.4, 0.6, 0.8] as const

/** @param followers the creator's follower count
 *  @param basis what the rate divides by; decides between two tables of one platform
 *  @returns null below 1,000 followers and where no table exists for this platform on this basis
 *  @example Instagram with 20,000 followers: edges .0039, .0084, .0111, .0261 and a typical rate of .0097 */
export function engagementCell(platform: Platform, followers: number, basis: EngagementBasis): EngagementCell | null {
  const table = bandTables.find((candidate) => candidate.platform === platform && candidate.basis === basis)
  const tier = tierOf(followers)
  const percent = tier === null ? undefined : table?.tiers[tier]
  if (table === undefined || tier === null || percent === undefined) return null
  const [low, below, average, above] = percent
  const edges: BandEdges = [low / 100, below / 100, average / 100, above / 100]
  return { table, tier, edges, tierMedian: Math.sqrt(edges[1] * edges[2]) }
}

/** An edge belongs to the tier that it opens: 5,000 followers are in 5-10K.
 *
 *  @returns the position in `tierEdges`; null below the smallest tier
 *  @example tierOf(999) is null, tierOf(20_000) is 2, tierOf(9e8) is 6 */
export function tierOf(followers: number): number | null {
  if (!(followers >= tierEdges[0])) return null
  let tier = 0
  while (tier + 1 < tierEdges.length && followers >= (tierEdges[tier + 1] ?? Number.POSITIVE_INFINITY)) tier += 1
  return tier
}

/** Names a tier by its numbers: what "micro" means differs from vendor to vendor.
 *  @example tierName(2) is "10K–50K followers", the last tier "1M+ followers" */
export function tierName(tier: number): string {
  const from = shortCount(tierEdges[tier] ?? 0)
  const to = tierEdges[tier + 1]
  return to === undefined ? `${from}+ followers` : `${from}–${shortCount(to)} followers`
}

/** An edge belongs to the band below it, as the tables print them: with "low" up to .39 %, a rate of .39 % is low.
 *  @returns the band of a rate in its cell */
export function bandOf(cell: EngagementCell, rate: number): EngagementBand {
  const above = cell.edges.filter((edge) => rate > edge).length
  return engagementBands[above] ?? 'high'
}

/** Where a rate stands among creators of the same size: interpolated on a scale of factors between the band edges, and
 *  tending to 0 and 1 outside them.
 *
 *  Below the lowest edge the place falls in proportion to the rate, above the highest one the rest to 1 falls in
 *  proportion to its inverse: a rate of twice the "high" edge stands at 90 of 100, four times at 95. Both are
 *  conventions, since no table says anything there.
 *
 *  @returns 0 to 1, rising with the rate and continuous at the edges
 *  @example the typical rate of a cell stands at 0.5, its "low" edge at 0.2, its "high" edge at 0.8 */
export function percentileOf(cell: EngagementCell, rate: number): number {
  const [low, below, average, above] = cell.edges
  const [first, second, third, fourth] = edgePercentiles
  if (rate <= low) return first * (rate / low)
  if (rate > above) return 1 - (1 - fourth) * (above / rate)
  if (rate <= below) return first + (second - first) * logRamp(rate, low, below)
  if (rate <= average) return second + (third - second) * logRamp(rate, below, average)
  return third + (fourth - third) * logRamp(rate, average, above)
}

/** @param value what the signal compares with, an edge or the typical rate, as a ratio
 *  @returns a value of the cell as a report cites it */
export function cellBenchmark(cell: EngagementCell, value: number): Benchmark {
  const { platform, basis, source } = cell.table
  return {
    value,
    source,
    basis: `${platformNames[platform]}, ${tierName(cell.tier)}, engagements per ${perUnit[basis]}`,
  }
}

/** 50,000 as 50K, 1,000,000 as 1M: tier edges are all round. */
function shortCount(count: number): string {
  return count >= 1_000_000 ? `${count / 1_000_000}M` : `${count / 1_000}K`
}
