/** The names of what is compared between creators, apart from the tables so that both tables can use them. */

/** What is compared: ratios of counts and the spread of counts over posts, all as medians of a creator's posts.
 *
 *  `viewSpread` and `likeSpread` are spreads over a creator's own posts: of the logarithm for views, relative to the
 *  median for likes on Instagram and TikTok. */
export const ratioMetrics = [
  'engagementPerFollower',
  'commentsPerLike',
  'commentsPerView',
  'likesPerView',
  'viewsPerFollower',
  'viewSpread',
  'likeSpread',
] as const
/** One of these names; the key of a row together with the platform. */
export type RatioMetric = (typeof ratioMetrics)[number]

/** Quantiles at .05, .25, .5, .75 and .95, rising. */
export type QuantileRow = readonly [number, number, number, number, number]
