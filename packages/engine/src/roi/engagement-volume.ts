import { engagementCell } from '../benchmarks/benchmarks.ts'
import { referenceOf } from '../benchmarks/reference-quantiles.ts'
import { estimateRange } from '../reach/estimate-range.ts'
import { knownQuantity, knownValue } from '../statistics/known-value.ts'
import { certain, combined, type LogRange, spanning } from '../statistics/log-range.ts'
import { active, type Factor, type FactorKind, on } from './factor.ts'
import type { RoiInput } from './roi-input.ts'

/** Likes and comments that one post will get. They earn nothing in the chain of return; earned media values and the cost of an
 *  engagement are made of them. */
export interface EngagementVolume {
  /** Whether the creator's own likes or rate stand behind it. */
  kind: FactorKind
  /** Likes and comments of one post together. */
  total: LogRange
  /** Comments for each like, to tell the two apart. */
  commentsPerLike: number
}

/** How far one post lies from a creator's median, where only the median is known: two thirds to one and a half times of it.
 *
 *  A proposal. It is narrower than likes spread over the posts of the reference sets, where the middle creator's spread is a
 *  quarter of the median on Instagram and three quarters on TikTok, because a paid post is planned and a usual one is not. */
const onePost: LogRange = spanning(0.65, 1, 1.5)
/** Comments for each like where neither the creator nor the platform was measured: between the measured middles of Instagram
 *  (.0070) and TikTok (.0075). */
const usualCommentsPerLike = 0.0073

/** From the best that is known: likes as forecast, else the creator's own rate, else the typical rate of the size.
 *
 *  @returns null where neither likes nor a rate are known and no table has a typical rate
 *  @example 1,000 likes as forecast and .01 comments per like: 1,010 a post. A rate of .02 on 50,000 followers: 1,000 a post,
 *  650 and 1,500 at the ends */
export function engagementVolume(input: RoiInput): EngagementVolume | null {
  const { creator } = input
  const reference = referenceOf(creator.platform, 'commentsPerLike')?.q50 ?? usualCommentsPerLike
  const commentsPerLike = knownValue(creator.commentsPerLike, 0, 10) ?? reference
  const likes = estimateRange(creator.likes)
  if (likes !== null && likes.middle > 0) {
    const [low, middle, high] = likes.ends
    const times = 1 + commentsPerLike
    return { kind: 'measured', total: spanning(low * times, middle * times, high * times), commentsPerLike }
  }
  const rated = ratedEngagement(input)
  return rated === null ? null : { kind: rated.kind, total: combined(rated.typical, onePost), commentsPerLike }
}

/** A rate times its own denominator; the creator's rate where it is known, else the typical one of the size.
 *
 *  Rates are never moved to another denominator, so a rate on views is worth nothing where views are not known. */
function ratedEngagement({ creator }: RoiInput): { kind: FactorKind; typical: LogRange } | null {
  const views = knownQuantity(creator.views?.p50)
  const followers = knownQuantity(creator.followers)
  const own = knownValue(creator.engagement?.rate, 0, 10)
  if (creator.engagement !== null && own !== null) {
    const base = creator.engagement.basis === 'views' ? views : followers
    if (base !== null) return { kind: 'measured', typical: certain(own * base) }
  }
  for (const basis of ['followers', 'subscribers', 'views'] as const) {
    const cell = followers === null ? null : engagementCell(creator.platform, followers, basis)
    const base = basis === 'views' ? views : followers
    if (cell !== null && base !== null) return { kind: 'default', typical: certain(cell.tierMedian * base) }
  }
  return null
}

/** The row of the table: it moves the cost of an engagement and no other figure.
 *
 *  The typical rate of a size is a stand-in of the weakest kind: between the quartiles alone creators above a million followers
 *  on Instagram differ by a factor of eight (.0042 to .034). */
export const engagementFactor: Factor = active({
  ...{ id: 'engagements', number: null, title: 'Likes and comments per post', scope: 'creator' },
  ...{
    moves: 'engagements',
    direction: 'up',
    size: 'as forecast; otherwise the creator’s rate, or the typical rate for the size',
  },
  ...{ source: 'Modash engagement calculators where nothing was measured', grade: 'B' },
  read(input) {
    const volume = engagementVolume(input)
    if (volume === null) return null
    const effects = [on('engagements', volume.total)]
    return { kind: volume.kind, value: Math.exp(volume.total.p50), unit: 'per post', effects }
  },
})
