import type { Platform } from '../snapshot/snapshot.ts'
import { tierName, tierOf } from './benchmarks.ts'
import type { QuantileRow, RatioMetric } from './ratio-metrics.ts'
import type { Provenance } from './sourced.ts'
import { tierRows } from './tier-quantiles.ts'

export { type QuantileRow, type RatioMetric, ratioMetrics } from './ratio-metrics.ts'

/** How ordinary creators spread, measured on public creator sets. A value is called unusual by its place in these, not by a
 *  rule of thumb: the published rule that likes spread by 40 to 100 %, for one, would accuse most creators of 2017.
 *
 *  The innocent reading is built in: an untouched creator lies outside the outer quantiles on either side one time in
 *  ten, so being outside begins a question and never ends one. Years matter too; all sets say theirs. */

/** Quantiles of the creators' own medians.
 *
 *  `q05` is what one creator in twenty lies below. Ratios are plain ratios: .0070 comments per like is 7 comments for
 *  1,000 likes. */
export interface ReferenceQuantiles extends Provenance {
  platform: Platform
  metric: RatioMetric
  /** Number of creators measured. */
  creators: number
  q05: number
  q25: number
  q50: number
  q75: number
  q95: number
}

/** Sources as a report cites them. The sets hold untouched creators, as far as anybody can know. */
const instagram2020 = 'Measured on 333 public Instagram creators above 1M followers (2020)'
const instagram2017 = 'Measured on 632 public Instagram creators above 100K followers (2017)'
const tiktok2020 = 'Measured on 1,137 public TikTok creators (2020)'
const youtube2022 = 'Measured on 14 public YouTube channels (2022)'

/** Measured once by the laboratory's public sets; a platform that is missing was never measured.
 *
 *  A reference of 14 channels fixes the middle and hardly the tails; signals weigh by `creators` for this reason. */
export const referenceQuantiles: readonly ReferenceQuantiles[] = [
  row('instagram', 'engagementPerFollower', instagram2020, 333, [0.0013, 0.0042, 0.0123, 0.034, 0.095]),
  row('instagram', 'commentsPerLike', instagram2020, 333, [0.0026, 0.0043, 0.007, 0.0111, 0.0239]),
  row('tiktok', 'commentsPerLike', tiktok2020, 1137, [0.0026, 0.005, 0.0075, 0.0124, 0.0277]),
  row('youtube', 'commentsPerLike', youtube2022, 14, [0.0257, 0.0418, 0.0782, 0.0908, 0.191]),
  row('tiktok', 'commentsPerView', tiktok2020, 1137, [0.0003, 0.0007, 0.0011, 0.0019, 0.0045]),
  row('tiktok', 'likesPerView', tiktok2020, 1137, [0.065, 0.109, 0.155, 0.194, 0.254]),
  row('youtube', 'likesPerView', youtube2022, 14, [0.013, 0.017, 0.027, 0.039, 0.06]),
  row('tiktok', 'viewsPerFollower', tiktok2020, 1137, [0.024, 0.074, 0.156, 0.334, 0.899]),
  row('tiktok', 'viewSpread', tiktok2020, 1137, [0.343, 0.517, 0.675, 0.882, 1.35]),
  row('youtube', 'viewSpread', youtube2022, 14, [0.36, 0.554, 0.765, 0.916, 1.39]),
  row('instagram', 'likeSpread', instagram2017, 632, [0.118, 0.196, 0.276, 0.408, 0.665]),
  row('tiktok', 'likeSpread', tiktok2020, 1137, [0.379, 0.568, 0.757, 0.967, 1.38]),
]

/** No platform answers for another: a like for each view means something else on every one of them. Within a platform creators of
 *  the same size answer where thirty of them were measured, else creators of all sizes.
 *
 *  @param followers decides the tier; null or absent asks for all sizes
 *  @returns the reference of a platform; null where nothing was measured */
export function referenceOf(
  platform: Platform,
  metric: RatioMetric,
  followers: number | null = null,
): ReferenceQuantiles | null {
  const all = referenceQuantiles.find((row) => row.platform === platform && row.metric === metric) ?? null
  const tier = followers === null ? null : tierOf(followers)
  const own = tierRows.find((row) => row.platform === platform && row.metric === metric && row.tier === tier)
  if (all === null || own === undefined) return all
  const year = own.platform === 'instagram' && own.tier < 6 ? 2017 : 2020
  const name = own.platform === 'instagram' ? 'Instagram' : 'TikTok'
  const source = `Measured on ${own.creators} public ${name} creators with ${tierName(own.tier)} (${year})`
  return row(platform, metric, source, own.creators, own.quantiles)
}

/** How far a value lies from the typical creator, in standard deviations of the logarithm, each half with its own spread.
 *  Real creators have heavier tails than the normal law: 3 is unusual here, not impossible.
 *
 *  The outer quantiles of the normal law lie 1.6449 standard deviations out, hence the factor. The two halves differ
 *  because bought counts have only ever pushed one way, and tastes push both.
 *
 *  @param value positive; 0 answers −∞
 *  @returns negative below the typical value
 *  @example for TikTok likes per view, .155 lies at 0, .254 at 1.64, .065 at −1.64 */
export function logPosition(reference: ReferenceQuantiles, value: number): number {
  const { q05, q50, q95 } = reference
  const half = value < q50 ? Math.log(q50 / q05) : Math.log(q95 / q50)
  return (Math.log(value / q50) * 1.6449) / half
}

/** Used for key figures, where a reader asks "better than how many". Outside the quantiles the place tends to 0 and 1
 *  without reaching 1, so nobody is told that no creator is above him.
 *
 *  @returns where a value stands among the measured creators, 0 to 1, interpolated between the five quantiles
 *  @example for TikTok likes per view, .109 stands at 0.25 and .155 at 0.5 */
export function referencePercentile(reference: ReferenceQuantiles, value: number): number {
  const edges = [reference.q05, reference.q25, reference.q50, reference.q75, reference.q95]
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
  if (!(value > reference.q05)) return (0.05 * value) / reference.q05
  if (value >= reference.q95) return 1 - (0.05 * reference.q95) / value
  const above = edges.findIndex((edge) => value < edge)
  const [from, to] = [edges[above - 1] ?? value, edges[above] ?? value]
  const [low, high] = [shares[above - 1] ?? 0.5, shares[above] ?? 0.5]
  return low + ((high - low) * (value - from)) / (to - from)
}

/** One line of the table; all of it is measured by us.
 *  @param quantiles at .05, .25, .5, .75 and .95, rising */
function row(
  platform: Platform,
  metric: RatioMetric,
  source: string,
  creators: number,
  [q05, q25, q50, q75, q95]: QuantileRow,
): ReferenceQuantiles {
  return { platform, metric, source, grade: 'measured', creators, q05, q25, q50, q75, q95 }
}
