/** What X charges for each thing that it returns, in thousandths of a dollar, and what one check may cost. */

/** X's price list of August 2026. */
export const xMills = { user: 10, follower: 10, post: 5 } as const

/** The bucket in which spending is counted, in thousandths of a dollar. */
export const spendingBucket = 'mills'
export const millsPerUsd = 1_000

/** Latest posts that a check reads. */
export const xPostsMax = 30
/** Followers that a page asks for: enough to narrow an interval, few enough to stop in time. */
export const followersPerPage = 50

/** @param followersMax how many followers a check may read.
 *  @returns the most that one check costs, in dollars. */
export function xCheckUsdMax(followersMax: number): number {
  return (xMills.user + xPostsMax * xMills.post + followersMax * xMills.follower) / millsPerUsd
}
