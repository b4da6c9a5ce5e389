import type { Platform } from '../snapshot/snapshot.ts'
import type { QuantileRow, RatioMetric } from './ratio-metrics.ts'

/** How ordinary creators of one size spread, where the size matters: on TikTok a like of a small creator brings two and a half times as
 *  many comments as one of a large creator, so one table for all would call small creators chatty and large ones silent.
 *
 *  Tiers with fewer than thirty measured creators have no row; the table for all sizes answers for them. Views per follower hardly
 *  differ by tier and have none at all. Ratios are medians of a creator's posts. */

/** One tier's quantiles. */
export interface TierRow {
  platform: Platform
  metric: RatioMetric
  /** Position in `tierEdges`: 2 is 10K to 50K followers, 6 above 1M. */
  tier: number
  creators: number
  /** At .05, .25, .5, .75 and .95. */
  quantiles: QuantileRow
}

/** Measured on public TikTok creators (2020) and Instagram creators (2017 below a million followers, 2020 above). */
export const tierRows: readonly TierRow[] = [
  row('tiktok', 'commentsPerLike', 2, 80, [0.0077, 0.0125, 0.0171, 0.0254, 0.0454]),
  row('tiktok', 'commentsPerLike', 3, 33, [0.0063, 0.0113, 0.0163, 0.0232, 0.0331]),
  row('tiktok', 'commentsPerLike', 4, 121, [0.0042, 0.0066, 0.0101, 0.017, 0.0354]),
  row('tiktok', 'commentsPerLike', 5, 90, [0.0036, 0.0058, 0.008, 0.0129, 0.0229]),
  row('tiktok', 'commentsPerLike', 6, 774, [0.0027, 0.0047, 0.0065, 0.0095, 0.0193]),
  row('tiktok', 'commentsPerView', 2, 80, [0.00047, 0.00128, 0.00241, 0.00394, 0.0083]),
  row('tiktok', 'commentsPerView', 3, 33, [0.00076, 0.00128, 0.00257, 0.00394, 0.0056]),
  row('tiktok', 'commentsPerView', 4, 121, [0.00042, 0.00074, 0.00125, 0.0022, 0.00501]),
  row('tiktok', 'commentsPerView', 5, 90, [0.00027, 0.00068, 0.00107, 0.00189, 0.00362]),
  row('tiktok', 'commentsPerView', 6, 774, [0.00028, 0.00064, 0.00101, 0.00156, 0.00313]),
  row('tiktok', 'likesPerView', 2, 83, [0.048, 0.097, 0.146, 0.194, 0.254]),
  row('tiktok', 'likesPerView', 3, 36, [0.053, 0.128, 0.159, 0.178, 0.272]),
  row('tiktok', 'likesPerView', 4, 122, [0.054, 0.094, 0.13, 0.182, 0.222]),
  row('tiktok', 'likesPerView', 5, 92, [0.067, 0.088, 0.121, 0.177, 0.255]),
  row('tiktok', 'likesPerView', 6, 783, [0.075, 0.118, 0.162, 0.197, 0.256]),
  row('instagram', 'engagementPerFollower', 4, 367, [0.005, 0.0114, 0.0191, 0.0318, 0.0578]),
  row('instagram', 'engagementPerFollower', 5, 121, [0.0033, 0.0086, 0.015, 0.0259, 0.0525]),
  row('instagram', 'engagementPerFollower', 6, 333, [0.0013, 0.0042, 0.0123, 0.034, 0.095]),
]

/** A row of the table above, one line each so that the columns can be compared by eye.
 *  @returns the row with its names */
function row(platform: Platform, metric: RatioMetric, tier: number, creators: number, quantiles: QuantileRow): TierRow {
  return { platform, metric, tier, creators, quantiles }
}
