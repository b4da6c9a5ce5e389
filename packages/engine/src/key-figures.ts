import { priceRows } from './benchmarks/prices.ts'
import { impressionsPerReach, type Range, reachRows, sizeOf } from './benchmarks/reach-shares.ts'
import { referenceOf, referencePercentile } from './benchmarks/reference-quantiles.ts'
import type { Facts } from './facts.ts'
import type { EngagementReading } from './posts/engagement-reading.ts'
import { knownCounts, recentPosts } from './posts/recent-posts.ts'
import type { KeyFigure } from './report.ts'
import { median } from './statistics/quantile.ts'
import { significantOrNull } from './statistics/significant.ts'
import { perUnit } from './wording.ts'

/** The six figures at the top of a report. Each names its basis and the sample behind it; what cannot be known is null,
 *  never 0. Reach and price are estimates from published tables and are given as 10th, 50th and 90th percentile.
 *
 *  The order is fixed and every figure is always there, because a page lays them out in a grid. None of them enters
 *  the verdict.
 *
 *  @param reading the engagement rate; null where no post has one, or where derived figures are withheld
 *  @returns followers, median views, engagement rate, reach, price, credible followers; six significant digits */
export function keyFigures(facts: Facts, reading: EngagementReading | null): KeyFigure[] {
  const reach = reachOf(facts)
  return [
    followersFigure(facts),
    viewsFigure(facts),
    rateFigure(reading),
    reachFigure(reach),
    priceFigure(facts, reach),
    credibleFigure(facts),
  ].map((figure) => ({
    ...figure,
    value: significantOrNull(figure.value),
    low: significantOrNull(figure.low),
    high: significantOrNull(figure.high),
    percentile: significantOrNull(figure.percentile),
  }))
}

/** The count as shown. Rounded counts say so: 1.24M may be 1,235,000 or 1,244,999. */
function followersFigure({ followers, snapshot }: Facts): KeyFigure {
  const basis =
    snapshot.profile?.followersRounded === true ? 'as the platform shows it, rounded' : 'as the platform shows it'
  return figure('followers', 'Followers', 'people', followers, basis)
}

/** Median views of the latest posts; its place is that of views per follower, because views alone only show size.
 *  @returns value null where no view count is known, percentile null where nobody measured the platform */
function viewsFigure(facts: Facts): KeyFigure {
  const views = knownCounts(recentPosts(facts), 'views')
  const value = views.length === 0 ? null : median(views)
  const reference = referenceOf(facts.snapshot.platform, 'viewsPerFollower')
  const ratio = value === null || facts.followers === null || facts.followers === 0 ? null : value / facts.followers
  return {
    ...figure('median-views', 'Median views', 'views', value, 'latest posts'),
    sample: views.length,
    percentile: reference === null || ratio === null ? null : referencePercentile(reference, ratio),
  }
}

/** The engagement rate, with the basis in words: without it the figure cannot be compared with anybody else's. */
function rateFigure(reading: EngagementReading | null): KeyFigure {
  const basis =
    reading === null ? 'no post with counts' : `engagements per ${perUnit[reading.basis]}, median of the latest posts`
  return {
    ...figure('engagement-rate', 'Engagement rate', 'ratio', reading?.rate ?? null, basis),
    sample: reading?.posts ?? null,
    percentile: reading?.percentile ?? null,
  }
}

/** A range with what it stands on.
 *
 *  Low, middle and high with the words that name their source. */
interface Estimate {
  range: Range
  basis: string
  sample: number | null
}

/** Reach of one post: a share of median views where the platform counts them, else of followers.
 *  @returns null where the base is unknown: a share of nothing known is not known either */
function reachOf(facts: Facts): Estimate | null {
  const row = reachRows.find(({ platform }) => platform === facts.snapshot.platform)
  const shares = row?.sizes[sizeOf(facts.followers ?? 0)]
  if (row === undefined || shares === undefined) return null
  const views = knownCounts(recentPosts(facts), 'views')
  const base = row.of === 'followers' ? facts.followers : views.length === 0 ? null : median(views)
  if (base === null) return null
  const [low, middle, high] = shares
  const basis = row.of === 'followers' ? `share of followers (${row.source})` : `share of median views (${row.source})`
  return { range: [base * low, base * middle, base * high], basis, sample: row.of === 'views' ? views.length : null }
}

/** Reach as 10th, 50th and 90th percentile. No interval of ours: it is the spread of published factors. */
function reachFigure(reach: Estimate | null): KeyFigure {
  const basis = reach?.basis ?? 'needs followers or views'
  return { ...figure('estimated-reach', 'Estimated reach of a post', 'people', null, basis), ...ranged(reach) }
}

/** Price of one sponsored post: what is counted, times the market's price for a thousand of it.
 *  @returns US dollars; null without a base. Rights, exclusivity and production are not in it */
function priceFigure(facts: Facts, reach: Estimate | null): KeyFigure {
  const row = priceRows.find(({ platform }) => platform === facts.snapshot.platform)
  const prices = row?.sizes[sizeOf(facts.followers ?? 0)]
  const views = knownCounts(recentPosts(facts), 'views')
  const counted = row?.per === 'views' ? viewsRange(views) : impressionsRange(facts, reach)
  if (row === undefined || prices === undefined || counted === null) {
    return figure('estimated-price', 'Estimated price of a post', 'USD', null, 'needs followers or views')
  }
  const basis = `${row.format}, price per 1,000 ${row.per} (${row.source})`
  return {
    ...figure('estimated-price', 'Estimated price of a post', 'USD', null, basis),
    ...ranged({ range: product(counted, prices), basis, sample: row.per === 'views' ? views.length : null }),
  }
}

/** Thousands of views of a typical post, the same at all three percentiles. Their own spread is left to the price: a fee is agreed on before the post is seen. */
function viewsRange(views: readonly number[]): Range | null {
  const middle = views.length === 0 ? 0 : median(views) / 1_000
  return middle > 0 ? [middle, middle, middle] : null
}

/** Thousands of impressions, with the spread of the reach: on Instagram a person who is reached sees a post about three times over its life. */
function impressionsRange({ snapshot }: Facts, reach: Estimate | null): Range | null {
  const times = snapshot.platform === 'instagram' ? impressionsPerReach.value / 1_000 : 1 / 1_000
  return reach !== null && reach.range[1] > 0
    ? [reach.range[0] * times, reach.range[1] * times, reach.range[2] * times]
    : null
}

/** Product of two uncertain positive quantities: their spreads add up as squares on a scale of factors, because both being
 *  at their lowest at once is rarer than either.
 *
 *  @example (10, 20, 40) times (5, 10, 20): 200, with ends at e^±.98 of it, 75 and 533, and not 50 and 800 */
function product(a: Range, b: Range): Range {
  const middle = a[1] * b[1]
  const down = Math.hypot(Math.log(a[1] / a[0]), Math.log(b[1] / b[0]))
  const up = Math.hypot(Math.log(a[2] / a[1]), Math.log(b[2] / b[1]))
  return [middle * Math.exp(-down), middle, middle * Math.exp(up)]
}

/** Followers that are left when those that look inauthentic are taken off; the interval is the estimate's. */
function credibleFigure({ followers, audience }: Facts): KeyFigure {
  const label = 'Credible followers'
  if (followers === null || audience === null) {
    return figure('credible-followers', label, 'people', null, 'needs a sample of the followers')
  }
  const { share, low, high, sampled } = audience.suspicious
  const projected = audience.method === 'random' || audience.method === 'full'
  const basis = projected
    ? 'followers that do not look inauthentic'
    : 'followers that do not look inauthentic, from a sample that was not random'
  return {
    ...figure('credible-followers', label, 'people', Math.round(followers * (1 - share)), basis),
    sample: sampled,
    low: Math.round(followers * (1 - high)),
    high: Math.round(followers * (1 - low)),
  }
}

/** The three numbers of a figure from a range, whole where they are large enough for parts to mean nothing: from 100 on.
 *
 *  Half a follower reads as false precision, half a cent of a price does not matter above a hundred dollars. */
function ranged(estimate: Estimate | null): Pick<KeyFigure, 'value' | 'low' | 'high' | 'sample'> {
  if (estimate === null) return { value: null, low: null, high: null, sample: null }
  const [low, value, high] = estimate.range.map((end) => (end >= 100 ? Math.round(end) : end))
  return { value: value ?? null, low: low ?? null, high: high ?? null, sample: estimate.sample }
}

/** A figure without range, sample and place; those that have them fill them in.
 *
 *  @param id stable, by which a page finds the figure
 *  @param value null where it is not known, and never 0 for that
 *  @param basis what it was taken from, or what is missing */
function figure(id: string, label: string, unit: string, value: number | null, basis: string): KeyFigure {
  return { id, label, value, unit, basis, sample: null, low: null, high: null, percentile: null }
}
