/** One head's forecast from one creator's past: a centre, a width, and two ranges around the centre.
 *
 *  Everything happens on the scale of factors. The width is predicted for each creator, and the quantiles of errors in units
 *  of that width are what conformal prediction learnt from other creators (Papadopoulos 2008, normalised scores), so a
 *  steady creator gets a narrow range and a restless one a wide range, and both are right equally often. */
import { significant } from '../statistics/significant.ts'
import type { ForecastHead, Recency } from './forecast-model.ts'
import { type CountedPast, fifths, recencyLevels } from './recency-levels.ts'

/** Counts with a chance of 10, 50 and 90 in 100 that the truth is below.
 *
 *  p10 to p90 is the 80 % range: of a hundred creators like this one, about eighty end up inside, ten below and ten above. */
export interface ForecastRange {
  p10: number
  p50: number
  p90: number
}

/** What a head reads off a past; the lab fits heads to the same traits, so that both can never differ.
 *
 *  Nothing else of a post is read: neither its caption nor its kind. Whether the next post is a video or a picture is not
 *  known when a creator is booked, and the mix of the past is in the levels already. */
export interface PastTraits {
  posts: number
  /** Recencies × fifths. */
  levels: readonly number[]
  /** Spread of the logarithms of the posts as a standard deviation; 0 for one post. */
  ownSpread: number
  /** Mean days between posts; null for one post. */
  gapDays: number | null
}

/** Distance between the middles of the second and the fourth fifth of a standard normal distribution: the mean of the part
 *  between its 60 % and 80 % quantiles is .53, and the other one is its mirror. */
const normalFifthsDistance = 1.063

/** Posts' worth of scarcity in the width: `log(1 + 3 / n)` is 1.39 for one post, .26 for ten and next to nothing for a
 *  hundred. The width's own coefficient scales it. */
const scarcityPosts = 3

/** Several posts of one day are a rhythm of at most about fourteen posts a day. */
const gapDaysMin = 0.07

/** @param past at least one post, newest first
 *  @returns what the forecast depends on, beside the followers */
export function pastTraits(past: CountedPast, recencies: readonly Recency[]): PastTraits {
  const posts = past.logCounts.length
  // The spread looks at all posts alike: forgetting would leave a handful, too few to tell luck from restlessness.
  const even = recencyLevels(past, [{ unit: 'posts', halfLife: null }])
  const oldest = past.daysBack[posts - 1] ?? 0
  return {
    posts,
    levels: recencyLevels(past, recencies),
    ownSpread: ((even[3] ?? 0) - (even[1] ?? 0)) / normalFifthsDistance,
    gapDays: posts < 2 ? null : oldest / (posts - 1),
  }
}

/** The creator's own level: the weighted mean of all levels, before the usual shift.
 *
 *  @param weights as many as there are levels, adding up to 1, which is what makes the level move with the counts one to one
 *  @example levels 1, 2, 3 with weights .5, .25, .25 give 1.75 */
export function ownLevel(levels: readonly number[], weights: readonly number[]): number {
  return levels.reduce((sum, level, index) => sum + level * (weights[index] ?? 0), 0)
}

/** The centre of the forecast as a logarithm. With unknown followers the creator's own posts have the only say.
 *
 *  Few posts say little, so the fewer there are the more the level of creators of that size counts: shrinkage, as in any
 *  estimate of many means at once (James and Stein 1961). */
export function forecastCentre(head: ForecastHead, traits: PastTraits, followers: number | null): number {
  const own = ownLevel(traits.levels, head.weights)
  if (followers === null || followers < 1) return own + head.shift
  const { intercept, slope, posts } = head.expected
  const expected = intercept + slope * Math.log(followers)
  return (traits.posts * own + posts * expected) / (traits.posts + posts) + head.shift
}

/** What two posts of the creator differ by, where few posts lean on what is usual.
 *  @returns a standard deviation of logarithms, above 0 */
export function postSpread(
  { usualSpread }: Pick<ForecastHead, 'usualSpread'>,
  { posts, ownSpread }: PastTraits,
): number {
  const { value, posts: say } = usualSpread
  return Math.sqrt(((posts - 1) * ownSpread ** 2 + say * value ** 2) / (posts - 1 + say))
}

/** The three numbers that the width is a sum of, beside its intercept: how different the creator's posts are, how few they are,
 *  and how far apart in time, since the same number of posts reaches further into the future of a creator who posts seldom.
 *
 *  @returns logarithms; the coefficients of spread and scarcity are never negative, so a restless creator and a short past
 *  never have a narrower range */
export function widthTerms(
  head: Pick<ForecastHead, 'usualSpread' | 'usualGapDays'>,
  traits: PastTraits,
): { spread: number; scarcity: number; gap: number } {
  const { posts, gapDays } = traits
  return {
    spread: Math.log(postSpread(head, traits)),
    scarcity: Math.log(1 + scarcityPosts / posts),
    gap: Math.log(Math.max(gapDaysMin, gapDays ?? head.usualGapDays)),
  }
}

/** The unit in which errors of the median are counted. Only its differences between creators matter: what all of them have in
 *  common is in the error quantiles.
 *
 *  @returns the predicted size of the error on the scale of logarithms, above 0 */
export function forecastWidth(head: ForecastHead, traits: PastTraits): number {
  const terms = widthTerms(head, traits)
  const { intercept, spread, scarcity, gap } = head.width
  return Math.exp(intercept + spread * terms.spread + scarcity * terms.scarcity + gap * terms.gap)
}

/** How far a single post may be from the centre. It misses the median of the next posts by its own luck, and the median
 *  misses the centre by the creator's drift; both add up as variances, so the range of a post holds that of the median.
 *
 *  @param side the end of the median's range and that of the post, both in their own units
 *  @returns a distance on the scale of logarithms, with the sign of `side` */
function singleReach(width: number, spread: number, side: { median: number; single: number }): number {
  return Math.sign(side.median + side.single) * Math.hypot(side.median * width, side.single * spread)
}

/** @param past at least one post, newest first
 *  @param followers null where they are not known
 *  @returns the range of the median of the next posts and that of a single next post, around one centre */
export function headForecast(
  head: ForecastHead,
  recencies: readonly Recency[],
  past: CountedPast,
  followers: number | null,
): { median: ForecastRange; single: ForecastRange } {
  const traits = pastTraits(past, recencies)
  const centre = forecastCentre(head, traits, followers)
  const width = forecastWidth(head, traits)
  const spread = postSpread(head, traits)
  const { median, single } = head
  const range = (low: number, high: number) => ({
    p10: countOf(centre + low),
    p50: countOf(centre),
    p90: countOf(centre + high),
  })
  return {
    median: range(median.low * width, median.high * width),
    single: range(
      singleReach(width, spread, { median: median.low, single: single.low }),
      singleReach(width, spread, { median: median.high, single: single.high }),
    ),
  }
}

/** Less than half a count is none: nobody can leave a third of a comment. */
function countOf(log: number): number {
  const count = Math.exp(log)
  return count < 0.5 ? 0 : significant(count)
}

/** The lab asks before it fits, and a test before it trusts a stored head.
 *  @returns the number of weights that a head needs: one for each recency and fifth */
export function weightCount(recencies: readonly Recency[]): number {
  return recencies.length * fifths
}
