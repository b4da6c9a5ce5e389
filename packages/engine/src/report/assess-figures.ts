import type { EngagementReading } from '../posts/engagement-reading.ts'
import { significant, significantOrNull } from '../statistics/significant.ts'
import type { Engagement, EstimatedShare, Report } from './report.ts'

/** Estimates as a report states them: rounded to six significant digits, and without what only the engine needs.
 *
 *  What a newcomer would get wrong is to round earlier: what is still computed with keeps its full precision, or the
 *  rounding errors would add up. */

/** Shares are estimated in full precision and stated with six digits.
 *
 *  Null is not handled here: an estimate that was not made has no share to state. */
export function statedShare({ share, low, high, sampled }: EstimatedShare): EstimatedShare {
  return { share: significant(share), low: significant(low), high: significant(high), sampled }
}

/** The other side of a share that looks inauthentic: what is left when it is taken off. Its ends change places.
 *
 *  @example .18 (.15 to .22) inauthentic leaves .82 (.78 to .85) */
export function credibleShare({ share, low, high }: Pick<EstimatedShare, 'share' | 'low' | 'high'>): {
  share: number
  low: number
  high: number
} {
  return { share: 1 - share, low: 1 - high, high: 1 - low }
}

/** The four types as shares of the sample; they add up to 1 but for rounding in the sixth digit.
 *
 *  Each is rounded by itself, so nobody's share depends on the order of the four. */
export function statedTypes({
  real,
  influencer,
  mass,
  suspicious,
}: Report['audienceTypes'] & object): Report['audienceTypes'] {
  return {
    real: significant(real),
    influencer: significant(influencer),
    mass: significant(mass),
    suspicious: significant(suspicious),
  }
}

/** The rate without the single posts that it was computed from; those are in the chart. */
export function statedEngagement(reading: EngagementReading | null): Engagement | null {
  if (reading === null) return null
  const { rate, basis, posts, tierMedian, percentile, band } = reading
  return {
    rate: significant(rate),
    basis,
    posts,
    tierMedian: significantOrNull(tierMedian),
    percentile: significantOrNull(percentile),
    band,
  }
}
