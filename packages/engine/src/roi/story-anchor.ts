import type { Range } from '../benchmarks/reach-shares.ts'
import type { Sourced } from '../benchmarks/sourced.ts'
import { z90 } from '../statistics/log-range.ts'
import { clickRows } from './click-rates.ts'

/** One published figure that spans two steps at once: people who follow the link of a story, for each *follower*. It keeps the
 *  chain of reach and clicks sane.
 *
 *  The two steps taken alone say .14 % (7 % see the story, 2 % of them click); practitioners count .5 to 1 %. Neither is
 *  measured well. So the three statements are weighed by their spreads: reach and click rate move up together, each by
 *  as much as it is uncertain, and both stay inside their own published ranges. What a newcomer would get wrong is to
 *  replace one figure by the other: that throws away whichever was asked second. */

/** People who see a story, for each follower. */
export const storyReach = {
  rates: [0.03, 0.07, 0.12] as Range,
  source: 'Our interpretation of MightyScout (3%), SponsorRate (10%) and influencerfee (5% to 15%)',
  grade: 'proposal',
} as const

/** Visits of the landing page for each follower and story. */
export const storyVisits: Sourced = {
  value: 0.00707,
  basis: 'visits per follower for a story with a link, midpoint of 0.5% to 1%',
  source: 'Swaylytics (a practitioner): 0.8% to 1% of followers, later 0.5%',
  grade: 'C',
}

/** How far a single practitioner's figure may be off, as a standard deviation of the logarithm: by a factor of 1.8.
 *
 *  A proposal: the two ends of the figure differ by a factor of two, and it comes from one trade. */
const visitsSpread = 0.6

/** A quantity whose logarithm has the normal law. */
interface NormalLog {
  middle: number
  spread: number
}

/** A published triple leans a little; its outer percentiles alone give the spread here. */
function normalOf([p10, p50, p90]: Range): NormalLog {
  return { middle: Math.log(p50), spread: Math.log(p90 / p10) / (2 * z90) }
}

/** The normal law conditioned on a noisy sum, one step of a Kalman filter.
 *
 *  @param own the quantity to update
 *  @param other what it is added to
 *  @param sum the logarithm that was observed for the sum
 *  @returns the quantity as 10th, 50th and 90th percentile */
function given(own: NormalLog, other: NormalLog, sum: NormalLog): Range {
  const variance = own.spread ** 2 + other.spread ** 2 + sum.spread ** 2
  const gain = own.spread ** 2 / variance
  const middle = own.middle + gain * (sum.middle - own.middle - other.middle)
  const spread = own.spread * Math.sqrt(1 - gain)
  return [Math.exp(middle - z90 * spread), Math.exp(middle), Math.exp(middle + z90 * spread)]
}

const stickerRates: Range = clickRows.find(({ place }) => place === 'sticker')?.rates ?? [0.008, 0.02, 0.05]
const visits: NormalLog = { middle: Math.log(storyVisits.value), spread: visitsSpread }

/** Story reach for each follower after the anchor: .058, .105, .192. */
export const anchoredStoryReach: Range = given(normalOf(storyReach.rates), normalOf(stickerRates), visits)

/** Clicks for each viewer of a story after the anchor: .021, .041, .081. */
export const anchoredStoryClicks: Range = given(normalOf(stickerRates), normalOf(storyReach.rates), visits)
