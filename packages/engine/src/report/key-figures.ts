import { referenceOf, referencePercentile } from '../benchmarks/reference-quantiles.ts'
import type { Facts } from '../facts.ts'
import type { EngagementReading } from '../posts/engagement-reading.ts'
import { knownCounts, recentPosts } from '../posts/recent-posts.ts'
import { marketPrice } from '../price/market-price.ts'
import { nextPost } from '../reach/next-post.ts'
import { postReach } from '../reach/post-reach.ts'
import { planOf } from '../roi/plan.ts'
import type { RoiCreator, RoiInput } from '../roi/roi-input.ts'
import { usualPost } from '../roi/usual-post.ts'
import { median } from '../statistics/quantile.ts'
import { significantOrNull } from '../statistics/significant.ts'
import { perUnit, sourceInSentence } from '../verdict/wording.ts'
import { credibleShare } from './assess-figures.ts'
import type { KeyFigure } from './report.ts'

/** The six figures at the top of a report. Each names its basis and the sample behind it; what cannot be known is null,
 *  never 0. Reach and price are the forecast's own estimates of one usual post and are given as 10th, 50th and 90th percentile.
 *
 *  The order is fixed and every figure is always there, because a page lays them out in a grid. None of them enters
 *  the verdict.
 *
 *  @param reading the engagement rate; null where no post has one, or where derived figures are withheld
 *  @param creator as a forecast reads it off the report; null where derived figures are withheld
 *  @returns followers, median views, engagement rate, reach, price, credible followers; six significant digits */
export function keyFigures(facts: Facts, reading: EngagementReading | null, creator: RoiCreator | null): KeyFigure[] {
  return [
    followersFigure(facts),
    viewsFigure(facts),
    rateFigure(reading),
    reachFigure(facts, creator),
    priceFigure(creator),
    credibleFigure(facts),
  ].map((figure) => ({
    ...figure,
    value: significantOrNull(figure.value),
    low: significantOrNull(figure.low),
    high: significantOrNull(figure.high),
    percentile: significantOrNull(figure.percentile),
  }))
}

/** Less than half a cent is no price. */
const priceMin = 0.005

/** The count as it was given, and by whom. Rounded counts say so: 1.24M may be 1,235,000 or 1,244,999. */
function followersFigure({ followers, snapshot }: Facts): KeyFigure {
  const said = snapshot.source.basis === 'import' ? 'from the file' : 'as shown by the platform'
  const basis = snapshot.profile?.followersRounded === true ? `${said}, rounded` : said
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
    reading === null ? 'no posts with counts' : `engagements per ${perUnit[reading.basis]}, median of the latest posts`
  return {
    ...figure('engagement-rate', 'Engagement rate', 'ratio', reading?.rate ?? null, basis),
    sample: reading?.posts ?? null,
    percentile: reading?.percentile ?? null,
  }
}

/** Reach of one usual post, by the estimator that every forecast uses. It counts all accounts, and says so in its name. */
function reachFigure({ snapshot }: Facts, creator: RoiCreator | null): KeyFigure {
  const label = 'Reach per post, all accounts'
  const reach = creator === null ? null : postReach(creator)
  if (reach === null) return figure('estimated-reach', label, 'people', null, 'needs followers, views or likes')
  const { p10, p50, p90, basis, from } = reach
  const sample = from === 'views' || from === 'likes' ? (nextPost(snapshot, from)?.posts ?? null) : null
  return { ...figure('estimated-reach', label, 'people', p50, basis), low: p10, high: p90, sample }
}

/** Market price of one usual post, by the estimator that every forecast uses. Rights, exclusivity and production are not in it.
 *
 *  @returns US dollars; null without a base, and where nobody would see the post */
function priceFigure(creator: RoiCreator | null): KeyFigure {
  const label = 'Estimated price per post'
  const input: RoiInput | null = creator && { creator, campaign: usualPost, calibration: null }
  const plan = input && planOf(input)
  const price = input && plan && marketPrice(input, plan)
  if (price === null || price.p50 < priceMin) {
    return figure('estimated-price', label, 'USD', null, 'needs followers, views or likes')
  }
  const { p10, p50, p90, basis, source } = price
  return {
    ...figure('estimated-price', label, 'USD', p50, `${basis}. Source: ${sourceInSentence(source)}`),
    low: p10,
    high: p90,
  }
}

/** Followers that are left when those that look inauthentic are taken off; the interval is the estimate's. What a newcomer would get wrong is to take
 *  the newest for all: the same report says of the others that it can't tell. */
function credibleFigure({ followers, audience }: Facts): KeyFigure {
  const label = 'Credible followers'
  const unknown = (basis: string) => figure('credible-followers', label, 'people', null, basis)
  if (followers === null || audience === null) return unknown('needs a follower sample')
  if (audience.method !== 'random' && audience.method !== 'full')
    return unknown('needs a random follower sample; the newest say little about the others')
  const { share, low, high } = credibleShare(audience.suspicious)
  const value = Math.round(followers * share)
  return {
    ...figure('credible-followers', label, 'people', value, 'followers that don’t look inauthentic'),
    sample: audience.suspicious.sampled,
    low: Math.round(followers * low),
    high: Math.round(followers * high),
  }
}

/** A figure without range, sample and place; those that have them fill them in.
 *
 *  @param id stable, by which a page finds the figure
 *  @param value null where it is not known, and never 0 for that
 *  @param basis what it was taken from, or what is missing */
function figure(id: string, label: string, unit: string, value: number | null, basis: string): KeyFigure {
  return { id, label, value, unit, basis, sample: null, low: null, high: null, percentile: null }
}
